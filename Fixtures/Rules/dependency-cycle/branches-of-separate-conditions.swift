// What one branch asks for and what another one asks for that is never compiled with it is no ring, be it under an `#if` of its own.
// only: dependency-cycle

final class Api {
    private let store: Store?
    init(store: Store?) { self.store = store }
    func call() { store?.keep() }
}
final class Store {
    private let api: Api?
    init(api: Api?) { self.api = api }
    func keep() { api?.call() }
}

final class BranchContainer {
    var api: Api {
        #if DEBUG
        return Api(store: nil)
        #else
        return Api(store: store)
        #endif
    }
    var store: Store {
        #if !DEBUG
        return Store(api: nil)
        #else
        return Store(api: api)
        #endif
    }
}
final class SystemContainer {
    #if os(iOS)
    lazy var api = Api(store: store)
    lazy var other = Api(store: nil)
    #endif
    #if !os(iOS)
    lazy var store = Store(api: api)
    #endif
}
final class PlatformContainer {
    #if os(iOS) && !targetEnvironment(simulator)
    lazy var api = Api(store: store)
    #endif
    #if os(macOS)
    lazy var store = Store(api: api)
    #endif
}
final class TermContainer {
    #if DEBUG && FAKE
    lazy var api = Api(store: store)
    //                        ^ error: [dependency-cycle] {{Producing TermContainer.api needs itself: api → store → api}}
    #endif
    #if !(DEBUG) || BETA
    #else
    lazy var store = Store(api: api)
    #endif
    #if !DEBUG
    lazy var other = Api(store: nil)
    #else
    lazy var other = Api(store: store)
    #endif
}
final class SameContainer {
    #if DEBUG
    lazy var api = Api(store: store)
    //                        ^ error: [dependency-cycle] {{Producing SameContainer.api needs itself: api → store → api}}
    #endif
    #if DEBUG
    lazy var store = Store(api: api)
    #endif
}

// What an initializer may do without is asked for nothing where it is left away.
protocol Depot {
    var bell: Bell { get }
    var rope: Rope { get }
}
final class Bell {
    private let rope: Rope?
    init(depot: (any Depot)? = nil) { rope = depot?.rope }
    func ring() { rope?.pull() }
}
final class Rope {
    private let bell: Bell
    init(bell: Bell) { self.bell = bell }
    func pull() { bell.ring() }
}
final class DepotContainer: Depot {
    lazy var bell = Bell()
    lazy var rope = Rope(bell: bell)
}
