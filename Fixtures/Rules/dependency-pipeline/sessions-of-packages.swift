// A `Session` that the sources do not declare is a service of the library that is known to have one; what two wallets have agreed
// upon is data, and so is what nothing is known of.
// only: dependency-pipeline

import WalletConnectSign

final class TicketModel {
    private let session: Session?
    init(session: Session?) { self.session = session }
    var title: String { session?.peer.name ?? "" }
}

final class TicketCoordinator {
    private let session: Session?
    init(session: Session?) { self.session = session }
    func start() -> String { TicketModel(session: session).title }
}

final class UploadModel {
    private let session: UploadSession
    init(session: UploadSession) { self.session = session }
    func send() { session.send() }
}

final class UploadCoordinator {
    private let session: UploadSession
    init(session: UploadSession) { self.session = session }
    //   ^ warning: [dependency-pipeline] {{UploadCoordinator takes UploadSession only to hand it on: UploadCoordinator → UploadModel, which uses it}}
    func start() { UploadModel(session: session).send() }
}
