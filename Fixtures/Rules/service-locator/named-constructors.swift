// A static function named so puts together one of its own type: what it asks a locator for goes into that, or says what it is
// made of. What it tells something, and what another name does, is its own doing.
// only: service-locator

final class TideService {
    private let path: String
    init(path: String) { self.path = path }
    var height: Int? { path.isEmpty ? nil : 3 }
    func level(at hour: Int) -> Int? { hour }
    func record() {}
}

final class CrewService {
    private let path: String
    init(path: String) { self.path = path }
    func call() { print(path) }
}

final class Depot {
    static let shared = Depot()
    lazy var tides = TideService(path: "tides")
    lazy var crew = CrewService(path: "crew")
}

final class FerryModel {
    private let level: Int
    private let crew: CrewService
    init(level: Int, crew: CrewService) {
        self.level = level
        self.crew = crew
    }
    func sail() { if level > 0 { crew.call() } }

    static func instance(at hour: Int) -> FerryModel? {
        guard let level = Depot.shared.tides.level(at: hour) else { return nil }
        return FerryModel(level: level, crew: Depot.shared.crew)
    }

    static func emptyInstance() -> FerryModel? {
        let depot = Depot.shared
        guard let height = depot.tides.height else { return nil }
        return FerryModel(level: height, crew: depot.crew)
    }

    static func newFerry() -> FerryModel { FerryModel(level: 3, crew: Depot.shared.crew) }
    static func live() -> FerryModel { FerryModel(level: 3, crew: Depot.shared.crew) }
}

final class BargeModel {
    private let crew: CrewService
    init(crew: CrewService) { self.crew = crew }
    func sail() { crew.call() }

    static func instance() -> BargeModel {
        Depot.shared.tides.record()
    //  ^ warning: [service-locator] {{BargeModel asks a locator for TideService}}
        return BargeModel(crew: Depot.shared.crew)
    }

    static func renewed() -> BargeModel { BargeModel(crew: Depot.shared.crew) }
    //                                                     ^ warning: [service-locator] {{BargeModel asks a locator for CrewService}}
}
