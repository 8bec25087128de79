// What lays out a part of a list, or gives it its cells, is a part of the screen that shows the list. What is called a service is
// one, and for whoever is no screen it is somebody else's part.
// only: self-made-dependency

import UIKit

protocol ListPart: AnyObject {
    func rows() -> [Int]
    func layout() -> NSCollectionLayoutSection?
}

class BerthPart: ListPart {
    var height: CGFloat = 50
    private var items: [Int] = []
    init(_ items: [Int]) { self.items = items }
    func rows() -> [Int] { items }
    func layout() -> NSCollectionLayoutSection? { nil }
}

protocol CellGiving {
    func cell(at row: Int) -> UICollectionViewCell
}

final class BerthCells: CellGiving {
    func cell(at row: Int) -> UICollectionViewCell { UICollectionViewCell() }
}

final class PartProvider: ListPart {
    func rows() -> [Int] { [] }
    func layout() -> NSCollectionLayoutSection? { nil }
}

protocol Mooring {
    func moor()
}

final class Ropes: Mooring {
    func moor() {}
}

final class BerthsViewController: UIViewController {
    private let part: BerthPart = {
        let part = BerthPart([])
        part.height = 140
        return part
    }()
    private let cells = BerthCells()
    private let provider: any ListPart = PartProvider()
    //                                   ^ note: [self-made-dependency] {{BerthsViewController creates PartProvider, which it could be given}}
    private let ropes: any Mooring = Ropes()
    //                               ^ note: [self-made-dependency] {{BerthsViewController creates Ropes, which it could be given}}

    override func viewDidLoad() {
        super.viewDidLoad()
        print(part.rows(), part.layout() as Any, cells.cell(at: 0), provider.rows())
        ropes.moor()
    }
}

final class BerthsService {
    private let part = BerthPart([])
    //                 ^ note: [self-made-dependency] {{BerthsService creates BerthPart, which it could be given}}
    func count() -> Int { part.rows().count }
}
