// That an enum has a static of the same name as one of its cases says nothing of what the next call means.
// only: dependency-pipeline

protocol Harbour {
    func close()
}
final class NightHarbour: Harbour {
    private var boats = 0
    func close() { boats = 0 }
}

enum Signal {
    case flag(String)
    case horn

    static func flag(_ error: any Error) -> Signal { .flag("\(error)") }
}

final class Keeper {
    private let harbour: any Harbour
    init(_ harbour: any Harbour) { self.harbour = harbour }
    func answer(_ signal: Signal) { if case .flag = signal { harbour.close() } }
    //                                                       ^ related: [dependency-pipeline] {{Keeper uses it}}
}

final class Watch {
    private let harbour: NightHarbour
    init(harbour: NightHarbour) { self.harbour = harbour }
    //   ^ warning: [dependency-pipeline] {{Watch takes NightHarbour only to hand it on: Watch → Keeper, which uses it}}
    func end() {
        let signal = Signal.flag("end")
        Keeper(harbour).answer(signal)
        //     ^ related: [dependency-pipeline] {{Watch hands it to Keeper}}
    }
}

final class Storm {
    private let harbour: NightHarbour
    init(harbour: NightHarbour) { self.harbour = harbour }
    func begin() {
        let signal = Signal.flag("storm")
        Keeper(harbour).answer(signal)
        harbour.close()
    }
}

final class Fog {
    private let keeper: Keeper
    init(keeper: Keeper) { self.keeper = keeper }
    func begin(_ error: any Error) { keeper.answer(.flag(error)) }
}
