// What a model holds for the parts of its screen is the screen's to show, be it a struct or behind a protocol, and a cell shows
// what whoever fills the list gives it. A service that it holds for them is handed on, and so is a model that goes on to another
// model.
// only: dependency-pipeline

import UIKit

protocol Tapping {
    func tap()
}

struct ButtonViewModel {
    let tapping: any Tapping
    func tap() { tapping.tap() }
}

final class RoundButton: UIView {
    var viewModel: ButtonViewModel? { didSet { viewModel?.tap() } }
    var tapping: (any Tapping)? { didSet { tapping?.tap() } }
}

struct PendingViewModel {
    let title: String
    let button: ButtonViewModel?
    let tapping: any Tapping
    init(title: String, button: ButtonViewModel?, tapping: any Tapping) {
        //                                        ^ warning: [dependency-pipeline] {{PendingViewModel takes Tapping only to hand it on: PendingViewModel → RoundButton, which uses it}}
        self.title = title
        self.button = button
        self.tapping = tapping
    }
    func count() -> Int { 1 }
}

final class PendingViewController: UIViewController {
    private let model: PendingViewModel
    private let button = RoundButton()
    init(model: PendingViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        title = model.title + "\(model.count())"
        update(with: model)
    }
    private func update(with model: PendingViewModel) {
        if let buttonModel = model.button { button.viewModel = buttonModel }
        button.tapping = model.tapping
    }
}

protocol RowViewModel {
    func text() -> String
}

final class RowCell: UITableViewCell {
    func configureCell(model: RowViewModel) { textLabel?.text = model.text() }
}

final class RowSupplier {
    private let model: RowViewModel
    init(model: RowViewModel) { self.model = model }
    func cell(in table: UITableView) -> UITableViewCell {
        let cell = RowCell()
        cell.configureCell(model: model)
        return cell
    }
}

final class RowReport {
    private let model: RowViewModel
    init(model: RowViewModel) { self.model = model }
    func print() -> String { model.text() }
}

final class RowDesk {
    private let model: RowViewModel
    init(model: RowViewModel) { self.model = model }
    //   ^ warning: [dependency-pipeline] {{RowDesk takes RowViewModel only to hand it on: RowDesk → RowReport, which uses it}}
    func print() -> String { RowReport(model: model).print() }
}
