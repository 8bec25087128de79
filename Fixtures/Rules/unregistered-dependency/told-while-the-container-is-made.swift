// A container is told its registrations by the closure that it is made with; that no source names the type of what their
// closures are given makes no difference. SwinjectStoryboard's older name for what completes a screen is one, too.
// only: unregistered-dependency

//- Sources/App/Ferry.swift
import Swinject
import SwinjectStoryboard

final class Ferry {
    private let engine: Engine
    private let deck: Deck
    init(engine: Engine, deck: Deck) {
        self.engine = engine
        self.deck = deck
    }
}

final class Engine {}
final class Deck {}
final class Lantern {}

final class Bridge {
    var lantern: Lantern?
    var deck: Deck?
}

final class Quay {
    let container = Container { container in
        container.register(Deck.self) { _ in Deck() }
        container.register(Ferry.self) { r in
            Ferry(engine: r.resolve(Engine.self)!, deck: r.resolve(Deck.self)!)
            //                      ^ error: [unregistered-dependency] {{Ferry asks Swinject for Engine, which nothing registers}}
        }
        container.registerForStoryboard(Bridge.self) { r, bridge in
            bridge.lantern = r.resolve(Lantern.self)!
            //                         ^ error: [unregistered-dependency] {{Quay asks Swinject for Lantern, which nothing registers}}
            bridge.deck = r.resolve(Deck.self)!
        }
    }
}

//- Sources/Ferries/Dock.swift
// A container of the project's own is told by the project's own rules.
final class Container {
    init(_ fill: (Container) -> Void) { fill(self) }
    func register<T>(_ type: T.Type, make: (Container) -> T) { _ = make(self) }
    func resolve<T>(_ type: T.Type) -> T? { nil }
}

final class Dock {}
final class Crane {}

let docks = Container { container in
    container.register(Dock.self) { container in
        _ = container.resolve(Crane.self)!
        return Dock()
    }
}
