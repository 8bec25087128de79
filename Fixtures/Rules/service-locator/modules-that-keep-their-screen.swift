// The initializer of what does nothing puts together the screen that it keeps for others, as a module's static function gives it
// back. What does something itself, what keeps no screen, one that it was handed or one that nobody sees, asks.
// only: service-locator, singleton-default

import Factory
import SwiftUI
import UIKit

protocol Ledger { func add() }
final class LiveLedger: Ledger { func add() {} }

final class TillRouter {
    weak var screen: UIViewController?
    func close() { screen?.dismiss(animated: true) }
}

final class TillModel: ObservableObject {
    private let router: TillRouter
    private let ledger: Ledger
    init(router: TillRouter, ledger: Ledger) {
        self.router = router
        self.ledger = ledger
    }
    func add() {
        ledger.add()
        router.close()
    }
}

struct TillView: View {
    @StateObject var model: TillModel
    var body: some View { Button("add") { model.add() } }
}

extension Container {
    var ledger: Factory<Ledger> { self { LiveLedger() } }
    var tillRouter: Factory<TillRouter> { self { TillRouter() } }
    var tillModel: ParameterFactory<TillRouter, TillModel> { self { TillModel(router: $0, ledger: self.ledger()) } }
}

final class TillModule {
    let screen: UIViewController
    let router: TillRouter
    init(router: TillRouter = Container.shared.tillRouter()) {
        let model = Container.shared.tillModel(router)
        let screen = UIHostingController(rootView: TillView(model: model))
        router.screen = screen
        self.router = router
        self.screen = screen
    }
}

final class StallModule {
    let screen: UIViewController
    init() {
        let router = Container.shared.tillRouter()
        screen = UIHostingController(rootView: TillView(model: Container.shared.tillModel(router)))
        router.screen = screen
    }
}

final class ActingModule {
    let screen: UIViewController
    private let router: TillRouter
    init(router: TillRouter = Container.shared.tillRouter()) {
        //                    ^ note: [singleton-default] {{ActingModule asks a locator for TillRouter unless it is handed one}}
        self.router = router
        screen = UIHostingController(rootView: TillView(model: Container.shared.tillModel(router)))
        //                                                     ^ warning: [service-locator] {{ActingModule asks a locator for TillModel}}
    }
    func close() { router.close() }
}

final class HandedModule {
    let screen: UIViewController
    let router: TillRouter
    init(screen: UIViewController) {
        self.screen = screen
        router = Container.shared.tillRouter()
        //       ^ warning: [service-locator] {{HandedModule asks a locator for TillRouter}}
        router.screen = screen
    }
}

final class HiddenModule {
    private let screen: UIViewController
    let model: TillModel
    init() {
        model = Container.shared.tillModel(Container.shared.tillRouter())
        //      ^ warning: [service-locator] {{HiddenModule asks a locator for TillModel}}
        //                                 ^ warning: [service-locator] {{HiddenModule asks a locator for TillRouter}}
        screen = UIHostingController(rootView: TillView(model: model))
    }
}
