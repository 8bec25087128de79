// A struct that leads from screen to screen is a flow, and what makes one is a factory. A struct that leads nowhere is
// a value: whoever makes it, makes nothing that could be replaced.
// only: concrete-factory

import UIKit

final class MapScreen: UIViewController {}

struct TripFlow {
    let stack: UINavigationController
    func begin() { stack.pushViewController(MapScreen(), animated: true) }
}

struct TripTitle {
    let stack: UINavigationController
    func set() { stack.title = "Trip" }
}

final class TripFlowFactory {
    func makeFlow(in stack: UINavigationController) -> TripFlow { TripFlow(stack: stack) }
}

final class TripTitleFactory {
    func makeTitle(in stack: UINavigationController) -> TripTitle { TripTitle(stack: stack) }
}

final class Starter {
    private let flows: TripFlowFactory
    private let titles: TripTitleFactory
    init(flows: TripFlowFactory, titles: TripTitleFactory) {
    //   ^ note: [concrete-factory] {{Starter takes the factory TripFlowFactory by its concrete type}}
        self.flows = flows
        self.titles = titles
    }
    func start(in stack: UINavigationController) {
        flows.makeFlow(in: stack).begin()
        titles.makeTitle(in: stack).set()
    }
}
