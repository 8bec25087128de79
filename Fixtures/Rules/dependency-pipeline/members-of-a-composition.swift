// Of a Has-composition one member is used and one is unpacked only to be handed on.

protocol TripAPI {
    func trips() -> [String]
}

protocol TripTracking {
    func track(_ event: String)
}

protocol HasTripAPI {
    var api: any TripAPI { get }
}

protocol HasTripTracking {
    var tracking: any TripTracking { get }
}

final class TripCoordinator {
    typealias Dependencies = HasTripAPI & HasTripTracking

    private let api: any TripAPI
    private let tracking: any TripTracking

    init(dependencies: Dependencies) {
    //   ^ warning: [dependency-pipeline] {{TripCoordinator reads api of TripCoordinator.Dependencies only to hand it on}}
        api = dependencies.api
        tracking = dependencies.tracking
    }

    func start() {
        tracking.track("trips")
        TripListModel(api: api).refresh()
    }
}

final class TripListModel {
    private let api: any TripAPI
    private var trips: [String] = []
    init(api: any TripAPI) { self.api = api }
    func refresh() { trips = api.trips() }
}
