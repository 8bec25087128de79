// What is kept `unowned` is lent by others where several take it, whatever it is called, or where its name says so; to whom a
// service leads, however many there are between, it is a way back.
// only: massive-initializer

protocol ChartStorage: AnyObject { func read() }
protocol TideClient: AnyObject { func fetch() }
protocol MailSender: AnyObject { func send() }
protocol WeatherMonitor: AnyObject { func watch() }

/// Keeps those who keep its keeper.
protocol FleetService: AnyObject { func sail() }

final class LiveFleetService: FleetService {
    private let dock: Dock
    init(dock: Dock) { self.dock = dock }
    func sail() { dock.leave() }
}

final class Dock {
    private let boat: Boat
    init(boat: Boat) { self.boat = boat }
    func leave() { boat.start() }
}

final class Boat {
    private unowned let fleet: any FleetService
    private let storage: any ChartStorage
    private let tides: any TideClient
    private let mail: any MailSender
    private let weather: any WeatherMonitor
    init(
        fleet: any FleetService, storage: any ChartStorage, tides: any TideClient, mail: any MailSender,
        weather: any WeatherMonitor
    ) {
        self.fleet = fleet
        self.storage = storage
        self.tides = tides
        self.mail = mail
        self.weather = weather
    }
    func start() {
        storage.read()
        tides.fetch()
        mail.send()
        weather.watch()
        fleet.sail()
    }
}

/// No name says that it is a service: that several take it does.
protocol Lighthouse: AnyObject { func shine() }

final class TallLighthouse: Lighthouse { func shine() {} }

final class Cutter {
    private unowned let light: any Lighthouse
    private let storage: any ChartStorage
    private let tides: any TideClient
    private let mail: any MailSender
    private let weather: any WeatherMonitor
    init(
//  ^ warning: [massive-initializer] {{Cutter takes 5 dependencies, more than 4: Lighthouse, ChartStorage, TideClient, MailSender, WeatherMonitor}}
        light: any Lighthouse, storage: any ChartStorage, tides: any TideClient, mail: any MailSender,
        weather: any WeatherMonitor
    ) {
        self.light = light
        self.storage = storage
        self.tides = tides
        self.mail = mail
        self.weather = weather
    }
    func start() {
        storage.read()
        tides.fetch()
        mail.send()
        weather.watch()
        light.shine()
    }
}

final class Ferry {
    private unowned let light: any Lighthouse
    init(light: any Lighthouse) { self.light = light }
    func start() { light.shine() }
}

/// Whom one alone knows may be who made him.
protocol Jetty: AnyObject { func lower() }

final class StoneJetty: Jetty { func lower() {} }

final class Barge {
    private unowned let jetty: any Jetty
    private let storage: any ChartStorage
    private let tides: any TideClient
    private let mail: any MailSender
    private let weather: any WeatherMonitor
    init(
        jetty: any Jetty, storage: any ChartStorage, tides: any TideClient, mail: any MailSender,
        weather: any WeatherMonitor
    ) {
        self.jetty = jetty
        self.storage = storage
        self.tides = tides
        self.mail = mail
        self.weather = weather
    }
    func start() {
        storage.read()
        tides.fetch()
        mail.send()
        weather.watch()
        jetty.lower()
    }
}
