// A value that makes of its data what says how they are shown is a value; one that makes what works, or is handed it, is not.
// only: massive-initializer

protocol Bread {
    var name: String { get }
    var isFresh: Bool { get }
}
struct Rye: Bread {
    var name: String
    var isFresh: Bool
}

final class BreadPresenter {
    private let bread: any Bread
    private let isSold: Bool
    init(bread: any Bread, isSold: Bool) {
        self.bread = bread
        self.isSold = isSold
    }
    var title: String { isSold ? "" : name }
    private var name: String { bread.name }
}
final class OvenClient {
    private let number: Int
    init(number: Int) { self.number = number }
    var isHot: Bool { number > 0 }
    func bake() {}
}
final class StallPresenter {
    private let oven: OvenClient
    init(oven: OvenClient) { self.oven = oven }
    var title: String { oven.isHot ? "hot" : "cold" }
}

struct Loaf {
    let bread: any Bread
    private let presenter: BreadPresenter
    init(bread: any Bread) {
        self.bread = bread
        presenter = BreadPresenter(bread: bread, isSold: bread.isFresh)
    }
    var title: String { presenter.title }
}
struct Shelf {
    private let presenter: BreadPresenter
    init(presenter: BreadPresenter) { self.presenter = presenter }
    var title: String { presenter.title }
}
struct Oven {
    private let client: OvenClient
    init(number: Int) { client = OvenClient(number: number) }
    var isHot: Bool { client.isHot }
}
struct Stall {
    private let presenter: StallPresenter
    init(number: Int) { presenter = StallPresenter(oven: OvenClient(number: number)) }
    var title: String { presenter.title }
}

protocol Flour { func sift() }
protocol Water { func pour() }
protocol Salt { func strew() }
protocol Yeast { func rise() }

final class LoafViewModel {
    init(loaf: Loaf, flour: any Flour, water: any Water, salt: any Salt, yeast: any Yeast) { print(loaf.title) }
}
final class ShelfViewModel {
    init(shelf: Shelf, flour: any Flour, water: any Water, salt: any Salt, yeast: any Yeast) { print(shelf.title) }
//  ^ warning: [massive-initializer] {{ShelfViewModel takes 5 dependencies, more than 4: Shelf, Flour, Water, Salt, Yeast}}
}
final class OvenViewModel {
    init(oven: Oven, flour: any Flour, water: any Water, salt: any Salt, yeast: any Yeast) { print(oven.isHot) }
//  ^ warning: [massive-initializer] {{OvenViewModel takes 5 dependencies, more than 4: Oven, Flour, Water, Salt, Yeast}}
}
final class StallViewModel {
    init(stall: Stall, flour: any Flour, water: any Water, salt: any Salt, yeast: any Yeast) { print(stall.title) }
//  ^ warning: [massive-initializer] {{StallViewModel takes 5 dependencies, more than 4: Stall, Flour, Water, Salt, Yeast}}
}
