// What keeps nothing and does nothing but give out screens that it puts together is an assembly, whatever it is called.
// What keeps something, works besides, or gives out a screen that is there, is none; and what an assembly leaves to a
// closure is done later.
// only: service-locator

import Swinject
import SwiftUI
import UIKit

final class Ledger { func open() {} }
final class Registry {
    static let shared = Container()
}

final class LedgerViewController: UIViewController {
    var ledger: Ledger?
}

struct LedgerView: View {
    let ledger: Ledger
    var body: some View { Text("") }
}

final class LedgerConfigurator {
    func configure() -> LedgerViewController {
        let screen = LedgerViewController()
        screen.ledger = Registry.shared.resolve(Ledger.self)
        return screen
    }
}

enum LedgerRouting {
    static func resolve(_ page: Int) -> some View { LedgerView(ledger: Registry.shared.resolve(Ledger.self)!) }
}

enum LedgerAlerts {
    static func warning() -> UIAlertController {
        let alert = UIAlertController()
        alert.addAction(
            UIAlertAction(title: "") { _ in Registry.shared.resolve(Ledger.self)!.open() })
        //                                  ^ warning: [service-locator] {{LedgerAlerts asks a locator for Ledger}}
        return alert
    }
}

enum LedgerChecks {
    static func screen() -> LedgerViewController { isOpen() ? LedgerViewController() : LedgerViewController() }
    private static func isOpen() -> Bool { Registry.shared.resolve(Ledger.self) != nil }
    //                                     ^ warning: [service-locator] {{LedgerChecks asks a locator for Ledger}}
}

final class LedgerOpening {
    func configure() -> LedgerViewController { LedgerViewController() }
    func prepare() { Registry.shared.resolve(Ledger.self)?.open() }
    //               ^ warning: [service-locator] {{LedgerOpening asks a locator for Ledger}}
}

final class LedgerKeeping {
    private var count = 0
    func screen() -> LedgerViewController {
        count += 1
        let screen = LedgerViewController()
        screen.ledger = Registry.shared.resolve(Ledger.self)
        //              ^ warning: [service-locator] {{LedgerKeeping asks a locator for Ledger}}
        return screen
    }
}

enum Screens {
    static func frontmost() -> UIViewController? { Registry.shared.resolve(UIViewController.self) }
    //                                             ^ warning: [service-locator] {{Screens asks a locator for UIViewController}}
}

struct LedgerRoutes {
    func screen() -> LedgerViewController {
        let screen = fromStoryboard()
        screen.ledger = Registry.shared.resolve(Ledger.self)
        return screen
    }
}

struct OpenLedgers {
    func frontmost() -> LedgerViewController? { Registry.shared.resolve(LedgerViewController.self) }
    //                                          ^ warning: [service-locator] {{OpenLedgers asks a locator for LedgerViewController}}
}

func fromStoryboard() -> LedgerViewController { LedgerViewController() }
