// Roots assemble: the application's delegate, the main type, and what the configuration calls one.
// config: { "roles": { "compositionRoots": ["Launch*"] } }

import UIKit

protocol BootAPI {
    func boot()
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let api: any BootAPI
    init(api: any BootAPI) { self.api = api }
    func show() { BootModel(api: api).run() }
}

@main struct Tool {
    let api: any BootAPI
    static func main() {}
    func run() { BootModel(api: api).run() }
}

final class LaunchSequence {
    private let api: any BootAPI
    init(api: any BootAPI) { self.api = api }
    func show() { BootModel(api: api).run() }
}

final class BootModel {
    private let api: any BootAPI
    init(api: any BootAPI) { self.api = api }
    func run() { api.boot() }
}
