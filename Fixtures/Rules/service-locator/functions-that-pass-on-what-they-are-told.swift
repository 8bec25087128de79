// A function that asks a library's container, or a locator, for whatever it is told is one more locator: a global one, a
// static one, one that a protocol has been given. What it is told the caller asks for; a cast says it,
// too. Such functions may ask one another; those that only ask one another ask nobody. What gives out its own things is none.
// only: service-locator

//- Sources/App/Locators.swift
import Swinject

private let container = Container()

func give<Thing>(_ kind: Thing.Type) -> Thing { container.resolve(kind)! }
func given<Thing>() -> Thing { container.resolve(Thing.self)! }

enum Supplies {
    private static var all: [ObjectIdentifier: Any] = [:]
    static func register<Thing>(_ thing: Thing) { all[ObjectIdentifier(Thing.self)] = thing }
    static func resolve<Thing>() -> Thing { all[ObjectIdentifier(Thing.self)] as! Thing }
}

enum Stock {
    private static let box = Container()
    static func fetch<Thing>(_ kind: Thing.Type) -> Thing { box.resolve(kind)! }
}

protocol Supplied {}
extension Supplied {
    func supply<Thing>(_ kind: Thing.Type) -> Thing { Supplies.resolve() }
}

//- Sources/App/Models.swift
final class Compass {
    func turn() {}
}

final class MapModel {
    func open() {
        give(Compass.self).turn()
    //  ^ warning: [service-locator] {{MapModel asks a locator for Compass in 3 places}}
        let compass = Supplies.resolve() as Compass
        //            ^ related: [service-locator] {{also asks for Compass here}}
        compass.turn()
        (Supplies.resolve() as Compass).turn()
    //   ^ related: [service-locator] {{also asks for Compass here}}
    }
}

final class RouteModel: Supplied {
    private let compass: Compass = given()
    //                             ^ warning: [service-locator] {{RouteModel asks a locator for Compass in 3 places}}
    func open() {
        supply(Compass.self).turn()
    //  ^ related: [service-locator] {{also asks for Compass here}}
        Stock.fetch(Compass.self).turn()
    //  ^ related: [service-locator] {{also asks for Compass here}}
        compass.turn()
    }
}

//- Sources/App/Others.swift
protocol Shaped {}
extension Shaped {
    func shape<Form>(_ kind: Form.Type) -> Form? { self as? Form }
}

func first<Thing>(_ kind: Thing.Type, of things: [Any]) -> Thing? { things.first as? Thing }

final class Sorter: Shaped {
    func sort(_ things: [Any]) {
        first(Compass.self, of: things)?.turn()
        shape(Compass.self)?.turn()
    }
}

//- Sources/App/Filling.swift
import Swinject

extension Resolver {
    func surely<Thing>(_ kind: Thing.Type) -> Thing { resolve(kind)! }
}

final class Ranger {
    private let compass: Compass
    init(compass: Compass) { self.compass = compass }
    func walk() { compass.turn() }
    static func register(in container: Container) {
        container.register(Ranger.self) { resolver in Ranger(compass: resolver.surely(Compass.self)) }
        container.register(Ranger.self, name: "second") { _ in Ranger(compass: give(Compass.self)) }
    }
}

//- Sources/App/Steps.swift
func handed<Thing>() -> Thing { given() }
func handed<Thing>(_ kind: Thing.Type, with note: String) -> Thing { handed() }

extension Supplied {
    func borrow<Thing>(_ kind: Thing.Type) -> Thing { handed() }
    func copied<Thing>(_ thing: Thing) -> Thing { thing }
}

final class Beacon: Supplied {
    let compass: Compass = handed()
    //                     ^ warning: [service-locator] {{Beacon asks a locator for Compass in 3 places}}
    func light() {
        handed(Compass.self, with: "light").turn()
    //  ^ related: [service-locator] {{also asks for Compass here}}
        borrow(Compass.self).turn()
    //  ^ related: [service-locator] {{also asks for Compass here}}
        copied(compass).turn()
    }
}

func again<Thing>(_ kind: Thing.Type) -> Thing? { back(kind) }
func back<Thing>(_ kind: Thing.Type) -> Thing? { again(kind) }

final class Echo {
    func call() { again(Compass.self)?.turn() }
}
