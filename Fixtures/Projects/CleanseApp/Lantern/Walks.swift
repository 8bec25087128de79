import Cleanse

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

final class WalkExporter {
    private let pads: Provider<ScratchPad>
    init(pads: Provider<ScratchPad>) { self.pads = pads }
    func export() -> [String] { pads.get().lines }
}

protocol Forecast {
    func degrees() -> Int
}

struct CoastForecast: Forecast {
    func degrees() -> Int { 12 }
}

struct CityForecast: Forecast {
    func degrees() -> Int { 16 }
}

struct Weather {}

struct Landmark {}

struct Today: Tag {
    typealias Element = Weather
}

struct Tomorrow: Tag {
    typealias Element = Weather
}
