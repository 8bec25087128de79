// Swinject: a class of the project that only bears the container's name keeps one; what it is asked for that one was told.
// only: unregistered-dependency

//- Sources/App/Container.swift
import Swinject

protocol Anchor {
    func hold()
}

final class IronAnchor: Anchor {
    func hold() {}
}

protocol Rope {
    func pull()
}

final class Container {
    static let shared = Container()
    private let container: Swinject.Container
    private let spare = Swinject.Container()

    private init() {
        container = Swinject.Container()
        container.register(Anchor.self) { _ in IronAnchor() }
    }

    func resolve<Service>(_ type: Service.Type, name: String? = nil) -> Service { container.resolve(type, name: name)! }

    func askBeside() {
        _ = spare.resolve(Anchor.self)!
        //                ^ error: [unregistered-dependency] {{Container asks Swinject for Anchor, which only a container out of its reach registers}}
    }
}

//- Sources/App/Ferry.swift
final class Ferry {
    private let anchor = Container.shared.resolve(Anchor.self)
    private let rope = Container.shared.resolve(Rope.self)
    //                                          ^ error: [unregistered-dependency] {{Ferry asks Swinject for Rope, which nothing registers}}
    func stop() {
        anchor.hold()
        rope.pull()
    }
}
