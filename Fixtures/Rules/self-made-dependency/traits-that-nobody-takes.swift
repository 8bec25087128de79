// What a protocol's extension does for all who adopt it, and what the elements of a list have in common, nobody could be given,
// where no code takes the protocol. What asks for work of its own may be for a taker that is not seen, and so may what is
// called the protocol of one type.
// only: self-made-dependency

protocol Guarding: AnyObject {
    func guarded<Result>(_ work: () -> Result) -> Result
}
extension Guarding {
    func guarded<Result>(_ work: () -> Result) -> Result { work() }
}

final class Counter: Guarding {
    private var count = 0
    func raise() { guarded { count += 1 } }
}

protocol Clearing {
    func clear()
}
extension Array where Element: Clearing {
    mutating func clear() {
        forEach { $0.clear() }
        removeAll()
    }
}

final class Clues: Clearing {
    private var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func clear() { lines = [] }
}

protocol Winding {
    func wind()
}

final class Reel: Winding {
    private var turns = 0
    func wind() { turns += 1 }
}

protocol Ringing {
    func ring()
}
extension Ringing {
    func ring() { print("ring") }
}

final class Bell: Ringing {
    private var count = 0
    func strike() { count += 1 }
}

final class Tower {
    private let bells: [any Ringing]
    init(bells: [any Ringing]) { self.bells = bells }
    func open() { bells.forEach { $0.ring() } }
}

protocol SearchHooksProtocol {
    func setUp()
}
extension SearchHooksProtocol {
    func setUp() {}
}

final class SearchHooks: SearchHooksProtocol {
    private var names: [String] = []
    func add(_ name: String) { names.append(name) }
}

final class SearchPresenter {
    private let counter = Counter()
    private let clues = Clues()
    private let reel = Reel()
    //                 ^ note: [self-made-dependency] {{SearchPresenter creates Reel, which it could be given}}
    private let bell = Bell()
    //                 ^ note: [self-made-dependency] {{SearchPresenter creates Bell, which it could be given}}
    private let hooks = SearchHooks()
    //                  ^ note: [self-made-dependency] {{SearchPresenter creates SearchHooks, which it could be given}}
    func start() {
        hooks.add("first")
        counter.raise()
        clues.add("first")
        clues.clear()
        reel.wind()
        bell.strike()
    }
}
