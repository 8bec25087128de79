import DilintKit
import TestSupport
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

    /// What a protocol asks for by its class is kept as one; by its protocol, or under another name, as that.
    @Test(arguments: [
        ("var damper: Damper { get }", "var damper = Damper()", "Damper, or a protocol of it,"),
        ("var damper: any Damping { get }", "var damper: any Damping = Damper()", "the protocol Damping"),
        ("var dampers: [Damper] { get }", "var damper = Damper() ; var dampers: [Damper] = []", "the protocol Damping"),
        ("func damper() -> Int", "var damper = Damper() ; func damper() -> Int { 1 }", "the protocol Damping"),
    ])
    func whatAProtocolAsksForByItsClass(requirement: String, property: String, taken: String) {
        let text = """
            protocol Damping: AnyObject { func run() }
            final class Damper: Damping { private var count = 0 ; func run() { count += 1 } ; func damp() -> Int { count } }
            protocol Charting { func draw() }
            protocol Setting: AnyObject { \(requirement) }
            final class BarChart: Charting, Setting { \(property) ; func draw() { damper.run() } }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let BarChart take \(taken) through an initializer"])
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

    /// What is kept as a protocol is taken as one, though a local name hands it to others first, as far as these are known to
    /// take the protocol as well.
    @Test(arguments: [
        ("pane = Pane.make(model: made)", "the protocol Showing"),
        ("pane = Pane(model: made)", "the protocol Showing"),
        ("bind(made) ; pane = Pane()", "the protocol Showing"),
        ("made.show() ; pane = Pane()", "the protocol Showing"),
        ("made.title = 1 ; pane = Pane()", "TideModel, or a protocol of it,"),
        ("set(made) ; pane = Pane()", "TideModel, or a protocol of it,"),
        ("unknown(made) ; pane = Pane()", "TideModel, or a protocol of it,"),
        ("pane = Pane(hidden: made)", "TideModel, or a protocol of it,"),
    ])
    func whatIsKeptAsAProtocolAndHandedOn(code: String, taken: String) {
        let text = """
            protocol Wiring { func get() }
            protocol Showing { func show() }
            final class TideModel: Showing {
                private let wire: Wiring
                var title = 0
                init(wire: Wiring) { self.wire = wire }
                func show() { wire.get() }
            }
            final class Pane {
                private var model: Showing?
                init() {}
                init(model: Showing) { self.model = model }
                init(hidden: TideModel) { model = hidden }
                static func make(model: Showing) -> Pane { Pane(model: model) }
                func open() { model?.show() }
            }
            final class StreetViewModel {
                private let wire: Wiring
                private let model: Showing
                private let pane: Pane
                init(wire: Wiring) {
                    self.wire = wire
                    let made = TideModel(wire: wire)
                    \(code)
                    model = made
                }
                func open() { wire.get() ; model.show() ; pane.open() }
                private func bind(_ model: Showing) { model.show() }
                private func set(_ model: TideModel) { model.title = 1 }
            }
            """
        #expect(
            hints(text, only: "inline-assembly").first == "Let StreetViewModel take \(taken) through its initializer")
    }

    /// What a package keeps to itself nobody else can take.
    @Test(arguments: [("", "OldShop, or a protocol of it,"), ("public ", "the protocol Selling")])
    func aProtocolThatAPackageKeepsToItselfIsNotTaken(access: String, taken: String) {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """
        let kit = """
            public protocol Wiring { func get() }
            \(access)protocol Selling { func list() }
            public final class OldShop: Selling {
                private let wire: Wiring
                public init(wire: Wiring) { self.wire = wire }
                public func list() { wire.get() }
            }
            """
        let app = """
            import Kit
            final class StreetViewModel {
                private let wire: Wiring
                private let shop: OldShop
                init(wire: Wiring) { self.wire = wire ; shop = OldShop(wire: wire) }
                func open() { wire.get() ; shop.list() }
            }
            """
        let builder = ProjectBuilder(files: [
            ProjectBuilder.File(path: "Kit/Package.swift", text: manifest),
            ProjectBuilder.File(path: "Kit/Sources/Kit/Shop.swift", text: kit),
            ProjectBuilder.File(path: "App/Street.swift", text: app),
        ])
        let hints = builder.report().findings.filter { $0.rule == "inline-assembly" }.map(\.hint)
        #expect(hints == ["Let StreetViewModel take \(taken) through its initializer"])
    }

    /// What is set as a delegate, or as the class that it is, has to be one; what is set as the protocol need not.
    @Test(arguments: [
        ("NSObject, Selling, UIPickerDelegate", "picker.delegate = model.shop", "OldShop, or a protocol of it,"),
        ("Selling", "picker.delegate = model.shop", "the protocol Selling"),
        ("Selling", "pane.old = model.shop", "OldShop, or a protocol of it,"),
        ("Selling", "pane.any = model.shop", "the protocol Selling"),
    ])
    func whatIsSetAsADelegateIsTakenAsItself(conformances: String, code: String, taken: String) {
        let text = """
            import UIKit
            protocol Wiring { func get() }
            protocol Selling: AnyObject { func list() }
            final class OldShop: \(conformances) {
                private let wire: Wiring
                init(wire: Wiring) { self.wire = wire }
                func list() { wire.get() }
            }
            final class Pane { var old: OldShop? ; var any: (any Selling)? }
            final class StreetViewModel {
                private let wire: Wiring
                private(set) lazy var shop = OldShop(wire: wire)
                init(wire: Wiring) { self.wire = wire }
                func open() { wire.get() ; shop.list() }
            }
            final class StreetController: UIViewController {
                private let model: StreetViewModel
                private let picker = UIDocumentPickerViewController(forOpeningContentTypes: [])
                private let pane = Pane()
                init(model: StreetViewModel) { self.model = model ; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { nil }
                func show() { model.open() ; \(code) }
            }
            """
        #expect(hints(text, only: "inline-assembly") == ["Let StreetViewModel take \(taken) through its initializer"])
    }
}
