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
    //                                              ^ error: [dependency-cycle] {{Producing Baker needs itself: Baker → Oven → Baker}}
    container.autoregister(Oven.self, argument: Int.self, initializer: Oven.init)
    //                                                                 ^ related: [dependency-cycle] {{Oven asks for Baker}}
    container.autoregister(Shop.self, initializer: Shop.init)
    //                     ^ related: [duplicate-registration] {{Shop is registered here first}}
    container.autoregister(Shop.self, initializer: Shop.init)
    //                     ^ warning: [duplicate-registration] {{Fixture.swift registers Shop a second time}}
}
