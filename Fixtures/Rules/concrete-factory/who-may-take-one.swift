// Factories, containers and roots take factories as they are; overrides and demanded initializers cannot choose.
// only: concrete-factory

import UIKit

final class KiteFactory {
    func makeKite() -> UIViewController { UIViewController() }
}

final class SkyFactory {
    private let kites: KiteFactory
    init(kites: KiteFactory) { self.kites = kites }
    func makeSky() -> UIViewController { kites.makeKite() }
}

final class KiteService {
    func fly() {}
}

final class WindService {
    func blow() {}
}

final class SkyContainer {
    private let kites: KiteFactory
    lazy var kite = KiteService()
    lazy var wind = WindService()
    init(kites: KiteFactory) { self.kites = kites }
    func makeKite() -> UIViewController { kites.makeKite() }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let kites: KiteFactory
    init(kites: KiteFactory) { self.kites = kites }
    func start() { _ = kites.makeKite() }
}

protocol KiteTaking {
    init(kites: KiteFactory)
}

final class KiteCoordinator: KiteTaking {
    private let kites: KiteFactory
    required init(kites: KiteFactory) { self.kites = kites }
    func start() { _ = kites.makeKite() }
}

// Nor can whoever keeps it where a protocol asks for one of that very type.
protocol KiteFlying {
    var kites: KiteFactory { get }
}

final class HillFlow: KiteFlying {
    let kites: KiteFactory
    init(kites: KiteFactory) { self.kites = kites }
    func start() { _ = kites.makeKite() }
}

final class DuneFlow: KiteFlying {
    let kites = KiteFactory()
    private let others: KiteFactory
    init(others: KiteFactory) { self.others = others }
    //   ^ note: [concrete-factory] {{DuneFlow takes the factory KiteFactory by its concrete type}}
    func start() { _ = others.makeKite() }
}
