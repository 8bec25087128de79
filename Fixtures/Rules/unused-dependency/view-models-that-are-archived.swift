// A view model whose state is saved for the next launch works for its screen all the same. What is named otherwise and archived,
// or is made from outside data, is data.
// only: unused-dependency

import Foundation

protocol Pinning { func pin() }

final class ShelfViewModel: NSObject {
    private let pins: any Pinning
    init(pins: any Pinning) { self.pins = pins }
    func add() { pins.pin() }
}

extension ShelfViewModel: NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    convenience init?(coder: NSCoder) { return nil }
    func encode(with coder: NSCoder) {}
}

final class Shelf: NSObject, NSCoding {
    private let pins: any Pinning
    init(pins: any Pinning) { self.pins = pins }
    func add() { pins.pin() }
    init?(coder: NSCoder) { return nil }
    func encode(with coder: NSCoder) {}
}

final class RowViewModel: Codable {
    let title: String
    init(title: String) { self.title = title }
}

final class PageController {
    private let model: ShelfViewModel
    private let shelf: Shelf
    private let row: RowViewModel
    init(model: ShelfViewModel, shelf: Shelf, row: RowViewModel) {
    //   ^ warning: [unused-dependency] {{PageController takes ShelfViewModel and keeps it, but never uses it}}
        self.model = model
        self.shelf = shelf
        self.row = row
    }
}

final class BoardController {
    private let model: ShelfViewModel
    init(model: ShelfViewModel) { self.model = model }
    func add() { model.add() }
}
