// What only keeps its parts for all to see is there to put them together, be it called a service by its name; what works with
// them, or keeps them to itself, builds them.
// only: inline-assembly, self-made-dependency

protocol Steaming {
    func steam()
}

final class BoilerService: Steaming {
    private let steaming: any Steaming
    init(steaming: any Steaming) { self.steaming = steaming }
    func steam() { steaming.steam() }
}

final class WheelService {
    private let steaming: any Steaming
    init(steaming: any Steaming) { self.steaming = steaming }
    func turn() { steaming.steam() }
}

struct EngineRegistry {
    let boiler: BoilerService
    let wheel: WheelService
    init(steaming: any Steaming) {
        let boiler = BoilerService(steaming: steaming)
        self.boiler = boiler
        wheel = WheelService(steaming: steaming)
    }
}

final class TenderRegistry {
    let boiler: BoilerService
    let wheel: WheelService
    init(steaming: any Steaming) {
        boiler = BoilerService(steaming: steaming)
        wheel = WheelService(steaming: boiler)
    }
}

struct RunningRegistry {
    let boiler: BoilerService
    let wheel: WheelService
    init(steaming: any Steaming) {
        boiler = BoilerService(steaming: steaming)
        //       ^ note: [inline-assembly] {{RunningRegistry builds BoilerService out of its own dependencies}}
        wheel = WheelService(steaming: steaming)
        //      ^ note: [inline-assembly] {{RunningRegistry builds WheelService out of its own dependencies}}
    }
    func run() {
        boiler.steam()
        wheel.turn()
    }
}

final class HiddenRegistry {
    private let boiler: BoilerService
    private let wheel: WheelService
    init(steaming: any Steaming) {
        boiler = BoilerService(steaming: steaming)
        //       ^ note: [inline-assembly] {{HiddenRegistry builds BoilerService out of its own dependencies}}
        wheel = WheelService(steaming: steaming)
        //      ^ note: [inline-assembly] {{HiddenRegistry builds WheelService out of its own dependencies}}
    }
}
