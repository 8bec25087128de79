// Who has a library's container forget something, or keep it longer, asks it for nothing; and who is handed the factory of one
// product is handed what makes it.
// only: service-locator, container-injection

import FactoryKit

protocol Tug {
    func pull()
}

final class SteamTug: Tug {
    func pull() {}
}

final class Docks: SharedContainer {
    static let shared = Docks()
    let manager = ContainerManager()
}

extension Docks {
    var tug: Factory<Tug> { self { SteamTug() } }
}

final class Caretaker {
    func close() {
        Docks.shared.manager.reset(options: .scope)
        Docks.shared.manager.defaultScope = .singleton
        Docks.shared.manager.push()
        Docks.shared.reset()
    }
    func open() { Docks.shared.tug().pull() }
    //            ^ warning: [service-locator] {{Caretaker asks a locator for Tug}}
}

final class Owner {
    private let tug: Factory<Tug>
    init(tug: Factory<Tug>) { self.tug = tug }
    func hire() { tug().pull() }
}
