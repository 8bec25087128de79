// A protocol that gives out what is asked for by type is the registry that stands behind it, be it reached by a global or handed
// in; who fills the registry knows that as it is. What no registry stands behind makes what it is told.
// only: service-locator, singleton, container-injection

//- Sources/Shop/Registry.swift
protocol Tally { func write() }
final class PaperTally: Tally { func write() {} }

final class Shelf {
    private var makers: [String: () -> Any] = [:]
    func register<Part>(_ type: Part.Type, maker: @escaping () -> Part) { makers[String(describing: type)] = maker }
    func resolve<Part>(_ type: Part.Type) -> Part {
        guard let made = makers[String(describing: type)]?() as? Part else { fatalError() }
        return made
    }
    func registerAll() -> Self {
        register(Tally.self) { PaperTally() }
        return self
    }
}

protocol PartGiving {
    func inject<Part>(_ type: Part.Type) -> Part
}
extension Shelf: PartGiving {
    func inject<Part>(_ type: Part.Type) -> Part { resolve(type) }
}

enum Shelves {
    static var main: Shelf = Shelves.filled()
    fileprivate static func filled() -> Shelf { Shelf().registerAll() }
}
var Parts: PartGiving { Shelves.main }

//- Sources/Shop/Desks.swift
final class OpenDesk {
    private let tally: Tally = Parts.inject(Tally.self)
    //                         ^ warning: [service-locator] {{OpenDesk asks a locator for Tally}}
    func close() { tally.write() }
}

final class BackDesk {
    func close() { Parts.inject(Tally.self).write() }
    //             ^ warning: [service-locator] {{BackDesk asks a locator for Tally}}
}

final class SideDesk {
    private let parts: PartGiving
    init(parts: PartGiving) { self.parts = parts }
    //   ^ warning: [container-injection] {{SideDesk takes the whole container PartGiving}}
    func close() { parts.inject(Tally.self).write() }
    //             ^ warning: [service-locator] {{SideDesk asks a locator for Tally}}
}

//- Sources/Shop/Makers.swift
protocol Blank { init() }
struct Sheet: Blank {}
protocol BlankMaking {
    func makeBlank<Kind: Blank>(_ type: Kind.Type) -> Kind
}
final class BlankMaker: BlankMaking {
    func makeBlank<Kind: Blank>(_ type: Kind.Type) -> Kind { Kind() }
}
final class Printer {
    private let maker: BlankMaking
    init(maker: BlankMaking) { self.maker = maker }
    func print() { _ = maker.makeBlank(Sheet.self) }
}
