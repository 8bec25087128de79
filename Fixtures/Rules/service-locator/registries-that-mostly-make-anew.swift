// A registry gives out what it keeps. Where all statics but one make a new one at every call there is one shared instance,
// and no locator; a logger's handle is none. What is called a container is asked as one.
// only: service-locator, singleton

protocol Journal {
    func note(_ line: String)
}

struct PlainJournal: Journal {
    func note(_ line: String) { print(line) }
}

struct NoJournal: Journal {
    func note(_ line: String) {}
}

protocol Bell {
    func ring()
}

final class BrassBell: Bell {
    func ring() {}
}

enum Journals {
    nonisolated(unsafe) private static var shared: any Journal = NoJournal()
    static var logger: any Journal {
        get { shared }
        set { shared = newValue }
    }
}

extension Journals {
    static var none: any Journal { NoJournal() }
    static var plain: any Journal { PlainJournal() }
}

enum Bells {
    static let front: any Bell = BrassBell()
    static var spare: any Bell { BrassBell() }
}

enum Tower {
    static let clock: any Bell = BrassBell()
    static let journal: any Journal = PlainJournal()
    static var spare: any Bell { BrassBell() }
}

enum BellContainer {
    static var front: any Bell { BrassBell() }
    static var back: any Bell { BrassBell() }
}

final class RingingViewModel {
    private let bell: any Bell
    init(bell: any Bell) { self.bell = bell }
    func ring() { bell.ring() }
}

enum ModelContainer {
    static var ringing: RingingViewModel { RingingViewModel(bell: BrassBell()) }
    static var tolling: RingingViewModel { RingingViewModel(bell: BrassBell()) }
}

final class Sexton {
    private let model = ModelContainer.ringing

    func open() {
        BellContainer.front.ring()
    //  ^ warning: [service-locator] {{Sexton asks a locator for BellContainer.front}}
        BellContainer.back.ring()
    //  ^ warning: [service-locator] {{Sexton asks a locator for BellContainer.back}}
        model.ring()
    }
}

final class Porter {
    func open() {
        Journals.logger.note("open")
        Journals.plain.note("open")
        Bells.front.ring()
    //  ^ warning: [singleton] {{Porter reaches the shared instance Bells.front}}
        Bells.spare.ring()
        Tower.clock.ring()
    //  ^ warning: [service-locator] {{Porter asks a locator for Tower.clock}}
        Tower.journal.note("rung")
    //  ^ warning: [service-locator] {{Porter asks a locator for Tower.journal}}
        Tower.spare.ring()
    }
}
