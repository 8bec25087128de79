// A container's static that stands among others in a list is told to the container, however it is declared. Who keeps it has
// got hold of it.

import DIKit

protocol Sweeping { func sweep() }
final class Broom: Sweeping { func sweep() {} }
final class Probe { func look() {} }

enum Build { static let isInternal = true }

extension DependencyContainer {
    static var house = module { single { Broom() as Sweeping } }
    static var workshop: DependencyContainer = {
        if Build.isInternal {
            return module { single { Probe() } }
        } else {
            return module {}
        }
    }()
}

func defineDependencies() {
    DependencyContainer.defined(
        by: modules {
            DependencyContainer.house
            DependencyContainer.workshop
        })
}

final class Bench {
    private let container: DependencyContainer
    init() { container = DependencyContainer.workshop }
//                       ^ warning: [service-locator] {{Bench reaches the locator DependencyContainer.workshop}}
    func look() { print(container) }
}
