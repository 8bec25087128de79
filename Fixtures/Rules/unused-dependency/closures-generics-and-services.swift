// A factory closure, a value of a constrained generic type and a service class are dependencies that can be unused.

protocol WireCoding {
    func encode()
}

final class WireStore {
    func save() {}
}

final class WireModel<Coder: WireCoding> {
    private let makeStore: () -> WireStore
    private let coder: Coder

    init(makeStore: @escaping () -> WireStore, coder: Coder, store: WireStore) {
    //   ^ warning: [unused-dependency] {{WireModel takes WireStore as `makeStore` and keeps it, but never uses it}}
    //                                         ^ warning: [unused-dependency] {{WireModel takes WireCoding and keeps it, but never uses it}}
    //                                                       ^ warning: [unused-dependency] {{WireModel takes WireStore as `store`, but never uses it}}
        self.makeStore = makeStore
        self.coder = coder
    }
}
