// An assembler that shows the services which it was given is a container to whoever reads them from it. Where it keeps
// them to itself or is only asked to make things, nobody takes more than it makes.
// only: container-injection

protocol Weather {
    func read()
}

final class HarbourLog {
    private let weather: Weather
    init(weather: Weather) { self.weather = weather }
    func write() { weather.read() }
}

final class BerthPlanner {
    private let log: HarbourLog
    init(log: HarbourLog) { self.log = log }
    func plan() { log.write() }
}

final class BerthAssembler {
    let weather: Weather
    let log: HarbourLog
    init(weather: Weather, log: HarbourLog) {
        self.weather = weather
        self.log = log
    }
    func makePlanner() -> BerthPlanner { BerthPlanner(log: log) }
}

final class QuayReport {
    private let assembler: BerthAssembler
    init(assembler: BerthAssembler) { self.assembler = assembler }
    //   ^ warning: [container-injection] {{QuayReport takes the whole container BerthAssembler}}
    func send() {
        assembler.weather.read()
        assembler.log.write()
    }
}

final class QuayPlan {
    private let assembler: BerthAssembler
    init(assembler: BerthAssembler) { self.assembler = assembler }
    func draw() { assembler.makePlanner().plan() }
}

final class PierAssembler {
    private let weather: Weather
    private let log: HarbourLog
    init(weather: Weather, log: HarbourLog) {
        self.weather = weather
        self.log = log
    }
    func makePlanner() -> BerthPlanner { BerthPlanner(log: log) }
    func makeLog() -> HarbourLog { HarbourLog(weather: weather) }
}

final class PierReport {
    private let assembler: PierAssembler
    init(assembler: PierAssembler) { self.assembler = assembler }
    func send() {
        assembler.makePlanner().plan()
        assembler.makeLog().write()
    }
}
