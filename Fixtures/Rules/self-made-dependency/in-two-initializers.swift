// One finding for a component and what it makes, however often.
// only: self-made-dependency

protocol RainMeasuring {
    func measure()
}

final class RainGauge: RainMeasuring {
    func measure() {}
}

final class RainService {
    private let gauge: any RainMeasuring
    private var days = 0
    init() {
        gauge = RainGauge()
        //      ^ note: [self-made-dependency] {{RainService creates RainGauge, which it could be given, in 2 places}}
    }
    init(days: Int) {
        gauge = RainGauge()
        //      ^ related: [self-made-dependency] {{also creates RainGauge here}}
        self.days = days
    }
    func measure() { gauge.measure() }
}
