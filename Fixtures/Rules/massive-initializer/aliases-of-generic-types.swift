// Two aliases of one generic type are two dependencies; one that is taken twice, be it by its alias, is one.
// only: massive-initializer

final class DeviceService<Device> { func start() {} }
struct Pump {}
struct Bell {}
typealias PumpService = DeviceService<Pump>
typealias BellService = DeviceService<Bell>

final class TideService { func read() {} }
final class ChartService { func draw() {} }
final class LogService { func note() {} }

final class Panel {
    private let all: [Any]
    init(pump: PumpService, bell: BellService, tides: TideService, charts: ChartService, log: LogService) {
//  ^ warning: [massive-initializer] {{Panel takes 5 dependencies, more than 4: PumpService, BellService, TideService, ChartService, LogService}}
        all = [pump, bell, tides, charts, log]
    }
}

final class Board {
    private let all: [Any]
    init(one: PumpService, other: DeviceService<Pump>, tides: TideService, charts: ChartService, log: LogService) {
        all = [one, other, tides, charts, log]
    }
}
