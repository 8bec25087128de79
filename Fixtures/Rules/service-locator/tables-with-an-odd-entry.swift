// Of a table of settings, each told apart by its key, the one of its own kind is a setting as well. What is of another kind
// than most is a service.
// only: service-locator, singleton

protocol Setting {
    var key: String { get }
    func load()
}

class FlagSetting: Setting {
    let key: String
    init(key: String) { self.key = key }
    var isOn: Bool { key.isEmpty }
    func load() {}
}

class TextSetting: Setting {
    let key: String
    init(key: String) { self.key = key }
    var text: String { key }
    func load() {}
}

final class ModeSetting: Setting {
    let key = "mode"
    var isNight: Bool { key.isEmpty }
    func load() {}
}

final class SyncService {
    func sync() {}
}

enum Settings {
    static let sound = FlagSetting(key: "sound")
    static let light = FlagSetting(key: "light")
    static let title = TextSetting(key: "title")
    static let place = TextSetting(key: "place")
    static let mode = ModeSetting()
    static let service = SyncService()
}

final class LampModel {
    func show() -> Bool { Settings.sound.isOn && Settings.mode.isNight }
    func sync() { Settings.service.sync() }
    //            ^ warning: [service-locator] {{LampModel asks a locator for Settings.service}}
}

/// One store for all beside those that are told apart.
final class DiskStore: Setting {
    let key: String
    init(key: String = "all") { self.key = key }
    func load() {}

    static let images = DiskStore(key: "images")
    static let sounds = DiskStore(key: "sounds")
    static let texts = DiskStore(key: "texts")
    static let films = DiskStore(key: "films")
}

enum Stores {
    static let images = DiskStore(key: "images")
    static let sounds = DiskStore(key: "sounds")
    static let texts = DiskStore(key: "texts")
    static let films = DiskStore(key: "films")
    static let shared = DiskStore()
}

final class FilmModel {
    func load() { Stores.shared.load() }
    //            ^ warning: [singleton] {{FilmModel reaches the shared instance Stores.shared}}
}
