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
    //   ^ warning: [unused-dependency] {{WireStore}} {{WireModel}}
    //                                         ^ warning: [unused-dependency] {{WireCoding}} {{WireModel}}
    //                                                       ^ warning: [unused-dependency] {{WireStore}} {{WireModel}}
        self.makeStore = makeStore
        self.coder = coder
    }
}
