// A class that keeps plain values and does nothing is data, whatever it is called: one that nobody can change, and one that only
// values carry as a part of them. What objects hold to change it, what watches, promises or computes something, and what keeps
// more than values, is a service.
// only: inline-assembly

import Combine
import Foundation

final class GuestCache {
    @Published var followed: [String] = []
    var blocked = [String]()
    var count = 0
    static var caches: [String: GuestCache] = [:]
    static func cache(for key: String) -> GuestCache {
        if let cache = caches[key] { return cache }
        let cache = GuestCache()
        caches[key] = cache
        return cache
    }
}
struct GuestBox {
    let domain: String
    let memory: GuestCache
    init(domain: String, memory: GuestCache) {
        self.domain = domain
        self.memory = memory
    }
}
final class Guest {
    private(set) var box: GuestBox
    init(name: String) { box = GuestBox(domain: name, memory: .cache(for: name)) }
}
/// Nobody can change it.
final class DeviceSession {
    let name: String
    private(set) var started: Double?
    init(name: String) { self.name = name }
}
/// So it is whatever it derives from that asks nothing of it.
final class SentSession: NSObject, Codable, @unchecked Sendable {
    let name: String
    let started: Date
    init(name: String, started: Date) {
        self.name = name
        self.started = started
    }
}
/// Objects share it.
final class TokenStore {
    var token: String?
}
final class Renewal {
    private let tokens: TokenStore
    init(tokens: TokenStore) { self.tokens = tokens }
    func renew() { tokens.token = nil }
}
/// Views watch it.
final class ThemeStore: ObservableObject {
    @Published var name = ""
}
/// It works when it is read, or written.
final class AgentProvider {
    private let version: Int
    init(version: Int) { self.version = version }
    var agent: String { "agent/\(version)" }
}
final class IndexedStorage {
    let values: [Int]
    init(values: [Int]) { self.values = values }
    subscript(place: Int) -> Int { values[place] }
}
final class LevelStorage {
    var level = 0 { didSet { print(level) } }
}
/// There is one for all.
final class SeasonStore {
    let name = "summer"
    static let shared = SeasonStore()
}
/// It keeps a closure.
final class ClosureProvider {
    let make: () -> Int
    init(make: @escaping () -> Int) { self.make = make }
}

final class RoomViewModel {
    private let name: String
    init(guest: Guest) { name = guest.box.domain }
    init(session: DeviceSession) { name = session.name }
    init(sent: SentSession) { name = sent.name }
    init(tokens: TokenStore) { name = tokens.token ?? "" }
    init(theme: ThemeStore) { name = theme.name }
    init(agents: AgentProvider) { name = agents.agent }
    init(indexed: IndexedStorage) { name = "\(indexed[0])" }
    init(levels: LevelStorage) { name = "\(levels.level)" }
    init(seasons: SeasonStore) { name = seasons.name }
    init(closures: ClosureProvider) { name = "\(closures.make())" }
    func show() { print(name) }
}

final class GuestCoordinator {
    private let guest: Guest
    init(guest: Guest) { self.guest = guest }
    func start() { RoomViewModel(guest: guest).show() }
}
final class SessionCoordinator {
    private let session: DeviceSession
    init(session: DeviceSession) { self.session = session }
    func start() { RoomViewModel(session: session).show() }
}
final class SentCoordinator {
    private let session: SentSession
    init(session: SentSession) { self.session = session }
    func start() { RoomViewModel(sent: session).show() }
}
final class TokenCoordinator {
    private let tokens: TokenStore
    init(tokens: TokenStore) { self.tokens = tokens }
    func start() { RoomViewModel(tokens: tokens).show() }
    //             ^ note: [inline-assembly] {{TokenCoordinator builds RoomViewModel out of its own dependencies}}
}
final class ThemeCoordinator {
    private let theme: ThemeStore
    init(theme: ThemeStore) { self.theme = theme }
    func start() { RoomViewModel(theme: theme).show() }
    //             ^ note: [inline-assembly] {{ThemeCoordinator builds RoomViewModel out of its own dependencies}}
}
final class AgentCoordinator {
    private let agents: AgentProvider
    init(agents: AgentProvider) { self.agents = agents }
    func start() { RoomViewModel(agents: agents).show() }
    //             ^ note: [inline-assembly] {{AgentCoordinator builds RoomViewModel out of its own dependencies}}
}
final class IndexCoordinator {
    private let indexed: IndexedStorage
    init(indexed: IndexedStorage) { self.indexed = indexed }
    func start() { RoomViewModel(indexed: indexed).show() }
    //             ^ note: [inline-assembly] {{IndexCoordinator builds RoomViewModel out of its own dependencies}}
}
final class LevelCoordinator {
    private let levels: LevelStorage
    init(levels: LevelStorage) { self.levels = levels }
    func start() { RoomViewModel(levels: levels).show() }
    //             ^ note: [inline-assembly] {{LevelCoordinator builds RoomViewModel out of its own dependencies}}
}
final class SeasonCoordinator {
    private let seasons: SeasonStore
    init(seasons: SeasonStore) { self.seasons = seasons }
    func start() { RoomViewModel(seasons: seasons).show() }
    //             ^ note: [inline-assembly] {{SeasonCoordinator builds RoomViewModel out of its own dependencies}}
}
final class ClosureCoordinator {
    private let closures: ClosureProvider
    init(closures: ClosureProvider) { self.closures = closures }
    func start() { RoomViewModel(closures: closures).show() }
    //             ^ note: [inline-assembly] {{ClosureCoordinator builds RoomViewModel out of its own dependencies}}
}
