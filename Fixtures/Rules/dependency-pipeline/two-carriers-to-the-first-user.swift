// The service travels through two coordinators, in two files, before a view model uses it: each carrier is a finding.

//- Sources/App/AppCoordinator.swift
import UIKit

protocol OrderAPI {
    func orders() -> [String]
}

final class AppCoordinator {
    private let orders: any OrderAPI
    private let navigation = UINavigationController()
    private var child: OrderCoordinator?

    init(api orders: any OrderAPI) { self.orders = orders }
    //       ^ warning: [dependency-pipeline] {{AppCoordinator takes OrderAPI only to hand it on: AppCoordinator → OrderCoordinator → OrderViewModel, which uses it}}

    func start() {
        child = OrderCoordinator(backend: self.orders, navigation: navigation)
        child?.start()
    }
}

//- Sources/App/Orders/OrderCoordinator.swift
import UIKit

final class OrderCoordinator {
    private let api: any OrderAPI
    private let navigation: UINavigationController

    init(backend service: any OrderAPI, navigation: UINavigationController) {
    //           ^ warning: [dependency-pipeline] {{OrderCoordinator takes OrderAPI only to hand it on: OrderCoordinator → OrderViewModel, which uses it}}
        self.api = service
        self.navigation = navigation
    }

    func start() {
        let controller = UIViewController()
        controller.title = OrderViewModel(api: api).title
        navigation.pushViewController(controller, animated: false)
    }
}

//- Sources/App/Orders/OrderViewModel.swift
final class OrderViewModel {
    private let api: any OrderAPI
    init(api: any OrderAPI) { self.api = api }
    var title: String { "\(api.orders().count)" }
}
