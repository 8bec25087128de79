import GardenCore

@MainActor
public final class EventTracker: EventTracking {
    private let network: any GardenNetwork

    public init(network: any GardenNetwork) {
        self.network = network
    }

    public func track(_ event: String) {
        Task { [network] in await network.report(event) }
    }
}
