// A protocol that numbers and texts conform to is one of values: what a struct keeps of them is data, however it is read.
// only: service-locator

protocol Storable {
    func stored() -> Any
    static func restored(_ value: Any) -> Self?
}

extension Bool: Storable {
    func stored() -> Any { self }
    static func restored(_ value: Any) -> Bool? { value as? Bool }
}

extension String: Storable {
    func stored() -> Any { self }
    static func restored(_ value: Any) -> String? { value as? String }
}

final class Scale: Storable {
    func stored() -> Any { 1 }
    static func restored(_ value: Any) -> Self? { nil }
}

struct Preference<Value: Storable> {
    let name: String
    let standard: Value
    func get() -> Value { standard }
}

struct SoundPreferences {
    let isLoud = Preference<Bool>(name: "loud", standard: false)
}

struct ColorPreferences {
    let name = Preference<String>(name: "color", standard: "red")
}

struct Preferences {
    static let sound = SoundPreferences()
    static let color = ColorPreferences()
}

protocol Playable {
    func play()
}

final class Drum: Playable {
    func play() {}
}

final class Horn: Playable {
    func play() {}
}

struct Band<Player: Playable> {
    let player: Player
    func play() { player.play() }
}

struct SoundBand {
    let drums = Band<Drum>(player: Drum())
}

struct BrassBand {
    let horns = Band<Horn>(player: Horn())
}

struct Bands {
    static let sound = SoundBand()
    static let brass = BrassBand()
}

final class RadioModel {
    func isLoud() -> Bool { Preferences.sound.isLoud.get() && Preferences.color.name.get() != "red" }
    func play() { Bands.brass.horns.play() }
    //            ^ warning: [service-locator] {{RadioModel asks a locator for Bands.brass}}
}
