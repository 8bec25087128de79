// A view controller that sets the model of a view that it has shows the model, and so does a coordinator that gives a screen
// its model; a service set so travels on, and so does the model that goes to another coordinator, or from screen to screen.
// only: dependency-pipeline
import UIKit

protocol Charts {
    func places() -> [String]
}

final class SearchViewModel {
    private let charts: any Charts
    init(charts: any Charts) { self.charts = charts }
    func rows() -> [String] { charts.places() }
}

final class SearchBar: UIView {
    var viewModel: SearchViewModel?
    func setupViewModel(_ viewModel: SearchViewModel) { _ = viewModel.rows() }
    func configure(charts: any Charts) { _ = charts.places() }
    func show() { _ = viewModel?.rows() }
}

final class TellingScreen: UIViewController {
    @IBOutlet private var bar: SearchBar!
    private let viewModel: SearchViewModel
    init(viewModel: SearchViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    override func viewDidLoad() { bar.setupViewModel(viewModel) }
}

final class SettingScreen: UIViewController {
    @IBOutlet private var bar: SearchBar!
    private let viewModel: SearchViewModel
    init(viewModel: SearchViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    override func viewDidLoad() { bar.viewModel = viewModel }
}

final class ServiceScreen: UIViewController {
    @IBOutlet private var bar: SearchBar!
    private let charts: any Charts
    init(charts: any Charts) {
    //   ^ warning: [dependency-pipeline] {{ServiceScreen takes Charts only to hand it on: ServiceScreen → SearchBar, which uses it}}
        self.charts = charts
        super.init(nibName: nil, bundle: nil)
    }
    override func viewDidLoad() { bar.configure(charts: charts) }
}

final class DetailScreen: UIViewController {
    var viewModel: SearchViewModel?
    override func viewDidLoad() { _ = viewModel?.rows() }
}

final class ListScreen: UIViewController {
    private let viewModel: SearchViewModel
    init(viewModel: SearchViewModel) {
    //   ^ warning: [dependency-pipeline] {{ListScreen takes SearchViewModel only to hand it on: ListScreen → DetailScreen, which uses it}}
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    func open() {
        let screen = DetailScreen()
        screen.viewModel = viewModel
        show(screen, sender: nil)
    }
}

final class SearchController: UIViewController {
    private let viewModel: SearchViewModel
    init(viewModel: SearchViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    override func viewDidLoad() { _ = viewModel.rows() }
}

final class MadeCoordinator {
    private let stack: UINavigationController
    private let viewModel: SearchViewModel
    init(stack: UINavigationController, viewModel: SearchViewModel) {
        self.stack = stack
        self.viewModel = viewModel
    }
    func start() { stack.pushViewController(SearchController(viewModel: viewModel), animated: true) }
}

final class FilledCoordinator {
    private let stack: UINavigationController
    private let viewModel: SearchViewModel
    init(stack: UINavigationController, viewModel: SearchViewModel) {
        self.stack = stack
        self.viewModel = viewModel
    }
    func start() {
        let screen = DetailScreen()
        screen.viewModel = viewModel
        stack.pushViewController(screen, animated: true)
    }
}

final class OuterCoordinator {
    private let stack: UINavigationController
    private let viewModel: SearchViewModel
    private var child: MadeCoordinator?
    init(stack: UINavigationController, viewModel: SearchViewModel) {
        //                              ^ warning: [dependency-pipeline] {{OuterCoordinator takes SearchViewModel only to hand it on: OuterCoordinator → MadeCoordinator, which uses it}}
        self.stack = stack
        self.viewModel = viewModel
    }
    func start() {
        stack.pushViewController(UIViewController(), animated: true)
        child = MadeCoordinator(stack: stack, viewModel: viewModel)
    }
}

final class ChartsController: UIViewController {
    private let charts: any Charts
    init(charts: any Charts) {
        self.charts = charts
        super.init(nibName: nil, bundle: nil)
    }
    override func viewDidLoad() { _ = charts.places() }
}

final class ChartsCoordinator {
    private let stack: UINavigationController
    private let charts: any Charts
    init(stack: UINavigationController, charts: any Charts) {
        //                              ^ warning: [dependency-pipeline] {{ChartsCoordinator takes Charts only to hand it on: ChartsCoordinator → ChartsController, which uses it}}
        self.stack = stack
        self.charts = charts
    }
    func start() { stack.pushViewController(ChartsController(charts: charts), animated: true) }
}
