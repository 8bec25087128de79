// Values that are compared besides what they do are told from one another: rows, and no services. One that is called a
// service is one all the same.

import UIKit

protocol Titled {
    var title: String { get }
}

protocol Matching {
    func matches(_ term: String) -> Bool
}

protocol SortingService {
    func sort()
}

protocol Ringing {
    func ring()
}

typealias BellRow = Matching & Titled & Hashable

final class BellCell: UITableViewCell {
    var row: (any Titled)? { didSet { textLabel?.text = row?.title } }
}

final class BellCellModel<Row: BellRow> {
    private let row: Row
    init(row: Row) { self.row = row }
    func show(in cell: BellCell) { cell.row = row }
}

final class BellRinger<Row: Ringing & Equatable> {
    private let row: Row
    init(row: Row) { self.row = row }
    func start() -> BellTower<Row> { BellTower(row: row) }
}

final class BellTower<Row: Ringing & Equatable> {
    private let row: Row
    init(row: Row) { self.row = row }
    func toll() { row.ring() }
}

final class SortingTower<Sorter: SortingService & Hashable> {
    private let sorter: Sorter
    init(sorter: Sorter) { self.sorter = sorter }
    func sort() { sorter.sort() }
}

final class SortingFlow<Sorter: SortingService & Hashable> {
    private let sorter: Sorter
    init(sorter: Sorter) { self.sorter = sorter }
    //   ^ warning: [dependency-pipeline] {{SortingFlow takes SortingService & Hashable only to hand it on: SortingFlow → SortingTower, which uses it}}
    func start() -> SortingTower<Sorter> { SortingTower(sorter: sorter) }
}

final class ChimeTower {
    private let chime: any Ringing & Matching
    init(chime: any Ringing & Matching) { self.chime = chime }
    func toll() { if chime.matches("noon") { chime.ring() } }
}

final class ChimeFlow {
    private let chime: any Ringing & Matching
    init(chime: any Ringing & Matching) { self.chime = chime }
    //   ^ warning: [dependency-pipeline] {{ChimeFlow takes Ringing & Matching only to hand it on: ChimeFlow → ChimeTower, which uses it}}
    func start() -> ChimeTower { ChimeTower(chime: chime) }
}
