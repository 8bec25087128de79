// A value of a list that publishes its changes and does nothing is no model of a screen; one that works is.
// only: inline-assembly

import SwiftUI
import UIKit

final class SymptomRow: ObservableObject, Identifiable {
    @Published var isConfirmed = false
    let title: String
    init(title: String) { self.title = title }
}

final class SymptomList: ObservableObject, Identifiable {
    @Published private(set) var rows: [SymptomRow] = []
    func load() { rows = [SymptomRow(title: "cough")] }
}

final class ReviewViewController: UIViewController {
    private let rows: [SymptomRow]
    init(rows: [SymptomRow]) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}

final class ListCoordinator {
    private let rows: [SymptomRow]
    private let list: SymptomList
    init(rows: [SymptomRow], list: SymptomList) {
        self.rows = rows
        self.list = list
    }
    func review() -> UIViewController {
        list.load()
        return ReviewViewController(rows: rows)
    }
    func open() -> UIViewController { ListViewController(list: list) }
    //                                ^ note: [inline-assembly] {{ListCoordinator builds ListViewController out of its own dependencies}}
}

final class ListViewController: UIViewController {
    private let list: SymptomList
    init(list: SymptomList) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { list.load() }
}
