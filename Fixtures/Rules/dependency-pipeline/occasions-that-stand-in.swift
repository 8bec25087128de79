// What stands in where the maker of a helper has nothing of its own may come from the occasion, be it a call, a name or
// a member that nobody here knows. A literal, or something that the maker has as well, brings nothing new.
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
    //                     ^ related: [dependency-pipeline] {{Hammer uses it}}
}

final class Tongs {
    private let anvil: any Anvil
    init(anvil: any Anvil) { self.anvil = anvil }
    func hold() -> Int { anvil.strike("tongs") }
}

final class CallingSmith {
    private let mark: String?
    private let anvil: any Anvil
    init(mark: String?, anvil: any Anvil) {
        self.mark = mark
        self.anvil = anvil
    }
    func work() -> Int { Hammer(mark: mark ?? todaysMark(), anvil: anvil).strike() }
}

final class NamingSmith {
    private let mark: String?
    private let anvil: any Anvil
    init(mark: String?, anvil: any Anvil) {
        self.mark = mark
        self.anvil = anvil
    }
    func work() -> Int { Hammer(mark: mark ?? defaultMark, anvil: anvil).strike() }
}

final class AskingSmith {
    private let anvil: (any Anvil)?
    init(anvil: (any Anvil)?) { self.anvil = anvil }
    func work() -> Int { Tongs(anvil: anvil ?? Workshop.current.block).hold() }
}

final class PlainSmith {
    private let mark: String?
    private let anvil: any Anvil
    init(mark: String?, anvil: any Anvil) {
    //                  ^ warning: [dependency-pipeline] {{PlainSmith takes Anvil only to hand it on: PlainSmith → Hammer, which uses it}}
        self.mark = mark
        self.anvil = anvil
    }
    func work() -> Int { Hammer(mark: mark ?? "plain", anvil: anvil).strike() }
    //                                                        ^ related: [dependency-pipeline] {{PlainSmith hands it to Hammer}}
}

final class TwoMarksSmith {
    private let mark: String?
    private let other: String
    private let anvil: any Anvil
    init(mark: String?, other: String, anvil: any Anvil) {
    //                                 ^ warning: [dependency-pipeline] {{TwoMarksSmith takes Anvil only to hand it on: TwoMarksSmith → Hammer, which uses it}}
        self.mark = mark
        self.other = other
        self.anvil = anvil
    }
    func work() -> Int { Hammer(mark: mark ?? other, anvil: anvil).strike() }
    //                                                      ^ related: [dependency-pipeline] {{TwoMarksSmith hands it to Hammer}}
}
