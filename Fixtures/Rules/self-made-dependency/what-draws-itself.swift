// A row of a form, or the state of a screen, that gives a view of what it keeps is a part of the screen, whoever made it: there is no
// other one to hand in. What keeps nothing that others read, is a service by its name, does something or needs something could
// be given.
// only: self-made-dependency

import SwiftUI
import UIKit

protocol PieceView: UIView {
    func reset()
}

struct PieceMaker {
    func piece(for label: LabelPiece) -> PieceView { fatalError(label.text) }
}

protocol Piece: AnyObject {
    var isHidden: Bool { get }
    var pieces: [Piece] { get }
    func view(by maker: PieceMaker) -> PieceView
}

protocol CheckedPiece: Piece {
    func isComplete() -> Bool
}

class ValuePiece<Value>: CheckedPiece {
    var isHidden = false
    var pieces: [Piece] = []
    var value: Value
    init(value: Value) { self.value = value }
    func isComplete() -> Bool { !isHidden }
    func view(by maker: PieceMaker) -> PieceView { fatalError() }
}

final class SwitchPiece: ValuePiece<Bool> {}

final class LabelPiece: Piece {
    var isHidden = false
    var pieces: [Piece] = []
    let text: String
    init(text: String) { self.text = text }
    func view(by maker: PieceMaker) -> PieceView { maker.piece(for: self) }
}

protocol SendingPiece: Piece {
    func send()
}

final class MailPiece: SendingPiece {
    var isHidden = false
    var pieces: [Piece] = []
    let text = ""
    func send() {}
    func view(by maker: PieceMaker) -> PieceView { fatalError() }
}

protocol Saving { func save() }

final class Shelf: Saving {
    func save() {}
}

final class SavedPiece: Piece {
    var isHidden = false
    var pieces: [Piece] = []
    private let shelf: Saving
    init(shelf: Saving) { self.shelf = shelf }
    func view(by maker: PieceMaker) -> PieceView {
        shelf.save()
        fatalError()
    }
}

protocol PayService { func pay() }

final class PayForm: PayService {
    private let title: LabelPiece
    private let agrees: SwitchPiece
    private let mail: MailPiece
    private let saved: SavedPiece
    private lazy var note: Piece = LabelPiece(text: "note")
    init(title: String) {
        self.title = LabelPiece(text: title)
        agrees = SwitchPiece(value: false)
        mail = MailPiece()
        //     ^ note: [self-made-dependency] {{PayForm creates MailPiece, which it could be given}}
        saved = SavedPiece(shelf: Shelf())
        //      ^ note: [self-made-dependency] {{PayForm creates SavedPiece, which it could be given}}
    }
    func pay() {
        print(title.text, agrees.value, note.isHidden, saved.isHidden)
        mail.send()
    }
}

protocol CellGiving {
    func register(in table: UITableView)
    func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell
}

final class DayRow: CellGiving {
    private(set) var day: Int
    init(day: Int) { self.day = day }
    func register(in table: UITableView) {}
    func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class CellSource: CellGiving {
    private let colour: Int
    init(colour: Int) { self.colour = colour }
    func register(in table: UITableView) { print(colour) }
    func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class DayStore: CellGiving {
    var days: [Int] = []
    func register(in table: UITableView) {}
    func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell { UITableViewCell() }
}

protocol DayListing { func list() }

final class DayList: DayListing {
    private let first = DayRow(day: 1)
    private let source = CellSource(colour: 3)
    //                   ^ note: [self-made-dependency] {{DayList creates CellSource, which it could be given}}
    private let store = DayStore()
    //                  ^ note: [self-made-dependency] {{DayList creates DayStore, which it could be given}}
    func list() { print(first.day, source, store.days) }
}

protocol Drawn: ObservableObject, Identifiable {
    associatedtype Content: View
    func draw(style: Int) -> Content
}

class PlateViewModel: Drawn {
    func draw(style: Int) -> AnyView { AnyView(EmptyView()) }
}

final class BellViewModel: PlateViewModel {
    @Published var title: String?
    var onTap: (() -> Void)?
}

final class Chime {
    static let shared = Chime()
    private var count = 0
    func ring() { count += 1 }
}

final class ChimeViewModel: PlateViewModel {
    @Published var title: String?
    func ring() { Chime.shared.ring() }
}

final class BellPresenter {
    private let model: BellViewModel
    private let chime: ChimeViewModel
    init() {
        model = BellViewModel()
        chime = ChimeViewModel()
        //      ^ note: [self-made-dependency] {{BellPresenter creates ChimeViewModel, which it could be given}}
    }
    func start() {
        model.title = "bell"
        chime.ring()
    }
}
