// A view controller that sets the model of a view that it has shows the model; a service set so travels on, and so does the
// model of another screen.
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
