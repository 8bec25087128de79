// What a helper is told where the text does not say may be anything, so nothing is missing.
// only: unregistered-dependency

import Swinject

protocol Windlass {
    func heave()
}

final class Capstan {
    func turn() {}
}

final class Plugins {
    func kinds() -> [Windlass.Type] { [] }
}

extension Container {
    func keep<Part>(_ type: Part.Type, make: @escaping () -> Part) {
        register(type) { _ in make() }
    }
}

func assemble(_ container: Container, _ plugins: Plugins, _ make: @escaping () -> Windlass) {
    container.register(Capstan.self) { _ in Capstan() }
    container.keep(readKind(of: plugins), make: make)
}

func start(_ resolver: Resolver) {
    resolver.resolve(Windlass.self)!.heave()
    resolver.resolve(Capstan.self)!.turn()
}
