// A container that others ask for more than ten things, directly or through a protocol.
// only: giant-factory

//- Sources/App/FarmContainer.swift
import UIKit

final class FarmAPI {
    func load() {}
}

final class FarmStore {
    func save() {}
}

protocol BarnFactory {
    func makeAnt() -> UIViewController
    func makeBee() -> UIViewController
    func makeCat() -> UIViewController
    func makeDog() -> UIViewController
    func makeElk() -> UIViewController
    func makeFox() -> UIViewController
}

final class FarmContainer: BarnFactory {
//          ^ warning: [giant-factory] {{FarmContainer has 11 creating methods, more than 10}}
    lazy var api = FarmAPI()
    lazy var store = FarmStore()
    func makeAnt() -> UIViewController { UIViewController() }
    func makeBee() -> UIViewController { UIViewController() }
    func makeCat() -> UIViewController { UIViewController() }
    func makeDog() -> UIViewController { UIViewController() }
    func makeElk() -> UIViewController { UIViewController() }
    func makeFox() -> UIViewController { UIViewController() }
    func makeGnu() -> UIViewController { UIViewController() }
    func makeHen() -> UIViewController { UIViewController() }
    func makeIbis() -> UIViewController { UIViewController() }
    func makeJay() -> UIViewController { UIViewController() }
    func makeKiwi() -> UIViewController { UIViewController() }
}

//- Sources/App/FarmCoordinator.swift
final class FarmCoordinator {
    private let container: FarmContainer
    init(container: FarmContainer) { self.container = container }
    func start() {
        _ = container.makeGnu()
        _ = container.makeHen()
        _ = container.makeIbis()
        _ = container.makeJay()
        _ = container.makeKiwi()
    }
}
