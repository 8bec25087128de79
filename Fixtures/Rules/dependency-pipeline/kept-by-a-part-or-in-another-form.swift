// Who keeps a service that is a part of what the initializer made, or the other form of it that it gives, has put that
// together for itself, be the service known by its protocol alone. Whoever keeps a value of it has only asked it.
// only: dependency-pipeline

protocol Kiln {
    func fire() -> Int
}

protocol Glazing {
    func glaze()
}

struct Heat {
    let degrees: Int
}

final class Oven: Glazing {
    private let kiln: any Kiln
    init(kiln: any Kiln) { self.kiln = kiln }
    func glaze() { _ = kiln.fire() }
    func hidden() -> any Glazing { self }
}

final class Workshop {
    let glazing: any Glazing
    let heat: Heat
    init(kiln: any Kiln) {
        glazing = Oven(kiln: kiln)
        heat = Heat(degrees: kiln.fire())
        //                   ^ related: [dependency-pipeline] {{Workshop uses it}}
    }
}

final class Potter {
    private let glazing: any Glazing
    init(kiln: any Kiln) {
        let workshop = Workshop(kiln: kiln)
        glazing = workshop.glazing
    }
    func work() { glazing.glaze() }
}

final class Painter {
    private let glazing: any Glazing
    init(kiln: any Kiln) { glazing = Oven(kiln: kiln).hidden() }
    func work() { glazing.glaze() }
}

final class Thermometer {
    private let heat: Heat
    init(kiln: any Kiln) {
    //   ^ warning: [dependency-pipeline] {{Thermometer takes Kiln only to hand it on: Thermometer → Workshop, which uses it}}
        let workshop = Workshop(kiln: kiln)
        //                            ^ related: [dependency-pipeline] {{Thermometer hands it to Workshop}}
        heat = workshop.heat
    }
    func read() -> Int { heat.degrees }
}
