// Another name for a shared instance is its type's own business to use: then what it names is told.
// only: singleton
import Foundation

extension UserDefaults {
    static let group = UserDefaults(suiteName: "group.port")!
}
final class Tracker {
    static let shared = Tracker()
    func hit() {}
}

struct Drafts {
    static let userDefaults = UserDefaults.group
    //                        ^ note: [singleton] {{Drafts reaches the shared instance UserDefaults.group}}
    static func update(_ text: String) { userDefaults.set(text, forKey: "draft") }
}
final class Logbook {
    static let tracker = Tracker.shared
    //                   ^ warning: [singleton] {{Logbook reaches the shared instance Tracker.shared}}
    func update() { Self.tracker.hit() }
}
final class Register {
    static var tracker: Tracker { Tracker.shared }
    //                            ^ warning: [singleton] {{Register reaches the shared instance Tracker.shared}}
    func update() { Register.tracker.hit() }
}

final class Pilot {
    func sign() { Logbook.tracker.hit() }
    //            ^ warning: [singleton] {{Pilot reaches the shared instance Logbook.tracker}}
}

/// Another one may be put there, for tests as well.
final class Chart {
    static var tracker = Tracker.shared
    func update() { Chart.tracker.hit() }
}

/// Nobody but others asks it.
enum Services {
    static let tracker = Tracker.shared
    static let quay = Quay(tracker: tracker)
}
final class Quay {
    private let tracker: Tracker
    init(tracker: Tracker) { self.tracker = tracker }
    func land() { tracker.hit() }
}
final class Ferry {
    func leave() { Services.tracker.hit() }
}

/// It hands on what it names and asks it for nothing.
enum Hall {
    static let tracker = Tracker.shared
    static func quay() -> Quay { Quay(tracker: tracker) }
}

/// Its own instance under another name is its own business.
final class Horn {
    static let shared = Horn()
    static var current: Horn { Horns.main }
    static func blowAll() { current.blow() }
    func blow() {}
}
enum Horns {
    static let main = Horn.shared
}
