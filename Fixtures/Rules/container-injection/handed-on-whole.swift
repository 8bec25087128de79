// Taking the container only to hand it on is no better.
// only: container-injection

final class WindService {
    func blow() {}
}

final class RainService {
    func fall() {}
}

final class WeatherContainer {
    lazy var wind = WindService()
    lazy var rain = RainService()
}

final class WeatherModel {
    private let container: WeatherContainer
    init(container: WeatherContainer) { self.container = container }
    //   ^ warning: [container-injection] {{WeatherModel takes the whole container WeatherContainer}}
    func open() { StormModel(container: container).start() }
}

final class StormModel {
    private let container: WeatherContainer
    init(container: WeatherContainer) { self.container = container }
    //   ^ warning: [container-injection] {{StormModel takes the whole container WeatherContainer}}
    func start() { container.wind.blow(); container.rain.fall() }
}
