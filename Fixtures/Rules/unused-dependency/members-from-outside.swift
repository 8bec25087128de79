// What self and super are asked for and the project does not declare comes from outside: it is nobody else's property.

//- Sources/App/Members.swift
import Outside

protocol Keystore {
    func keys() -> [String]
}

protocol Ledger {
    func sum() -> Int
}

protocol Presenter {
    func present()
}

final class WalletModel {
    let keystore: any Keystore
    let ledger: any Ledger
    let presenter: any Presenter
    init(keystore: any Keystore, ledger: any Ledger, presenter: any Presenter) {
    //   ^ warning: [unused-dependency] {{WalletModel takes Keystore and keeps it, but never uses it}}
    //                           ^ warning: [unused-dependency] {{WalletModel takes Ledger and keeps it, but never uses it}}
        //                                           ^ warning: [unused-dependency] {{WalletModel takes Presenter and keeps it, but never uses it}}
        self.keystore = keystore
        self.ledger = ledger
        self.presenter = presenter
    }
}

/// Resources of R.swift, what an outside class has, and the elements of a tuple.
final class WalletPage: OutsidePage {
    let totals: (ledger: Int, count: Int) = (0, 0)
    func title() -> String { R.string.wallet.keystore() }
    func show() {
        self.presenter.present()
        super.presenter.present()
        print(totals.ledger)
    }
}

//- Sources/Elsewhere/Unknown.swift
/// Where something of the project may stand in between, nothing is said.
protocol Printer {
    func print()
}

protocol Scanner {
    func scan()
}

protocol Copier {
    func copy()
}

protocol Binder {
    func bind()
}

struct Office {
    let printer: any Printer
    let scanner: any Scanner
    let copier: any Copier
    let binder: any Binder
    init(printer: any Printer, scanner: any Scanner, copier: any Copier, binder: any Binder) {
        self.printer = printer
        self.scanner = scanner
        self.copier = copier
        self.binder = binder
    }
}

/// Any type of the project may be this.
protocol Printing {}

extension Printing {
    func start() { self.printer.print() }
}

/// Its members are looked up by name.
@dynamicMemberLookup
final class Desk {
    let office: Office
    init(office: Office) { self.office = office }
    subscript<Value>(dynamicMember path: KeyPath<Office, Value>) -> Value { office[keyPath: path] }
    func start() { self.scanner.scan() }
}

/// An outside type: who knows what it is extended for.
extension OutsideDesk where Self == Office {
    func start() { self.copier.copy() }
}

//- Sources/Elsewhere/Left/Side.swift
final class Side {}

//- Sources/Elsewhere/Right/Side.swift
final class Side {
    let binder: any Binder
    init(binder: any Binder) { self.binder = binder }
}

//- Sources/Elsewhere/Left/Extra.swift
/// Perhaps of the other one.
extension Side {
    func start() { self.binder.bind() }
}

//- Sources/Elsewhere/Left/Wall.swift
class Wall {
    func paint() {}
}

/// Whose superclass has a namesake.
final class Board: Wall {
    func start() { self.stapler.staple() }
}

/// Whose superclass comes with a protocol that may say more.
typealias WallWithMarks = OutsideWall & Printing

final class Panel: WallWithMarks {
    func start() { self.shredder.shred() }
}

//- Sources/Elsewhere/Right/Wall.swift
protocol Stapler {
    func staple()
}

protocol Shredder {
    func shred()
}

class Wall {
    let stapler: any Stapler
    let shredder: any Shredder
    init(stapler: any Stapler, shredder: any Shredder) {
        self.stapler = stapler
        self.shredder = shredder
    }
}
