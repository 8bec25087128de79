@MainActor
protocol EventTracking {
    func track(_ event: String)
}

@MainActor
final class EventTracker: EventTracking {
    private let network: any GardenNetwork

    init(network: any GardenNetwork) {
        self.network = network
    }

    func track(_ event: String) {
        Task { [network] in await network.report(event) }
    }
}
