import SafeDI
import SwiftUI

struct Walker {
    let name: String
}

@Instantiable
public struct WalkScreen: View, Instantiable {
    public init(walker: Walker, diary: WalkDiary, stopScreenBuilder: Instantiator<StopScreen>) {
        self.walker = walker
        self.diary = diary
        self.stopScreenBuilder = stopScreenBuilder
    }

    @Forwarded private let walker: Walker
    @Instantiated private let diary: WalkDiary
    @Instantiated private let stopScreenBuilder: Instantiator<StopScreen>

    public var body: some View { Text(diary.text()) }
}

@Instantiable
public final class WalkDiary: Instantiable {
    public init(walker: Walker, forecast: Forecast, translator: Translator, weather: Forecast) {
        self.walker = walker
        self.forecast = forecast
        self.translator = translator
        self.weather = weather
    }

    @Received private let walker: Walker
    @Received private let forecast: Forecast
    // Nobody above has a translator.
    @Received private let translator: Translator
    // The same forecast by another name.
    @Received(fulfilledByDependencyNamed: "forecast", ofType: Forecast.self) private let weather: Forecast

    func text() -> String { translator.translate("\(walker.name) \(forecast.degrees()) \(weather.degrees())") }
}

@Instantiable
public struct StopScreen: View, Instantiable {
    public init(walkScreenBuilder: Instantiator<WalkScreen>, journal: Journal, bell: Bell?) {
        self.walkScreenBuilder = walkScreenBuilder
        self.journal = journal
        self.bell = bell
    }

    // A stop leads to the next walk: whoever makes screens later never waits for itself.
    @Instantiated private let walkScreenBuilder: Instantiator<WalkScreen>
    @Received private let journal: Journal
    // Some have one, some have none.
    @Received(onlyIfAvailable: true) private let bell: Bell?

    public var body: some View { Text(journal.entry() + (bell?.ring() ?? "")) }
}

@Instantiable
public final class Bell: Instantiable {
    public init() {}

    func ring() -> String { "ding" }
}

protocol Translator {
    func translate(_ text: String) -> String
}
