final class RoutePlanner {
    private let lights: TrafficLights
    init(lights: TrafficLights) { self.lights = lights }
    func plan() -> Int { lights.wait() }
}

final class TrafficLights {
    private let planner: RoutePlanner
    init(planner: RoutePlanner) { self.planner = planner }
    func wait() -> Int { planner.plan() }
}

final class ScratchPad {
    var lines: [String] = []
}

final class WalkArchive {
    private let pad: ScratchPad
    init(pad: ScratchPad) { self.pad = pad }
    func size() -> Int { pad.lines.count }
}

final class Clock {
    func hour() -> Int { 21 }
}

final class WalkDiary {
    private let archive: WalkArchive
    private let clock: Clock
    init(archive: WalkArchive, clock: Clock) {
        self.archive = archive
        self.clock = clock
    }
    func text() -> String { "\(archive.size()) \(clock.hour())" }
}

final class Stop {
    private let diary: WalkDiary
    init(diary: WalkDiary) { self.diary = diary }
    func title() -> String { diary.text() }
}

final class Guide {
    private let tour: Tour
    init(tour: Tour) { self.tour = tour }
    func lead() -> String { tour.title() }
}

final class Tour {
    private let guide: Guide
    init(guide: Guide) { self.guide = guide }
    func title() -> String { guide.lead() }
}

final class Audience {
    private let makeStage: () -> Stage
    init(makeStage: @escaping () -> Stage) { self.makeStage = makeStage }
    func applaud() -> Int { makeStage().bow() }
}

final class Stage {
    private let audience: Audience
    init(audience: Audience) { self.audience = audience }
    func bow() -> Int { audience.applaud() }
}
