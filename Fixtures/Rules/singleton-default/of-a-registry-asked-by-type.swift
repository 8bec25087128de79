// What a struct's property is asked of a registry for by its type is a default as long as another one can be handed in.
// Of a constant that has its value nobody can, and what is asked for a part of it is asked.
// only: singleton-default, service-locator

protocol Anchoring {
    func drop()
}

final class IronAnchor: Anchoring {
    private(set) var drops = 0
    func drop() { drops += 1 }
}

final class Registry {
    static let shared = Registry()
    private var makers: [ObjectIdentifier: () -> Any] = [:]
    func resolve<Part>(_ type: Part.Type) -> Part { makers[ObjectIdentifier(type)]!() as! Part }
    func register<Part>(_ type: Part.Type, _ make: @escaping () -> Part) { makers[ObjectIdentifier(type)] = make }
    func reset() { makers = [:] }
}

struct Deck {
    var anchor: any Anchoring = Registry.shared.resolve((any Anchoring).self)
    //                          ^ note: [singleton-default] {{Deck asks a locator for Anchoring unless it is handed one}}
    func stop() { anchor.drop() }
}

struct Quay {
    let anchor: any Anchoring = Registry.shared.resolve((any Anchoring).self)
    //                          ^ warning: [service-locator] {{Quay asks a locator for Anchoring}}
    func stop() { anchor.drop() }
}

struct Buoy {
    var anchor: any Anchoring = IronAnchor()
    func stop() { anchor.drop() }
}

func later(_ work: @escaping () -> Void) { work() }

final class Harbour {
    func close() { later(Registry.shared.reset) }
}
