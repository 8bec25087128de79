// Methods that only the types of their arguments tell apart are several; branches of `#if` have one method each.

protocol Dish {
    func serve()
}

protocol Stove {
    func heat()
}

final class Stew: Dish {
    private let stove: Stove
    init(stove: Stove) { self.stove = stove }
    func serve() { stove.heat() }
}

struct Carrot {}
struct Leek {}
struct Onion {}
struct Potato {}
struct Turnip {}
struct Parsnip {}
struct Cabbage {}
struct Celery {}
struct Fennel {}
struct Garlic {}
struct Radish {}

final class DishFactory {
    //      ^ warning: [giant-factory] {{DishFactory has 11 creating methods, more than 10}}
    private let stove: Stove
    init(stove: Stove) { self.stove = stove }
    func make(of part: Carrot) -> Dish { Stew(stove: stove) }
    func make(of part: Leek) -> Dish { Stew(stove: stove) }
    func make(of part: Onion) -> Dish { Stew(stove: stove) }
    func make(of part: Potato) -> Dish { Stew(stove: stove) }
    func make(of part: Turnip) -> Dish { Stew(stove: stove) }
    func make(of part: Parsnip) -> Dish { Stew(stove: stove) }
    func make(of part: Cabbage) -> Dish { Stew(stove: stove) }
    func make(of part: Celery) -> Dish { Stew(stove: stove) }
    func make(of part: Fennel) -> Dish { Stew(stove: stove) }
    func make(of part: Garlic) -> Dish { Stew(stove: stove) }
    func make(of part: Radish) -> Dish { Stew(stove: stove) }
}

final class SoupFactory {
    private let stove: Stove
    init(stove: Stove) { self.stove = stove }
    func make(of part: Carrot) -> Dish { Stew(stove: stove) }
    func make(of part: Leek) -> Dish { Stew(stove: stove) }
    func make(of part: Onion) -> Dish { Stew(stove: stove) }
    func make(of part: Potato) -> Dish { Stew(stove: stove) }
    func make(of part: Turnip) -> Dish { Stew(stove: stove) }
    func make(of part: Parsnip) -> Dish { Stew(stove: stove) }
    func make(of part: Cabbage) -> Dish { Stew(stove: stove) }
    func make(of part: Celery) -> Dish { Stew(stove: stove) }
    func make(of part: Fennel) -> Dish { Stew(stove: stove) }
    #if os(iOS)
    func make(of part: Garlic) -> Dish { Stew(stove: stove) }
    #else
    func make(of part: Radish) -> Dish { Stew(stove: stove) }
    #endif
}

// What stands in one branch as a whole has no method twice.
#if canImport(UIKit)
    final class BrothFactory {
        //      ^ warning: [giant-factory] {{BrothFactory has 11 creating methods, more than 10}}
        private let stove: Stove
        init(stove: Stove) { self.stove = stove }
        func make(of part: Carrot) -> Dish { Stew(stove: stove) }
        func make(of part: Leek) -> Dish { Stew(stove: stove) }
        func make(of part: Onion) -> Dish { Stew(stove: stove) }
        func make(of part: Potato) -> Dish { Stew(stove: stove) }
        func make(of part: Turnip) -> Dish { Stew(stove: stove) }
        func make(of part: Parsnip) -> Dish { Stew(stove: stove) }
        func make(of part: Cabbage) -> Dish { Stew(stove: stove) }
        func make(of part: Celery) -> Dish { Stew(stove: stove) }
        func make(of part: Fennel) -> Dish { Stew(stove: stove) }
        func make(of part: Garlic) -> Dish { Stew(stove: stove) }
        func make(of part: Radish) -> Dish { Stew(stove: stove) }
    }
#endif
