// What the type's own creating method makes from it is the type's doing: kept, or handed on.

protocol QuarryStoring {
    func stones() -> [String]
}

final class QuarryCounter {
    private let store: any QuarryStoring
    init(store: any QuarryStoring) { self.store = store }
    func count() -> Int { store.stones().count }
}

final class QuarryModel {
    private let counter: QuarryCounter
    init(store: any QuarryStoring) { counter = Self.makeCounter(store: store) }
    func text() -> String { "\(counter.count())" }

    private static func makeCounter(store: any QuarryStoring) -> QuarryCounter { QuarryCounter(store: store) }
}

final class QuarryFlow {
    private let store: any QuarryStoring
    init(store: any QuarryStoring) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{QuarryFlow takes QuarryStoring only to hand it on: QuarryFlow → QuarryModel → QuarryCounter, which uses it}}
    func start() { print(makeModel(store: store).text()) }

    private func makeModel(store: any QuarryStoring) -> QuarryModel { QuarryModel(store: store) }
}

// What it reads on the way is its own use, though what it makes of that is kept.
final class QuarryLabel {
    private let stones: [String]
    init(stones: [String]) { self.stones = stones }
    func text() -> String { stones.joined() }
}

final class QuarrySurvey {
    private let store: any QuarryStoring
    private var label: QuarryLabel?
    init(store: any QuarryStoring) {
        self.store = store
        label = Self.makeLabel(store: store)
    }
    private static func makeLabel(store: any QuarryStoring) -> QuarryLabel { QuarryLabel(stones: store.stones()) }
    func survey() -> Int { QuarryCounter(store: store).count() }
}

// What is made does not get it: another thing that is made for it does.
final class QuarryBoard {
    private var counters: [QuarryCounter] = []
    func set(_ counters: [QuarryCounter]) { self.counters = counters }
    func total() -> Int { counters.reduce(0) { $0 + $1.count() } }
}

final class QuarryOffice {
    private let board: QuarryBoard
    init(store: any QuarryStoring) { board = Self.makeBoard(store: store) }
    private static func makeBoard(store: any QuarryStoring) -> QuarryBoard {
        let board = QuarryBoard()
        board.set([QuarryCounter(store: store)])
        return board
    }
    func total() -> Int { board.total() }
}

final class QuarryOwner {
    private let store: any QuarryStoring
    init(store: any QuarryStoring) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{QuarryOwner takes QuarryStoring only to hand it on: QuarryOwner → QuarryOffice → QuarryCounter, which uses it}}
    func start() { print(QuarryOffice(store: store).total()) }
}

// What is kept in the method is handed on by another one.
final class QuarryGate {
    private let board: QuarryBoard
    private var store: (any QuarryStoring)?
    init(store: any QuarryStoring) {
    //   ^ warning: [dependency-pipeline] {{QuarryGate takes QuarryStoring only to hand it on: QuarryGate → QuarryCounter, which uses it}}
        board = QuarryBoard()
        board.set([makeCounter(store: store)])
    }
    private func makeCounter(store: any QuarryStoring) -> QuarryCounter {
        self.store = store
        return QuarryCounter(store: store)
    }
    func open() { if let store { print(QuarryCounter(store: store).count()) } }
}
