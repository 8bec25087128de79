// What is named container or assembly hands on by profession, whatever its methods are called; a screen or flow that is
// named so does not.
// only: dependency-pipeline

import UIKit

protocol KilnAPI {
    func heat()
}

final class KilnModel {
    private let api: any KilnAPI
    init(api: any KilnAPI) { self.api = api }
    func fire() { api.heat() }
}

final class KilnScreen: UIViewController {
    var model: KilnModel?
}

final class KilnDIContainer {
    private let api: any KilnAPI
    init(api: any KilnAPI) { self.api = api }

    func firing(of clay: Int) -> KilnScreen {
        let screen = KilnScreen()
        screen.model = KilnModel(api: api)
        return screen
    }

    func show(on screen: UIViewController) { screen.present(firing(of: 1), animated: true) }
}

final class KilnAssembly {
    private let model: KilnModel
    private let spare: KilnModel
    init(api: any KilnAPI) {
        model = KilnModel(api: api)
        spare = KilnModel(api: api)
        _ = KilnModel(api: api)
    }
    func start() { model.fire() }
}

final class KilnScreenContainer: UIViewController {
    private let api: any KilnAPI
    init(api: any KilnAPI) {
    //   ^ warning: [dependency-pipeline] {{KilnScreenContainer takes KilnAPI only to hand it on: KilnScreenContainer → KilnModel, which uses it}}
        self.api = api
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func open() { KilnModel(api: api).fire() }
}
