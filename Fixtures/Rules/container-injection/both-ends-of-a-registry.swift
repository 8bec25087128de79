// A composition of the protocol that a registry is asked by with another one is asked as that is, under whatever name it
// is taken. Who fills what he takes assembles.
// only: container-injection, service-locator

//- Sources/App/Registry.swift
protocol Finding: AnyObject {
    func resolve<Thing>(_ type: Thing.Type) -> Thing
    func resolve<Thing>() -> Thing
}

protocol Telling {
    func register<Thing>(_ type: Thing.Type, make: @escaping (any Finding) -> Thing)
}

final class Registry: Finding, Telling {
    private var makers: [String: (any Finding) -> Any] = [:]
    func resolve<Thing>(_ type: Thing.Type) -> Thing { makers["\(type)"]!(self) as! Thing }
    func resolve<Thing>() -> Thing { resolve(Thing.self) }
    func register<Thing>(_ type: Thing.Type, make: @escaping (any Finding) -> Thing) { makers["\(type)"] = make }
}

typealias BothEnds = Finding & Telling

//- Sources/App/Steps.swift
protocol Anchor {
    func drop()
}

final class IronAnchor: Anchor {
    func drop() {}
}

final class FirstStep {
    private let registry: any Finding & Telling
    init(registry: any Finding & Telling) { self.registry = registry }
    //   ^ warning: [container-injection] {{FirstStep takes the whole container Finding & Telling}}
    func go() { registry.resolve((any Anchor).self).drop() }
    //          ^ warning: [service-locator] {{FirstStep asks a locator for Anchor}}
}

final class SecondStep {
    private let registry: BothEnds
    init(registry: BothEnds) { self.registry = registry }
    //   ^ warning: [container-injection] {{SecondStep takes the whole container BothEnds}}

    func go() {
        let anchor: any Anchor = registry.resolve()
        //                       ^ warning: [service-locator] {{SecondStep asks a locator for Anchor}}
        anchor.drop()
        FirstStep(registry: registry).go()
    }
}

final class FillingStep {
    private let registry: BothEnds
    init(registry: BothEnds) { self.registry = registry }
    func go() { registry.register((any Anchor).self) { _ in IronAnchor() } }
}

// The end that tells gives nothing out.
final class TellingStep {
    private let telling: any Telling & AnyObject
    init(telling: any Telling & AnyObject) { self.telling = telling }
    func go() { telling.register((any Anchor).self) { _ in IronAnchor() } }
}
