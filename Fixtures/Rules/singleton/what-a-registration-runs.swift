// What a registration's closure reaches it hands to what it produces, whatever the type around it is.

import Swinject

protocol PictureStorage {
    func read(_ id: String) -> String?
}

final class MemoryPictureStorage: PictureStorage {
    static let shared = MemoryPictureStorage()
    private var all: [String: String] = [:]
    func read(_ id: String) -> String? { all[id] }
}

final class PictureRepository {
    private let storage: PictureStorage
    private let session: URLSession
    init(storage: PictureStorage, session: URLSession) {
        self.storage = storage
        self.session = session
    }
    func picture(_ id: String) -> String? {
        session.flush {}
        return storage.read(id)
    }
}

final class Pictures {
    let container = Container()

    func register() {
        container.register(PictureRepository.self) { _ in
            PictureRepository(storage: MemoryPictureStorage.shared, session: .shared)
        }
        .inObjectScope(.container)
        container.register(PictureStorage.self) { _ in MemoryPictureStorage.shared }
    }

    func first() -> String? { MemoryPictureStorage.shared.read("first") }
    //                        ^ warning: [singleton] {{Pictures reaches the shared instance MemoryPictureStorage.shared}}
}
