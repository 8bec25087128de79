// What is named assembly and does nothing but give out a struct as the protocol that it conforms to assembles as one that gives
// out a class does. One that gives out the struct by its name, or does something besides, reaches what it reads.
// only: singleton

import Foundation

protocol BuoyAPI { func load() }
struct LiveBuoyAPI: BuoyAPI {
    private let session: URLSession
    private let name: String
    init(session: URLSession, name: String) {
        self.session = session
        self.name = name
    }
    func load() {
        session.invalidateAndCancel()
        print(name)
    }
}

final class BuoyAssembly {
    private let name: String
    init(name: String) { self.name = name }
    var api: BuoyAPI { LiveBuoyAPI(session: .shared, name: name) }
}
final class LazyBuoyAssembly {
    lazy var api: any BuoyAPI = LiveBuoyAPI(session: .shared, name: "lazy")
}
struct SwitchedBuoyContainer {
    let isLive: Bool
    var api: any BuoyAPI {
        if isLive { return LiveBuoyAPI(session: .shared, name: "live") }
        return LiveBuoyAPI(session: .shared, name: "other")
    }
}

final class BusyBuoyAssembly {
    private let name: String
    init(name: String) { self.name = name }
    var api: BuoyAPI { LiveBuoyAPI(session: .shared, name: name) }
    //                                      ^ note: [singleton] {{BusyBuoyAssembly reaches the shared instance URLSession.shared}}
    func tell() { print(name) }
}
final class BuoyKeeper {
    var api: BuoyAPI { LiveBuoyAPI(session: .shared, name: "kept") }
    //                                      ^ note: [singleton] {{BuoyKeeper reaches the shared instance URLSession.shared}}
}
