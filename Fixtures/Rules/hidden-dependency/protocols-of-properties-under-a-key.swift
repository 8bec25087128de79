// A protocol that asks for properties alone is a dependency where a key gives it out and objects stand behind it. Where only
// values do, and where the key is one for a value, it is data.
// only: hidden-dependency

import Dependencies
import Foundation

protocol LicenceChecking {
    var isPaid: Bool { get }
}

final class LicenceChecker: LicenceChecking {
    private let store: any PurchaseKeeping
    init(store: any PurchaseKeeping) { self.store = store }
    var isPaid: Bool { store.isBought }
}

protocol PurchaseKeeping: AnyObject {
    var isBought: Bool { get set }
}

final class PurchaseStore: PurchaseKeeping {
    static let shared = PurchaseStore()
    private let defaults = UserDefaults(suiteName: "till")!
    var isBought: Bool {
        get { defaults.bool(forKey: "bought") }
        set { defaults.set(newValue, forKey: "bought") }
    }
}

protocol Layout {
    var width: Int { get }
}

struct WideLayout: Layout {
    let width = 80
}

protocol Flagged: Hashable {
    var flag: String { get }
}

final class Pennant: Flagged {
    let flag = ""
    static func == (one: Pennant, other: Pennant) -> Bool { one === other }
    func hash(into hasher: inout Hasher) {}
}

private enum LicenceKey: DependencyKey {
    static let liveValue: any LicenceChecking = LicenceChecker(store: PurchaseStore.shared)
}

private enum PurchaseKey: DependencyKey {
    static let liveValue: any PurchaseKeeping = PurchaseStore.shared
}

private enum LayoutKey: DependencyKey {
    static let liveValue: any Layout = WideLayout()
}

private enum FlagKey: DependencyKey {
    static let liveValue: any Flagged = Pennant()
}

private enum NameKey: DependencyKey {
    static let liveValue: URL? = nil
}

extension DependencyValues {
    var licence: any LicenceChecking {
        get { self[LicenceKey.self] }
        set { self[LicenceKey.self] = newValue }
    }
    var purchases: any PurchaseKeeping {
        get { self[PurchaseKey.self] }
        set { self[PurchaseKey.self] = newValue }
    }
    var layout: any Layout {
        get { self[LayoutKey.self] }
        set { self[LayoutKey.self] = newValue }
    }
    var flag: any Flagged {
        get { self[FlagKey.self] }
        set { self[FlagKey.self] = newValue }
    }
    var home: URL? {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

final class TillModel {
    @Dependency(\.licence) private var licence
//  ^ note: [hidden-dependency] {{TillModel needs LicenceChecking, which no initializer shows}}
    @Dependency(\.purchases) private var purchases
//  ^ note: [hidden-dependency] {{TillModel needs PurchaseKeeping, which no initializer shows}}
    @Dependency(\.layout) private var layout
    @Dependency(\.flag) private var flag
    @Dependency(\.home) private var home
    @Dependency(\.date) private var date
    func text() -> String {
        "\(licence.isPaid) \(purchases.isBought) \(layout.width) \(flag.flag) \(home?.path ?? "") \(date.now)"
    }
}
