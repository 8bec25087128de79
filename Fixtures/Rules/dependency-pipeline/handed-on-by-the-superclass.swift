// A class that gives what it takes to its superclass, which alone hands it on, is mended where the superclass is. One that
// hands it on itself is reported as well.
// only: dependency-pipeline

protocol TideAPI {
    func height() -> Int
}

final class TideGauge {
    private let api: any TideAPI
    init(api: any TideAPI) { self.api = api }
    func read() -> Int { api.height() }
    //                   ^ related: [dependency-pipeline] {{TideGauge uses it}}
    //                   ^ related: [dependency-pipeline] {{TideGauge uses it}}
}

final class TideLamp {
    private let api: any TideAPI
    init(api: any TideAPI) { self.api = api }
    func blink() -> Int { api.height() }
}

class HarbourDesk {
    let api: any TideAPI
    init(api: any TideAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{HarbourDesk takes TideAPI only to hand it on: HarbourDesk → TideGauge, which uses it}}
    func start() -> TideGauge { TideGauge(api: api) }
    //                                         ^ related: [dependency-pipeline] {{HarbourDesk hands it to TideGauge}}
    //                                         ^ related: [dependency-pipeline] {{HarbourDesk hands it to TideGauge}}
}

final class NorthHarbourDesk: HarbourDesk {
    private let berths: Int
    init(api: any TideAPI, berths: Int) {
        self.berths = berths
        super.init(api: api)
    }
    func isFull(_ boats: Int) -> Bool { boats >= berths }
}

final class SouthHarbourDesk: HarbourDesk {
    private let lamps: Int
    init(api: any TideAPI, lamps: Int) {
    //   ^ warning: [dependency-pipeline] {{SouthHarbourDesk takes TideAPI only to hand it on: SouthHarbourDesk → TideGauge, which uses it}}
        self.lamps = lamps
        super.init(api: api)
    }
    func begin() -> TideLamp { TideLamp(api: api) }
}
