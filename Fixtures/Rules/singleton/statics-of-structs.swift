// A struct's static is shared where its name says so; other names are values, whatever they hold.

import Foundation

struct Chart {
    private let defaults: UserDefaults
    init(defaults: UserDefaults) { self.defaults = defaults }
    static let coast = Chart(defaults: .init())
    static let shared = Chart(defaults: .init())
    func depth() -> Int { defaults.integer(forKey: "depth") }
}

struct Check {
    let run: () -> Void
    static let strict = Check { }
}

final class SoundingModel {
    func depth() -> Int {
        Check.strict.run()
        return Chart.coast.depth() + Chart.shared.depth()
        //                           ^ warning: [singleton] {{SoundingModel reaches the shared instance Chart.shared}}
    }
}
