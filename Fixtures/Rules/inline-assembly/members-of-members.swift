// What is read of a member of what a type was given is its own as well, however many members lie between, if each of them is a
// dependency. What is read of a value, or of what somebody else has, is not.
// only: inline-assembly, self-made-dependency

protocol Gauge { func read() }
final class LiveGauge: Gauge { func read() {} }

final class MeterStore {
    private let gauge: any Gauge
    init(gauge: any Gauge) { self.gauge = gauge }
    func put() { gauge.read() }
}
final class StoresAssembly {
    lazy var gauge: any Gauge = LiveGauge()
    lazy var meters: MeterStore = MeterStore(gauge: gauge)
}
final class PlantAssembly {
    lazy var stores: StoresAssembly = StoresAssembly()
    lazy var gauge: any Gauge = LiveGauge()
}

final class MeterPresenter {
    private let meters: MeterStore
    init(meters: MeterStore) { self.meters = meters }
    func show() { meters.put() }
}
final class GaugeManager {
    private let gauge: any Gauge
    init(gauge: any Gauge) { self.gauge = gauge }
    func run() { gauge.read() }
}

final class YardCoordinator {
    private let plant: PlantAssembly
    init(plant: PlantAssembly) { self.plant = plant }
    func open() { MeterPresenter(meters: plant.stores.meters).show() }
    //            ^ note: [inline-assembly] {{YardCoordinator builds MeterPresenter out of its own dependencies}}
}

final class GateCoordinator {
    struct Dependencies { let plant: PlantAssembly }
    private let dependencies: Dependencies
    private let manager: GaugeManager
    init(dependencies: Dependencies) {
        self.dependencies = dependencies
        manager = GaugeManager(gauge: dependencies.plant.stores.gauge)
        //        ^ note: [inline-assembly] {{GateCoordinator builds GaugeManager out of its own dependencies}}
    }
    func open() {
        manager.run()
        dependencies.plant.gauge.read()
    }
}

struct Shift {
    let name: String
    let place: Place
}
struct Place { let gauge: any Gauge }
enum Shifts { static let first = Shift(name: "first", place: Place(gauge: LiveGauge())) }

final class ShiftCoordinator {
    func open() {
        let manager = GaugeManager(gauge: Shifts.first.place.gauge)
        manager.run()
    }
}
