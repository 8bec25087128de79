// Who puts something into a member of nobody knows what reads nothing: it is no reading of somebody's property of that name.
// What stands on the right side, is asked there, or is changed in place is read as ever.
// only: unused-dependency, dependency-pipeline

//- Sources/App/Harbour.swift
protocol TideLog { func note() }
protocol PierLog { func note() }
protocol QuayLog { func note() }
protocol DockLog: AnyObject { var isLoud: Bool { get set } ; func note() }
protocol BuoyLog { func note() }
protocol WharfLog { func note() }

final class TideModel {
    let tideLog: any TideLog
    init(tideLog: any TideLog) { self.tideLog = tideLog }
    //   ^ warning: [unused-dependency] {{TideModel takes TideLog and keeps it, but never uses it}}
    func run() {}
}

final class PierModel {
    var pierLog: any PierLog
    init(pierLog: any PierLog) { self.pierLog = pierLog }
    //   ^ warning: [unused-dependency] {{PierModel takes PierLog and keeps it, but never uses it}}
    func run() {}
}

final class QuayModel {
    let quayLog: any QuayLog
    init(quayLog: any QuayLog) { self.quayLog = quayLog }
    func run() {}
}

final class DockModel {
    let dockLog: any DockLog
    init(dockLog: any DockLog) { self.dockLog = dockLog }
    func run() {}
}

final class BuoyModel {
    var buoyLog: any BuoyLog
    init(buoyLog: any BuoyLog) { self.buoyLog = buoyLog }
    func run() {}
}

final class BerthModel {
    init(log: any WharfLog) { log.note() }
    func run() {}
}

final class WharfModel {
    let wharfLog: any WharfLog
    init(wharfLog: any WharfLog) { self.wharfLog = wharfLog }
    //   ^ warning: [dependency-pipeline] {{WharfModel takes WharfLog only to hand it on: WharfModel → BerthModel, which uses it}}
    func open() { BerthModel(log: wharfLog).run() }
}

/// Who watches his own property does something with what is put there.
final class WatchingModel {
    var tideLog: any TideLog { didSet { print("another one") } }
    init(tideLog: any TideLog) { self.tideLog = tideLog }
}

//- Sources/App/Filling.swift
import Outside

func fill(_ log: any TideLog, _ other: any PierLog, _ last: any WharfLog) {
    let screen = OutsideMaker.make()
    screen.tideLog = log
    screen?.pierLog = other
    screen.wharfLog = last
    (screen as? OutsidePage)?.body.tideLog = log
    let copied = screen.quayLog
    screen.dockLog.isLoud = true
    OutsideMaker.change(&screen.buoyLog)
    print(copied)
}
