import Testing

/// What is taken instead of made or located on the spot, as whole sentences.
@Suite struct MadeOnTheSpotHintTests {
    @Test(arguments: [
        ("private let loader: Loading = Loader()", "the protocol Loading"),
        ("private let loader = Loader()", "the protocol Loading"),
        ("private let loader = Reloader()", "Reloader, or a protocol of it,"),
        ("private let loader: Reloading = Reloader()", "the protocol Reloading"),
    ])
    func whatIsKeptAsAProtocolIsTakenAsOne(code: String, taken: String) {
        let text = """
            protocol Loading { func load() }
            protocol Reloading { func load() }
            final class Reloader: Loading, Reloading { func load() {} }
            final class Loader: Loading { func load() {} }
            final class FeedViewModel { \(code) ; func refresh() { loader.load() } }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let FeedViewModel take \(taken) through an initializer"])
    }

    @Test func whatHasAnInitializerTakesItThere() {
        let text = """
            protocol Loading { func load() }
            final class Loader: Loading { func load() {} }
            final class FeedViewModel {
                private let loader: Loading
                init() { loader = Loader() }
                func refresh() { loader.load() }
            }
            """
        #expect(
            hints(text, only: "self-made-dependency") == [
                "Let FeedViewModel take the protocol Loading through its initializer"
            ])
    }

    /// Whatever order they are found in.
    @Test(arguments: [
        ("private let spare = Loader() ; private let loader: Loading = Loader()", "Loader, or a protocol of it,"),
        ("private let loader: Loading = Loader() ; private let spare = Loader()", "the protocol Loading"),
    ])
    func theFirstOfSeveralPlacesIsAdvised(code: String, taken: String) {
        let text = """
            protocol Loading { func load() }
            protocol Spared { func spare() }
            final class Loader: Loading, Spared { func load() {} ; func spare() {} }
            final class FeedViewModel { \(code) ; func refresh() { loader.load() ; spare.load() } }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let FeedViewModel take \(taken) through an initializer"])
    }

    @Test func aWholeLocatorIsNotHandedIn() {
        let text = """
            final class Depot {
                static let shared = Depot()
                private var parts: [Any] = []
                func register<T>(_ part: T) { parts.append(part) }
                func resolve<T>() -> T { parts.first { $0 is T } as! T }
            }
            final class MailModel { init(cart: Int) {} ; func load() { send(Depot.shared) } }
            """
        #expect(hints(text, only: "service-locator") == ["Hand MailModel what it needs of Depot.shared"])
    }

    @Test func aGlobalContainerBelongsIntoTheRoot() {
        let text = """
            final class MailAPI { func send() {} }
            final class MailStore { func keep() {} }
            final class AppContainer {
                lazy var api = MailAPI()
                lazy var store = MailStore()
            }
            let environment = AppContainer()
            """
        #expect(
            hints(text, only: "container-outside-root") == [
                "Construct AppContainer in the composition root and hand those who reach `environment` what they need of it"
            ])
    }
}
