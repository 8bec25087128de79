// What a project adds to a package's type may reach that type's shared instance; others may not.
// only: singleton

import Harbourmaster

extension BerthRegistry {
    var names: [String] { BerthRegistry.shared.berths.map(\.name) }
    static func free() -> Int { BerthRegistry.shared.count }
    func quay() -> Int { QuayRegistry.shared.count }
    //                   ^ warning: [singleton] {{An extension of BerthRegistry reaches the shared instance QuayRegistry.shared}}
}

final class BerthList {
    func names() -> [String] { BerthRegistry.shared.names }
    //                         ^ warning: [singleton] {{BerthList reaches the shared instance BerthRegistry.shared}}
}
