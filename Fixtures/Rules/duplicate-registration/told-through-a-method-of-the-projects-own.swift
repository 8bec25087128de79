// What a method of the project's own tells the library is told once.
// only: duplicate-registration

import Resolver

protocol Sounder { func sound() }

final class DeepSounder: Sounder {
    func sound() {}
}

extension Resolver {
    func register<T>(_ type: T.Type, initializer: @escaping () -> T) {
        register(type) { initializer() }
    }
}

func assemble(_ resolver: Resolver) {
    resolver.register(Sounder.self, initializer: DeepSounder.init)
}

func assembleTwice(_ resolver: Resolver) {
    resolver.register(Sounder.self, factory: DeepSounder.init)
    resolver.register(Sounder.self, factory: DeepSounder.init)
    //                ^ warning: [duplicate-registration] {{Fixture.swift registers Sounder a second time}}
}
