// A closure that an initializer hands to something that it makes and keeps is that part's to run: what it gives back is
// assembled in the initializer as the part is. A closure that the type keeps itself, or hands on, it runs for others.

protocol TideAPI {
    func tide() -> Int
}

struct TideReducer {
    let api: any TideAPI
    func reduce() -> Int { api.tide() }
}

final class TideStore {
    private let make: () -> TideReducer
    init(count: Int, reducer make: @escaping () -> TideReducer) { self.make = make }
    func send() -> Int { make().reduce() }
}

class TidePane {
    private let store: TideStore
    init(store: TideStore) { self.store = store }
    func show() -> Int { store.send() }
}

final class TideScreen {
    private let store: TideStore
    init(api: any TideAPI) {
        store = TideStore(count: 1, reducer: { TideReducer(api: api) })
    }
    func show() -> Int { store.send() }
}

final class TrailingTideScreen {
    private let store: TideStore
    init(api: any TideAPI) {
        self.store = TideStore(count: 1) { TideReducer(api: api) }
    }
    func show() -> Int { store.send() }
}

final class NestedTideScreen {
    private let api: any TideAPI
    private let pane: TidePane
    init(api: any TideAPI) {
        self.api = api
        self.pane = TidePane(
            store: .init(
                count: 1,
                reducer: {
                    TideReducer(api: api)
                }))
    }
    func show() -> Int { pane.show() }
}

final class InheritedTidePane: TidePane {
    init(api: any TideAPI) {
        super.init(store: TideStore(count: 1) { TideReducer(api: api) })
    }
}

final class OwnTideScreen {
    private let make: () -> TideReducer
    init(api: any TideAPI) {
    //   ^ warning: [dependency-pipeline] {{OwnTideScreen takes TideAPI only to hand it on: OwnTideScreen → TideReducer, which uses it}}
        make = { TideReducer(api: api) }
    }
    func show() -> Int { make().reduce() }
}

final class PassingTideScreen {
    init(api: any TideAPI) {
    //   ^ warning: [dependency-pipeline] {{PassingTideScreen takes TideAPI only to hand it on: PassingTideScreen → TideReducer, which uses it}}
        let store = TideStore(count: 1) { TideReducer(api: api) }
        print(store.send())
    }
}

final class LateTideScreen {
    private let api: any TideAPI
    private var store: TideStore?
    init(api: any TideAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{LateTideScreen takes TideAPI only to hand it on: LateTideScreen → TideReducer, which uses it}}
    func open() { store = TideStore(count: 1) { TideReducer(api: self.api) } }
    func show() -> Int? { store?.send() }
}
