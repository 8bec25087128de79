// What ReactorKit calls a reactor is the model of a screen: who makes one of what it was given assembles it, and so does one.
// only: inline-assembly

import ReactorKit

protocol Ledger { func add() }

final class Roof: Reactor {
    enum Action {}
    struct State {}
    let initialState = State()
    private let ledger: any Ledger
    init(ledger: any Ledger) { self.ledger = ledger }
    func window() -> Window {
        ledger.add()
        return Window(ledger: ledger)
        //     ^ note: [inline-assembly] {{Roof builds Window out of its own dependencies}}
    }
}

final class FloorViewModel {
    private let ledger: any Ledger
    init(ledger: any Ledger) { self.ledger = ledger }
    func window() -> Window {
        ledger.add()
        return Window(ledger: ledger)
        //     ^ note: [inline-assembly] {{FloorViewModel builds Window out of its own dependencies}}
    }
}

final class Window: Reactor {
    enum Action {}
    struct State {}
    let initialState = State()
    private let ledger: any Ledger
    init(ledger: any Ledger) { self.ledger = ledger }
    func open() { ledger.add() }
}
