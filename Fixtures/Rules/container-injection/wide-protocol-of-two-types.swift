// Hiding the container behind a protocol that several types share does not make it narrow.

protocol DeckAPI {
    func load()
}

protocol DeckTracking {
    func track()
}

protocol DeckServices {
    var api: any DeckAPI { get }
    var tracking: any DeckTracking { get }
}

final class DeckModel {
    private let services: any DeckServices
    init(services: any DeckServices) { self.services = services }
    //   ^ warning: [container-injection] {{DeckModel takes the whole container DeckServices}}
    func load() { services.api.load() }
}

final class CardModel {
    private let services: any DeckServices
    init(services: any DeckServices) { self.services = services }
    //   ^ warning: [container-injection] {{CardModel takes the whole container DeckServices}}
    func load() { services.tracking.track() }
}
