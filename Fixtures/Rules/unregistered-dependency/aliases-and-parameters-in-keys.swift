// What generic arguments are that an alias, a parameter or sugar spells is not known: nothing is missing for sure.
// only: unregistered-dependency, duplicate-registration

import Swinject

final class Box<Kept> { func open() {} }
final class Tub<Kept> { func open() {} }
final class Pair<First, Second> { func open() {} }
final class Chart { typealias Id = Int }
final class Rope {}
typealias Number = Int
typealias Count = Box<Int>
typealias Numbered = Box<Number>
typealias Identified = Box<Chart.Id>
typealias List = Box<[Int]>
typealias Listed = Box<Array<Int>>
typealias Ropes = Tub<Rope>
typealias First<T> = Pair<T, Int>
typealias Second<T> = Pair<Int, T>

final class HarbourAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Count.self) { _ in Count() }
        container.register(List.self) { _ in List() }
        container.register(Box<Chart>.self) { _ in Box<Chart>() }
        container.register(Tub<Chart>.self) { _ in Tub<Chart>() }
        container.register(First<String>.self) { _ in First<String>() }
        container.register(Second<String>.self) { _ in Second<String>() }
    }
}
final class Keeper {
    private let count: Numbered
    private let identified: Identified
    private let list: Listed
    private let ropes: Ropes
    init(resolver: Resolver) {
        count = resolver.resolve(Numbered.self)!
        identified = resolver.resolve(Identified.self)!
        list = resolver.resolve(Listed.self)!
        ropes = resolver.resolve(Ropes.self)!
        //                       ^ error: [unregistered-dependency] {{Keeper asks Swinject for Ropes, which nothing registers}}
    }
}
class Feature<Model> {
    typealias Store = Box<Model>
    func store(_ resolver: Resolver) -> Store { resolver.resolve(Store.self)! }
    func box(_ resolver: Resolver) -> Box<Model> { resolver.resolve(Box<Model>.self)! }
}
final class ChartFeature: Feature<Chart> {
    func own(_ resolver: Resolver) -> Store { resolver.resolve(Store.self)! }
}
