// Files that name nothing of the library ask the global container, too; what they ask for, the cast says.
// only: service-locator

//- Container.swift
import Dip

let container = DependencyContainer.configured()

extension DependencyContainer {
    static func configured() -> DependencyContainer {
        DependencyContainer { container in
            container.register { TideStore() }
            container.register { TideScreen(store: try! container.resolve() as TideStore) }
        }
    }
}

//- Tide.swift
final class TideStore {
    func level() -> Int { 0 }
}

final class TideScreen {
    private let store: TideStore
    init(store: TideStore) { self.store = store }
    func text() -> String { "\(store.level())" }
}

//- Flow.swift
final class TideFlow {
    func start() {
        let screen = try! container.resolve() as TideScreen
        //                ^ warning: [service-locator] {{TideFlow asks a locator for TideScreen in 2 places}}
        _ = screen.text()
    }
    func again() {
        let screen = try! container.resolve() as TideScreen
        //                ^ related: [service-locator] {{also asks for TideScreen here}}
        let store = try! container.resolve() as TideStore
        //               ^ warning: [service-locator] {{TideFlow asks a locator for TideStore}}
        _ = screen.text() + "\(store.level())"
    }
}
