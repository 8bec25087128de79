// The configuration decides over types from elsewhere, too.
// config: { "dependencies": { "treatAsDependency": ["Sextant*"], "treatAsData": ["Chart*"] } }

import Navigation

final class VoyageFlow {
    private let sextant: SextantModel
    private let charts: ChartClient
    private let compass: CompassClient
    private let log: Logbook
    init(sextant: SextantModel, charts: ChartClient, compass: CompassClient, log: Logbook) {
    //   ^ warning: [dependency-pipeline] {{VoyageFlow takes SextantModel only to hand it on: VoyageFlow → VoyageModel, which uses it}}
    //                                               ^ warning: [dependency-pipeline] {{VoyageFlow takes CompassClient only to hand it on: VoyageFlow → VoyageModel, which uses it}}
        self.sextant = sextant
        self.charts = charts
        self.compass = compass
        self.log = log
    }
    func start() { VoyageModel(sextant: sextant, charts: charts, compass: compass, log: log).sail() }
}

final class VoyageModel {
    private let sextant: SextantModel
    private let charts: ChartClient
    private let compass: CompassClient
    private let log: Logbook
    init(sextant: SextantModel, charts: ChartClient, compass: CompassClient, log: Logbook) {
        self.sextant = sextant
        self.charts = charts
        self.compass = compass
        self.log = log
    }
    func sail() { log.write(charts.chart(at: sextant.height(), compass.north())) }
}
