import Testing

/// What is taken as the type that it is, and not as its only protocol, as whole sentences.
@Suite struct TakenAsItselfHintTests {
    /// What is given out as the class that it is is kept as one.
    @Test(arguments: [
        ("func old() -> OldShop { shop }", "OldShop, or a protocol of it,"),
        ("var old: OldShop { shop }", "OldShop, or a protocol of it,"),
        ("func old() -> any Selling { shop }", "the protocol Selling"),
        ("func old() -> AnyObject { shop }", "the protocol Selling"),
    ])
    func whatIsGivenOutAsAClassIsTakenAsOne(code: String, taken: String) {
        let text = """
            protocol Wiring { func get() }
            protocol Selling: AnyObject { func list() }
            final class OldShop: Selling {
                private let wire: Wiring
                init(wire: Wiring) { self.wire = wire }
                func list() { wire.get() }
                func close() {}
            }
            final class StreetViewModel {
                private let wire: Wiring
                private let shop: OldShop
                init(wire: Wiring) { self.wire = wire ; shop = OldShop(wire: wire) }
                \(code)
                func open() { wire.get() ; shop.list() }
            }
            """
        #expect(hints(text, only: "inline-assembly") == ["Let StreetViewModel take \(taken) through its initializer"])
    }

    /// Who shows a screen wants one, and not what it does besides.
    @Test(arguments: ["RowSource: AnyObject", "RowSource: UIViewController"])
    func aScreenIsTakenAsOne(declaration: String) {
        let text = """
            import UIKit
            final class DepotService { func open() {} }
            protocol \(declaration) { func rows() -> Int }
            final class ListController: UIViewController, RowSource {
                private let depot: DepotService
                init(depot: DepotService) { self.depot = depot ; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
                func rows() -> Int { depot.open() ; return 1 }
            }
            final class TabsController: UITabBarController {
                private let depot: DepotService
                private let list: ListController
                init(depot: DepotService) {
                    self.depot = depot
                    list = ListController(depot: depot)
                    super.init(nibName: nil, bundle: nil)
                    viewControllers = [UINavigationController(rootViewController: list)]
                    depot.open()
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        #expect(
            hints(text, only: "inline-assembly") == [
                "Let TabsController take ListController, or a protocol of it, through its initializer"
            ])
    }

    /// What goes by a local name is set up, or handed on, as the class that it is.
    @Test(arguments: [
        ("terms.keeper = 1 ; terms.refresh()", "Terms, or a protocol of it,"),
        ("terms.refresh() ; hand(terms)", "Terms, or a protocol of it,"),
        ("terms.refresh() ; show(terms)", "the protocol Refreshing"),
        ("terms.refresh()", "the protocol Refreshing"),
    ])
    func whatALocalNameIsUsedForIsTakenAsItself(code: String, taken: String) {
        let text = """
            protocol Refreshing { func refresh() }
            final class Terms: Refreshing { var keeper: Any? ; func refresh() {} }
            final class StartViewModel {
                init(size: Int) { let terms = Terms() ; \(code) }
                private func hand(_ terms: Terms) { terms.refresh() }
                private func show(_ terms: Refreshing) { terms.refresh() }
            }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let StartViewModel take \(taken) through its initializer"])
    }
}
