// However often a suite of defaults is opened, everybody reads and writes the same one; only its name tells.
// only: singleton

import Foundation

extension UserDefaults {
    static var shared: UserDefaults { UserDefaults(suiteName: "group.lighthouse")! }
    static var group: UserDefaults {
        guard let defaults = UserDefaults(suiteName: "group.lamps") else { fatalError() }
        return defaults
    }
    static var scratch: UserDefaults { UserDefaults(suiteName: UUID().uuidString)! }
}

final class LampModel {
    func isLit() -> Bool { UserDefaults.shared.bool(forKey: "lit") }
    //                     ^ note: [singleton] {{LampModel reaches the shared instance UserDefaults.shared}}
    func isOurs() -> Bool { UserDefaults.group.bool(forKey: "lit") }
    //                      ^ note: [singleton] {{LampModel reaches the shared instance UserDefaults.group}}
    func isSpare() -> Bool { UserDefaults.scratch.bool(forKey: "lit") }
}
