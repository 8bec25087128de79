// What a class within a type has made the type has not been given. What a struct within it carries it has.
// only: inline-assembly

import UIKit

protocol Gauge: AnyObject {
    func build() -> UIView
}

final class OilGauge: Gauge {
    func build() -> UIView { UIView() }
}

final class PairGauge: Gauge {
    private let left: Gauge
    private let right: Gauge
    init(left: Gauge, right: Gauge) {
        self.left = left
        self.right = right
    }
    func build() -> UIView { _ = left.build() ; return right.build() }
}

final class PanelViewController: UIViewController {
    private lazy var gauges = GaugeProvider()
    override func viewDidLoad() { view.addSubview(PairGauge(left: gauges.oil, right: gauges.oil).build()) }

    final class GaugeProvider {
        lazy var oil = OilGauge()
    }
}

final class DeckViewController: UIViewController {
    struct Dependencies {
        let oil: Gauge
    }
    private let dependencies: Dependencies
    init(dependencies: Dependencies) {
        self.dependencies = dependencies
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        let pair = PairGauge(left: dependencies.oil, right: dependencies.oil)
        //         ^ note: [inline-assembly] {{DeckViewController builds PairGauge out of its own dependencies}}
        view.addSubview(pair.build())
    }
}
