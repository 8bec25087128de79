// Where static functions put the parts of a screen together, as VIPER has it, assembling is the type's job; the name alone
// is not.
// only: singleton

import UIKit

final class Harbour {
    static let shared = Harbour()
    func open() {}
}

protocol PierViewInput: AnyObject {
    var isOpen: Bool { get }
}

final class PierInteractor {
    let harbour: Harbour
    init(harbour: Harbour) { self.harbour = harbour }
}

final class PierPresenter {
    private let interactor: PierInteractor
    init(interactor: PierInteractor) { self.interactor = interactor }
    func load() { interactor.harbour.open() }
}

final class PierViewController: UIViewController, PierViewInput {
    private let presenter: PierPresenter
    var isOpen: Bool { true }
    init(presenter: PierPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { presenter.load() }
}

typealias PierModule = (view: PierViewInput, input: PierPresenter)

final class PierAssembly {
    static func configureModule() -> PierModule? {
        let presenter = PierPresenter(interactor: PierInteractor(harbour: Harbour.shared))
        return (PierViewController(presenter: presenter), presenter)
    }
}

enum QuayViewFactory {
    static func createView() -> PierViewInput? {
        Harbour.shared.open()
        return PierViewController(presenter: PierPresenter(interactor: PierInteractor(harbour: .shared)))
    }
}

enum RefundBuilder {
    static func texts(of presenter: PierPresenter) -> [String] {
        presenter.show()
        Harbour.shared.open()
    //  ^ warning: [singleton] {{RefundBuilder reaches the shared instance Harbour.shared}}
        return ["open"]
    }
}

extension PierPresenter {
    func show() {}
}

enum TideAssembly {
    static func level() -> Int {
        Harbour.shared.open()
    //  ^ warning: [singleton] {{TideAssembly reaches the shared instance Harbour.shared}}
        return 3
    }
}

final class PierAssembler {
    func open() { Harbour.shared.open() }
    //            ^ warning: [singleton] {{PierAssembler reaches the shared instance Harbour.shared}}
}
