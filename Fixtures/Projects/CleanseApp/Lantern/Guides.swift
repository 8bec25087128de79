import Cleanse

final class LanternApp {
    private let guide: Guide
    private let walkers: ComponentFactory<WalkerComponent>

    init(guide: Guide, walkers: ComponentFactory<WalkerComponent>) {
        self.guide = guide
        self.walkers = walkers
    }

    func open(_ walker: Walker) -> WalkerDiary {
        guide.greet()
        return walkers.build(walker)
    }
}

final class Guide {
    private let speech: Speech
    private let today: TaggedProvider<Today>
    init(speech: Speech, today: TaggedProvider<Today>) {
        self.speech = speech
        self.today = today
    }
    func greet() { speech.say(today.get()) }
}

protocol Translator {
    func translate(_ text: String) -> String
}

final class Speech {
    private let translator: Translator
    init(translator: Translator) { self.translator = translator }
    func say(_ weather: Weather) { _ = translator.translate("\(weather)") }
}

final class Audience {
    private let stage: Provider<Stage>
    init(stage: Provider<Stage>) { self.stage = stage }
    func applaud() { stage.get().bow() }
}

final class Stage {
    private let audience: Audience
    init(audience: Audience) { self.audience = audience }
    func bow() { audience.applaud() }
}

struct Walker {
    let name: String
}

final class WalkerNotes {
    private let walker: Walker
    init(walker: Walker) { self.walker = walker }
    func title() -> String { walker.name }
}

final class WalkerDiary {
    private let walker: Walker
    private let notes: WalkerNotes
    init(walker: Walker, notes: WalkerNotes) {
        self.walker = walker
        self.notes = notes
    }
    func text() -> String { walker.name + notes.title() }
}
