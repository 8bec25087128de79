// Who takes each part of a bundle by another initializer could have been given the bundle's parts.

protocol Planting { func plant() }
protocol Watering { func water() }
protocol Soil { func turn() }
protocol Gardening { func work() }

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

final class ToolShed {
    let planting: any Planting
    let watering: any Watering
    init(soil: any Soil) {
        planting = Spade(soil: soil)
        watering = Can(soil: soil)
    }
}

final class Patch: Gardening {
    private let planting: any Planting
    private let watering: any Watering

    init(soil: any Soil) {
        let shed = ToolShed(soil: soil)
        planting = shed.planting
        watering = shed.watering
    }

    init(planting: any Planting, watering: any Watering) {
        self.planting = planting
        self.watering = watering
    }

    func work() {
        planting.plant()
        watering.water()
    }
}

final class Pot: Gardening {
    private let planting: any Planting
    private let watering: any Watering

    init(soil: any Soil) {
        let shed = ToolShed(soil: soil)
        //         ^ note: [self-made-dependency] {{Pot creates ToolShed, which it could be given}}
        planting = shed.planting
        watering = shed.watering
    }

    func work() {
        planting.plant()
        watering.water()
    }
}
