// `public import` lets the importing file's own interface mention a library; other files see nothing of it, and what they
// call by one of its names is another's. What is exported again they do see.
// only: container-injection

//- Sources/Bakery/Wiring.swift
public import Swinject

public typealias Pantry = Swinject.Resolver

//- Sources/Bakery/Promises.swift
import PromiseKit

typealias Settling = Resolver

//- Sources/Bakery/Dough.swift
final class DoughModel {
    private let settling: Settling
    init(settling: Settling) { self.settling = settling }
    func rise() { settling.fulfill() }
}

//- Sources/Dairy/Wiring.swift
@_exported import Swinject

//- Sources/Dairy/Milk.swift
final class MilkModel {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{MilkModel takes the whole container Resolver}}
    func pour() { resolver.resolve(Jug.self)!.tip() }
}

final class Jug {
    func tip() {}
}
