// What a static registry or a resolver hands out as a default argument can be replaced as well.

protocol CargoAPI {
    func load()
}

protocol CargoTracking {
    func track()
}

final class LiveCargoAPI: CargoAPI {
    func load() {}
}

final class LiveCargoTracking: CargoTracking {
    func track() {}
}

enum ServiceLocator {
    nonisolated(unsafe) static var api: any CargoAPI = LiveCargoAPI()
    nonisolated(unsafe) static var tracking: any CargoTracking = LiveCargoTracking()
}

final class CargoModel {
    private let api: any CargoAPI
    private let tracking: any CargoTracking

    init(
        api: any CargoAPI = ServiceLocator.api,
        //                  ^ note: [singleton-default] {{CargoModel asks a locator for ServiceLocator.api unless it is handed one}}
        tracking: any CargoTracking = ServiceLocator.tracking
        //                            ^ note: [singleton-default] {{CargoModel asks a locator for ServiceLocator.tracking unless it is handed one}}
    ) {
        self.api = api
        self.tracking = tracking
    }

    func load() { api.load(); tracking.track() }
}

// A factory that keeps what it has made already is a factory, and no container.
protocol TruckMaking {
    func truck(for load: Int) -> any CargoTracking
}

final class TruckFactory: TruckMaking {
    static let shared = TruckFactory()
    private var trucks: [Int: any CargoTracking] = [:]
    private init() {}
    func truck(for load: Int) -> any CargoTracking {
        if let truck = trucks[load] { return truck }
        let truck = LiveCargoTracking()
        trucks[load] = truck
        return truck
    }
}

final class TruckModel {
    private let trucks: any TruckMaking
    init(trucks: any TruckMaking = TruckFactory.shared) { self.trucks = trucks }
    //                             ^ note: [singleton-default] {{TruckModel falls back on the shared instance TruckFactory.shared where it is handed nothing}}
    func load() { trucks.truck(for: 1).track() }
}

// What the locator is asked for is asked for something in its turn: nobody can hand in the first.

final class CargoStore {
    let index = CargoIndex()
    private let api: any CargoAPI
    init(api: any CargoAPI) { self.api = api }
    func fill() { api.load() }
}

final class CargoIndex {
    func search() {}
}

final class CargoContainer {
    static let main = CargoContainer()
    lazy var store = CargoStore(api: LiveCargoAPI())
    lazy var tracking: any CargoTracking = LiveCargoTracking()
}

final class CargoSearch {
    private let index: CargoIndex

    init(index: CargoIndex = CargoContainer.main.store.index) { self.index = index }
    //                       ^ note: [singleton-default] {{CargoSearch asks a locator for CargoStore where it is handed no CargoIndex}}

    func run() { index.search() }
}

// Nor where several are taken that need the same, whatever they are.
final class CargoPages {
    private let page: CargoPage
    private let list: CargoList

    init(
        page: CargoPage = CargoPage(tracking: CargoContainer.main.tracking),
        //                                    ^ note: [singleton-default] {{CargoPages asks a locator for CargoTracking where it is handed nothing, in 2 places}}
        list: CargoList = CargoList(tracking: CargoContainer.main.tracking)
        //                                    ^ related: [singleton-default] {{also defaults to CargoTracking here}}
    ) {
        self.page = page
        self.list = list
    }

    func run() { page.show(); list.show() }
}

final class CargoTwins {
    private let page: CargoPage
    private let other: CargoPage

    init(
        page: CargoPage = CargoPage(tracking: CargoContainer.main.tracking),
        //                                    ^ note: [singleton-default] {{CargoTwins asks a locator for CargoTracking where it is handed no CargoPage, in 2 places}}
        other: CargoPage = CargoPage(tracking: CargoContainer.main.tracking)
        //                                     ^ related: [singleton-default] {{also defaults to CargoTracking here}}
    ) {
        self.page = page
        self.other = other
    }

    func run() { page.show(); other.show() }
}

final class CargoDesk {
    private let tracking: any CargoTracking
    private let page: CargoPage

    init(
        tracking: any CargoTracking = CargoContainer.main.tracking,
        //                            ^ note: [singleton-default] {{CargoDesk asks a locator for CargoTracking where it is handed nothing, in 2 places}}
        page: CargoPage = CargoPage(tracking: CargoContainer.main.tracking)
        //                                    ^ related: [singleton-default] {{also defaults to CargoTracking here}}
    ) {
        self.tracking = tracking
        self.page = page
    }

    func run() { tracking.track(); page.show() }
}

// Of one kind it is handed one all the same.
final class CargoRoute {
    private let there: any CargoTracking
    private let back: any CargoTracking

    init(
        there: any CargoTracking = CargoContainer.main.tracking,
        //                         ^ note: [singleton-default] {{CargoRoute asks a locator for CargoTracking unless it is handed one, in 2 places}}
        back: any CargoTracking = CargoContainer.main.tracking
        //                        ^ related: [singleton-default] {{also defaults to CargoTracking here}}
    ) {
        self.there = there
        self.back = back
    }

    func run() { there.track(); back.track() }
}

final class CargoPage {
    private let tracking: any CargoTracking
    init(tracking: any CargoTracking) { self.tracking = tracking }
    func show() { tracking.track() }
}

final class CargoList {
    private let tracking: any CargoTracking
    init(tracking: any CargoTracking) { self.tracking = tracking }
    func show() { tracking.track() }
}

final class CargoReport {
    private let tracking: any CargoTracking
    private let store: CargoStore?

    init(
        tracking: any CargoTracking = CargoContainer.main.tracking,
        //                            ^ note: [singleton-default] {{CargoReport asks a locator for CargoTracking unless it is handed one}}
        store: CargoStore? = CargoContainer.main.store
        //                   ^ note: [singleton-default] {{CargoReport asks a locator for CargoStore unless it is handed one}}
    ) {
        self.tracking = tracking
        self.store = store
    }

    func run() { tracking.track(); store?.fill() }
}
