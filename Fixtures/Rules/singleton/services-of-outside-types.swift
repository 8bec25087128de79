// A static that keeps a service of an outside type for everybody, by its name and by what it is, is a shared instance too.
// only: singleton

import Foundation
import HarbourKit

extension LocaleManager {
    static let shared = LocaleManager(languages: ["en", "sv"])
}

enum Pilots {
    static let sharedManager: PilotManagerProtocol = PilotManager()
    static let sharedList = PilotList()
}

enum FarPilots {
    static let range: PilotManagerProtocol = PilotManager(range: 9)
}

enum FreshPilots {
    static var sharedManager: PilotManagerProtocol { PilotManager() }
}

enum Suites {
    static let sharedDefaults: UserDefaults = UserDefaults(suiteName: "pilots")!
}

final class RouteModel {
    func plan() {
        LocaleManager.shared.reload()
    //  ^ warning: [singleton] {{RouteModel reaches the shared instance LocaleManager.shared}}
        Pilots.sharedManager.call()
    //  ^ warning: [singleton] {{RouteModel reaches the shared instance Pilots.sharedManager}}
        Suites.sharedDefaults.removeObject(forKey: "route")
    //  ^ note: [singleton] {{RouteModel reaches the shared instance Suites.sharedDefaults}}
        Pilots.sharedList.next()
        FarPilots.range.call()
        FreshPilots.sharedManager.call()
    }
}
