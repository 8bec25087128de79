import Dependencies

protocol Planning: Sendable {
    func plan() -> Int
}

struct RoutePlanner: Planning {
    let lights: any Lighting
    func plan() -> Int { lights.wait() }
}

protocol Lighting: Sendable {
    func wait() -> Int
}

struct TrafficLights: Lighting {
    let planner: any Planning
    func wait() -> Int { planner.plan() }
}

// Each live value is made of the other: whoever asks first waits for itself.
private enum PlannerKey: DependencyKey {
    static let liveValue: any Planning = RoutePlanner(lights: LightsKey.liveValue)
}

private enum LightsKey: DependencyKey {
    static let liveValue: any Lighting = TrafficLights(planner: PlannerKey.liveValue)
}

extension DependencyValues {
    var planner: any Planning {
        get { self[PlannerKey.self] }
        set { self[PlannerKey.self] = newValue }
    }

    var lights: any Lighting {
        get { self[LightsKey.self] }
        set { self[LightsKey.self] = newValue }
    }

    var audience: Audience {
        get { self[Audience.self] }
        set { self[Audience.self] = newValue }
    }

    var stage: Stage {
        get { self[Stage.self] }
        set { self[Stage.self] = newValue }
    }

    var translator: Translator {
        get { self[Translator.self] }
        set { self[Translator.self] = newValue }
    }

    var forecast: Forecast {
        get { self[Forecast.self] }
        set { self[Forecast.self] = newValue }
    }

    var maps: Maps {
        get { self[Maps.self] }
        set { self[Maps.self] = newValue }
    }
}

// The two ask for one another when they are used, not when they are made.
struct Audience: DependencyKey {
    @Dependency(\.stage) var stage
    static let liveValue = Audience()
    func applaud() -> Int { stage.bow() }
}

struct Stage: DependencyKey {
    @Dependency(\.audience) var audience
    static let liveValue = Stage()
    func bow() -> Int { audience.applaud() }
}

/// Nothing says what it is outside of tests.
@DependencyClient
struct Translator: TestDependencyKey, Sendable {
    var translate: @Sendable (_ text: String) -> String = { _ in "" }
    static let testValue = Translator()
}

/// Another file says what it is.
@DependencyClient
struct Forecast: TestDependencyKey, Sendable {
    var degrees: @Sendable () -> Int = { 0 }
    static let testValue = Forecast()
}

/// The app says what it is when it starts.
@DependencyClient
struct Maps: TestDependencyKey, Sendable {
    var tiles: @Sendable () -> Int = { 0 }
    static let testValue = Maps()
}
