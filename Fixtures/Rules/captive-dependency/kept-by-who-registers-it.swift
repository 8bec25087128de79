// Who registers what he keeps himself, be it under the word `self`, makes nothing anew; what a property of his makes
// each time it is read is new each time.
// only: captive-dependency

import Resolver

final class Log {
    private var lines: [String] = []
    func write(_ line: String) { lines.append(line) }
}

final class Compass {
    private var course = 0
    func turn() { course += 1 }
}

final class Chart {
    private var scale = 1
    func zoom() { scale += 1 }
}

final class Bridge {
    private let log: Log
    private let compass: Compass
    private let chart: Chart
    init(log: Log, compass: Compass, chart: Chart) {
        self.log = log
        self.compass = compass
        self.chart = chart
    }
    func steer() {
        compass.turn()
        chart.zoom()
        log.write("steered")
    }
}

final class Shipyard {
    private let log = Log()
    private lazy var compass = Compass()
    private var chart: Chart { Chart() }

    func registerAll() {
        Resolver.register { [log] in log }
        Resolver.register { [unowned self] in self.compass }
        Resolver.register { self.chart }
        //                  ^ related: [captive-dependency] {{Chart is made anew here}}
        Resolver.register {
            Bridge(
                log: Resolver.resolve(),
                compass: Resolver.resolve(),
                chart: Resolver.resolve()
                //     ^ warning: [captive-dependency] {{Bridge is kept and holds on to its Chart, which is made anew for everybody else}}
            )
        }
        .scope(.application)
    }
}
