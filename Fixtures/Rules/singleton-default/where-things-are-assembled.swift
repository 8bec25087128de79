// Defaults of containers, factories and roots are part of the assembly.

import UIKit

final class Stove {
    static let shared = Stove()
    func heat() {}
}

final class KitchenModel {
    private let stove: Stove
    init(stove: Stove) { self.stove = stove }
    func cook() { stove.heat() }
}

final class KitchenContainer {
    private let stove: Stove
    lazy var model = KitchenModel(stove: stove)
    lazy var spare: KitchenModel = KitchenModel(stove: stove)
    init(stove: Stove = .shared) { self.stove = stove }
}

struct KitchenModelFactory {
    private let stove: Stove
    init(stove: Stove = Stove.shared) { self.stove = stove }
    func makeKitchenModel() -> KitchenModel { KitchenModel(stove: stove) }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func start(stove: Stove = .shared) { stove.heat() }
}
