// A protocol that gives out one dependency and is called the provider of that is a Has-protocol by another name: handed on whole
// it is the remedy, and what is unpacked only to be handed on is told. One that works for what it gives, or gives something
// else than it is called after, is a service.
// only: dependency-pipeline

protocol Chart { func draw() }
protocol Compass { func turn() }
protocol Lantern { func light() }

protocol ChartProvider { var chart: any Chart { get } }
protocol KBCompassProviding { var compass: any Compass { get } }
protocol LanternHolder: AnyObject { var lanternOnDeck: (any Lantern)? { get } }

final class Bridge {
    typealias Environment = ChartProvider & KBCompassProviding
    private let environment: Environment
    init(environment: Environment) { self.environment = environment }
    func sail() { Helm(environment: environment).turn() }
}

final class Helm {
    typealias Environment = ChartProvider & KBCompassProviding
    private let environment: Environment
    init(environment: Environment) { self.environment = environment }
    func turn() {
        environment.chart.draw()
        environment.compass.turn()
    }
}

final class Deck {
    private let holder: any LanternHolder
    init(holder: any LanternHolder) { self.holder = holder }
    func open() { Lookout(holder: holder).watch() }
}

final class Lookout {
    private let holder: any LanternHolder
    init(holder: any LanternHolder) { self.holder = holder }
    func watch() { holder.lanternOnDeck?.light() }
}

final class Mate {
    private let environment: ChartProvider & KBCompassProviding
    init(environment: ChartProvider & KBCompassProviding) { self.environment = environment }
    //   ^ warning: [dependency-pipeline] {{Mate reads chart of ChartProvider & KBCompassProviding only to hand it on}}
    func work() {
        Draughtsman(chart: environment.chart).work()
        environment.compass.turn()
    }
}

final class Draughtsman {
    private let chart: any Chart
    init(chart: any Chart) { self.chart = chart }
    func work() { chart.draw() }
}

/// It has a way of its own to do something.
protocol SignalProvider { var signal: any Lantern { get } }
extension SignalProvider { func warn() { signal.light() } }

final class Tower {
    private let signals: any SignalProvider
    init(signals: any SignalProvider) { self.signals = signals }
    //   ^ warning: [dependency-pipeline] {{Tower takes SignalProvider only to hand it on: Tower → Warner, which uses it}}
    func open() { Warner(signals: signals).work() }
}

final class Warner {
    private let signals: any SignalProvider
    init(signals: any SignalProvider) { self.signals = signals }
    func work() { signals.warn() }
}

/// What it gives is a value.
protocol HeadingProvider { var heading: Double { get } }

final class Cabin {
    private let headings: any HeadingProvider
    init(headings: any HeadingProvider) { self.headings = headings }
    //   ^ warning: [dependency-pipeline] {{Cabin takes HeadingProvider only to hand it on: Cabin → Steward, which uses it}}
    func open() { Steward(headings: headings).work() }
}

final class Steward {
    private let headings: any HeadingProvider
    init(headings: any HeadingProvider) { self.headings = headings }
    func work() { print(headings.heading) }
}

/// It is called after something else.
protocol WeatherProvider { var compass: any Compass { get } }

final class Mess {
    private let weather: any WeatherProvider
    init(weather: any WeatherProvider) { self.weather = weather }
    //   ^ warning: [dependency-pipeline] {{Mess takes WeatherProvider only to hand it on: Mess → Cook, which uses it}}
    func open() { Cook(weather: weather).work() }
}

final class Cook {
    private let weather: any WeatherProvider
    init(weather: any WeatherProvider) { self.weather = weather }
    func work() { weather.compass.turn() }
}
