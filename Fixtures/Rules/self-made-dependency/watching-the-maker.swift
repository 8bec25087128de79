// What watches the state of its maker nobody can make before there is the maker, however it is handed that: not so what is
// only handed a value, what somebody else publishes, or what is watched by something else in the same code.
// only: self-made-dependency

import Combine
import UIKit

protocol Forecasting {
    func start()
}

final class TideForecast: Forecasting {
    init<P: Publisher>(hours: Int, watching: P) {}
    init(hours: Int) {}
    func start() {}
}

final class ForecastPanel: Forecasting {
    private let forecast: any Forecasting
    init(forecast: any Forecasting) { self.forecast = forecast }
    func start() { forecast.start() }
}

final class HarbourViewModel: ObservableObject {
    @Published var berth: String? = nil
    private let forecast: any Forecasting
    init(hours: Int) { forecast = TideForecast(hours: hours, watching: $berth) }
    func show() { forecast.start() }
}

final class PierViewModel: ObservableObject {
    @Published var berth: String?
    private let forecast: any Forecasting
    init(hours: Int) {
        _berth = .init(initialValue: nil)
        forecast = TideForecast(hours: hours, watching: _berth.projectedValue)
    }
    func show() { forecast.start() }
}

final class QuayViewModel: ObservableObject {
    @Published var berth: String? = nil
    private var forecast: (any Forecasting)!
    private lazy var spare: any Forecasting = TideForecast(hours: 3, watching: self.$berth.map { $0 })
    private var panel: ForecastPanel!
    init(hours: Int) {
        forecast = TideForecast(hours: hours, watching: self.$berth.map { $0 }.removeDuplicates())
        panel = ForecastPanel(forecast: TideForecast(hours: 3, watching: $berth))
    }
    func show() {
        forecast.start()
        spare.start()
        panel.start()
    }
}

/// The queue of changes is one that both work on.
final class LockViewModel: ObservableObject {
    private let changes = PassthroughSubject<Int, Never>()
    private let forecast: any Forecasting
    init(hours: Int) { forecast = TideForecast(hours: hours, watching: changes) }
    func show() {
        changes.send(1)
        forecast.start()
    }
}

/// Nothing else is done with it: who makes the forecast can have one as well.
final class SluiceViewModel: ObservableObject {
    private let changes = PassthroughSubject<Int, Never>()
    private let forecast: any Forecasting
    init(hours: Int) { forecast = TideForecast(hours: hours, watching: changes) }
    //                            ^ note: [self-made-dependency] {{SluiceViewModel creates TideForecast, which it could be given}}
    func show() { forecast.start() }
}

final class CanalViewModel: ObservableObject {
    @Published var berth: String? = nil
    private let forecast: any Forecasting
    private var watched: AnyCancellable?
    init(hours: Int) {
        forecast = TideForecast(hours: hours)
        //         ^ note: [self-made-dependency] {{CanalViewModel creates TideForecast, which it could be given}}
        watched = $berth.sink { _ in }
    }
    func show() { forecast.start() }
}

final class Watch: ObservableObject {
    @Published var berth: String? = nil
}

final class DamViewModel: ObservableObject {
    private let forecast: any Forecasting
    init(watch: Watch) { forecast = TideForecast(hours: 2, watching: watch.$berth) }
    //                              ^ note: [self-made-dependency] {{DamViewModel creates TideForecast, which it could be given}}
    func show() { forecast.start() }
}
