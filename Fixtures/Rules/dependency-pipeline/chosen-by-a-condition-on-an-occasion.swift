// Who makes something of what another module's code may give, by a condition too, has made it for an occasion; what is known
// on both sides is none.
// only: dependency-pipeline

import Outside

protocol Anvil {
    func strike(_ mark: String) -> Int
}

struct Hammer {
    let mark: String
    let anvil: any Anvil
    func strike() -> Int { anvil.strike(mark) }
    //                     ^ related: [dependency-pipeline] {{Hammer uses it}}
}

final class ChoosingSmith {
    private let mark: String
    private let anvil: any Anvil
    init(mark: String, anvil: any Anvil) {
        self.mark = mark
        self.anvil = anvil
    }
    func work(isToday: Bool) -> Int { Hammer(mark: isToday ? todaysMark() : mark, anvil: anvil).strike() }
}
final class FallingBackSmith {
    private let mark: String
    private let anvil: any Anvil
    init(mark: String, anvil: any Anvil) {
        self.mark = mark
        self.anvil = anvil
    }
    func work() -> Int { Hammer(mark: todaysMark() ?? mark, anvil: anvil).strike() }
}

final class SteadySmith {
    private let mark: String
    private let other: String
    private let anvil: any Anvil
    init(mark: String, other: String, anvil: any Anvil) {
    //                                ^ warning: [dependency-pipeline] {{SteadySmith takes Anvil only to hand it on: SteadySmith → Hammer, which uses it}}
        self.mark = mark
        self.other = other
        self.anvil = anvil
    }
    func work(isToday: Bool) -> Int { Hammer(mark: isToday ? other : mark, anvil: anvil).strike() }
    //                                                                            ^ related: [dependency-pipeline] {{SteadySmith hands it to Hammer}}
}
