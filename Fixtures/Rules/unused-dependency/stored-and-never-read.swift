// A service is injected, stored, and nobody reads it.

protocol PoolAPI {
    func fill()
}

protocol PoolTracking {
    func track()
}

final class PoolModel {
    private let api: any PoolAPI
    private var tracking: (any PoolTracking)?

    init(api: any PoolAPI, with tracking: any PoolTracking) {
    //                          ^ warning: [unused-dependency] {{PoolModel takes PoolTracking and keeps it, but never uses it}}
        self.api = api
        self.tracking = tracking
    }

    func open() { api.fill() }
}
