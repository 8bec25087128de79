import UIKit

final class RoutePlanner {
    // weaver: lights = TrafficLights
    // weaver: lights.scope = .lazy

    init(injecting _: RoutePlannerDependencyResolver) {}
}

final class TrafficLights {
    @Weaver(.registration, type: RoutePlanner.self)
    private var planner: RoutePlanner

    init(injecting _: TrafficLightsDependencyResolver) {}
}

protocol Forecasting {
    func degrees() -> Int
}

final class CoastForecast: Forecasting {
    func degrees() -> Int { 12 }
}

final class WalkScreen: UIViewController {
    // weaver: walker <= String

    @Weaver(.reference)
    private var weather: Forecasting

    // Nobody above has a translator.
    @Weaver(.reference)
    private var translator: Translator

    @WeaverP1(.registration, type: StopScreen.self, scope: .transient)
    private var stopScreen: (Int) -> UIViewController
}

final class StopScreen: UIViewController {
    // weaver: number <= Int
    // weaver: walker <- String
    // weaver: defaults <- UserDefaults
    // weaver: forecast <- Forecasting & Sendable
}

protocol Translator {
    func translate(_ text: String) -> String
}

/// Each of the two refers to the other, but one knows of itself: it is there before it asks.
final class Guide {
    // weaver: guide <- Guide
    // weaver: audience <- Audience
}

final class Audience {
    // weaver: guide <- Guide
}

final class TicketOffice {
    // weaver: walker <= String
}

/// Of a widget, which another target begins with.
final class WidgetScreen {
    // weaver: self.isIsolated = true
    // weaver: forecast <- Forecasting
    // weaver: window = WidgetWindow
}

final class WidgetWindow {
    // weaver: forecast <- Forecasting
}

/// What others are to begin with.
public final class WalkKit {
    // weaver: maps <- MapProviding
    // weaver: atlas = Atlas
}

final class Atlas {
    // weaver: maps <- MapProviding
}
