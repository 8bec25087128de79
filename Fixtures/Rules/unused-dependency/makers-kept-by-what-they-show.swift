// Who makes a screen and hands himself to it lives as long as that is shown: to be kept is all that he wants of it. What
// others hand in, and what is shown nowhere, has no such reason.
// only: unused-dependency

import UIKit

protocol Mooring: AnyObject {
    func moor()
}

final class WharfService {
    func open() {}
}

/// Nobody but the screen keeps him.
final class FerryFlow: Mooring {
    private weak var root: UINavigationController?
    private let wharf: WharfService
    init(root: UINavigationController, wharf: WharfService) {
        self.root = root
        self.wharf = wharf
    }

    func start() {
        let controller = FerryController(flow: self, title: "Ferry") { [weak self] in self?.moor() }
        root?.present(controller, animated: true)
        root?.pushViewController(TicketController(mooring: self, wharf: wharf), animated: true)
    }

    func moor() { wharf.open() }
}

final class FerryController: UIViewController {
    private let flow: FerryFlow
    private let leave: () -> Void
    init(flow: FerryFlow, title: String, leave: @escaping () -> Void) {
        self.flow = flow
        self.leave = leave
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func close() { leave() }
}

/// By a protocol; what else it takes and never uses is told.
final class TicketController: UIViewController {
    private let mooring: Mooring?
    private let wharf: WharfService
    init(mooring: Mooring? = nil, wharf: WharfService) {
        //                        ^ warning: [unused-dependency] {{TicketController takes WharfService and keeps it, but never uses it}}
        self.mooring = mooring
        self.wharf = wharf
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}

/// Hands in somebody whom he keeps himself; a screen that he keeps may be all that keeps him.
final class CanalFlow: Mooring {
    private let ferry: FerryFlow
    private var deck: DeckController?
    init(ferry: FerryFlow) { self.ferry = ferry }

    func start() {
        CanalController(flow: ferry).loadViewIfNeeded()
        deck = DeckController(mooring: self)
        CanalReporter(mooring: self).report()
    }

    func moor() { ferry.start() }
}

final class CanalController: UIViewController {
    private let flow: FerryFlow
    init(flow: FerryFlow) {
    //   ^ warning: [unused-dependency] {{CanalController takes FerryFlow and keeps it, but never uses it}}
        self.flow = flow
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}

final class DeckController: UIViewController {
    private let mooring: Mooring
    init(mooring: Mooring) {
        self.mooring = mooring
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}

/// Nobody shows it, and it does not keep whom it takes.
final class CanalReporter {
    private let mooring: Mooring
    init(mooring: Mooring) { self.mooring = mooring }
    //   ^ warning: [unused-dependency] {{CanalReporter takes Mooring and keeps it, but never uses it}}
    func report() {}
}

final class GangwayController: UIViewController {
    init(mooring: Mooring) { super.init(nibName: nil, bundle: nil) }
    //   ^ warning: [unused-dependency] {{GangwayController takes Mooring, but never uses it}}
    required init?(coder: NSCoder) { nil }
}

final class GangwayFlow: Mooring {
    func start() { GangwayController(mooring: self).loadViewIfNeeded() }
    func moor() {}
}
