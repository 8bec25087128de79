// `Sendable` asks for nothing: a project's own container around the library's stays the project's.
// only: unregistered-dependency

//- Sources/App/Container.swift
import Swinject

protocol Rope {
    func hold()
}

protocol Knot {
    func tie()
}

final class HempRope: Rope {
    func hold() {}
}

final class Container: @unchecked Sendable {
    static let shared = Container()
    private let container: Swinject.Container
    private let spare = Swinject.Container()

    private init() {
        container = Swinject.Container()
        container.register(Rope.self) { _ in HempRope() }
    }

    func resolve<Service>(_ type: Service.Type) -> Service { container.resolve(type)! }

    func isSpare() -> Bool { spare.hasAnyRegistration(of: Rope.self) }

    func knot() -> Knot { container.resolve(Knot.self)! }
    //                                      ^ error: [unregistered-dependency] {{Container asks Swinject for Knot, which nothing registers}}
}

//- Sources/App/Ferry.swift
final class Ferry {
    private let rope = Container.shared.resolve(Rope.self)
    func stop() { rope.hold() }
}
