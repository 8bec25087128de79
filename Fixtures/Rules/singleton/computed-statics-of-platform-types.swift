// What an extension of a platform service gives out as shared is so even where it is made at every read: it stands for the same
// defaults. Under another name it is a way to make one.
// only: singleton

import Foundation

extension UserDefaults {
    static var shared: UserDefaults { UserDefaults(suiteName: "group.pier") ?? UserDefaults() }
    static var scratch: UserDefaults { UserDefaults(suiteName: "scratch") ?? UserDefaults() }
    func clear() { UserDefaults.shared.removeObject(forKey: "boats") }
}

final class PierModel {
    func boats() -> Int {
        UserDefaults.scratch.integer(forKey: "boats") + UserDefaults.shared.integer(forKey: "boats")
        //                                              ^ note: [singleton] {{PierModel reaches the shared instance UserDefaults.shared}}
    }
}
