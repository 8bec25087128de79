// A library that one file of a module exports again may stand before its types' names in every file of the module,
// import or none, with what the module adds to them. A name that nothing declares and nobody imports is generated
// code's.
// only: service-locator

//- Sources/Dairy/Wiring.swift
@_exported import Swinject
import Foundation

//- Sources/Dairy/Container+Milk.swift
extension Container {
    static let main = Container()
    func makeMilk() -> MilkModel { MilkModel() }
}

protocol Pouring { func pour() }
final class MilkModel: Pouring {
    func pour() {}
}

//- Sources/Dairy/Pail.swift
final class Pail {
    func fill() { Swinject.Container.main.makeMilk().pour() }
    //            ^ warning: [service-locator] {{Pail asks a locator for MilkModel}}
}

final class Can {
    func fill() { Container.main.makeMilk().pour() }
    //            ^ warning: [service-locator] {{Can asks a locator for MilkModel}}
}

final class Mould {
    func fill() { Shapes.Container.main.makeMilk().pour() }
}

final class Churn {
    private let milk: Pouring
    init(milk: Pouring) { self.milk = milk }
    func fill() { milk.pour() }
}
