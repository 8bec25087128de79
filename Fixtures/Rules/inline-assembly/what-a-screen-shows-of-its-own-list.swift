// What a type chooses of a list that it fills itself, or hands on with all of it, it was never given: a factory would have to
// be handed that all the same. A list that it was given is another thing, and so is one that is made of what it was given.
// only: inline-assembly
import UIKit

protocol Accounting {
    func total() -> Int
}

protocol Ledging: AnyObject {
    func load()
}

final class Ledger: Accounting {
    private let backend: any Ledging

    init(backend: any Ledging) { self.backend = backend }

    func total() -> Int {
        backend.load()
        return 1
    }
}

final class LedgerController: UIViewController {
    private let ledger: Ledger

    init(ledger: Ledger) {
        self.ledger = ledger
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() { print(ledger.total()) }
}

final class SumsController: UIViewController {
    private let ledgers: [Ledger]

    init(ledgers: [Ledger]) {
        self.ledgers = ledgers
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() { print(ledgers.map { $0.total() }) }
}

final class LedgersController: UIViewController {
    private var ledgers = [Ledger]()
    private var archived: [Ledger] = []
    private var row = -1
    private var selected: Ledger? { row < 0 ? nil : ledgers[row] }
    private var topmost: Ledger? { ledger(at: 0) }
    private var named: Ledger? { archived.first { $0.total() > 1 } }

    func open() {
        if let selected { present(LedgerController(ledger: selected), animated: true) }
        if let topmost { present(LedgerController(ledger: topmost), animated: true) }
        if let named { present(LedgerController(ledger: named), animated: true) }
    }

    func openAll() {
        present(SumsController(ledgers: ledgers), animated: true)
        present(SumsController(ledgers: archived), animated: true)
    }

    func add(_ ledger: Ledger) { ledgers.append(ledger) }

    private func ledger(at row: Int) -> Ledger? {
        let sorted = ledgers.sorted { $0.total() < $1.total() }
        return sorted[row]
    }
}

final class GivenController: UIViewController {
    private let ledgers: [Ledger]
    private var row = -1
    private var selected: Ledger? { row < 0 ? nil : ledgers[row] }

    init(ledgers: [Ledger]) {
        self.ledgers = ledgers
        super.init(nibName: nil, bundle: nil)
    }

    func open() {
        if let selected { present(LedgerController(ledger: selected), animated: true) }
    //                            ^ note: [inline-assembly] {{GivenController builds LedgerController out of its own dependencies}}
    }

    func openAll() {
        present(SumsController(ledgers: ledgers), animated: true)
    //          ^ note: [inline-assembly] {{GivenController builds SumsController out of its own dependencies}}
    }
}

final class SetController: UIViewController {
    var ledgers: [Ledger] = []

    func openAll() {
        present(SumsController(ledgers: ledgers), animated: true)
    //          ^ note: [inline-assembly] {{SetController builds SumsController out of its own dependencies}}
    }
}

final class SettingController: UIViewController {
    private let ledgers: [Ledger]

    init(ledgers: [Ledger]) {
        self.ledgers = ledgers
        super.init(nibName: nil, bundle: nil)
    }

    func fill(_ controller: SetController) { controller.ledgers = ledgers }
}
