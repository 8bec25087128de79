// A static that an extension gives a platform service is a further way to the one for all where it gives out that, or one which
// it keeps, in one of its branches at least: who goes it is told, the extension is not.
// only: singleton, singleton-default

import Foundation

func isTested() -> Bool { NSClassFromString("XCTest") != nil }

extension UserDefaults {
    private static let scratch = UserDefaults(suiteName: "scratch")!
    static var plain: UserDefaults { .standard }
    static var spelled: UserDefaults { return UserDefaults.standard }
    static var chosen: UserDefaults {
        if isTested() {
            return scratch
        } else {
            return .standard
        }
    }
    static var picked: UserDefaults { isTested() ? scratch : .standard }
    static var kept: UserDefaults { scratch }
    static var suite: UserDefaults { UserDefaults(suiteName: plain.string(forKey: "suite")) ?? UserDefaults() }
    static var count: Int { plain.integer(forKey: "count") }
}

extension NotificationCenter {
    static var own: NotificationCenter { NotificationCenter() }
}

final class PierService {
    func boats() -> Int { UserDefaults.plain.integer(forKey: "a") }
    //                    ^ note: [singleton] {{PierService reaches the shared instance UserDefaults.plain}}
    func ships() -> Int { UserDefaults.spelled.integer(forKey: "a") }
    //                    ^ note: [singleton] {{PierService reaches the shared instance UserDefaults.spelled}}
    func rafts() -> Int { UserDefaults.chosen.integer(forKey: "a") }
    //                    ^ note: [singleton] {{PierService reaches the shared instance UserDefaults.chosen}}
    func kayaks() -> Int { UserDefaults.picked.integer(forKey: "a") }
    //                     ^ note: [singleton] {{PierService reaches the shared instance UserDefaults.picked}}
    func canoes() -> Int { UserDefaults.kept.integer(forKey: "a") }
    //                     ^ note: [singleton] {{PierService reaches the shared instance UserDefaults.kept}}
    func ferries() -> Int { UserDefaults.suite.integer(forKey: "a") + UserDefaults.count }
    func listen() { NotificationCenter.own.post(name: .init("a"), object: nil) }
}

final class QuayService {
    private let defaults: UserDefaults
    init(defaults: UserDefaults = .plain) { self.defaults = defaults }
    //                            ^ note: [singleton-default] {{QuayService falls back on the shared instance UserDefaults.plain where it is handed nothing}}
    func boats() -> Int { defaults.integer(forKey: "q") }
}
