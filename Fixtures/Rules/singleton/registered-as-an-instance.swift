// A shared instance that goes into what a registry is told to give out is handed in, whether that is made at once or by a closure:
// as it is, within what is made there, or within what has a local name only to be registered. What code asks it for, or hands to
// others, it reaches for itself.
// only: singleton

import Foundation

final class Flags {
    static let shared = Flags()
    private var isOn = false
    func load() { isOn = true }
}

final class Larder {
    private var parts: [ObjectIdentifier: () -> Any] = [:]
    func resolve<T>(_ type: T.Type) -> T { parts[ObjectIdentifier(type)]!() as! T }
    func register<T>(_ type: T.Type, make: @escaping () -> T) { parts[ObjectIdentifier(type)] = make }
    func register<T>(_ type: T.Type, instance: T) { parts[ObjectIdentifier(type)] = { instance } }
}

protocol Fetching { func fetch() }

final class Fetcher: Fetching {
    private let session: URLSession
    private let flags: Flags
    init(session: URLSession, flags: Flags) {
        self.session = session
        self.flags = flags
    }
    func fetch() { session.invalidateAndCancel() ; flags.load() }
}

final class Baker {
    private let fetching: Fetching
    init(fetching: Fetching) { self.fetching = fetching }
    func bake() { fetching.fetch() }
}

enum ClosureWiring {
    static func fill(_ larder: Larder) {
        larder.register(Fetching.self) { Fetcher(session: URLSession.shared, flags: Flags.shared) }
    }
}

enum InstanceWiring {
    static func fill(_ larder: Larder) {
        larder.register(Baker.self, instance: Baker(fetching: Fetcher(session: URLSession.shared, flags: Flags.shared)))
    }
    static func fillAgain(_ larder: Larder) {
        larder.register(Flags.self, instance: Flags.shared)
    }
}

enum LocalWiring {
    static func fill(_ larder: Larder) {
        let fetcher = Fetcher(session: URLSession.shared, flags: Flags.shared)
        larder.register(Fetching.self, instance: fetcher)
    }
}

enum AskingWiring {
    static func fill(_ larder: Larder) {
        let fetcher = Fetcher(session: URLSession.shared, flags: Flags.shared)
        //                             ^ note: [singleton] {{AskingWiring reaches the shared instance URLSession.shared}}
        //                                                       ^ warning: [singleton] {{AskingWiring reaches the shared instance Flags.shared}}
        fetcher.fetch()
        larder.register(Fetching.self, instance: fetcher)
    }
}

enum LoadingWiring {
    static func fill(_ larder: Larder) {
        Flags.shared.load()
    //  ^ warning: [singleton] {{LoadingWiring reaches the shared instance Flags.shared}}
        larder.register(Flags.self, instance: Flags.shared)
    }
}

enum BakingWiring {
    static func fill(_ larder: Larder) {
        larder.register(Flags.self) { Flags.shared }
        Baker(fetching: Fetcher(session: URLSession(configuration: .default), flags: Flags.shared)).bake()
        //                                                                           ^ warning: [singleton] {{BakingWiring reaches the shared instance Flags.shared}}
    }
}
