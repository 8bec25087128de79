import Knit
import KnitMacros

final class RoutePlanner {
    private let lights: TrafficLights

    @Resolvable<Resolver>
    init(lights: TrafficLights) { self.lights = lights }

    func plan() -> Int { lights.wait() }
}

final class TrafficLights {
    private let planner: RoutePlanner

    @Resolvable<Resolver>
    init(planner: RoutePlanner) { self.planner = planner }

    func wait() -> Int { planner.plan() }
}

final class ScratchPad {
    var lines: [String] = []
}

final class WalkArchive {
    private let pad: ScratchPad

    @Resolvable<Resolver>
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

    @Resolvable<Resolver>
    init(translator: Translator) { self.translator = translator }

    func say() -> String { translator.translate("Good evening") }
}

final class Clock {
    func hour() -> Int { 21 }
}

final class Guide {
    private let forecast: Forecast
    private let walkers: Int
    private let clock: Clock

    @Resolvable<Resolver>
    init(@Named("coast") forecast: Forecast, @Argument walkers: Int, @UseDefault clock: Clock = Clock()) {
        self.forecast = forecast
        self.walkers = walkers
        self.clock = clock
    }

    func greet() -> Int { forecast.degrees() + walkers + clock.hour() }
}

final class Audience {
    private let stage: Stage
    init(stage: Stage) { self.stage = stage }
    func applaud() { stage.bow() }
}

final class Stage {
    private let audience: Audience

    @Resolvable<Resolver>
    init(audience: Audience) { self.audience = audience }

    func bow() { audience.applaud() }
}

final class Bell {
    private let tower: () -> Tower
    init(tower: @escaping () -> Tower) { self.tower = tower }
    func ring() -> Int { tower().height() }
}

final class Tower {
    private let bell: Bell
    init(bell: Bell) { self.bell = bell }
    func height() -> Int { bell.ring() }
}

final class Pilot {
    private let ship: Ship
    init(ship: Ship) { self.ship = ship }
    func steer() -> Int { ship.turn() }
}

final class Ship {
    private let pilot: Pilot
    init(pilot: Pilot) { self.pilot = pilot }
    func turn() -> Int { pilot.steer() }
}

final class Lamp {
    func light() -> Int { 1 }
}

final class Keeper {
    private let lamp: Lamp
    init(lamp: Lamp) { self.lamp = lamp }
    func wake() -> Int { lamp.light() }
}

final class Stop {
    private let tours: [Tour]
    init(tours: [Tour]) { self.tours = tours }
    func count() -> Int { tours.count }
}

final class Tour {
    private let stops: [Stop]
    init(stops: [Stop]) { self.stops = stops }
    func count() -> Int { stops.count }
}
