import FactoryKit

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

struct Walk {
    let length: Int
    let name: String
}

final class Guide {
    private let walk: Walk
    private let makeTour: () -> Tour
    init(walk: Walk, makeTour: @escaping () -> Tour) {
        self.walk = walk
        self.makeTour = makeTour
    }
    func lead() -> String { makeTour().title() + walk.name }
}

final class Tour {
    private let guide: Guide
    init(guide: Guide) { self.guide = guide }
    func title() -> String { guide.lead() }
}

protocol Translator {
    func translate(_ text: String) -> String
}

final class LiveTranslator: Translator {
    func translate(_ text: String) -> String { text }
}

protocol MapProviding {
    func tiles() -> Int
}

final class MapScreen {
    @Injected(\.maps) private var maps: MapProviding?
    @Injected(\.translator) private var translator: Translator?
    func show() -> String { translator?.translate("\(maps?.tiles() ?? 0)") ?? "" }
}

// Each asks for the other while it is made.
final class Audience {
    @Injected(\.stage) private var stage: Stage
    func applaud() -> Int { stage.bow() }
}

final class Stage {
    @Injected(\.audience) private var audience: Audience
    func bow() -> Int { audience.applaud() }
}

// One of the two waits until it is used.
final class Bell {
    @LazyInjected(\.tower) private var tower: Tower
    func ring() -> Int { tower.height() }
}

final class Tower {
    @Injected(\.bell) private var bell: Bell
    func height() -> Int { bell.ring() }
}
