// What needs arguments is a function of the container that returns a factory: asking it is asking the locator. What such
// a function makes is the container's own, and so is a factory of the project that no container gives.
// only: service-locator

//- Sources/App/Container.swift
import Factory

final class Kiln {
    func fire() {}
}

final class GlazeModel {
    private let colour: String
    private let kiln: Kiln
    init(colour: String, kiln: Kiln) {
        self.colour = colour
        self.kiln = kiln
    }
    func start() { kiln.fire() }
}

extension Container {
    var kiln: Factory<Kiln> { self { Kiln() } }
    func glaze(colour: String) -> Factory<GlazeModel> {
        Factory(self) { GlazeModel(colour: colour, kiln: self.kiln()) }
    }
    func whiteGlaze() -> Factory<GlazeModel> { glaze(colour: "white") }
    func warmUp() {}
}

//- Sources/App/Potter.swift
import Factory

final class Potter {
    private let glaze = Container.shared.whiteGlaze()()
    //                  ^ warning: [service-locator] {{Potter asks a locator for GlazeModel in 2 places}}
    func work() {
        Container.shared.glaze(colour: "blue")().start()
    //  ^ related: [service-locator] {{also asks for GlazeModel here}}
        Container.shared.warmUp()
        glaze.start()
    }
}

final class Apprentice {
    private let container: Container
    init(container: Container) { self.container = container }
    func work() { container.glaze(colour: "red")().start() }
}

enum Shelf {
    static let shared = Rack()
}

final class Rack {
    func pots() -> [Kiln] { [] }
}

final class Visitor {
    func look() { _ = Shelf.shared.pots() }
}
