// Statics of one type that differ in their arguments are constants, whoever declares them and whatever they carry.

import Foundation

final class Reading {
    private let store: UserDefaults
    private let key: String
    init(_ key: String, store: UserDefaults = .init()) {
        self.key = key
        self.store = store
    }
    var value: Bool { store.bool(forKey: key) }
}

enum Readings {
    static let tide = Reading("tide")
    static let wind = Reading("wind")
}

final class Plan {
    static var harbour: Plan = .basic
    static var offshore: Plan = .basic
    static let basic = Plan()
    private let readings: [String] = []
    func isOpen(_ name: String) -> Bool { readings.contains(name) }
}

final class DeckModel {
    var isCalm: Bool { Readings.tide.value && Readings.wind.value }
    var isOpen: Bool { Plan.harbour.isOpen("deck") }
}
