// Who has a wrapper fetch a service needs it as much as who reads a shared instance. The way to an instance of its own is no need.
// only: self-made-dependency

import Dependencies

final class RelayService {
    func publish() {}
}

private enum RelayKey: DependencyKey {
    static let liveValue = RelayService()
}

extension DependencyValues {
    var relay: RelayService {
        get { self[RelayKey.self] }
        set { self[RelayKey.self] = newValue }
    }
}

final class PushClient {
    @Dependency(\.relay) private var relay
    func register() { relay.publish() }
}

final class PushService {
    private lazy var client = PushClient()
    //                        ^ note: [self-made-dependency] {{PushService creates PushClient, which it could be given}}
    func go() { client.register() }
}

final class StateStore {
    var isOpen = false
}

final class GateService {
    let state: StateStore
    init(name: String) { state = StateStore() }
    func open() { state.isOpen = true }
}

final class Gates {
    static let shared = Gates()
    let gate = GateService(name: "north")
}

extension StateStore {
    static let shared = Gates.shared.gate.state
}
