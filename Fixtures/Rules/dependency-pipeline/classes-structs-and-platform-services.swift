// Dependencies besides protocols: a class that takes dependencies, a struct of closures, a platform service, and an
// outside type with a service suffix.

import Foundation
import ShipAnalytics

protocol Antenna {
    func send(_ bytes: [UInt8])
}

final class Uplink {
    private let antenna: any Antenna
    init(antenna: any Antenna) { self.antenna = antenna }
    func ping() { antenna.send([0]) }
}

struct HapticsClient {
    var tap: () -> Void
    var buzz: (Int) -> Void
}

final class BridgeFlow {
    private let uplink: Uplink
    private let haptics: HapticsClient
    private let defaults: UserDefaults
    private let tracker: ShipEventTracker

    init(
        uplink: Uplink,
    //  ^ warning: [dependency-pipeline] {{BridgeFlow takes Uplink only to hand it on: BridgeFlow → BridgeModel, which uses it}}
        haptics: HapticsClient,
    //  ^ warning: [dependency-pipeline] {{BridgeFlow takes HapticsClient only to hand it on: BridgeFlow → BridgeModel, which uses it}}
        defaults: UserDefaults,
    //  ^ warning: [dependency-pipeline] {{BridgeFlow takes UserDefaults only to hand it on: BridgeFlow → BridgeModel, which uses it}}
        tracker: ShipEventTracker
    //  ^ warning: [dependency-pipeline] {{BridgeFlow takes ShipEventTracker only to hand it on: BridgeFlow → BridgeModel, which uses it}}
    ) {
        self.uplink = uplink
        self.haptics = haptics
        self.defaults = defaults
        self.tracker = tracker
    }

    func start() {
        BridgeModel(uplink: uplink, haptics: haptics, defaults: defaults, tracker: tracker).run()
    }
}

final class BridgeModel {
    private let uplink: Uplink
    private let haptics: HapticsClient
    private let defaults: UserDefaults
    private let tracker: ShipEventTracker

    init(uplink: Uplink, haptics: HapticsClient, defaults: UserDefaults, tracker: ShipEventTracker) {
        self.uplink = uplink
        self.haptics = haptics
        self.defaults = defaults
        self.tracker = tracker
    }

    func run() {
        uplink.ping()
        haptics.tap()
        tracker.log(defaults.string(forKey: "bridge"))
    }
}
