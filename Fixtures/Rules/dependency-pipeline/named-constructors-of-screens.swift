// A static function of a screen that gives the screen is a construction under another name; one of a service may be anything.
// only: dependency-pipeline

import UIKit

protocol TarnAPI { func fish() }

final class TarnViewController: UIViewController {
    private let api: any TarnAPI

    static func loadFromStoryboard(named name: String, api: any TarnAPI) -> TarnViewController {
        UIStoryboard(name: name, bundle: nil).instantiateViewController(identifier: name) { coder in
            TarnViewController(coder: coder, api: api)
        }
    }

    static func instance(of name: String, api: any TarnAPI) -> Self? {
        loadFromStoryboard(named: name, api: api) as? Self
    }

    init?(coder: NSCoder, api: any TarnAPI) {
        self.api = api
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() { api.fish() }
}

final class TarnTabs {
    private let api: any TarnAPI
    init(api: any TarnAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{TarnTabs takes TarnAPI only to hand it on: TarnTabs → TarnViewController, which uses it}}
    func open() -> UIViewController { TarnViewController.loadFromStoryboard(named: "Tarn", api: api) }
}

final class TarnPages {
    private let api: any TarnAPI
    init(api: any TarnAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{TarnPages takes TarnAPI only to hand it on: TarnPages → TarnViewController, which uses it}}
    func open() -> UIViewController? { TarnViewController.instance(of: "Tarn", api: api) }
}

final class CatchStore {
    private let count: Int
    init(count: Int) { self.count = count }
    static func read(from api: any TarnAPI) -> CatchStore {
        api.fish()
        return CatchStore(count: 1)
    }
}

final class TarnReport {
    private let api: any TarnAPI
    init(api: any TarnAPI) { self.api = api }
    func report() -> CatchStore { CatchStore.read(from: api) }
}
