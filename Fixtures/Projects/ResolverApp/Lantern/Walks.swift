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

final class Forecast {
    func degrees() -> Int { 12 }
}

protocol Translator {
    func translate(_ text: String) -> String
}

final class Speech {
    private let translator: Translator
    init(translator: Translator) { self.translator = translator }
    func say() -> String { translator.translate("Good evening") }
}

final class Audience {
    weak var stage: Stage?
    func applaud() { stage?.bow() }
}

final class Stage {
    private let audience: Audience
    init(audience: Audience) { self.audience = audience }
    func bow() { audience.applaud() }
}
