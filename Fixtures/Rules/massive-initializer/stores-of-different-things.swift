// Stores of different things are made and replaced apart, so each counts; several of one kind are operands, and count once.
// only: massive-initializer

import Depot

protocol Harbour { func open() }
protocol Quay { func open() }
protocol Pier { func open() }
final class Store<Item> {
    func add(_ item: Item) {}
}
struct Boat {}
struct Crate {}

final class LoadingService {
    init(harbour: Harbour, quay: Quay, pier: Pier, boats: Store<Boat>, crates: Store<Crate>) {
//  ^ warning: [massive-initializer] {{LoadingService takes 5 dependencies, more than 4: Harbour, Quay, Pier, Store<Boat>, Store<Crate>}}
        harbour.open()
        quay.open()
        pier.open()
        boats.add(Boat())
        crates.add(Crate())
    }
}
final class DepotService {
    init(harbour: Harbour, quay: Quay, pier: Pier, boats: DepotRepository<Boat>, crates: DepotRepository<[Crate]>?) {
//  ^ warning: [massive-initializer] {{DepotService takes 5 dependencies, more than 4: Harbour, Quay, Pier, DepotRepository<Boat>, DepotRepository<[Crate]>}}
        harbour.open()
        quay.open()
        pier.open()
        boats.add(Boat())
        crates?.add([Crate()])
    }
}

final class MergingService {
    init(harbour: Harbour, quay: Quay, pier: Pier, first: Store<Boat>, second: Store<Boat>) {
        harbour.open()
        quay.open()
        pier.open()
        first.add(Boat())
        second.add(Boat())
    }
}
final class OptionalService {
    init(harbour: Harbour, quay: Quay, pier: Pier, first: Store<Boat>, second: Store<Boat>?) {
        harbour.open()
        quay.open()
        pier.open()
        first.add(Boat())
        second?.add(Boat())
    }
}
final class SmallService {
    init(harbour: Harbour, quay: Quay, boats: Store<Boat>, crates: Store<Crate>) {
        harbour.open()
        quay.open()
        boats.add(Boat())
        crates.add(Crate())
    }
}
final class Merger<First, Second> {
    init(harbour: Harbour, quay: Quay, pier: Pier, first: Store<First>, second: Store<Second>) {
        harbour.open()
        quay.open()
        pier.open()
        print(first, second)
    }
}
