// An alias names a library's container for files that do not import the library; the alias of something else does not.
// only: container-injection

//- Sources/App/Wiring.swift
import Swinject

typealias Pantry = Resolver
typealias Larder = Pantry

//- Sources/App/Bread.swift
class BreadFlow {
    let pantry: Pantry
    init(pantry: Pantry) { self.pantry = pantry }
    //   ^ warning: [container-injection] {{BreadFlow takes the whole container Resolver}}
    func bake() { pantry.resolve(Oven.self)!.heat() }
}

final class CrustModel {
    private let larder: Larder
    init(larder: Larder) { self.larder = larder }
    //   ^ warning: [container-injection] {{CrustModel takes the whole container Resolver}}
    func bake() { larder.resolve(Oven.self)!.heat() }
}

final class Oven {
    func heat() {}
}

//- Sources/App/Promises.swift
import PromiseKit

typealias Settling = Resolver

//- Sources/App/Dough.swift
final class DoughModel {
    private let settling: Settling
    init(settling: Settling) { self.settling = settling }
    func rise() { settling.fulfill() }
}
