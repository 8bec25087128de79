import Testing

/// Hints about what code asks a locator for.
@Suite struct LocatorHintTests {
    /// What a registry has is there, be it asked for a screen in its turn.
    @Test(arguments: [
        ("root.show(Services.shop.screen(id: 1))", "Services.shop", "shop"),
        ("Services.shop.screen(id: 1).open() ; print(Services.shop as Any)", "Services.shop", "shop"),
        ("Services.shop.refresh()", "Services.shop", "shop"),
        ("Services.alerts.show(Services.alerts.screen(title: \"x\"))", "Services.alerts", "alerts"),
    ])
    func whatARegistryHasIsTakenItself(code: String, object: String, label: String) {
        let text = """
            import UIKit
            protocol Shopping { func screen(id: Int) -> UIViewController ; func refresh() }
            final class AlertService {
                func screen(title: String) -> UIViewController { UIViewController() }
                func show(_ screen: UIViewController) {}
            }
            enum Services {
                nonisolated(unsafe) static var shop: Shopping!
                static let alerts = AlertService()
            }
            final class Opener { func open(from root: UIViewController) { \(code) } }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Let Opener take \(object) through an initializer: `init(\(label):)`"
            ])
    }

    /// A value that an initializer takes for the property needs no locator.
    @Test(arguments: [
        ("init(limit: TimeInterval) { self.limit = limit }", "Let Watch use the `limit` that its `init(limit:)` takes"),
        (
            "init(limit: Int) { self.limit = Double(limit) }",
            "Let Watch take Container.idleLimit through its initializer: `init(limit:)` becomes "
                + "`init(limit:idleLimit:)`"
        ),
        (
            "init(name: String) {}",
            "Let Watch take Container.idleLimit through its initializer: `init(name:)` becomes "
                + "`init(name:idleLimit:)`"
        ),
    ])
    func aValueThatAnInitializerTakes(initializer: String, hint: String) {
        let text = """
            import FactoryKit
            extension Container { var idleLimit: Factory<TimeInterval> { self { 60 } } }
            final class Watch {
                private var limit: TimeInterval = Container.shared.idleLimit()
                \(initializer)
                func isOver(_ time: TimeInterval) -> Bool { time > limit }
            }
            """
        #expect(hints(text, only: "service-locator") == [hint])
    }

    /// What is kept is named for what it is, and not for what that was made by.
    @Test(arguments: [
        (
            "Services.pages.makePage(.top)",
            "as the property `pages`, and make `page` lazy, or set it once that is there"
        ),
        ("Services.pages", "as a property or as the argument `page:`"),
    ])
    func theLabelIsThatOfWhatIsAskedFor(value: String, way: String) {
        let text = """
            import UIKit
            protocol Paging { func makePage(_ edge: UIRectEdge) -> Page }
            protocol Page: UIView { func turn() }
            protocol Inking { func dry() }
            enum Services {
                nonisolated(unsafe) static var pages: Paging!
                nonisolated(unsafe) static var ink: Inking!
            }
            final class Cell: UITableViewCell { private let page = \(value) ; func show() { print(page) } }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Let whoever fills Cell hand it over\(way.hasPrefix("as the") ? "" : ",") \(way)"
            ])
    }

    /// What a container calls it by is how its users know it; a name that says no more than that all have it says nothing.
    @Test(arguments: [
        ("opener", "opener"), ("_opener", "opening"), ("shared", "opening"), ("sharedOpener", "opening"),
    ])
    func theNameThatTheContainerHasForIt(member: String, label: String) {
        let text = """
            protocol Opening { func open() -> Bool }
            final class Opener: Opening { func open() -> Bool { true } }
            final class Bell { func ring() {} }
            final class Depot {
                static let shared = Depot()
                lazy var \(member): any Opening = Opener()
                lazy var bell = Bell()
            }
            final class Gate { func enter() { print(Depot.shared.\(member).open()) } }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Let Gate take Opening through an initializer: `init(\(label):)`"
            ])
    }

    /// The same of a package's type, told by its module or not; what keeps it says more.
    @Test(arguments: [
        ("func go() { Hub.shared.wire.go() }", "LakeClient", "wire"),
        ("private let link: LakeClient = Hub.shared.wire ; func go() { link.go() }", "LakeClient", "link"),
        ("private let link = Hub.shared.wire ; func go() { link.go() }", "LakeClient", "link"),
        ("func go() { Hub.shared.lakeKit.go() }", "LakeNet.Kit", "lakeKit"),
    ])
    func theNameThatTheContainerHasForAPackagesType(code: String, type: String, label: String) {
        let text = """
            import LakeNet
            final class Reeds { func bend() {} }
            final class Fish { func swim() {} }
            final class Hub {
                static let shared = Hub()
                let wire = LakeClient()
                let lakeKit: LakeNet.Kit = LakeNet.Kit()
                let reeds = Reeds(), fish = Fish()
                let store = ReedStore(), otherStore = FishStore(), last = LastStore()
            }
            final class ReedStore { func go() {} }
            final class FishStore { func go() {} }
            final class LastStore { func go() {} }
            final class Rower { \(code) }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Let Rower take \(type) through an initializer: `init(\(label):)`"
            ])
    }

    /// Who is given out as what it asks for would need itself to be made. A decorator asks for another one, and static code
    /// has no instance.
    @Test(arguments: [
        ("func open() { Depot.gate.enter() }", "Let Gate use `self`, which is what is given out as Entering"),
        (
            "init() { Depot.gate.enter() }",
            "Let Gate take Depot.gate through its initializer: `init()` becomes `init(gate:)`"
        ),
        ("static func open() { Depot.gate.enter() }", "Hand Depot.gate to `open` as the argument `gate:`"),
        (
            "func open() { Depot.gate.enter() } }\nstruct Wicket: Entering { func enter() {}",
            "Let Gate take Depot.gate through an initializer: `init(gate:)`"
        ),
    ])
    func whatATypeIsItself(code: String, hint: String) {
        let text = """
            protocol Entering { func enter() }
            protocol Ringing { func ring() }
            struct Bell: Ringing { func ring() {} }
            enum Depot {
                nonisolated(unsafe) static var gate: any Entering = make()
                nonisolated(unsafe) static var bell: any Ringing = Bell()
            }
            struct Gate: Entering { func enter() {} ; \(code) }
            """
        #expect(hints(text, only: "service-locator") == [hint])
    }

    /// The same of what a wrapper fetches.
    @Test(arguments: [
        ("struct Gate: Entering {", "Let Gate use `self`, which is what is given out as Entering"),
        (
            "struct Gate: Entering { func enter() {} }\nstruct Guard {",
            "Let Guard take Entering through its initializer"
        ),
    ])
    func whatATypeFetchesItself(type: String, hint: String) {
        let text = """
            import Factory
            protocol Entering { func enter() }
            extension Container { var gate: Factory<any Entering> { self { Gate() } } }
            \(type)
                @Injected(\\.gate) private var gate
                func enter() {}
                func open() { gate.enter() }
            }
            """
        #expect(hints(text, only: "hidden-dependency") == [hint])
    }

    /// An initializer that asks for what another one takes is the short form of that; one that a protocol demands cannot go.
    /// Where the type is made by its protocol alone, nobody could call another one.
    @Test(arguments: [
        ("", "any Hoisting", "", "Drop `init()`, so that every caller decides what it passes to `init(hoist:)`"),
        (
            ": Deck", "any Hoisting", "func start() -> Ship { Ship() }",
            "Call `init(hoist:)` in place of `init()`, which Deck demands, so that the caller decides what it passes"
        ),
        (
            ": Deck", "any Hoisting", "func start() { enter(Ship.self) }",
            "Hand over a closure that calls `init(hoist:)` in place of `Ship.self`, so that the caller decides what it "
                + "passes"
        ),
        ("", "String", "", "Let Ship take Hoisting through its initializer: `init()` becomes `init(sharedHoist:)`"),
        (": Deck", "String", "", "Hand Hoisting to the code that needs it, as the argument `sharedHoist:`"),
    ])
    func whatAnotherInitializerTakes(conformance: String, taken: String, maker: String, hint: String) {
        let text = """
            import Factory
            protocol Hoisting { func lift() -> Bool }
            final class Hoist: Hoisting { func lift() -> Bool { true } }
            extension Container { var hoist: Factory<any Hoisting> { self { Hoist() } } }
            protocol Deck: AnyObject { init() ; func enter() }
            func enter(_ deck: Deck.Type) { deck.init().enter() }
            \(maker)
            final class Ship\(conformance) {
                init() { let hoist = Container.shared.hoist() ; isOpen = hoist.lift() }
                init(hoist: \(taken)) { print(hoist) ; isOpen = true }
                func enter() { print(isOpen) }
                private let isOpen: Bool
            }
            """
        #expect(hints(text, only: "service-locator") == [hint])
    }

    /// A word that says what is shared ends where it ends: `defaults` is no `default` of `s`.
    @Test(arguments: [
        ("defaults", "defaults"), ("shareds", "shareds"), ("defaultAlerts", "alerts"), ("sharedAlerts", "alerts"),
        ("defaultsOfAlerts", "defaultsOfAlerts"),
    ])
    func theLabelIsNoPartOfAWord(member: String, label: String) {
        let text = """
            final class AlertService { func show() {} }
            final class MailService { func send() {} }
            enum Services {
                static let \(member) = AlertService()
                static let mail = MailService()
            }
            final class Opener { func open() { Services.\(member).show() } }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Let Opener take Services.\(member) through an initializer: `init(\(label):)`"
            ])
    }

    /// Of what stands in for a parameter of the short initializer the default is dropped.
    @Test(arguments: [
        ("horn: (any Horn)? = nil", "horn ?? Services.shared.horn"),
        ("horn: (any Horn)? = nil", "horn ?? Services.shared.tower.horn"),
    ])
    func defaultsOfShortInitializersAreDropped(taken: String, value: String) {
        let text = """
            protocol Horn { func blow() }
            final class BrassHorn: Horn { func blow() {} }
            struct Tower { let horn: any Horn }
            struct Services {
                static let shared = Services()
                let horn: any Horn
                let tower: Tower
                private init() { (horn, tower) = (BrassHorn(), Tower(horn: BrassHorn())) }
            }
            final class Opener {
                private let horn: any Horn
                private let name: String
                init(name: String, horn: any Horn) { (self.name, self.horn) = (name, horn) }
                convenience init(\(taken)) { self.init(name: "a", horn: \(value)) }
                func open() { horn.blow() ; print(name) }
            }
            """
        #expect(
            hints(text, only: "singleton-default") == ["Drop the default, so that every caller decides what it passes"])
    }

    /// A short initializer that is handed the locator need not reach for it.
    @Test(arguments: [
        ("services: Services", "Let Opener use the `services` that its `init(services:)` takes"),
        ("gate: Gate", "Let Opener take it through its initializer: `init(gate:)` becomes `init(gate:horn:)`"),
        ("", "Drop `init()`, so that every caller decides what it passes to `init(page:)`"),
    ])
    func theLocatorIsTakenAlready(taken: String, hint: String) {
        let text = """
            protocol Horn { func blow() }
            protocol Gate { func swing() }
            final class BrassHorn: Horn { func blow() {} }
            final class IronGate: Gate { func swing() {} }
            struct Services {
                static let shared = Services()
                let horn: any Horn
                let gate: any Gate
                private init() { (horn, gate) = (BrassHorn(), IronGate()) }
            }
            final class Page { private let horn: any Horn ; init(horn: any Horn) { self.horn = horn } ; func go() { horn.blow() } }
            final class Opener {
                private let page: Page
                init(page: Page) { self.page = page }
                convenience init(\(taken)) { self.init(page: Page(horn: Services.shared.horn)) }
                func open() { page.go() }
            }
            """
        #expect(hints(text, only: "singleton-default") == [hint])
    }

    /// What a short initializer asks a library's container or a registry for is left to its callers, however it asks.
    @Test(arguments: [
        "Container.shared.horn()", "Container.shared.horn.resolve()", "Rack.resolve((any Horn).self)", "inject()",
    ])
    func whatShortInitializersAskForIsLeftToCallers(value: String) {
        let text = """
            import Factory
            protocol Horn { func blow() }
            final class BrassHorn: Horn { func blow() {} }
            extension Container { var horn: Factory<any Horn> { self { BrassHorn() } } }
            enum Rack {
                private static var kept: [ObjectIdentifier: Any] = [:]
                static func register<T>(_ type: T.Type, _ value: T) { kept[ObjectIdentifier(type)] = value }
                static func resolve<T>(_ type: T.Type) -> T { kept[ObjectIdentifier(type)] as! T }
            }
            func inject<T>() -> T { Rack.resolve(T.self) }
            final class Opener {
                private let horn: any Horn
                private let name: String
                init(name: String, horn: any Horn) { (self.name, self.horn) = (name, horn) }
                convenience init(name: String) { self.init(name: name, horn: \(value)) }
                func open() { horn.blow() ; print(name) }
            }
            """
        #expect(
            hints(text, only: "singleton-default") == [
                "Drop `init(name:)`, so that every caller decides what it passes to `init(name:horn:)`"
            ])
        #expect(hints(text, only: "service-locator").isEmpty)
    }

    /// What a locator is asked for no list, number or closure for something else is, whatever it is called.
    @Test(arguments: [
        ("Oar", "Let Boat use the `oar` that its `init(oar:)` takes"),
        ("(Int) -> Oar", "Let Boat use the `oar` that its `init(oar:)` takes"),
        ("[Oar]", "Let Boat take Oar through its initializer: `init(oar:)` becomes `init(oar:sharedOar:)`"),
        ("Int", "Let Boat take Oar through its initializer: `init(oar:)` becomes `init(oar:sharedOar:)`"),
    ])
    func whatIsCalledAlikeIsNotTaken(taken: String, hint: String) {
        let text = """
            import Swinject
            final class Oar { func pull() {} }
            final class Boat {
                init(oar: \(taken)) {}
                func row() { Container.shared.resolve(Oar.self)?.pull() }
            }
            """
        #expect(hints(text, only: "service-locator") == [hint])
    }

    /// What everybody calls cannot take in a locator's place what a module keeps to itself.
    @Test(arguments: [
        ("", "public", "a further, internal initializer"),
        ("public", "public", "its initializer in place of `resolver`"),
        ("", "", "its initializer in place of `resolver`"),
    ])
    func whatIsTakenInPlaceOfALocatorIsSeen(product: String, initializer: String, hint: String) {
        let text = """
            import Swinject
            \(product) protocol Oar { func pull() }
            public final class Boat {
                private let resolver: Resolver
                \(initializer) init(resolver: Resolver) { self.resolver = resolver }
                public func row() { resolver.resolve(Oar.self)!.pull() }
            }
            """
        #expect(hints(text, only: "service-locator") == ["Let Boat take Oar through \(hint)"])
    }

    /// The whole type calls it what the property is called that gives it out.
    @Test(arguments: [
        ("private lazy var mast: any Oar = { Container.shared.resolve((any Oar).self)! }()", "mast"),
        ("private lazy var mast: any Oar = Container.shared.resolve((any Oar).self)!", "mast"),
        ("private var mast: any Oar { Container.shared.resolve((any Oar).self)! }", "mast"),
        ("private let mast: any Oar = Container.shared.resolve((any Oar).self)!", "mast"),
        ("private lazy var mast = { Container.shared.resolve((any Oar).self)!.length }()", "oar"),
        ("private var mast: Int { Container.shared.resolve((any Oar).self)!.length }", "oar"),
        ("private var mast: [any Oar] { [Container.shared.resolve((any Oar).self)!] }", "oar"),
    ])
    func whatAPropertyGivesOut(property: String, label: String) {
        let text = """
            import Swinject
            protocol Oar { var length: Int { get } ; func pull() }
            extension Container { static let shared = Container() }
            final class Boat { \(property) ; func row() { print(mast) } }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Let Boat take Oar through an initializer: `init(\(label):)`"
            ])
    }

    /// A function that is handed what it asks a locator for can do without that; of another type it is handed something else.
    @Test(arguments: [
        ("pantry: any Pantry", "Use the `pantry` that `warm` takes"),
        ("pantry: CellarPantry", "Hand Pantry to `warm` as the argument `sharedPantry:`"),
        ("bread: Int", "Hand Pantry to `warm` as the argument `pantry:`"),
    ])
    func theFunctionTakesItAlready(parameter: String, hint: String) {
        let text = """
            import Swinject
            protocol Pantry { func take(_ what: String) }
            final class CellarPantry { func take(_ what: String) {} }
            let kitchen = Container()
            enum Stove {
                static func warm(\(parameter)) {
                    let other = kitchen.resolve((any Pantry).self)!
                    other.take("water")
                }
            }
            """
        #expect(hints(text, only: "service-locator") == [hint])
    }

    /// A static's name is what the type calls what it has for all its instances, as a property's is; that it is shared says
    /// nothing.
    @Test(arguments: [
        ("private static let mast: any Oar = Container.shared.resolve((any Oar).self)!", "mast"),
        ("static let mast: any Oar = Container.shared.resolve((any Oar).self)!", "mast"),
        ("private static let standard: any Oar = Container.shared.resolve((any Oar).self)!", "oar"),
        ("private static let mast: [any Oar] = [Container.shared.resolve((any Oar).self)!]", "oar"),
    ])
    func whatAStaticHas(property: String, label: String) {
        let text = """
            import Swinject
            protocol Oar { var length: Int { get } ; func pull() }
            extension Container { static let shared = Container() }
            final class Boat { \(property) ; func row() {} }
            """
        #expect(
            hints(text, only: "service-locator") == [
                "Hand Oar to the code that needs it, as the argument `\(label):`"
            ])
    }
}
