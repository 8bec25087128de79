// What a composition root has its file's functions do for it, it does. A function that screens call as well is theirs.

import DIKit
import UIKit

protocol Sweeping { func sweep() }
final class Broom: Sweeping { func sweep() {} }

final class Meter {
    static let shared = Meter()
    func start() {}
}

extension DependencyContainer {
    static var house = module { single { Broom() as Sweeping } }
}

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
    override init() {
        super.init()
        start()
        tidy()
    }
}

private func start() {
    let sweeping: Sweeping = resolve()
    sweeping.sweep()
    Meter.shared.start()
}

private func tidy() {
    let sweeping: Sweeping = resolve()
//                           ^ warning: [service-locator] {{Fixture.swift asks a locator for Sweeping}}
    sweeping.sweep()
}

final class HomeViewController: UIViewController {
    override func viewDidLoad() { tidy() }
}
