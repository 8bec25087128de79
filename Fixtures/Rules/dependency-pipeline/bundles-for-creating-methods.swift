// A struct without behaviour that a creating method takes, or that computes from what it holds, is a parameter object;
// whoever reads the member is its user.

import UIKit

protocol HarbourAPI {
    func ships() -> [String]
}

protocol HarbourTracking {
    func track(_ event: String)
}

struct HarbourDependencies {
    let api: any HarbourAPI
    let tracking: any HarbourTracking
    let name: String
    var title: String { name.uppercased() }
}

final class HarbourViewControllerBuilder {
    func harbour(dependencies: HarbourDependencies) -> UIViewController {
        dependencies.tracking.track("harbour")
        return HarbourViewController(api: dependencies.api)
    }
}

final class HarbourFlow {
    private let api: any HarbourAPI
    private let tracking: any HarbourTracking
    private let builder: HarbourViewControllerBuilder

    init(api: any HarbourAPI, tracking: any HarbourTracking, builder: HarbourViewControllerBuilder) {
    //   ^ warning: [dependency-pipeline] {{HarbourFlow takes HarbourAPI only to hand it on: HarbourFlow → HarbourDependencies → HarbourViewControllerBuilder → HarbourViewController, which uses it}}
    //                        ^ warning: [dependency-pipeline] {{HarbourFlow takes HarbourTracking only to hand it on: HarbourFlow → HarbourDependencies → HarbourViewControllerBuilder, which uses it}}
        self.api = api
        self.tracking = tracking
        self.builder = builder
    }

    func start(in window: UIWindow) {
        let dependencies = HarbourDependencies(api: api, tracking: tracking, name: "harbour")
        window.rootViewController = builder.harbour(dependencies: dependencies)
    }
}

final class HarbourViewController: UIViewController {
    private let api: any HarbourAPI
    init(api: any HarbourAPI) {
        self.api = api
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { print(api.ships()) }
}
