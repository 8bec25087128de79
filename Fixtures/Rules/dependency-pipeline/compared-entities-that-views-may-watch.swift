// What is told apart by its value, keeps and is made of plain values, and publishes nothing is an entity, though a line lets
// views watch it. What publishes something, or works with a service, is none.
// only: dependency-pipeline

import Combine

protocol LabelFacts {
    var id: Int { get }
    var title: String { get }
}
final class Crate: LabelFacts, Hashable {
    let id: Int
    let title: String
    private(set) var picked: [Int] = []
    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
    func pick(_ number: Int) { picked.append(number) }
    static func == (left: Crate, right: Crate) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
extension Crate: ObservableObject {}
final class CrateViewModel {
    private let crate: Crate
    init(crate: Crate) { self.crate = crate }
    func text() -> String { crate.pick(1); return crate.title }
}
final class CrateCoordinator {
    private let crate: Crate
    init(crate: Crate) { self.crate = crate }
    func start() -> CrateViewModel { CrateViewModel(crate: crate) }
}

// By an identity of its own.
final class Barrel: ObservableObject, Identifiable {
    let id: Int
    var level = 0.5
    init(id: Int) { self.id = id }
    func fill() { level = 1 }
}
final class BarrelViewModel {
    private let barrel: Barrel
    init(barrel: Barrel) { self.barrel = barrel }
    func text() { barrel.fill() }
}
final class BarrelCoordinator {
    private let barrel: Barrel
    init(barrel: Barrel) { self.barrel = barrel }
    func start() -> BarrelViewModel { BarrelViewModel(barrel: barrel) }
}

final class Basket: ObservableObject, Hashable {
    let id: Int
    @Published private(set) var picked: [Int] = []
    init(id: Int) { self.id = id }
    func pick(_ number: Int) { picked.append(number) }
    static func == (left: Basket, right: Basket) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class BasketViewModel {
    private let basket: Basket
    init(basket: Basket) { self.basket = basket }
    func text() { basket.pick(1) }
}
final class BasketCoordinator {
    private let basket: Basket
    init(basket: Basket) { self.basket = basket }
    //   ^ warning: [dependency-pipeline] {{BasketCoordinator takes Basket only to hand it on: BasketCoordinator → BasketViewModel, which uses it}}
    func start() -> BasketViewModel { BasketViewModel(basket: basket) }
}

protocol Scales { func weigh() -> Int }
final class Sack: ObservableObject, Hashable {
    let id: Int
    private let scales: any Scales
    init(id: Int, scales: any Scales) {
        self.id = id
        self.scales = scales
    }
    func weigh() -> Int { scales.weigh() }
    static func == (left: Sack, right: Sack) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class SackViewModel {
    private let sack: Sack
    init(sack: Sack) { self.sack = sack }
    func text() -> Int { sack.weigh() }
}
final class SackCoordinator {
    private let sack: Sack
    init(sack: Sack) { self.sack = sack }
    //   ^ warning: [dependency-pipeline] {{SackCoordinator takes Sack only to hand it on: SackCoordinator → SackViewModel, which uses it}}
    func start() -> SackViewModel { SackViewModel(sack: sack) }
}
