// A class with stored lets and initializers only, as Objective-C asks for, is a parameter object too: handed on whole it is
// no pipeline, and what goes on through it is used by who reads it.

import Foundation

protocol RoomStore {
    func load()
}

final class RoomParameters: NSObject {
    let store: any RoomStore
    let name: String
    init(store: any RoomStore, name: String) {
        self.store = store
        self.name = name
    }
    convenience init(store: any RoomStore) { self.init(store: store, name: "") }
}

final class RoomCoordinator {
    private let parameters: RoomParameters
    init(parameters: RoomParameters) { self.parameters = parameters }
    func start() { parameters.store.load() }
}

final class RoomPresenter {
    private let parameters: RoomParameters
    init(parameters: RoomParameters) { self.parameters = parameters }
    func present() { RoomCoordinator(parameters: parameters).start() }
}

final class LobbyPresenter {
    private let store: any RoomStore
    init(store: any RoomStore) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{LobbyPresenter takes RoomStore only to hand it on: LobbyPresenter → RoomParameters → RoomCoordinator, which uses it}}
    func present() {
        let parameters = RoomParameters(store: store)
        RoomCoordinator(parameters: parameters).start()
    }
}
