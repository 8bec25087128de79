// A mock that is made where the real one cannot work is nothing to be handed in.

protocol Gauge {
    func read() -> Int
}

final class MockGauge: Gauge {
    func read() -> Int { 1 }
}

final class LaserGauge: Gauge {
    func read() -> Int { 2 }
}

final class GaugeManager {
    private let gauge: Gauge
    init() {
        #if targetEnvironment(simulator)
            gauge = MockGauge()
        #else
            gauge = LaserGauge()
            //      ^ note: [self-made-dependency] {{GaugeManager creates LaserGauge, which it could be given}}
        #endif
    }
    func now() -> Int { gauge.read() }
}
