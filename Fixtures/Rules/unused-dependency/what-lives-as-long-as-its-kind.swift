// What does something when it is let go is kept by another one of its kind for that; without a deinitializer nothing happens then,
// and what another type lets go it might as well not keep.
// only: unused-dependency

protocol Relay: AnyObject {
    func close()
}

final class RelayToken {
    private let relay: Relay?
    private var children: [RelayToken] = []
    init(relay: Relay) { self.relay = relay }
    init(children: [RelayToken]) {
        self.children = children
        relay = nil
    }
    deinit { relay?.close() }
}

final class RelayNode {
    private let relay: Relay?
    private var children: [RelayNode] = []
    init(relay: Relay) { self.relay = relay }
    init(children: [RelayNode]) {
    //   ^ warning: [unused-dependency] {{RelayNode takes RelayNode and keeps it, but never uses it}}
        self.children = children
        relay = nil
    }
    func close() { relay?.close() }
}
