// Components, views, methods, closures, globals and default arguments construct a container.
// only: container-outside-root

import SwiftUI
import UIKit

final class PearAPI {
    func load() {}
}

final class PearStore {
    func save() {}
}

final class PearContainer {
    lazy var api = PearAPI()
    lazy var store = PearStore()
}

let pears = PearContainer()
//          ^ warning: [container-outside-root] {{Fixture.swift constructs the container PearContainer}}

final class PearViewModel {
    private let container = PearContainer()
    //                      ^ warning: [container-outside-root] {{PearViewModel constructs the container PearContainer}}
    func load() { container.api.load() }
}

final class PearCoordinator {
    private let api: PearAPI
    init(container: PearContainer = PearContainer()) { api = container.api }
    //                              ^ warning: [container-outside-root] {{PearCoordinator constructs the container PearContainer}}
    func start() { api.load() }
}

final class PearViewController: UIViewController {
    override func viewDidLoad() {
        let reload = { PearContainer().api.load() }
        //             ^ warning: [container-outside-root] {{PearViewController constructs the container PearContainer}}
        reload()
    }
}

struct PearView: View {
    private let container: PearContainer = .init()
    //                                     ^ warning: [container-outside-root] {{PearView constructs the container PearContainer}}
    var body: some View { Button("Load") { container.api.load() } }
}
