// What a library's container is asked for where nothing is handed in can be replaced; what a registration's own code is
// handed by default, and what the initializer's body asks, is none of that.
// only: singleton-default
import Resolver

protocol Baking { func bake() }
final class Oven: Baking { func bake() {} }

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { Oven() as Baking }
        register { Bakery(oven: resolve()) }
    }
}

final class Bakery {
    private let oven: Baking
    init(oven: Baking = Resolver.resolve()) { self.oven = oven }
    //                  ^ note: [singleton-default] {{Bakery asks a locator for Baking unless it is handed one}}
    func open() { oven.bake() }
}

final class Shop {
    private let oven: Baking
    init(oven: Baking) { self.oven = oven }
    convenience init() {
        let oven: Baking = Resolver.resolve()
        self.init(oven: oven)
    }
    func open() { oven.bake() }
}
