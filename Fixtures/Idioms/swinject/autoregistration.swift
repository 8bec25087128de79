// Autoregistration asks for what the initializer takes, arguments aside.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

import Swinject
import SwinjectAutoregistration

final class Baker {
    private let oven: Oven
    init(oven: Oven) { self.oven = oven }
    func bake() { oven.heat() }
}

final class Oven {
    private let baker: Baker
    private let degrees: Int
    init(baker: Baker, degrees: Int) {
        self.baker = baker
        self.degrees = degrees
    }
    func heat() { baker.bake(); print(degrees) }
}

final class Shop {
    private let baker: Baker
    init(baker: Baker) { self.baker = baker }
    func open() { baker.bake() }
}

func assemble(_ container: Container) {
    container.autoregister(Baker.self, initializer: Baker.init)
    //                                              ^ error: [dependency-cycle] {{Baker → Oven → Baker}}
    container.autoregister(Oven.self, argument: Int.self, initializer: Oven.init)
    //                                                                 ^ related: [dependency-cycle]
    container.autoregister(Shop.self, initializer: Shop.init)
    //                     ^ related: [duplicate-registration]
    container.autoregister(Shop.self, initializer: Shop.init)
    //                     ^ warning: [duplicate-registration] {{Shop}}
}
