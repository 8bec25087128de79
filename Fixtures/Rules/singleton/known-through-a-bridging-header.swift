// A type of Objective-C, or of a module that another one exports, is known without an import. Where a file that imports a
// package reaches its shared instance by name, it is one in all the others. Of what nobody reaches so, it may be a case.
// only: singleton

//- Sources/App/Radio.swift
import BeaconKit

final class Radio {
    func send() { BeaconManager.shared.flash() }
    //            ^ warning: [singleton] {{Radio reaches the shared instance BeaconManager.shared}}
}

//- Sources/App/Mast.swift
import Foundation

final class Mast {
    private let manager: BeaconManager = .shared
    //                                   ^ warning: [singleton] {{Mast reaches the shared instance BeaconManager.shared in 2 places}}
    func light() { BeaconManager.shared.flash() }
    //             ^ related: [singleton] {{also reaches BeaconManager.shared here}}
    var colour: LampColour = .shared
    func paint() { colour = LampColour.shared }
    func turn() { _BeaconTurner.shared.turn() }
    //            ^ warning: [singleton] {{Mast reaches the shared instance _BeaconTurner.shared}}
}

//- Sources/App/Buoy.swift
import BeaconKit

final class Buoy {
    var colour: LampColour = .shared
    func turn() { _BeaconTurner.shared.turn() }
    //            ^ warning: [singleton] {{Buoy reaches the shared instance _BeaconTurner.shared}}
}
