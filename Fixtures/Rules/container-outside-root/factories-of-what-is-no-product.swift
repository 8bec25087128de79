// What is named factory or builder makes something, even if that is none of our products: its making methods may
// construct containers, its other ones may not.
// only: container-outside-root

import Routes
import UIKit

protocol TripDependency {
    var maps: MapService { get }
    var fares: FareService { get }
}

final class MapService {
    func load() {}
}

final class FareService {
    func load() {}
}

final class TripComponent: TripDependency {
    let maps: MapService
    let fares: FareService
    init(parent: any TripDependency) {
        maps = parent.maps
        fares = FareService()
    }
}

final class TripBuilder: Builder<TripDependency> {
    func build(listener: any TripListener) -> any ViewableRouting {
        let component = TripComponent(parent: dependency)
        component.maps.load()
        return TripRouter(fares: component.fares)
    }

    func warmUp() {
        TripComponent(parent: dependency).maps.load()
//      ^ warning: [container-outside-root] {{TripBuilder constructs the container TripComponent}}
    }
}

protocol Showing: AnyObject {
    var controller: UIViewController { get }
}

final class TripScreenFactory {
    private let parent: any TripDependency
    init(parent: any TripDependency) { self.parent = parent }

    func make(title: String) -> any Showing {
        let component = TripComponent(parent: parent)
        component.fares.load()
        return TripScreen(maps: component.maps)
    }
}

final class TripScreen: Showing {
    let controller = UIViewController()
    init(maps: MapService) { maps.load() }
}

final class TripPlanner {
    private let parent: any TripDependency
    init(parent: any TripDependency) { self.parent = parent }

    func makePlan() -> any Showing {
        TripScreen(maps: TripComponent(parent: parent).maps)
        //               ^ warning: [container-outside-root] {{TripPlanner constructs the container TripComponent}}
    }
}
