// A manager that makes the many services which others read from it assembles them, be it told a name or a number for
// that. One that is handed a service which it uses itself could be handed the others as well.
// only: self-made-dependency

protocol Noting {
    func note()
}

protocol Serving {
    func serve()
}

final class TidesService: Serving {
    private var count = 0
    func serve() { count += 1 }
}

final class WindsService: Serving {
    private var count = 0
    func serve() { count += 1 }
}

final class ChartsService: Serving {
    private var count = 0
    func serve() { count += 1 }
}

final class TollsService: Serving {
    private var count = 0
    func serve() { count += 1 }
}

final class BerthsService: Serving {
    private var count = 0
    func serve() { count += 1 }
}

final class LightsService: Serving {
    private var count = 0
    func serve() { count += 1 }
}

final class HarbourManager {
    let tides = TidesService()
    let winds = WindsService()
    let charts = ChartsService()
    let tolls = TollsService()
    let berths = BerthsService()
    let lights = LightsService()
    private(set) var name: String
    init(name: String) { self.name = name }
    func rename(_ other: String) { name = other }
}

final class PierManager {
    let tides = TidesService()
    //          ^ note: [self-made-dependency] {{PierManager creates TidesService, which it could be given}}
    let winds = WindsService()
    //          ^ note: [self-made-dependency] {{PierManager creates WindsService, which it could be given}}
    let charts = ChartsService()
    //           ^ note: [self-made-dependency] {{PierManager creates ChartsService, which it could be given}}
    let tolls = TollsService()
    //          ^ note: [self-made-dependency] {{PierManager creates TollsService, which it could be given}}
    let berths = BerthsService()
    //           ^ note: [self-made-dependency] {{PierManager creates BerthsService, which it could be given}}
    let lights = LightsService()
    //           ^ note: [self-made-dependency] {{PierManager creates LightsService, which it could be given}}
    private let noting: any Noting
    init(noting: any Noting) { self.noting = noting }
    func write() { noting.note() }
}

final class HarbourMaster {
    func work(in context: HarbourManager) {
        context.tides.serve()
        context.winds.serve()
        context.charts.serve()
        context.tolls.serve()
        context.berths.serve()
        context.lights.serve()
    }
}

final class PierWarden {
    func work(in context: PierManager) {
        context.tides.serve()
        context.winds.serve()
        context.charts.serve()
        context.tolls.serve()
        context.berths.serve()
        context.lights.serve()
    }
}
