// Who is made as a protocol says can be handed nothing else, whether its initializer hands on what it takes or reads it of the
// object itself. Who is made as its type says could be.

protocol Notices { func post() }

final class TideManager {
    private let notices: any Notices
    init(notices: any Notices) { self.notices = notices }
    func go() { notices.post() }
}

protocol LogService {
    init(tides: TideManager)
    func go()
}

final class ReportManager {
    private let tides: TideManager
    init(tides: TideManager) { self.tides = tides }
    func run() { tides.go() }
}

final class HarbourLogService: LogService {
    private let tides: TideManager
    private let reports: ReportManager
    init(tides: TideManager) {
        self.tides = tides
        reports = ReportManager(tides: self.tides)
    }
    func go() {
        tides.go()
        reports.run()
    }
}

final class PierLogService {
    private let tides: TideManager
    private let reports: ReportManager
    init(tides: TideManager) {
        self.tides = tides
        reports = ReportManager(tides: self.tides)
        //        ^ note: [inline-assembly] {{PierLogService builds ReportManager out of its own dependencies}}
    }
    func go() {
        tides.go()
        reports.run()
    }
}
