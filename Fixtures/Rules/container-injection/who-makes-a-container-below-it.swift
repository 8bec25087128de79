// Who makes a container of its own below the one that it takes, and fills that, assembles; who only keeps one does not.
// only: container-injection, service-locator

protocol Mixing: AnyObject {
    func resolve<T>(for type: T.Type) -> T
}

protocol Filling {
    func register<T>(for type: T.Type, with maker: @escaping (any Mixing) -> T)
}

final class Pantry: Mixing, Filling {
    private var above: (any Mixing)?
    private var makers: [String: (any Mixing) -> Any] = [:]
    init(above: (any Mixing)? = nil) { self.above = above }
    func resolve<T>(for type: T.Type) -> T {
        makers[String(describing: type)].map { $0(self) as! T } ?? above!.resolve(for: type)
    }
    func register<T>(for type: T.Type, with maker: @escaping (any Mixing) -> T) {
        makers[String(describing: type)] = maker
    }
}

final class Oven {
    func heat() {}
}

final class BreadCoordinator {
    private let pantry: any Mixing & Filling
    init(mixing: any Mixing) {
        pantry = Pantry(above: mixing)
        fill()
    }
    private func fill() { pantry.register(for: Oven.self) { _ in Oven() } }
    func start() { pantry.resolve(for: Oven.self).heat() }
}

final class CakeCoordinator {
    private let mixing: any Mixing
    init(mixing: any Mixing) { self.mixing = Shelf(above: mixing).pantry }
    func start() { mixing.resolve(for: Oven.self).heat() }
}

extension CakeCoordinator {
    fileprivate struct Shelf {
        let pantry: any Mixing & Filling
        init(above: any Mixing) {
            pantry = Pantry(above: above)
            fill()
        }
        func fill() { pantry.register(for: Oven.self) { _ in Oven() } }
    }
}

// By a local name.
final class RollCoordinator {
    private let mixing: any Mixing
    init(mixing: any Mixing) {
        let pantry: any Mixing & Filling = Pantry(above: mixing)
        self.mixing = pantry
        pantry.register(for: Oven.self) { _ in Oven() }
    }
    func start() { mixing.resolve(for: Oven.self).heat() }
}

// Another one's.
final class BunCoordinator {
    private let mixing: any Mixing
    init(mixing: any Mixing) { self.mixing = Pantry(above: mixing) }
    //   ^ warning: [container-injection] {{BunCoordinator takes the whole container Mixing}}
    func start() {
        let other = Pantry()
        other.register(for: Oven.self) { _ in Oven() }
        mixing.resolve(for: Oven.self).heat()
    }
}

final class PieCoordinator {
    private let mixing: any Mixing
    private let pantry: any Mixing & Filling
    init(mixing: any Mixing, pantry: any Mixing & Filling) {
//       ^ warning: [container-injection] {{PieCoordinator takes the whole container Mixing}}
        self.mixing = mixing
        self.pantry = pantry
        pantry.register(for: Oven.self) { _ in Oven() }
    }
    func start() { mixing.resolve(for: Oven.self).heat() }
    //             ^ warning: [service-locator] {{PieCoordinator asks a locator for Oven}}
}

final class TartCoordinator {
    private let pantry: any Mixing
    init(mixing: any Mixing) { pantry = Pantry(above: mixing) }
    //   ^ warning: [container-injection] {{TartCoordinator takes the whole container Mixing}}
    func start() { pantry.resolve(for: Oven.self).heat() }
    //             ^ warning: [service-locator] {{TartCoordinator asks a locator for Oven}}
}
