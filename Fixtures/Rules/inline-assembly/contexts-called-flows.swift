// A flow that makes more services than ten, and some of them for one another, is the app's context, whatever it is called and whoever starts
// it. One that makes fewer is a flow.
// only: inline-assembly, self-made-dependency

import UIKit

protocol Chart {
    func read()
}

final class AnchorService {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func run() { chart.read() }
}
final class BallastService {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func run() { chart.read() }
}
final class CapstanService {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func run() { chart.read() }
}
final class DavitService {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func run() { chart.read() }
}
final class EngineService {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func run() { chart.read() }
}
final class FenderService {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func run() { chart.read() }
}
final class GangwayService {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func run() { chart.read() }
}
final class HawserService {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func run() { chart.read() }
}
final class JibService {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func run() { chart.read() }
}
final class KeelService {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func run() { chart.read() }
}
final class LanternService {
    private let chart: Chart
    private let anchor: AnchorService
    init(chart: Chart, anchor: AnchorService) {
        self.chart = chart
        self.anchor = anchor
    }
    func run() {
        chart.read()
        anchor.run()
    }
}

final class DeckScreen: UIViewController {}

final class ApplicationCoordinator {
    private let chart: Chart
    private lazy var anchor = AnchorService(chart: chart)
    private lazy var ballast = BallastService(chart: chart)
    private lazy var capstan = CapstanService(chart: chart)
    private lazy var davit = DavitService(chart: chart)
    private lazy var engine = EngineService(chart: chart)
    private lazy var fender = FenderService(chart: chart)
    private lazy var gangway = GangwayService(chart: chart)
    private lazy var hawser = HawserService(chart: chart)
    private lazy var jib = JibService(chart: chart)
    private lazy var keel = KeelService(chart: chart)
    private lazy var lantern = LanternService(chart: chart, anchor: anchor)
    init(chart: Chart) { self.chart = chart }
    func start() {
        chart.read()
        ballast.run()
        capstan.run()
        davit.run()
        engine.run()
        fender.run()
        gangway.run()
        hawser.run()
        jib.run()
        keel.run()
        lantern.run()
        present(DeckScreen())
    }
    private func present(_ screen: DeckScreen) { print(screen) }
}

final class DeckCoordinator {
    private let chart: Chart
    private lazy var anchor = AnchorService(chart: chart)
    //                        ^ note: [inline-assembly] {{DeckCoordinator builds AnchorService out of its own dependencies}}
    private lazy var ballast = BallastService(chart: chart)
    //                         ^ note: [inline-assembly] {{DeckCoordinator builds BallastService out of its own dependencies}}
    private lazy var capstan = CapstanService(chart: chart)
    //                         ^ note: [inline-assembly] {{DeckCoordinator builds CapstanService out of its own dependencies}}
    private lazy var davit = DavitService(chart: chart)
    //                       ^ note: [inline-assembly] {{DeckCoordinator builds DavitService out of its own dependencies}}
    private lazy var engine = EngineService(chart: chart)
    //                        ^ note: [inline-assembly] {{DeckCoordinator builds EngineService out of its own dependencies}}
    private lazy var lantern = LanternService(chart: chart, anchor: anchor)
    //                         ^ note: [inline-assembly] {{DeckCoordinator builds LanternService out of its own dependencies}}
    init(chart: Chart) { self.chart = chart }
    func start() {
        chart.read()
        ballast.run()
        capstan.run()
        davit.run()
        engine.run()
        lantern.run()
        present(DeckScreen())
    }
    private func present(_ screen: DeckScreen) { print(screen) }
}

final class Harbour {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func open() {
        ApplicationCoordinator(chart: chart).start()
        DeckCoordinator(chart: chart).start()
    }
}
