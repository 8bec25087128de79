// In each branch only one of the two properties asks for the other; no build has both asks.

final class BuildContainer {
    #if DEBUG
    lazy var console: Console = Console(journal: journal)
    lazy var journal: Journal = Journal(console: nil)
    #else
    lazy var console: Console = Console(journal: nil)
    lazy var journal: Journal = Journal(console: console)
    #endif
}

final class Console {
    private let journal: Journal?
    init(journal: Journal?) { self.journal = journal }
    func show() { journal?.write() }
}

final class Journal {
    private let console: Console?
    init(console: Console?) { self.console = console }
    func write() { console?.show() }
}
