// The type itself, its extensions and what is nested in it may speak of the shared instance.

//- Sources/App/Meter.swift
final class Meter {
    static let shared = Meter()
    static var current: Meter { shared }
    private var value = 0
    private init() {}

    static func reset() { Meter.shared.value = 0 }
    func same() -> Bool { self === Self.shared }

    final class Display {
        func text() -> String { "\(Meter.shared.value)" }
    }
}

//- Sources/App/Meter+Reading.swift
extension Meter {
    static func read() -> Int { Meter.current.reading }
    var reading: Int { 0 }
}
