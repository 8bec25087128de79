// What computes a lot of things that it makes is the factory of those, as if methods made them, and may do a little else.
// A property or two are a flow's own.
// only: inline-assembly, self-made-dependency, dependency-pipeline

//- Sources/App/Voyages.swift
protocol Voyage { func begin() }

protocol Charts { func unfold() }

final class RiverVoyage: Voyage {
    private let charts: any Charts
    init(charts: any Charts) { self.charts = charts }
    func begin() { charts.unfold() }
}

final class LakeVoyage: Voyage {
    private let charts: any Charts
    init(charts: any Charts) { self.charts = charts }
    func begin() { charts.unfold() }
}

final class CoastVoyage: Voyage {
    private let charts: any Charts
    init(charts: any Charts) { self.charts = charts }
    func begin() { charts.unfold() }
}

final class OceanVoyage: Voyage {
    private let charts: any Charts
    init(charts: any Charts) { self.charts = charts }
    func begin() { charts.unfold() }
}

final class PolarVoyage: Voyage {
    private let charts: any Charts
    init(charts: any Charts) { self.charts = charts }
    func begin() { charts.unfold() }
}

//- Sources/App/Providers.swift
final class VoyageProvider {
    private let charts: any Charts
    init(charts: any Charts) { self.charts = charts }

    var river: any Voyage { RiverVoyage(charts: charts) }
    var lake: any Voyage { LakeVoyage(charts: charts) }
    var coast: any Voyage { CoastVoyage(charts: charts) }
    var ocean: any Voyage { OceanVoyage(charts: charts) }
    var polar: any Voyage { PolarVoyage(charts: charts) }

    func print(_ text: String) { Swift.print(text) }
}

final class HarbourCoordinator {
    private let charts: any Charts
    init(charts: any Charts) { self.charts = charts }
    var river: any Voyage { RiverVoyage(charts: charts) }
    //                      ^ note: [inline-assembly] {{HarbourCoordinator builds RiverVoyage out of its own dependencies}}
    func start() { charts.unfold() }
}

// Which does as much as it makes.
protocol Desk: AnyObject {
    func open()
}

final class VoyageDesk: Desk {
    private let charts: any Charts
    init(charts: any Charts) { self.charts = charts }

    var river: any Voyage { RiverVoyage(charts: charts) }
    //                      ^ note: [inline-assembly] {{VoyageDesk builds RiverVoyage out of its own dependencies}}
    var lake: any Voyage { LakeVoyage(charts: charts) }
    //                     ^ note: [inline-assembly] {{VoyageDesk builds LakeVoyage out of its own dependencies}}
    var coast: any Voyage { CoastVoyage(charts: charts) }
    //                      ^ note: [inline-assembly] {{VoyageDesk builds CoastVoyage out of its own dependencies}}
    var ocean: any Voyage { OceanVoyage(charts: charts) }
    //                      ^ note: [inline-assembly] {{VoyageDesk builds OceanVoyage out of its own dependencies}}
    var polar: any Voyage { PolarVoyage(charts: charts) }
    //                      ^ note: [inline-assembly] {{VoyageDesk builds PolarVoyage out of its own dependencies}}

    func open() { charts.unfold() }
    func close() { charts.unfold() }
}
