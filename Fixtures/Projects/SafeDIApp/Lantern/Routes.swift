import SafeDI

@Instantiable
public final class RoutePlanner: Instantiable {
    public init(lights: TrafficLights) { self.lights = lights }

    @Instantiated private let lights: TrafficLights

    func plan() -> Int { lights.wait() }
}

@Instantiable
public final class TrafficLights: Instantiable {
    public init(planner: RoutePlanner, clock: Clock) {
        self.planner = planner
        self.clock = clock
    }

    // The planner that makes these lights is not there before them.
    @Received private let planner: RoutePlanner
    @Received private let clock: Clock

    func wait() -> Int { planner.plan() + clock.hour() }
}

@Instantiable
public final class Clock: Instantiable {
    public init() {}

    func hour() -> Int { 21 }
}
