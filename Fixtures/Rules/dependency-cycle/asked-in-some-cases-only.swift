// What an operand or a branch asks is asked in some cases only. A ring that holds in two cases at once may never do so; one
// that holds wherever one branch is taken has no way out there. What runs again may take another way then.
// only: dependency-cycle

protocol Mooring { func moor() }
protocol Watching { func watch() }
final class Quay: Mooring {
    private let lookout: (any Watching)?
    init(lookout: (any Watching)? = nil) { self.lookout = lookout }
    func moor() { lookout?.watch() }
}
final class Lookout: Watching {
    private let quay: (any Mooring)?
    init(quay: (any Mooring)? = nil) { self.quay = quay }
    func watch() { quay?.moor() }
}

enum KeptServices {
    nonisolated(unsafe) static var kept: (any Mooring)?
    nonisolated(unsafe) static var isTest = false
    static var quay: any Mooring { kept ?? Quay(lookout: lookout) }
    static var lookout: any Watching { Lookout(quay: quay) }
    static func makeQuay() -> any Mooring { isTest ? Quay() : Quay(lookout: makeLookout()) }
    static func makeLookout() -> any Watching { Lookout(quay: makeQuay()) }
}

/// Each is bare where the other one is not.
final class HarbourContainer {
    let isTest: Bool
    init(isTest: Bool) { self.isTest = isTest }
    lazy var quay: any Mooring = isTest ? Quay() : Quay(lookout: lookout)
    lazy var lookout: any Watching = isTest ? Lookout(quay: quay) : Lookout()
    func makeQuay(_ lookout: (any Watching)? = nil) -> any Mooring { Quay(lookout: lookout ?? otherLookout) }
    lazy var otherLookout: any Watching = Lookout(quay: makeQuay(Lookout()))
}

/// Only the one: the branch has no way out.
final class PierContainer {
    let isTest: Bool
    init(isTest: Bool) { self.isTest = isTest }
    lazy var quay: any Mooring = isTest ? Quay() : Quay(lookout: lookout)
    //                                                           ^ related: [dependency-cycle] {{quay asks for lookout}}
    lazy var lookout: any Watching = Lookout(quay: quay)
    //                                             ^ error: [dependency-cycle] {{Producing PierContainer.lookout needs itself: lookout → quay → lookout}}
}

enum Sea {
    case calm, rough
    var quay: any Mooring {
        switch self {
        case .calm: Quay(lookout: lookout)
        case .rough: Quay()
        }
    }
    var lookout: any Watching {
        switch self {
        case .calm: Lookout()
        case .rough: Lookout(quay: quay)
        }
    }
}

/// Nobody evaluates what stands behind them.
final class ShoreContainer {
    nonisolated(unsafe) static var spare: Quay?
    nonisolated(unsafe) static var isOpen = false
    static func open(_ lookout: any Watching) -> Bool { isOpen }
    static let quay: any Mooring = {
        let isWatched = isOpen && open(lookout)
        return Quay(lookout: isWatched ? Lookout() : nil)
    }()
    static let lookout: any Watching = {
        guard !isOpen else { return Lookout() }
        return Lookout(quay: quay)
    }()
    static func crane() -> any Mooring {
        spare?.take(rope())
        return Quay()
    }
    static func rope() -> any Watching { Lookout(quay: crane()) }
    static func gate() -> any Mooring {
        var lamp: any Watching { lock() }
        return isOpen ? Quay(lookout: lamp) : Quay()
    }
    static func lock() -> any Watching { Lookout(quay: gate()) }
}
extension Quay {
    func take(_ rope: any Watching) { rope.watch() }
}

/// A publisher calls what it is handed later.
final class Later {
    func map(_ change: @escaping () -> any Watching) -> Later { self }
    func then(_ next: @escaping () -> any Watching) -> Later { self }
}
final class Buoy: Mooring {
    init(_ later: Later) { _ = later }
    func moor() {}
}
/// What is set up at once asks at once; so does what a `do` holds, and what goes through a list.
extension Quay {
    func then(_ change: (Quay) -> Void) -> Quay {
        change(self)
        return self
    }
    func check() throws {}
}
final class AtOnceContainer {
    lazy var quay: any Mooring = Quay().then { $0.take(self.lookout) }
    //                                                 ^ related: [dependency-cycle] {{quay asks for lookout}}
    lazy var lookout: any Watching = Lookout(quay: quay)
    //                                             ^ error: [dependency-cycle] {{Producing AtOnceContainer.lookout needs itself: lookout → quay → lookout}}
    var crane: any Mooring {
        do {
            try Quay().check()
            return Quay(lookout: rope)
            //                   ^ error: [dependency-cycle] {{Producing AtOnceContainer.crane needs itself: crane → rope → crane}}
        } catch {
            return Quay()
        }
    }
    var rope: any Watching { Lookout(quay: crane) }
    //                                     ^ related: [dependency-cycle] {{rope asks for crane}}
    lazy var gates: [any Mooring] = [1, 2].map { _ in Quay(lookout: lock) }
    //                                                              ^ error: [dependency-cycle] {{Producing AtOnceContainer.gates needs itself: gates → lock → gates}}
    lazy var lock: any Watching = Lookout(quay: gates[0])
    //                                          ^ related: [dependency-cycle] {{lock asks for gates}}
    private var cache: [String: any Mooring] = [:]
    func pier() -> any Mooring {
        if let kept = cache["pier"] { return kept }
        let made = Quay(lookout: plank())
        //                       ^ error: [dependency-cycle] {{Producing AtOnceContainer.pier needs itself: pier → plank → pier}}
        cache["pier"] = made
        return made
    }
    func plank() -> any Watching { Lookout(quay: pier()) }
    //                                           ^ related: [dependency-cycle] {{plank asks for pier}}
    func jetty() -> any Mooring {
        if let kept = cache["jetty"] { return kept }
        let made = Quay()
        cache["jetty"] = made
        made.take(pole())
        return made
    }
    func pole() -> any Watching { Lookout(quay: jetty()) }
}
/// What a header tests first, and what a loop goes through, it asks in any case; so does the one global of its type.
final class TestedContainer {
    var hoist: any Mooring {
        if let kept = hook as? Lookout { kept.watch() }
        //            ^ error: [dependency-cycle] {{Producing TestedContainer.hoist needs itself: hoist → hook → hoist}}
        return Quay()
    }
    var hook: any Watching { Lookout(quay: hoist) }
    //                                     ^ related: [dependency-cycle] {{hook asks for hoist}}
    var reel: any Mooring {
        if Port.isBusy, let kept = line as? Lookout { kept.watch() }
        return Quay()
    }
    var line: any Watching { Lookout(quay: reel) }
    var sail: any Mooring {
        for one in [mast] { one.watch() }
        //          ^ related: [dependency-cycle] {{sail asks for mast}}
        return Quay()
    }
    var mast: any Watching { Lookout(quay: sail) }
    //                                     ^ error: [dependency-cycle] {{Producing TestedContainer.mast needs itself: mast → sail → mast}}
    lazy var oar: any Mooring = Quay(lookout: tested.rudder)
    //                                        ^ error: [dependency-cycle] {{Producing TestedContainer.oar needs itself: oar → rudder → oar}}
    lazy var rudder: any Watching = Lookout(quay: tested.oar)
    //                                            ^ related: [dependency-cycle] {{rudder asks for oar}}
}
nonisolated(unsafe) let tested = TestedContainer()
extension Port { static var isBusy: Bool { true } }
struct Setup {
    func configure(_ change: @escaping () -> any Watching) -> Setup { self }
}
final class Raft: Mooring {
    init(_ setup: Setup) { _ = setup }
    func moor() {}
}
final class SetupContainer {
    lazy var raft: any Mooring = Raft(Setup().configure { [unowned self] in self.light })
    lazy var light: any Watching = Lookout(quay: raft)
}
final class LaterContainer {
    private let later = Later()
    lazy var buoy: any Mooring = Buoy(later.map { [unowned self] in self.light })
    lazy var light: any Watching = Lookout(quay: buoy)
    lazy var other: any Mooring = Buoy(later.then { [unowned self] in self.lamp })
    lazy var lamp: any Watching = Lookout(quay: other)
}

/// Nobody evaluates what a struct begins with where it is handed something else.
struct Crew {
    var quay: any Mooring = Port.quay
    var lookout: (any Watching)?
}
enum Port {
    static let quay: any Mooring = Quay(lookout: Crew(quay: Quay()).lookout)
    static let lookout: any Watching = Lookout(quay: Crew(lookout: nil).quay)
}
