// A static function of a flow that makes the flow itself, and puts what it reaches into that, is a maker by whatever name; so is
// one that puts a view of its making into a window. What it only asks, and what is no flow, is told.
// only: singleton

import UIKit

protocol Listening: AnyObject {
    func listen() -> Int
}

final class Ear: Listening {
    func listen() -> Int { 1 }
}

final class EarShop {
    static let shared = EarShop()
    private var count = 0
    func ear() -> any Listening { Ear() }
    func note() { count += 1 }
}

final class EarPresenter {
    private let host: AnyObject
    private let ear: any Listening
    init(host: AnyObject, ear: any Listening) {
        self.host = host
        self.ear = ear
    }
    func start() -> Int { host === self ? 0 : ear.listen() }
}

class FlowController {
    private(set) weak var screen: UIViewController?
    init(screen: UIViewController) { self.screen = screen }
}

final class EarView: UIView {
    var presenter: EarPresenter?
}

final class HeadlessFlowController: FlowController {
    private var presenter: EarPresenter?
    static func present(on host: UIViewController) -> HeadlessFlowController {
        let flow = HeadlessFlowController(screen: host)
        let ear = EarShop.shared.ear()
        flow.presenter = EarPresenter(host: flow, ear: ear)
        return flow
    }
}

final class CoverFlowController: FlowController {
    static func setAsCover(in window: UIWindow) {
        let view = EarView()
        let flow = CoverFlowController(screen: UIViewController())
        view.presenter = EarPresenter(host: flow, ear: EarShop.shared.ear())
        window.addSubview(view)
    }
}

final class NotingFlowController: FlowController {
    static func present(on host: UIViewController) -> NotingFlowController {
        EarShop.shared.note()
    //  ^ warning: [singleton] {{NotingFlowController reaches the shared instance EarShop.shared}}
        return NotingFlowController(screen: host)
    }
}

final class HiddenFlowController: FlowController {
    static func prepare(in window: UIWindow) {
        let flow = HiddenFlowController(screen: UIViewController())
        let presenter = EarPresenter(host: flow, ear: EarShop.shared.ear())
        //                                            ^ warning: [singleton] {{HiddenFlowController reaches the shared instance EarShop.shared}}
        print(presenter.start())
    }
}

final class EarPlayer {
    private let ear: any Listening
    private let window: UIWindow
    init(ear: any Listening, window: UIWindow) {
        self.ear = ear
        self.window = window
    }
    func play() -> Int { ear.listen() }
    static func begin(in window: UIWindow) -> EarPlayer {
        EarPlayer(ear: EarShop.shared.ear(), window: window)
        //             ^ warning: [singleton] {{EarPlayer reaches the shared instance EarShop.shared in 2 places}}
    }
    static func setAsCover(in window: UIWindow) {
        let view = EarView()
        view.presenter = EarPresenter(host: window, ear: EarShop.shared.ear())
        window.addSubview(view)
    }
}
