// A class that only keeps a platform's formatter to itself, set up as it wants it, is as good as that formatter. One that keeps
// anything else, shows what it keeps, or has others in its place behind a protocol is none, nor is what only ends in the word.
// only: singleton

import Foundation

final class DayFormatter {
    static let shared = DayFormatter()
    private let formatter = DateFormatter()
    private init() { formatter.dateStyle = .short }
    func text(of day: Date) -> String { formatter.string(from: day) }
}

final class SpanFormatter: NSObject {
    static let shared = SpanFormatter()
    private lazy var long: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        return formatter
    }()
    private let short = DateComponentsFormatter()
    var isEmpty: Bool { short.maximumUnitCount == 0 }
    func text(of span: TimeInterval) -> String? { long.string(from: span) }
}

final class CountingFormatter {
    static let shared = CountingFormatter()
    private let formatter = DateFormatter()
    private var count = 0
    func text(of day: Date) -> String {
        count += 1
        return formatter.string(from: day)
    }
}

final class OpenFormatter {
    static let shared = OpenFormatter()
    let formatter = DateFormatter()
    func text(of day: Date) -> String { formatter.string(from: day) }
}

protocol DayNaming {
    func text(of day: Date) -> String
}

final class NamingFormatter: DayNaming {
    static let shared = NamingFormatter()
    private let formatter = DateFormatter()
    func text(of day: Date) -> String { formatter.string(from: day) }
}

final class DayTeller {
    static let shared = DayTeller()
    private let formatter = DateFormatter()
    func text(of day: Date) -> String { formatter.string(from: day) }
}

final class BareFormatter {
    static let shared = BareFormatter()
    func text(of day: Date) -> String { "" }
}

struct Voyage {
    let day: Date
    var short: String { DayFormatter.shared.text(of: day) }
    var span: String? { SpanFormatter.shared.text(of: 3) }
    var counted: String { CountingFormatter.shared.text(of: day) }
    //                    ^ warning: [singleton] {{Voyage reaches the shared instance CountingFormatter.shared}}
    var open: String { OpenFormatter.shared.text(of: day) }
    //                 ^ warning: [singleton] {{Voyage reaches the shared instance OpenFormatter.shared}}
    var named: String { NamingFormatter.shared.text(of: day) }
    //                  ^ warning: [singleton] {{Voyage reaches the shared instance NamingFormatter.shared}}
    var told: String { DayTeller.shared.text(of: day) }
    //                 ^ warning: [singleton] {{Voyage reaches the shared instance DayTeller.shared}}
    var empty: String { BareFormatter.shared.text(of: day) }
    //                  ^ warning: [singleton] {{Voyage reaches the shared instance BareFormatter.shared}}
}
