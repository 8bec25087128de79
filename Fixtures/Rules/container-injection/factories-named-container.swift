// What is named container and makes screens of a bag that it keeps is a factory to those who only have it make them. To those
// who reach into the bag besides it is a container, and what they reach for they can be given.
// only: container-injection, concrete-factory

import UIKit

protocol Lantern {
    func light()
}

protocol Permits {
    var isOpen: Bool { get }
}

final class CaveController: UIViewController {
    private let lantern: any Lantern
    init(lantern: any Lantern) {
        self.lantern = lantern
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { lantern.light() }
}

final class CaveContainer {
    struct Tools {
        let lantern: any Lantern
        let permits: any Permits
    }
    let tools: Tools
    let depth = 3
    private weak var last: CaveController?
    init(tools: Tools) { self.tools = tools }
    func makeEntrance() -> UIViewController { CaveController(lantern: tools.lantern) }
    func makeHall(_ number: Int) -> UIViewController { CaveController(lantern: tools.lantern) }
}

final class TourCoordinator {
    private let container: CaveContainer
    private let root: UIViewController
    init(container: CaveContainer, root: UIViewController) {
    //   ^ warning: [container-injection] {{TourCoordinator takes the whole container CaveContainer}}
        self.container = container
        self.root = root
    }
    func enter() { root.present(container.makeEntrance(), animated: true) }
    func goOn() {
        guard container.tools.permits.isOpen else { return }
        root.present(container.makeHall(1), animated: true)
    }
}

// Only has it make screens.
final class ExitCoordinator {
    private let container: CaveContainer
    private let root: UIViewController
    init(container: CaveContainer, root: UIViewController) {
    //   ^ note: [concrete-factory] {{ExitCoordinator takes the factory CaveContainer by its concrete type}}
        self.container = container
        self.root = root
    }
    func leave() { root.present(container.makeEntrance(), animated: true) }
}

// A number that it tells is no part of it.
final class DepthCoordinator {
    private let container: CaveContainer
    private let root: UIViewController
    init(container: CaveContainer, root: UIViewController) {
        self.container = container
        self.root = root
    }
    func dive() {
        guard container.depth > 2 else { return }
        root.present(container.makeHall(container.depth), animated: true)
    }
}

// One thing that it was given makes no bag.
final class PitContainer {
    let lantern: any Lantern
    init(lantern: any Lantern) { self.lantern = lantern }
    func makeEntrance() -> UIViewController { CaveController(lantern: lantern) }
    func makeHall() -> UIViewController { CaveController(lantern: lantern) }
}

final class PitCoordinator {
    private let container: PitContainer
    private let root: UIViewController
    init(container: PitContainer, root: UIViewController) {
        self.container = container
        self.root = root
    }
    func enter() {
        container.lantern.light()
        root.present(container.makeEntrance(), animated: true)
    }
}

// Makes screens as well, and keeps such a bag, but is named after nothing of the kind.
final class CaveScreens {
    let tools: CaveContainer.Tools
    init(tools: CaveContainer.Tools) { self.tools = tools }
    func makeEntrance() -> UIViewController { CaveController(lantern: tools.lantern) }
    func makeHall() -> UIViewController { CaveController(lantern: tools.lantern) }
}

final class NightCoordinator {
    private let screens: CaveScreens
    private let root: UIViewController
    init(screens: CaveScreens, root: UIViewController) {
        self.screens = screens
        self.root = root
    }
    func enter() {
        screens.tools.lantern.light()
        root.present(screens.makeEntrance(), animated: true)
    }
}
