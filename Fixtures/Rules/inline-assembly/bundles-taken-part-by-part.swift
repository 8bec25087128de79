// What comes out of a bundle can be handed in already where another initializer takes each part of it.

protocol Planting { func plant() }
protocol Watering { func water() }

final class Spade: Planting {
    private let soil: any Soil
    init(soil: any Soil) { self.soil = soil }
    func plant() { soil.turn() }
}

final class Can: Watering {
    private let soil: any Soil
    init(soil: any Soil) { self.soil = soil }
    func water() { soil.turn() }
}

protocol Soil { func turn() }
protocol Gardening { func work() }

final class ToolStorage {
    let planting: any Planting
    let watering: any Watering
    init(soil: any Soil) {
        planting = Spade(soil: soil)
        //         ^ note: [inline-assembly] {{ToolStorage builds Spade out of its own dependencies}}
        watering = Can(soil: soil)
        //         ^ note: [inline-assembly] {{ToolStorage builds Can out of its own dependencies}}
    }
    func lock() {}
}

final class Garden: Gardening {
    private let soil: any Soil
    private let planting: any Planting
    private let watering: any Watering

    init(soil: any Soil) {
        let shed = ToolStorage(soil: soil)
        self.soil = soil
        self.planting = shed.planting
        self.watering = shed.watering
    }

    init(soil: any Soil, planting: any Planting, watering: any Watering) {
        self.soil = soil
        self.planting = planting
        self.watering = watering
    }

    func work() {
        soil.turn()
        planting.plant()
        watering.water()
    }
}

final class Orchard: Gardening {
    private let soil: any Soil
    private let planting: any Planting
    private let watering: any Watering

    init(soil: any Soil) {
        let shed = ToolStorage(soil: soil)
        //         ^ note: [inline-assembly] {{Orchard builds ToolStorage out of its own dependencies}}
        self.soil = soil
        self.planting = shed.planting
        self.watering = shed.watering
    }

    init(soil: any Soil, planting: any Planting) {
        self.soil = soil
        self.planting = planting
        self.watering = Can(soil: soil)
        //              ^ note: [inline-assembly] {{Orchard builds Can out of its own dependencies}}
    }

    func work() {
        soil.turn()
        planting.plant()
        watering.water()
    }
}

final class Meadow: Gardening {
    private let soil: any Soil
    private let planting: any Planting
    private let watering: any Watering

    init(soil: any Soil) {
        let shed = ToolStorage(soil: soil)
        //         ^ note: [inline-assembly] {{Meadow builds ToolStorage out of its own dependencies}}
        shed.lock()
        self.soil = soil
        self.planting = shed.planting
        self.watering = shed.watering
    }

    init(soil: any Soil, planting: any Planting, watering: any Watering) {
        self.soil = soil
        self.planting = planting
        self.watering = watering
    }

    func work() {
        soil.turn()
        planting.plant()
        watering.water()
    }
}
