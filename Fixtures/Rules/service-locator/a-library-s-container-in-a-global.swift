// A library's container that a global holds is asked as one in a static is, extended by the project or not; what one
// file keeps to itself is its own, and registering asks for nothing.
// only: service-locator

//- Sources/App/Wiring.swift
import Swinject

let assembler = Assembler([MarshAssembly()])
let registry = Container()
private let ownContainer = Container()

final class MarshAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Heron.self) { _ in Heron(reeds: assembler.resolver.resolve(Reeds.self)!) }
        container.register(Reeds.self) { _ in Reeds() }
    }
}

func fill() {
    registry.register(Reeds.self) { _ in Reeds() }
    ownContainer.register(Reeds.self) { _ in Reeds() }
}

func find<Thing>(_ kind: Thing.Type) -> Thing { ownContainer.resolve(kind)! }

@main final class MarshDelegate: NSObject, UIApplicationDelegate {
    func launch() {
        assembler.resolver.resolve(Heron.self)!.wade()
        MarshFlow(container: assembler.resolver).start()
    }
}

//- Sources/App/Marsh.swift
final class Reeds {
    func sway() {}
}

final class Heron {
    private let reeds: Reeds
    init(reeds: Reeds) { self.reeds = reeds }
    func wade() { reeds.sway() }
}

final class MarshModel {
    private let heron = assembler.resolver.resolve(Heron.self)!
    //                  ^ warning: [service-locator] {{MarshModel asks a locator for Heron}}
    func look() {
        heron.wade()
        registry.resolve(Reeds.self)?.sway()
    //  ^ warning: [service-locator] {{MarshModel asks a locator for Reeds}}
    }
}

final class MarshScreen {
    func open() { MarshFlow(container: registry).start() }
    //                                 ^ warning: [service-locator] {{MarshScreen reaches the locator registry}}
}

//- Sources/App/MarshFlow.swift
import Swinject

final class MarshFlow {
    private let heron: Heron
    init(container: Resolver) { heron = container.resolve(Heron.self)! }
    //                                  ^ warning: [service-locator] {{MarshFlow asks a locator for Heron}}
    func start() { heron.wade() }
}
