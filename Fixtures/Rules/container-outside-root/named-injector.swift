// An injector that keeps what a protocol shows is a container, even if it does something besides; one that injects is none.
// only: container-outside-root, service-locator, inline-assembly

//- Sources/App/Injector.swift
protocol TideStore {
    func keep(_ tide: Int)
}

final class LiveTideStore: TideStore {
    func keep(_ tide: Int) {}
}

final class TideSender {
    private let store: any TideStore
    init(store: any TideStore) { self.store = store }
    func send() { store.keep(1) }
}

protocol TideInjecting: AnyObject {
    var store: any TideStore { get }
    var sender: TideSender { get }
}

final class TideInjector: TideInjecting {
    static let main = TideInjector()
    let store: any TideStore = LiveTideStore()
    private var kept: TideSender?
    var sender: TideSender {
        if let kept { return kept }
        let sender = TideSender(store: store)
        kept = sender
        return sender
    }
    func runInBackground(_ block: (any TideInjecting) -> Void) { block(self) }
}

final class ScriptInjector {
    private let store: any TideStore
    init(store: any TideStore) { self.store = store }
    func inject(_ script: String) { store.keep(script.count) }
}

//- Sources/App/Harbour.swift
final class HarbourViewModel {
    private let scripts: ScriptInjector
    private let injector = TideInjector()
    //                     ^ warning: [container-outside-root] {{HarbourViewModel constructs the container TideInjector}}

    init(store: any TideStore) { scripts = ScriptInjector(store: store) }

    func open() {
        scripts.inject("open")
        injector.store.keep(1)
        TideInjector.main.sender.send()
    //  ^ warning: [service-locator] {{HarbourViewModel asks a locator for TideSender}}
    }
}
