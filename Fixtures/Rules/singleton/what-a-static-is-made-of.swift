// What a type keeps for all others as the only one is put together where it is declared, of another class as of its own: what
// its code asks later, keeps for itself or only calls by another name is hidden.
// only: singleton

final class Anchor {
    static let shared = Anchor()
    let winch = Winch()
    let isHeavy = true
    func drop() { winch.turn() }
}

final class WinchManager {
    func turn() {}
}

typealias Winch = WinchManager

final class Chain {
    private let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    func pay() { anchor.drop() }
}

enum ChainFactory {
    static func make(anchor: Anchor) -> Chain { Chain(anchor: anchor) }
}

enum Deck {
    static let chain = Chain(anchor: Anchor.shared)
}

final class Bow {
    static var chain: Chain = {
        let spare = Chain(anchor: Anchor.shared)
        spare.pay()
        return ChainFactory.make(anchor: Anchor.shared)
    }()
    private init() {}
}

enum Stern {
    private static let chain = Chain(anchor: Anchor.shared)
    //                                       ^ warning: [singleton] {{Stern reaches the shared instance Anchor.shared}}
    static func pay() { chain.pay() }
}

struct Rope {
    let winch: WinchManager
    let isDouble: Bool
    func haul() { winch.turn() }
}

enum Locker {
    static let rope = Rope(winch: Anchor.shared.winch, isDouble: false)
    static let spare = Rope(winch: WinchManager(), isDouble: Anchor.shared.isHeavy)
    //                                                       ^ warning: [singleton] {{Locker reaches the shared instance Anchor.shared}}
}

// What the shared one gives goes into it as well, be it of a package's.
extension CaptainCoordinator {
    static let shared = CaptainCoordinator(crew: Crew(log: Logbook.shared.page("crew")))
    static let lines = Logbook.shared.page("captain").count
    //                 ^ warning: [singleton] {{An extension of CaptainCoordinator reaches the shared instance Logbook.shared}}
}
final class Logbook {
    static let shared = Logbook()
    private var pages = 0
    func page(_ name: String) -> [String] {
        pages += 1
        return [name]
    }
}
struct Crew { let log: [String] }

enum Keel {
    static let depth = { Anchor.shared.drop(); return 3 }()
    //                   ^ warning: [singleton] {{Keel reaches the shared instance Anchor.shared}}
}

enum Hull {
    static let pay: () -> Void = { Anchor.shared.drop() }
    //                             ^ warning: [singleton] {{Hull reaches the shared instance Anchor.shared}}
}
