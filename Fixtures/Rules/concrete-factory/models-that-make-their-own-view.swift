// What is observed is a model, though its protocol have it make its own view: who takes it takes no factory.
// only: concrete-factory

import SwiftUI
import UIKit

protocol RowModelling: ObservableObject {
    associatedtype Row: View
    func makeRow() -> Row
}

protocol PageMaking {
    func makePage() -> UIViewController
}

final class TideRowModel: RowModelling {
    func makeRow() -> Text { Text("Tide") }
}

final class TidePages: PageMaking {
    func makePage() -> UIViewController { UIViewController() }
}

final class TidePresenter {
    private let row: TideRowModel
    init(row: TideRowModel) { self.row = row }
    func show() { _ = row.makeRow() }
}

final class TideBook {
    private let pages: TidePages
    init(pages: TidePages) { self.pages = pages }
    //   ^ note: [concrete-factory] {{TideBook takes the factory TidePages by its concrete type}}
    func show() { _ = pages.makePage() }
}
