// What is called a service is one though views watch it, be it handed something that is made for it; a model is made by the flow
// that shows it, of what is known then.
// only: self-made-dependency

import SwiftUI

protocol Wire {
    func send()
}

final class LiveWire: Wire {
    func send() {}
}

final class DownloadService: ObservableObject {
    @Published var count = 0
    private let wire: Wire
    init(wire: Wire) { self.wire = wire }
    func load() { wire.send() }
}

final class UploadService {
    private let wire: Wire
    init(wire: Wire) { self.wire = wire }
    func load() { wire.send() }
}

final class DeckViewModel: ObservableObject {
    @Published var count = 0
    private let wire: Wire
    init(wire: Wire, count: Int) {
        self.wire = wire
        self.count = count
    }
    func load() { wire.send() }
}

final class Deck: ObservableObject {
    @Published var count = 0
    private let wire: Wire
    init(wire: Wire, count: Int) {
        self.wire = wire
        self.count = count
    }
    func load() { wire.send() }
}

// A flow is made by the one that goes on to it.
final class CabinCoordinator: ObservableObject {
    @Published var path: [Int] = []
    private let wire: Wire = SharedWire.shared
    func open() { wire.send() }
}

final class SharedWire: Wire {
    static let shared = SharedWire()
    func send() {}
}

final class DeckCoordinator {
    private let cabin = CabinCoordinator()
    private let downloads: DownloadService
    private let uploads: UploadService
    private let deck: DeckViewModel
    private let other: Deck
    private let navigation: UINavigationController
    init(wire: Wire, navigation: UINavigationController) {
        self.navigation = navigation
        downloads = DownloadService(wire: LiveWire())
        //          ^ note: [self-made-dependency] {{DeckCoordinator creates DownloadService, which it could be given}}
        uploads = UploadService(wire: LiveWire())
        //        ^ note: [self-made-dependency] {{DeckCoordinator creates UploadService, which it could be given}}
        deck = DeckViewModel(wire: wire, count: 3)
        other = Deck(wire: wire, count: 3)
    }
    func start() {
        downloads.load()
        uploads.load()
        deck.load()
        other.load()
        cabin.open()
        navigation.pushViewController(UIViewController(), animated: true)
    }
}
