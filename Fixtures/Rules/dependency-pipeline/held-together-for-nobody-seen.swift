// A struct that only holds things together uses none of them: where nobody is seen to read it, the chain ends there.
// only: dependency-pipeline

import MatrixSDK

struct ThreadParameters {
    let session: MXSession
    let room: String
}

final class ThreadCoordinator {
    private let parameters: ThreadParameters
    init(parameters: ThreadParameters) { self.parameters = parameters }
    func start() { open(parameters) }
}

final class BridgePresenter {
    private let session: MXSession
    init(session: MXSession) { self.session = session }
    //   ^ warning: [dependency-pipeline] {{BridgePresenter takes MXSession only to hand it on: BridgePresenter → ThreadParameters → ThreadCoordinator}}

    func present() {
        let parameters = ThreadParameters(session: session, room: "general")
    //                                             ^ related: [dependency-pipeline] {{BridgePresenter hands it to ThreadParameters}}
        ThreadCoordinator(parameters: parameters).start()
    //  ^ related: [dependency-pipeline] {{BridgePresenter hands it to ThreadCoordinator}}
    }
}
