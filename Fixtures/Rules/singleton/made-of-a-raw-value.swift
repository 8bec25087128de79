// The static of a class that is its raw value names a value, as the case of an enum does, though there is but one yet.
// only: singleton, singleton-default

struct Journal {
    final class Section: RawRepresentable {
        let rawValue: String
        var isHidden = false
        static let general = Section(rawValue: "general")
        required init(rawValue: String) { self.rawValue = rawValue }
    }
    static func write(_ text: String, in section: Section = .general) { print(section.rawValue, text) }
}

// Made of nothing, it is the one for all; so is one that can be exchanged.
final class Mode: RawRepresentable {
    let rawValue: String
    static let shared = Mode()
    static var current = Mode(rawValue: "dark")
    init() { rawValue = "light" }
    required init(rawValue: String) { self.rawValue = rawValue }
    func set() {}
}

final class Player {
    func play() {
        Journal.write("play", in: Journal.Section.general)
        let mode = Mode.shared
        //         ^ warning: [singleton] {{Player reaches the shared instance Mode.shared}}
        mode.set()
        let current = Mode.current
        //            ^ warning: [singleton] {{Player reaches the shared instance Mode.current}}
        current.set()
    }
}
