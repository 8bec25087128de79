// What is kept `unowned` is a dependency where somebody else lends it: no service that keeps, makes or leads to its keeper.
// A parent, a delegate, and a service that has made its keeper are ways back.
// only: massive-initializer

protocol ChartStorage: AnyObject { func read() }
protocol TideClient: AnyObject { func fetch() }
protocol MailSender: AnyObject { func send() }
protocol WeatherMonitor: AnyObject { func watch() }
protocol BerthRepository: AnyObject { func list() }

final class FileChartStorage: ChartStorage { func read() {} }

final class Importer {
    private unowned let storage: any ChartStorage
    private unowned let tides: any TideClient
    private unowned let mail: any MailSender
    private unowned let weather: any WeatherMonitor
    private unowned let berths: any BerthRepository
    private let name = ""; init(
        //                 ^ warning: [massive-initializer] {{Importer takes 5 dependencies, more than 4: ChartStorage, TideClient, MailSender, WeatherMonitor, BerthRepository}}
        storage: any ChartStorage, tides: any TideClient, mail: any MailSender, weather: any WeatherMonitor,
        berths: any BerthRepository
    ) {
        self.storage = storage
        self.tides = tides
        self.mail = mail
        self.weather = weather
        self.berths = berths
    }
    func run() {
        storage.read()
        tides.fetch()
        mail.send()
        weather.watch()
        berths.list()
    }
}

/// Keeps whoever counts for it: a way back for him.
final class TallyService {
    private lazy var counter = Counter(
        owner: self, storage: FileChartStorage(), tides: tides, mail: mail, weather: weather)
    private let tides: any TideClient
    private let mail: any MailSender
    private let weather: any WeatherMonitor
    init(tides: any TideClient, mail: any MailSender, weather: any WeatherMonitor) {
        self.tides = tides
        self.mail = mail
        self.weather = weather
    }
    func total() { counter.count() }
}

final class Counter {
    private unowned let owner: TallyService
    private let storage: any ChartStorage
    private let tides: any TideClient
    private let mail: any MailSender
    private let weather: any WeatherMonitor
    init(
        owner: TallyService, storage: any ChartStorage, tides: any TideClient, mail: any MailSender,
        weather: any WeatherMonitor
    ) {
        self.owner = owner
        self.storage = storage
        self.tides = tides
        self.mail = mail
        self.weather = weather
    }
    func count() {
        storage.read()
        tides.fetch()
        mail.send()
        weather.watch()
        owner.total()
    }
}

/// Made by a factory that whoever is called back keeps.
protocol Fleet: AnyObject { func sail() }

final class FleetManager: Fleet {
    private let boats: BoatFactory
    init(boats: BoatFactory) { self.boats = boats }
    func sail() { boats.makeBoat(fleet: self).start() }
}

final class BoatFactory {
    private let storage: any ChartStorage
    private let tides: any TideClient
    private let mail: any MailSender
    private let weather: any WeatherMonitor
    init(storage: any ChartStorage, tides: any TideClient, mail: any MailSender, weather: any WeatherMonitor) {
        self.storage = storage
        self.tides = tides
        self.mail = mail
        self.weather = weather
    }
    func makeBoat(fleet: any Fleet) -> Boat {
        Boat(fleet: fleet, storage: storage, tides: tides, mail: mail, weather: weather)
    }
}

final class Boat {
    private unowned let fleet: any Fleet
    private let storage: any ChartStorage
    private let tides: any TideClient
    private let mail: any MailSender
    private let weather: any WeatherMonitor
    init(
        fleet: any Fleet, storage: any ChartStorage, tides: any TideClient, mail: any MailSender,
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

/// What leads from screen to screen has made those whom it leads to, and `weak` says that nobody need be there.
final class Pilot {
    private unowned let coordinator: HarbourCoordinator
    private weak var berths: (any BerthRepository)?
    private let tides: any TideClient
    private let mail: any MailSender
    private let weather: any WeatherMonitor
    private unowned let delegate: any MailSender
    init(
        coordinator: HarbourCoordinator, berths: any BerthRepository, tides: any TideClient, mail: any MailSender,
        weather: any WeatherMonitor, delegate: any MailSender
    ) {
        self.coordinator = coordinator
        self.berths = berths
        self.tides = tides
        self.mail = mail
        self.weather = weather
        self.delegate = delegate
    }
    func guide() {
        coordinator.show()
        berths?.list()
        tides.fetch()
        mail.send()
        weather.watch()
        delegate.send()
    }
}

final class HarbourCoordinator {
    private let window: UIWindow
    init(window: UIWindow) { self.window = window }
    func show() { window.rootViewController = UIViewController() }
}
