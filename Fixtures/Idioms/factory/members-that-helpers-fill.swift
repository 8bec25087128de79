// Factory: a container's member, or a static, whose factory a helper makes registers what it is said to give; a global
// that holds one is no container's, and may be anybody's.
// only: dependency-pipeline, hidden-dependency

import Factory

final class Ledger {
    private var lines = 0
    func write() { lines += 1 }
}

final class Note {
    private var words = 0
    func write() { words += 1 }
}

final class Chart {
    private var scale = 0
    func zoom() { scale += 1 }
}

extension Container {
    var ledger: Factory<Ledger> { Making.unique() }
    static let note: Factory<Note> = Making.unique()
}

let chart: Factory<Chart> = Making.unique()

final class Desk {
    private let ledger: Ledger
    private let note: Note
    private let chart: Chart
    init(ledger: Ledger, note: Note, chart: Chart) {
    //   ^ warning: [dependency-pipeline] {{Desk takes Ledger only to hand it on: Desk → Shelf, which uses it}}
    //                   ^ warning: [dependency-pipeline] {{Desk takes Note only to hand it on: Desk → Shelf, which uses it}}
        self.ledger = ledger
        self.note = note
        self.chart = chart
    }
    func open() { Shelf(ledger: ledger, note: note, chart: chart).open() }
    //                          ^ related: [dependency-pipeline] {{Desk hands it to Shelf}}
    //                                        ^ related: [dependency-pipeline] {{Desk hands it to Shelf}}
}

final class Shelf {
    private let ledger: Ledger
    private let note: Note
    private let chart: Chart
    init(ledger: Ledger, note: Note, chart: Chart) {
        self.ledger = ledger
        self.note = note
        self.chart = chart
    }
    func open() {
        ledger.write()
//      ^ related: [dependency-pipeline] {{Shelf uses it}}
        note.write()
//      ^ related: [dependency-pipeline] {{Shelf uses it}}
        chart.zoom()
    }
}

final class Clerk {
    @Injected(\.ledger) private var ledger
//  ^ note: [hidden-dependency] {{Clerk needs Ledger, which no initializer shows}}
    func work() { ledger.write() }
}

final class Porter {
    private let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }
    func work() { ledger.write() }
}

final class Guide {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func show() { Reader(chart: chart).read() }
}

final class Reader {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func read() { chart.zoom() }
}
