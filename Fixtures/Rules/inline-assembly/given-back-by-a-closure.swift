// What a closure that is called at once gives back by `return` is made there, with or without the name of its type.

import UIKit
import VaultKit

final class PhraseViewModel {
    private let vault: VaultStore
    init(vault: VaultStore) { self.vault = vault }
    func words() -> [String] { vault.words() }
}

final class NamedCoordinator {
    private let vault: VaultStore
    private lazy var viewModel: PhraseViewModel = { return PhraseViewModel(vault: vault) }()
    //                                                     ^ note: [inline-assembly] {{NamedCoordinator builds PhraseViewModel out of its own dependencies}}
    init(vault: VaultStore) { self.vault = vault }
    //   ^ warning: [dependency-pipeline] {{NamedCoordinator takes VaultStore only to hand it on: NamedCoordinator → PhraseViewModel, which uses it}}
    func start() { print(viewModel.words()) }
}

final class ShortCoordinator {
    private let vault: VaultStore
    private lazy var viewModel: PhraseViewModel = {
        print("short")
        return .init(vault: vault)
        //     ^ note: [inline-assembly] {{ShortCoordinator builds PhraseViewModel out of its own dependencies}}
    }()
    init(vault: VaultStore) { self.vault = vault }
    //   ^ warning: [dependency-pipeline] {{ShortCoordinator takes VaultStore only to hand it on: ShortCoordinator → PhraseViewModel, which uses it}}
    func start() { print(viewModel.words()) }
}

final class KeyViewModel {
    private let key: String
    init(key: String) { self.key = key }
    func text() -> String { key }
}

final class KeyScreen: UIViewController {
    private let viewModel: KeyViewModel
    init(viewModel: KeyViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    override func viewDidLoad() { title = viewModel.text() }
}

final class KeyCoordinator {
    private let key: String
    lazy var screen: KeyScreen = {
        let screen = KeyScreen(viewModel: viewModel)
        return screen
    }()
    private lazy var viewModel: KeyViewModel = { return .init(key: key) }()
    init(key: String) { self.key = key }
}
