// What is read of a method's parameter, or stands in for what the maker has, comes with the occasion as the parameter does. What
// is read of the maker's own things is its own.
// only: dependency-pipeline

protocol Tariff {
    func price(_ text: String) -> Int
}

struct Settings {
    let paper: Paper
    let defaults: Defaults
}

struct Defaults {
    let paper: Paper
}

struct Paper {
    let weight: Int
}

struct Stamp {
    let paper: Paper
    let tariff: any Tariff
    func press(_ text: String) -> Int { tariff.price(text) + paper.weight }
}

struct Letter {
    let paper: Paper
    let text: String
}

struct Envelope {
    let letter: Letter
}

final class Counter {
    private let tariff: any Tariff
    init(tariff: any Tariff) { self.tariff = tariff }
    func take(_ letter: Letter) -> Int { Stamp(paper: letter.paper, tariff: tariff).press(letter.text) }
}

final class NightCounter {
    private let tariff: any Tariff
    init(tariff: any Tariff) { self.tariff = tariff }
    func take(_ envelope: Envelope) -> Int {
        let paper = envelope.letter.paper
        return Stamp(paper: paper, tariff: tariff).press("night")
    }
}

final class ChoosyCounter {
    private let settings: Settings
    private let tariff: any Tariff
    init(settings: Settings, tariff: any Tariff) {
        self.settings = settings
        self.tariff = tariff
    }
    func take() {
        scanLetter { scan in
            _ = Stamp(paper: self.settings.paper ?? scan.paper, tariff: self.tariff).press("choosy")
        }
    }
}

final class PlainCounter {
    private let settings: Settings
    private let tariff: any Tariff
    init(settings: Settings, tariff: any Tariff) {
        //                   ^ warning: [dependency-pipeline] {{PlainCounter takes Tariff only to hand it on: PlainCounter → Stamp, which uses it}}
        self.settings = settings
        self.tariff = tariff
    }
    func take(_ letter: Letter) -> Int { Stamp(paper: settings.defaults.paper, tariff: tariff).press(letter.text) }
}

final class CarefulCounter {
    private let settings: Settings
    private let tariff: any Tariff
    init(settings: Settings, tariff: any Tariff) {
        //                   ^ warning: [dependency-pipeline] {{CarefulCounter takes Tariff only to hand it on: CarefulCounter → Stamp, which uses it}}
        self.settings = settings
        self.tariff = tariff
    }
    func take(_ letter: Letter) -> Int {
        Stamp(paper: settings.paper ?? settings.defaults.paper, tariff: tariff).press(letter.text)
    }
}

// What an initializer is handed of data is the occasion, be it a text or an object; a dependency it has for good.
final class Parcel {
    var address = ""
}

final class Label {
    private let parcel: Parcel
    private let tariff: any Tariff
    init(parcel: Parcel, tariff: any Tariff) {
        self.parcel = parcel
        self.tariff = tariff
    }
    func text() -> String { "\(parcel.address) \(tariff.price(parcel.address))" }
}

final class Receipt {
    let text: String
    init(parcel: Parcel, tariff: any Tariff) { text = Label(parcel: parcel, tariff: tariff).text() }
}
