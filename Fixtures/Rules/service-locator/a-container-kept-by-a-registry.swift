// Who tells the library's container that a registry of the project keeps asks it for nothing, and what a closure that a
// registry is told is made of may be asked of it there; behind the registration, and for other closures, it may not.
// only: service-locator

import Swinject

protocol Loom { func weave() }
final class PowerLoom: Loom { func weave() {} }
final class Cloth {
    init(loom: any Loom) { loom.weave() }
}

final class Registry {
    static let shared = Registry()
    let container = Container()
    func resolve<Kind>(_ kind: Kind.Type) -> Kind { container.resolve(kind)! }
    func register<Kind>(_ kind: Kind.Type, _ make: @escaping () -> Kind) {
        container.register(kind) { _ in make() }
    }
}

enum WeavingModule {
    static func fill() {
        Registry.shared.container.register(Cloth.self) { resolver in Cloth(loom: resolver.resolve((any Loom).self)!) }
    }
}

enum LoomModule {
    static func fill() {
        Registry.shared.register(Cloth.self) {
            let loom = Registry.shared.resolve((any Loom).self)
            return Cloth(loom: loom)
        }
    }
}

final class Weaver {
    var onStart: () -> Void = {}
    func open() {
        Registry.shared.register((any Loom).self) { PowerLoom() }
        listen { Registry.shared.resolve((any Loom).self).weave() }
        //       ^ warning: [service-locator] {{Weaver asks a locator for Loom}}
    }
    func close() { Registry.shared.container.resolve(Cloth.self) }
    //             ^ warning: [service-locator] {{Weaver asks a locator for Cloth}}
    private func listen(_ run: @escaping () -> Void) { onStart = run }
}
