// A class that keeps what a row shows is a record, though a service is among it and a protocol of properties above it.
// only: inline-assembly

import UIKit

protocol Painting {
    func paint()
}

protocol RowModel {
    var title: String? { get }
    var painting: (any Painting)? { get }
}

class LogRowModel: RowModel {
    var title: String?
    var painting: (any Painting)?
    init(title: String? = nil, painting: (any Painting)? = nil) {
        self.title = title
        self.painting = painting
    }
}

class PaintingRow: RowModel {
    var title: String?
    var painting: (any Painting)?
    init(painting: any Painting) { self.painting = painting }
    func show() { painting?.paint() }
}

final class LogCoordinator {
    private let painting: any Painting
    private var rows: [any RowModel] = []
    init(painting: any Painting) { self.painting = painting }
    func fill(domain: String) {
        let row = LogRowModel(title: domain, painting: painting)
        rows.append(row)
        let painted = PaintingRow(painting: painting)
        //            ^ note: [inline-assembly] {{LogCoordinator builds PaintingRow out of its own dependencies}}
        painted.show()
    }
}

/// What only carries what a screen takes leads on to that screen.
final class PageParameters {
    let painting: any Painting
    init(painting: any Painting) { self.painting = painting }
}

final class PageViewModel {
    private let parameters: PageParameters
    init(parameters: PageParameters) { self.parameters = parameters }
    func show() { parameters.painting.paint() }
}

final class PageCoordinator {
    private let painting: any Painting
    init(painting: any Painting) { self.painting = painting }
    func start() {
        let parameters = PageParameters(painting: painting)
        let model = PageViewModel(parameters: parameters)
        //          ^ note: [inline-assembly] {{PageCoordinator builds PageViewModel out of its own dependencies}}
        model.show()
    }
}
