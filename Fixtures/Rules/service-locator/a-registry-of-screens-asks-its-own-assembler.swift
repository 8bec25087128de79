// What static members hand out of the container that their type keeps in another one is the registry's own to give; who
// comes for it from elsewhere asks a locator.
// only: service-locator
import Swinject
import UIKit

final class HarborScreen: UIViewController {}
final class BeaconScreen: UIViewController {}

final class HarborAssembly: Assembly {
    func assemble(container: Container) {
        container.register(HarborScreen.self) { _ in HarborScreen() }
        container.register(BeaconScreen.self) { _ in BeaconScreen() }
    }
}

final class Screens {
    static let assembler = Assembler([HarborAssembly()])
    static let harbor = assembler.resolver.resolve(HarborScreen.self)!
    static var beacon: BeaconScreen { Self.assembler.resolver.resolve(BeaconScreen.self)! }
}

final class HarborFlow {
    func open() -> UIViewController {
        Screens.assembler.resolver.resolve(HarborScreen.self)!
//      ^ warning: [service-locator] {{HarborFlow asks a locator for HarborScreen}}
    }
}
