import Testing

/// What a parameter is called that takes what a static function gives out.
@Suite struct GivenByFunctionHintTests {
    private static let factory = """
        protocol Checking { func check() }
        final class Checker: Checking { func check() {} }
        final class CheckFactory {
            private static var shared: Checking = Checker()
            static func makeLuggageChecker() -> Checking { return shared }
            static func createShared() -> Checking { return shared }
            static func builder() -> Checking { return shared }
        }
        final class Depot {
            private static let one = Depot()
            static func instanceInUse() -> Depot { one }
            static func first() -> Depot { one }
            func put() {}
        }
        final class Yard {
            private static let near = Yard()
            private static let far = Yard()
            static func nearest() -> Yard { near }
            static func farthest() -> Yard { far }
            func put() {}
        }
        final class Stock {
            static func getStore() -> Stock { one }
            private static let one = Stock()
            func put() {}
        }

        """

    @Test(arguments: [
        // The thing is handed over, and nothing that makes it.
        ("CheckFactory.makeLuggageChecker().check()", "init(luggageChecker:)"),
        ("CheckFactory.createShared().check()", "init(checking:)"),
        // How it is found is nothing to those who have it.
        ("Depot.instanceInUse().put()", "init(depot:)"),
        ("Stock.getStore().put()", "init(stock:)"),
        // Of several, or by another name, the function says which.
        ("Yard.nearest().put()", "init(nearest:)"),
        ("CheckFactory.builder().check()", "init(builder:)"),
    ])
    func isNamedAfterWhatIsGiven(code: String, initializer: String) {
        let text = Self.factory + "final class Tour { init() {} ; func go() { \(code) } }"
        #expect(
            hints(text, only: "singleton") == [
                "Let Tour take it through its initializer: `init()` becomes `\(initializer)`"
            ])
    }
}
