// What a file keeps to itself is a part of the type that makes it there: what the part does is the type's doing, and
// what it hands on the type hands on. It is told of the type alone, if that takes it.
// only: dependency-pipeline

protocol Sounding { func depth() -> Int }

final class Chart {
    private let sounding: any Sounding
    init(sounding: any Sounding) { self.sounding = sounding }
    func draw() -> Int { sounding.depth() }
}

final class LeadLine {
    private let sounding: any Sounding
    init(sounding: any Sounding) { self.sounding = sounding }
    func cast() -> Int { Plummet(sounding: sounding).drop() }
}

private final class Plummet {
    private let sounding: any Sounding
    init(sounding: any Sounding) { self.sounding = sounding }
    func drop() -> Int { sounding.depth() }
}

final class Pilot {
    private let sounding: any Sounding
    init(sounding: any Sounding) { self.sounding = sounding }
    //   ^ warning: [dependency-pipeline] {{Pilot takes Sounding only to hand it on: Pilot → Chart, which uses it}}
    func steer() -> Int { Helper(sounding: sounding).steer() }
}

private final class Helper {
    private let sounding: any Sounding
    init(sounding: any Sounding) { self.sounding = sounding }
    func steer() -> Int { Chart(sounding: sounding).draw() }
}

final class Captain {
    private let sounding: any Sounding
    init(sounding: any Sounding) { self.sounding = sounding }
    //   ^ warning: [dependency-pipeline] {{Captain takes Sounding only to hand it on: Captain → Chart, which uses it}}
    func plan() -> Chart { Chart(sounding: sounding) }
}

extension Chart {
    static func drawn(by sounding: any Sounding) -> Int { Bridge(sounding: sounding).draw() }
}

private final class Bridge {
    private let sounding: any Sounding
    init(sounding: any Sounding) { self.sounding = sounding }
    func draw() -> Int { Chart(sounding: sounding).draw() }
}
