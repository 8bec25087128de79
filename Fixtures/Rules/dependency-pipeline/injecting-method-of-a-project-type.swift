// Methods that inject or configure a type of the project take the service further.

import UIKit

protocol MapRendering {
    func render()
}

final class MapCoordinator {
    private let renderer: any MapRendering
    private let controller: MapViewController

    init(renderer: any MapRendering, controller: MapViewController) {
    //   ^ warning: [dependency-pipeline] {{MapCoordinator takes MapRendering only to hand it on: MapCoordinator → MapViewController, which uses it}}
        self.renderer = renderer
        self.controller = controller
    }

    func start() {
        controller.inject(renderer: renderer)
        controller.overlay.configure(with: renderer)
    }
}

final class MapViewController: UIViewController {
    let overlay = MapOverlay()
    private var renderer: (any MapRendering)?
    func inject(renderer: any MapRendering) { self.renderer = renderer }
    override func viewDidLoad() { renderer?.render() }
}

final class MapOverlay {
    private var renderer: (any MapRendering)?
    func configure(with renderer: any MapRendering) { self.renderer = renderer }
    func draw() { renderer?.render() }
}
