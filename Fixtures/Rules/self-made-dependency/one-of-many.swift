// Elements of a list, be it by local names, and what a closure makes of each of something, are parts: nobody could hand them in one by one. So are
// those that are put into a list one after the other, but for what is told to another one, and what goes into what a closure makes
// of each.

protocol CellProviding {
    func cell() -> String
}

final class NumberCell: CellProviding {
    private let number: Int
    init(number: Int) { self.number = number }
    func cell() -> String { "\(number)" }
}

protocol TableLoading {
    func load() -> [String]
}

final class RangeTable: TableLoading {
    private var bounds: [NumberCell]
    private let cells: [any CellProviding]
    private let first: NumberCell
    init(lower: Int, upper: Int) {
        bounds = [NumberCell(number: lower), NumberCell(number: upper)]
        cells = (lower...upper).map { number -> any CellProviding in
            return NumberCell(number: number)
        }
        first = NumberCell(number: lower)
        //      ^ note: [self-made-dependency] {{RangeTable creates NumberCell, which it could be given}}
    }
    func load() -> [String] { bounds.map { $0.cell() } + cells.map { $0.cell() } + [first.cell()] }
}

final class Shelf {
    func append(_ cell: NumberCell) {}
}

final class OpenTable: TableLoading {
    private let shelf = Shelf()
    private var bounds: [NumberCell] = {
        var bounds: [NumberCell] = []
        bounds.append(NumberCell(number: 1))
        bounds.append(NumberCell(number: 2))
        return bounds
    }()
    private var cells: [any CellProviding] = []
    private let last: NumberCell
    init() {
        cells.insert(NumberCell(number: 3), at: 0)
        last = NumberCell(number: 4)
        //     ^ note: [self-made-dependency] {{OpenTable creates NumberCell, which it could be given}}
    }
    func load() -> [String] { bounds.map { $0.cell() } + cells.map { $0.cell() } + [last.cell()] }
}

protocol Fetching {
    func fetch()
}

final class PageFetcher: Fetching {
    private let kind: String
    init(kind: String) { self.kind = kind }
    func fetch() { print(kind) }
}

final class PageRunner: TableLoading {
    private let fetcher: any Fetching
    init(fetcher: any Fetching) { self.fetcher = fetcher }
    func load() -> [String] { fetcher.fetch() ; return [] }
}

struct Slot {
    let kind: String
    let runner: any TableLoading
}

final class PagesProvider {
    private let named: [Slot]
    private let nested: [Slot]
    private let plain: [any TableLoading]
    private let first: Slot
    init(kinds: [String]) {
        named = kinds.map { kind in
            let fetcher = PageFetcher(kind: kind)
            let runner = PageRunner(fetcher: fetcher)
            return Slot(kind: kind, runner: runner)
        }
        nested = kinds.map { Slot(kind: $0, runner: PageRunner(fetcher: PageFetcher(kind: $0))) }
        plain = kinds.map { PageRunner(fetcher: PageFetcher(kind: $0)) }
        first = Slot(kind: "first", runner: PageRunner(fetcher: PageFetcher(kind: "first")))
        //                                  ^ note: [self-made-dependency] {{PagesProvider creates PageRunner, which it could be given}}
    }
    func run() { (named + nested + [first]).forEach { _ = $0.runner.load() } ; plain.forEach { _ = $0.load() } }
}

protocol TableStepping {
    func step()
}

final class ShowStep: TableStepping {
    func step() { print("show") }
}

final class CopyStep: TableStepping {
    func step() { print("copy") }
}

final class HideStep: TableStepping {
    func step() { print("hide") }
}

class SteppingTable: TableLoading {
    private let steps: [any TableStepping]
    private let first: (any TableStepping)?
    init(steps: [any TableStepping], first: (any TableStepping)? = nil) {
        self.steps = steps
        self.first = first
    }
    func load() -> [String] {
        first?.step()
        steps.forEach { $0.step() }
        return []
    }
}

final class PlainSteppingTable: SteppingTable {
    init() { super.init(steps: [ShowStep(), CopyStep()]) }
}

final class NamedSteppingTable: SteppingTable {
    init() {
        let show = ShowStep()
        let copy = CopyStep()
        let steps: [any TableStepping] = [copy, HideStep()]
        super.init(steps: [show] + steps)
    }
}

final class StartingSteppingTable: SteppingTable {
    init() {
        let show = ShowStep()
        //         ^ note: [self-made-dependency] {{StartingSteppingTable creates ShowStep, which it could be given}}
        let copy = CopyStep()
        //         ^ note: [self-made-dependency] {{StartingSteppingTable creates CopyStep, which it could be given}}
        copy.step()
        super.init(steps: [copy], first: show)
    }
}

final class KeepingSteppingTable: TableLoading {
    private let steps: [any TableStepping]
    private let last: any TableStepping
    init() {
        let hide = HideStep()
        //         ^ note: [self-made-dependency] {{KeepingSteppingTable creates HideStep, which it could be given}}
        last = hide
        steps = [hide]
    }
    func load() -> [String] {
        steps.forEach { $0.step() }
        last.step()
        return []
    }
}
