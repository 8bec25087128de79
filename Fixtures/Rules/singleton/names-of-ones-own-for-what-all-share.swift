// A static that names a shared instance anew is told of by those who use it. What its own type does with it nobody else is
// told of: there the type reaches it.
// only: singleton

import Foundation

final class Meter {
    static let shared = Meter()
    private var count = 0
    func note(_ text: String) { count += text.count }
}

extension UserDefaults {
    static let group = UserDefaults(suiteName: "group")!
}

struct DraftKeeper {
    static let defaults = UserDefaults.group
    //                    ^ note: [singleton] {{DraftKeeper reaches the shared instance UserDefaults.group}}
    static func keep(_ text: String) { defaults.set(text, forKey: "draft") }
}

final class DraftCounter {
    static let meter = Meter.shared
    //                 ^ warning: [singleton] {{DraftCounter reaches the shared instance Meter.shared}}
    func count(_ text: String) { Self.meter.note(text) }
}

final class DraftReader {
    static var meter: Meter { Meter.shared }
    //                        ^ warning: [singleton] {{DraftReader reaches the shared instance Meter.shared}}
    func read(_ text: String) { DraftReader.meter.note(text) }
}

enum Meters {
    static let meter = Meter.shared
    static func all() -> [Meter] { [meter] }
}

final class DraftList {
    private let first: String
    init(first: String) { self.first = first }
    func show() { Meters.meter.note(first) }
    //            ^ warning: [singleton] {{DraftList reaches the shared instance Meters.meter}}
}

extension Meter {
    static var main: Meter { shared }
    static func reset() { main.note("") }
}
