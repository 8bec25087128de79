// A private method may make the helper of an occasion, as long as whoever calls it asks the helper at once. What it gives to
// somebody else, what somebody else may ask for, and what is made of the caller's own alone, is a step on the way.

protocol StampStore {
    func stamp(_ country: String) -> Int
}

final class Postmark {
    private let country: String
    private let stamps: any StampStore
    init(country: String, stamps: any StampStore) {
        self.country = country
        self.stamps = stamps
    }
    func press(_ letter: String) -> Int { stamps.stamp(country) + letter.count }
}

final class LetterBuilder {
    private let stamps: any StampStore
    private var country = ""
    init(stamps: any StampStore) { self.stamps = stamps }
    func to(_ country: String) -> LetterBuilder {
        self.country = country
        return self
    }
    func build() -> Int { stamps.stamp(country) }
}

final class MailBag {
    private var marks: [Postmark] = []
    func take(_ mark: Postmark) { marks.append(mark) }
}

final class Counter {
    private let stamps: any StampStore
    init(stamps: any StampStore) { self.stamps = stamps }
    func send(_ letter: String, to country: String) -> Int { mark(country).press(letter) }
    func copy(_ letter: String, to country: String) -> Int {
        let mark = mark(country)
        return mark.press(letter) + mark.press("copy")
    }
    private func mark(_ country: String) -> Postmark { Postmark(country: country, stamps: stamps) }
}

final class Hatch {
    private let stamps: any StampStore
    init(stamps: any StampStore) { self.stamps = stamps }
    func send(to country: String) -> Int { letter().to(country).build() }
    private func letter() -> LetterBuilder { LetterBuilder(stamps: stamps) }
}

final class BusyCounter {
    private let stamps: any StampStore
    private let bag = MailBag()
    init(stamps: any StampStore) { self.stamps = stamps }
    //   ^ warning: [dependency-pipeline] {{BusyCounter takes StampStore only to hand it on: BusyCounter → Postmark, which uses it}}
    func send(_ letter: String, to country: String) -> Int { mark(country).press(letter) }
    func keep(_ country: String) { bag.take(mark(country)) }
    private func mark(_ country: String) -> Postmark { Postmark(country: country, stamps: stamps) }
}

final class OpenCounter {
    private let stamps: any StampStore
    init(stamps: any StampStore) { self.stamps = stamps }
    //   ^ warning: [dependency-pipeline] {{OpenCounter takes StampStore only to hand it on: OpenCounter → Postmark, which uses it}}
    func send(_ letter: String, to country: String) -> Int { mark(country).press(letter) }
    func mark(_ country: String) -> Postmark { Postmark(country: country, stamps: stamps) }
}

final class PlainCounter {
    private let stamps: any StampStore
    init(stamps: any StampStore) { self.stamps = stamps }
    //   ^ warning: [dependency-pipeline] {{PlainCounter takes StampStore only to hand it on: PlainCounter → Postmark, which uses it}}
    func send(_ letter: String) -> Int { mark().press(letter) }
    private func mark() -> Postmark { Postmark(country: "home", stamps: stamps) }
}

final class TellingCounter {
    private let stamps: any StampStore
    init(stamps: any StampStore) { self.stamps = stamps }
    //   ^ warning: [dependency-pipeline] {{TellingCounter takes StampStore only to hand it on: TellingCounter → Postmark, which uses it}}
    func send(_ letter: String) -> Int { makeMark(of: stamps).press(letter) }
    private func makeMark(of stamps: any StampStore) -> Postmark { Postmark(country: "home", stamps: stamps) }
}
