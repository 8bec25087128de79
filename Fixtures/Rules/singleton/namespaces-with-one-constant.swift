// A namespace that has but one constant of a kind is part of the table that its neighbours within the same type have. Where the
// others are elsewhere, or its own is of another kind, it shares an instance.

import Foundation

final class Setting<Value> {
    private let store: UserDefaults
    let key: String
    var value: Value { didSet { store.set(value, forKey: key) } }
    init(key: String, value: Value, store: UserDefaults) {
        self.key = key
        self.value = value
        self.store = store
    }
    func observe(_ observer: AnyObject) {}
}
final class RecordService {
    private var notes: [String] = []
    init(name: String) {}
    func note(_ note: String) { notes.append(note) }
}
let store = UserDefaults(suiteName: "house")!

enum Settings {
    enum Sound {
        static let volume = Setting<Int>(key: "volume", value: 1, store: store)
        static let isMuted = Setting<Bool>(key: "isMuted", value: false, store: store)
    }
    enum Light {
        static let level = Setting<Double>(key: "level", value: 1, store: store)
        static let record = RecordService(name: "light")
    }
}
extension Settings {
    enum Heat {
        static let degrees = Setting<Int>(key: "degrees", value: 20, store: store)
    }
}
enum Defaults {
    enum Air {
        static let flow = Setting<Int>(key: "flow", value: 3, store: store)
    }
}

final class HouseModel {
    func watch() {
        Settings.Sound.volume.observe(self)
        Settings.Sound.isMuted.observe(self)
        Settings.Light.level.observe(self)
        Settings.Heat.degrees.observe(self)
        Settings.Light.record.note("watched")
    //  ^ warning: [service-locator] {{HouseModel asks a locator for Settings.Light.record}}
        Defaults.Air.flow.observe(self)
    //  ^ warning: [singleton] {{HouseModel reaches the shared instance Defaults.Air.flow}}
    }
}
