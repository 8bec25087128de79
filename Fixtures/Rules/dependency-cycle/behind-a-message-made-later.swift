// A text that is only put together where somebody wants it defers nothing that stands behind it; what is handed over to
// be read when it is wanted is deferred itself.
// only: dependency-cycle

//- Sources/App/Notes.swift
func note(_ text: @autoclosure () -> String) {
    if isNoting { print(text()) }
}
nonisolated(unsafe) var isNoting = false

//- Sources/App/Postal.swift
final class PostContainer {
    private let town = "Ely"
    lazy var carrier: PostCarrier = {
        note("carrier of \(town)")
        return PostCarrier(office: office)
        //                         ^ error: [dependency-cycle] {{Producing PostContainer.carrier needs itself: carrier → office → carrier}}
    }()
    lazy var office: PostOffice = {
        note("office of \(town)")
        note("with a carrier")
        return PostOffice(carrier: carrier)
        //                         ^ related: [dependency-cycle] {{office asks for carrier}}
    }()
}

final class PostCarrier {
    private let office: PostOffice
    init(office: PostOffice) { self.office = office }
    func deliver() { office.stamp() }
}

final class PostOffice {
    private let carrier: PostCarrier
    init(carrier: PostCarrier) { self.carrier = carrier }
    func stamp() { carrier.deliver() }
}

//- Sources/App/Trains.swift
final class TrainContainer {
    lazy var guide: TrainGuide = {
        note("guide")
        return TrainGuide(office: self.office)
    }()
    lazy var office: TrainOffice = {
        note("office")
        return TrainOffice(guide: guide)
    }()
}

final class TrainGuide {
    private let office: () -> TrainOffice
    init(office: @autoclosure @escaping () -> TrainOffice) { self.office = office }
    func guide() { office().open() }
}

final class TrainOffice {
    private let guide: TrainGuide
    init(guide: TrainGuide) { self.guide = guide }
    func open() { guide.guide() }
}

//- Sources/App/Harbour.swift
import Swinject

final class Pilot {
    private let harbour: Harbour
    init(name: @autoclosure () -> String, harbour: Harbour) {
        note(name())
        self.harbour = harbour
    }
    func steer() { harbour.open() }
}

final class Harbour {
    private let pilot: Pilot
    init(pilot: Pilot) { self.pilot = pilot }
    func open() { pilot.steer() }
}

func assemble(_ container: Container) {
    let town = "Ely"
    container.register(Pilot.self) { resolver in
        Pilot(name: "pilot of \(town)", harbour: resolver.resolve(Harbour.self)!)
        //                                       ^ related: [dependency-cycle] {{Pilot asks for Harbour}}
    }
    container.register(Harbour.self) { resolver in
        note("harbour of \(town)")
        return Harbour(pilot: resolver.resolve(Pilot.self)!)
        //                    ^ error: [dependency-cycle] {{Producing Harbour needs itself: Harbour → Pilot → Harbour}}
    }
}

//- Sources/App/Tower.swift
import Swinject

final class Keeper {
    private let tower: () -> Tower
    init(tower: @autoclosure @escaping () -> Tower) { self.tower = tower }
    func light() { tower().open() }
}

final class Tower {
    private let keeper: Keeper
    init(keeper: Keeper) { self.keeper = keeper }
    func open() { keeper.light() }
}

func assembleTower(_ container: Container) {
    container.register(Keeper.self) { resolver in
        note("keeper")
        return Keeper(tower: resolver.resolve(Tower.self)!)
    }
    container.register(Tower.self) { resolver in Tower(keeper: resolver.resolve(Keeper.self)!) }
}
