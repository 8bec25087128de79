// A static that keeps a platform's service for everybody is told whether or not the project adds something to the service.
// only: singleton

import Foundation

extension UserDefaults {
    func flag(_ name: String) -> Bool { bool(forKey: name) }
}

enum Drawers {
    static let sharedDefaults: UserDefaults = UserDefaults(suiteName: "drawers")!
}

enum FarDrawers {
    static let spareDefaults: UserDefaults = UserDefaults(suiteName: "spare")!
}

final class DrawerModel {
    func open() {
        Drawers.sharedDefaults.removeObject(forKey: "drawer")
    //  ^ note: [singleton] {{DrawerModel reaches the shared instance Drawers.sharedDefaults}}
        FarDrawers.spareDefaults.removeObject(forKey: "drawer")
    }
}
