// What is named assembly or container may call its methods after what they make, and show what it was given: it is a
// container. Where a method does something else, it is none.
// only: container-injection, massive-initializer, singleton

protocol FerryAPI { func sail() }

final class LiveFerryAPI: FerryAPI { func sail() {} }

protocol TicketService { func sell() }

final class LiveTicketService: TicketService {
    private let api: any FerryAPI
    init(api: any FerryAPI) { self.api = api }
    func sell() { api.sail() }
}

protocol PierStore: AnyObject { func moor() }

final class FilePierStore: PierStore { func moor() {} }

struct Timetable { var rows: [String] }

final class FerryParts {
    static let shared = FerryParts()
    func check() {}
}

/// Properties that it builds, beside methods called after their products.
final class HarbourAssembly {
    lazy var api: any FerryAPI = LiveFerryAPI()
    lazy var pierStore: any PierStore = FilePierStore()

    func ticketService() -> any TicketService {
        FerryParts.shared.check()
        return LiveTicketService(api: api)
    }

    func timetable() -> Timetable { Timetable(rows: []) }
}

/// All that it shows was given to it.
final class VoyageAssembly {
    let harbour: HarbourAssembly
    let pierStore: any PierStore

    init(harbour: HarbourAssembly, pierStore: any PierStore) {
        self.harbour = harbour
        self.pierStore = pierStore
    }

    func ticketService() -> any TicketService { LiveTicketService(api: harbour.api) }
}

final class DepartureCoordinator {
    private let harbour: HarbourAssembly
    private let voyage: VoyageAssembly

    init(harbour: HarbourAssembly, voyage: VoyageAssembly) {
    //   ^ warning: [container-injection] {{DepartureCoordinator takes the whole container HarbourAssembly}}
    //                             ^ warning: [container-injection] {{DepartureCoordinator takes the whole container VoyageAssembly}}
        self.harbour = harbour
        self.voyage = voyage
    }

    func start() {
        harbour.ticketService().sell()
        voyage.pierStore.moor()
    }
}

/// Many may give to a container: it only hands on.
final class FleetAssembly {
    let harbour: HarbourAssembly
    let pierStore: any PierStore
    let one: any FerryAPI
    let two: any FerryAPI
    let tickets: any TicketService

    init(
        harbour: HarbourAssembly, pierStore: any PierStore, one: any FerryAPI, two: any FerryAPI,
        tickets: any TicketService
    ) {
        self.harbour = harbour
        self.pierStore = pierStore
        self.one = one
        self.two = two
        self.tickets = tickets
    }

    func voyageAssembly() -> VoyageAssembly { VoyageAssembly(harbour: harbour, pierStore: pierStore) }
}

// MARK: None of them

/// It works besides.
final class CargoContainer {
    let api: any FerryAPI
    let pierStore: any PierStore

    init(api: any FerryAPI, pierStore: any PierStore) {
        self.api = api
        self.pierStore = pierStore
    }

    func ticketService() -> any TicketService { LiveTicketService(api: api) }
    func load(_ tons: Int) { if tons > 0 { api.sail() } }
}

/// It makes nothing.
final class BallastContainer {
    let api: any FerryAPI
    let pierStore: any PierStore

    init(api: any FerryAPI, pierStore: any PierStore) {
        self.api = api
        self.pierStore = pierStore
    }

    func weigh() -> Int { 3 }
}

/// It shows one thing.
final class AnchorAssembly {
    let api: any FerryAPI
    init(api: any FerryAPI) { self.api = api }
    func ticketService() -> any TicketService { LiveTicketService(api: api) }
}

/// Its name says nothing of the kind.
final class Quay {
    let api: any FerryAPI
    let pierStore: any PierStore

    init(api: any FerryAPI, pierStore: any PierStore) {
        self.api = api
        self.pierStore = pierStore
    }

    func open() -> any TicketService { LiveTicketService(api: api) }
}

final class Crane {
    private let cargo: CargoContainer
    private let ballast: BallastContainer
    private let anchor: AnchorAssembly
    private let quay: Quay

    init(cargo: CargoContainer, ballast: BallastContainer, anchor: AnchorAssembly, quay: Quay) {
        self.cargo = cargo
        self.ballast = ballast
        self.anchor = anchor
        self.quay = quay
    }

    func lift() {
        cargo.pierStore.moor()
        ballast.pierStore.moor()
        anchor.api.sail()
        quay.pierStore.moor()
    }
}
