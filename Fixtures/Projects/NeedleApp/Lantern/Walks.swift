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

final class StreetLights {
    func dim() -> Int { 3 }
}

final class ScratchPad {
    var lines: [String] = []
}

final class WalkArchive {
    private let pad: ScratchPad
    init(pad: ScratchPad) { self.pad = pad }
    func size() -> Int { pad.lines.count }
}

protocol Forecasting {
    func degrees() -> Int
}

final class CoastForecast: Forecasting {
    func degrees() -> Int { 12 }
}

final class Clock {
    func hour() -> Int { 21 }
}

protocol Translator {
    func translate(_ text: String) -> String
}

final class WalkDiary {
    private let forecast: any Forecasting
    private let pad: ScratchPad
    private let translator: Translator
    init(forecast: any Forecasting, pad: ScratchPad, translator: Translator) {
        self.forecast = forecast
        self.pad = pad
        self.translator = translator
    }
    func text() -> String { translator.translate("\(forecast.degrees()) \(pad.lines)") }
}

final class Stop {
    private let diary: WalkDiary
    private let clock: Clock
    private let lights: StreetLights
    init(diary: WalkDiary, clock: Clock, lights: StreetLights) {
        self.diary = diary
        self.clock = clock
        self.lights = lights
    }
    func title() -> String { "\(diary.text()) \(clock.hour()) \(lights.dim())" }
}

final class Guide {
    private let name: String
    private let tour: Tour
    init(name: String, tour: Tour) {
        self.name = name
        self.tour = tour
    }
    func lead() -> String { name + tour.title() }
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
