import DilintKit
import TestSupport
import Testing

/// Code so long that its parts stand far from what they are part of.
@Suite struct FarLinksTests {
    @Test(arguments: [0, 200, 255, 256, 6000], [false, true])
    func whatStandsBehindManyStatementsIsFound(statements: Int, isReadFromFacts: Bool) {
        let code = String(repeating: "note\n", count: statements)
        var project = ProjectBuilder(files: [
            .init(
                path: "Sources/App/App.swift",
                text: """
                    import Swinject
                    final class Basket {
                        private var items: [String] = []
                        func add(_ item: String) { items.append(item) }
                    }
                    final class Checkout {
                        private let basket: Basket
                        init(basket: Basket) { self.basket = basket }
                        func pay() { basket.add("bag") }
                    }
                    func assemble(_ container: Container, note: Int) {
                        \(code)
                        container.register(Basket.self) { _ in
                            \(code)
                            return Basket()
                        }
                        container.register(Checkout.self) { resolver in
                            \(code)
                            let basket = resolver.resolve(Basket.self)!
                            \(code)
                            return Checkout(basket: basket)
                        }
                        .inObjectScope(.container)
                    }
                    """)
        ])
        project.isReadFromFacts = isReadFromFacts
        let findings = project.report().findings.filter { $0.rule == "captive-dependency" }
        #expect(findings.map(\.subject) == ["Checkout"])
        #expect(findings.map(\.dependency) == ["Basket"])
    }
}
