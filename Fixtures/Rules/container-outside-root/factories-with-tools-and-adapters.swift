// A factory that keeps its tools, and what computes all it gives from what it was given, are no containers that somebody
// constructs.
// only: container-outside-root

protocol Gauge {
    func read() -> Int
}

final class WaterGauge: Gauge {
    func read() -> Int { 1 }
}

protocol SignService {
    func sign()
}

final class PenService: SignService {
    func sign() {}
}

protocol GaugeFactory {
    func makeGauge() -> any Gauge
}

final class HarbourGaugeFactory: GaugeFactory {
    private lazy var pen: any SignService = PenService()
    private lazy var spare: any SignService = PenService()
    func makeGauge() -> any Gauge {
        pen.sign()
        return WaterGauge()
    }
}

protocol QuayDependency {
    var gauge: any Gauge { get }
    var service: any SignService { get }
}

final class HarbourContainer {
    let gauge: any Gauge = WaterGauge()
    let service: any SignService = PenService()
}

final class QuayAdapter: QuayDependency {
    private let outer: HarbourContainer
    init(outer: HarbourContainer) { self.outer = outer }
    var gauge: any Gauge { outer.gauge }
    var service: any SignService { outer.service }
}

final class QuayPresenter {
    private lazy var factory = HarbourGaugeFactory()
    private let outer: HarbourContainer
    init(outer: HarbourContainer) { self.outer = outer }
    func open() -> Int {
        let dependency = QuayAdapter(outer: outer)
        dependency.service.sign()
        return factory.makeGauge().read() + HarbourContainer().gauge.read()
        //                                  ^ warning: [container-outside-root] {{QuayPresenter constructs the container HarbourContainer}}
    }
}
