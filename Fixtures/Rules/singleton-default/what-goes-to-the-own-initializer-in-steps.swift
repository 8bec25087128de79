// What a convenience initializer hands over need not go straight to one that others can call: it goes by way of a hidden one, by a
// closure, be it of what it makes, or in something that somebody else is told of as well. A hidden one that nobody's leads to, and
// what a closure does that goes elsewhere, is no default.

import Foundation

protocol Sounding { func sound() }
final class Lead: Sounding {
    private var depth = 0
    func sound() { depth += 1 }
}
protocol Tracking { func track() }
final class Log: Tracking {
    private var count = 0
    func track() { count += 1 }
}

final class Gear {
    static let shared = Gear()
    let lead: any Sounding = Lead()
    let log: any Tracking = Log()
    private init() {}
}

final class Board {
    static let shared = Board()
    private var all: [Any] = []
    func add(_ any: Any) { all.append(any) }
}

public final class DepthModel {
    private let lead: any Sounding
    public convenience init() {
        self.init(gear: Gear.shared)
        //              ^ note: [singleton-default] {{DepthModel asks a locator for Gear.shared unless it is handed one}}
    }
    private convenience init(gear: Gear) { self.init(lead: gear.lead) }
    init(lead: any Sounding) { self.lead = lead }
    public func run() { lead.sound() }
}

public final class SealedModel {
    private let lead: any Sounding
    public convenience init() {
        self.init(gear: Gear.shared)
        //              ^ warning: [service-locator] {{SealedModel reaches the locator Gear.shared}}
    }
    private convenience init(gear: Gear) { self.init(lead: gear.lead) }
    private init(lead: any Sounding) { self.lead = lead }
    public func run() { lead.sound() }
}

final class PromptModel {
    private let log: any Tracking
    init(log: any Tracking) { self.log = log }
    func run() { log.track() }
}

final class HomeModel {
    private let log: any Tracking
    private let prompt: () -> PromptModel
    init(log: any Tracking, prompt: @escaping () -> PromptModel) {
        self.log = log
        self.prompt = prompt
    }
    func run() {
        prompt().run()
        log.track()
    }
}

final class ListModel {
    private let lead: any Sounding
    private let center: NotificationCenter
    init(lead: any Sounding, center: NotificationCenter) {
        self.lead = lead
        self.center = center
    }
    func run() {
        lead.sound()
        center.removeObserver(self)
    }
}

final class MainModel {
    private let list: ListModel
    private let home: HomeModel
    private let track: () -> Void

    convenience init() {
        let list = ListModel(lead: Gear.shared.lead, center: .default)
        //                         ^ note: [singleton-default] {{MainModel asks a locator for Sounding unless it is handed one}}
        //                                                   ^ note: [singleton-default] {{MainModel falls back on the shared instance NotificationCenter.default where it is handed nothing}}
        Board.shared.add(list)
    //  ^ warning: [singleton] {{MainModel reaches the shared instance Board.shared in 2 places}}
        self.init(
            list: list,
            home: HomeModel(log: Gear.shared.log) { PromptModel(log: Gear.shared.log) },
            //                   ^ note: [singleton-default] {{MainModel asks a locator for Tracking unless it is handed one, in 3 places}}
            //                                                       ^ related: [singleton-default] {{also defaults to Tracking here}}
            track: { Gear.shared.log.track() })
            //       ^ related: [singleton-default] {{also defaults to Tracking here}}
        later { Board.shared.add(Date()) }
        //      ^ related: [singleton] {{also reaches Board.shared here}}
    }

    init(list: ListModel, home: HomeModel, track: @escaping () -> Void) {
        self.list = list
        self.home = home
        self.track = track
    }

    private func later(_ work: @escaping () -> Void) { work() }

    func run() {
        list.run()
        home.run()
        track()
    }
}
