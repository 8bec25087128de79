// One use beside ten forwards is a use: in a closure, behind a weak self, in an observer and in deinit.

protocol SocketAPI {
    func close()
}

final class SocketFlow {
    private let first: any SocketAPI
    private let second: any SocketAPI
    private let third: any SocketAPI
    var isOpen = true { didSet { second.close() } }

    init(first: any SocketAPI, second: any SocketAPI, third: any SocketAPI) {
        self.first = first
        self.second = second
        self.third = third
    }

    func start() {
        SocketModel(api: first).stop()
        SocketModel(api: second).stop()
        SocketModel(api: third).stop()
        Task { @MainActor [weak self] in
            guard let self else { return }
            self.first.close()
        }
    }

    deinit { third.close() }
}

final class SocketModel {
    private let api: any SocketAPI
    init(api: any SocketAPI) { self.api = api }
    func stop() { api.close() }
}
