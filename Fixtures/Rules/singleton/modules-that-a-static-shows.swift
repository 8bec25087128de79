// A static function of a flow that makes a screen, puts it together and shows it does what one does that gives the screen back,
// be it beside the flow. What it asks and reads itself, and what it leaves to a closure, it uses; who makes no screen, or shows
// none, puts nothing together.
// only: singleton

import UIKit

final class Loft {
    static let shared = Loft()
    let sails = SailStore()
    var isOpen = false
    func sailReader() -> SailReader { SailReader(store: sails) }
    func title() -> String { isOpen ? "open" : "closed" }
    func air() {}
}

final class SailStore {
    private var count = 0
    func hoist() { count += 1 }
}

final class SailReader {
    private let store: SailStore
    init(store: SailStore) { self.store = store }
    func read() { store.hoist() }
}

final class SailPresenter {
    private let flow: SailFlowController
    private let reader: SailReader
    init(flow: SailFlowController, reader: SailReader) {
        self.flow = flow
        self.reader = reader
    }
    func load() {
        reader.read()
        flow.close()
    }
}

final class SailController: UIViewController {
    var presenter: SailPresenter!
    override func viewDidLoad() { presenter.load() }
}

protocol Steering: AnyObject {
    func close()
}

class FlowController {
    let shown: UIViewController
    init(shown: UIViewController) { self.shown = shown }
}

final class SailFlowController: FlowController, Steering {
    func close() { shown.dismiss(animated: true) }

    static func setUp() -> SailController {
        let view = SailController()
        view.presenter = SailPresenter(flow: SailFlowController(shown: view), reader: Loft.shared.sailReader())
        return view
    }

    static func showAsRoot(in stack: UINavigationController) -> (flow: Steering, view: SailController) {
        let view = SailController()
        let flow = SailFlowController(shown: view)
        let reader = Loft.shared.sailReader()
        view.presenter = SailPresenter(flow: flow, reader: reader)
        return (flow: flow, view: view)
    }

    static func push(on stack: UINavigationController) {
        let view = SailController()
        let flow = SailFlowController(shown: view)
        let reader = Loft.shared.sailReader()
        view.presenter = SailPresenter(flow: flow, reader: reader)
        stack.pushViewController(view, animated: true)
    }

    static func embed(in parent: UIViewController) {
        let view = SailController()
        let reader = SailReader(store: Loft.shared.sails)
        view.presenter = SailPresenter(flow: SailFlowController(shown: view), reader: reader)
        parent.addChild(view)
    }

    static func present(over parent: UIViewController) {
        Loft.shared.air()
    //  ^ warning: [singleton] {{SailFlowController reaches the shared instance Loft.shared in 7 places}}
        let view = SailController()
        view.title = Loft.shared.title()
        //           ^ related: [singleton] {{also reaches Loft.shared here}}
        let loft = Loft.shared
        view.presenter = SailPresenter(flow: SailFlowController(shown: view), reader: SailReader(store: loft.sails))
        parent.present(view, animated: Loft.shared.isOpen) { Loft.shared.air() }
        //                             ^ related: [singleton] {{also reaches Loft.shared here}}
        //                                                   ^ related: [singleton] {{also reaches Loft.shared here}}
    }

    static func prepare() {
        let view = SailController()
        let reader = Loft.shared.sailReader()
        //           ^ related: [singleton] {{also reaches Loft.shared here}}
        view.presenter = SailPresenter(flow: SailFlowController(shown: view), reader: reader)
    }

    static func front(of stack: UINavigationController) -> UIViewController? {
        SailReader(store: SailStore()).read()
        Loft.shared.air()
    //  ^ related: [singleton] {{also reaches Loft.shared here}}
        return stack.topViewController
    }

    func pushNext(on stack: UINavigationController) {
        let view = SailController()
        let reader = Loft.shared.sailReader()
        //           ^ related: [singleton] {{also reaches Loft.shared here}}
        view.presenter = SailPresenter(flow: self, reader: reader)
        stack.pushViewController(view, animated: true)
    }
}

enum SailRouting {
    static func push(on stack: UINavigationController) {
        let view = SailController()
        view.presenter = SailPresenter(flow: SailFlowController(shown: view), reader: Loft.shared.sailReader())
        stack.pushViewController(view, animated: true)
    }

    static func pair(_ controller: SailController) -> (reader: SailReader, size: Int) {
        controller.show(controller, sender: nil)
        Loft.shared.air()
    //  ^ warning: [singleton] {{SailRouting reaches the shared instance Loft.shared in 2 places}}
        return (SailReader(store: SailStore()), 3)
    }

    static func pushAgain(_ shown: UIViewController, on stack: UINavigationController) {
        let reader = Loft.shared.sailReader()
        //           ^ related: [singleton] {{also reaches Loft.shared here}}
        reader.read()
        stack.pushViewController(shown, animated: true)
    }
}

final class SailMenu {
    private let title: String
    init(title: String) { self.title = title }
    func show() { print(title) }

    static func push(on stack: UINavigationController) {
        let view = SailController()
        view.presenter = SailPresenter(flow: SailFlowController(shown: view), reader: Loft.shared.sailReader())
        //                                                                            ^ warning: [singleton] {{SailMenu reaches the shared instance Loft.shared}}
        stack.pushViewController(view, animated: true)
    }
}

protocol SailCounting: AnyObject { var count: Int { get } }

final class SailCounter: SailCounting {
    private let store = SailStore()
    var count: Int { 1 }
}

extension Loft {
    func sailCounter() -> SailCounting { SailCounter() }
}

final class CountPresenter {
    private let flow: SailFlowController
    private let counter: SailCounting
    init(flow: SailFlowController, counter: SailCounting) {
        self.flow = flow
        self.counter = counter
    }
    func load() { print(counter.count, flow) }
}

final class CountController: UIViewController {
    var presenter: CountPresenter!
    override func viewDidLoad() { presenter.load() }
}

extension SailFlowController {
    static func pushCount(on stack: UINavigationController) {
        let view = CountController()
        let counter = Loft.shared.sailCounter()
        view.presenter = CountPresenter(flow: SailFlowController(shown: view), counter: counter)
        stack.pushViewController(view, animated: true)
    }
}
