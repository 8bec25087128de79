// Who makes a part of its own of what it takes, and has that use it, has a use for it, though all others to whom it goes have none:
// those are told themselves. Where the part makes nothing of it either, nobody need take it.
// only: dependency-pipeline

import AccountKit

final class ProfileViewModel {
    private let session: AccountSession
    init(session: AccountSession) { self.session = session }
    func load() { session.refresh() }
}
final class IdleViewModel {
    init(session: AccountSession) {}
    func load() {}
}
final class AlbumCoordinator {
    private let session: AccountSession
    init(session: AccountSession) { self.session = session }
    func start() {}
}
final class PhotoPresenter {
    private let session: AccountSession
    init(session: AccountSession) { self.session = session }
    //   ^ warning: [dependency-pipeline] {{PhotoPresenter takes AccountSession only to hand it on: PhotoPresenter → AlbumCoordinator}}
    func present() { AlbumCoordinator(session: session).start() }
}

final class ProfileCoordinator {
    private let session: AccountSession
    private let viewModel: ProfileViewModel
    init(session: AccountSession) {
        self.session = session
        viewModel = ProfileViewModel(session: session)
    }
    func start() { viewModel.load() }
    func pick() { PhotoPresenter(session: session).present() }
}
final class IdleCoordinator {
    private let session: AccountSession
    private let viewModel: IdleViewModel
    init(session: AccountSession) {
    //   ^ warning: [dependency-pipeline] {{IdleCoordinator takes AccountSession only to hand it on: IdleCoordinator → PhotoPresenter → AlbumCoordinator}}
        self.session = session
        viewModel = IdleViewModel(session: session)
    }
    func start() { viewModel.load() }
    func pick() { PhotoPresenter(session: session).present() }
}
