// What something else has the next one of is a state that has to begin somewhere; what a type sets anew to one that it makes
// itself, or gets at its own beginning, is a service all the same.
// only: self-made-dependency
final class Stove {
    func heat() {}
}

protocol Cooking {
    func cook()
}

final class LiveCook: Cooking {
    private let stove: Stove

    init(stove: Stove = Stove()) { self.stove = stove }

    func cook() { stove.heat() }
}

protocol Kitchen {
    func makeCook() -> any Cooking
    func cook(at place: Int) -> LiveCook
}

final class DinnerViewModel {
    private let kitchen: any Kitchen
    private var cook: any Cooking = LiveCook()
    private var helper: LiveCook

    init(kitchen: any Kitchen) {
        self.kitchen = kitchen
        helper = LiveCook()
    }

    func seat(_ guests: Int) {
        cook = kitchen.makeCook()
        helper = kitchen.cook(at: guests)
        cook.cook()
        helper.cook()
    }
}

final class LunchViewModel {
    private let kitchen: any Kitchen
    private var cook: any Cooking = LiveCook()
    //                              ^ note: [self-made-dependency] {{LunchViewModel creates LiveCook, which it could be given}}

    init(kitchen: any Kitchen) { self.kitchen = kitchen }

    func seat() {
        kitchen.makeCook().cook()
        cook = ownCook()
        cook.cook()
    }

    private func ownCook() -> any Cooking { LiveCook() }
}

final class SupperViewModel {
    private let kitchen: any Kitchen
    private let cook: any Cooking = LiveCook()
    //                              ^ note: [self-made-dependency] {{SupperViewModel creates LiveCook, which it could be given}}
    private var other: any Cooking

    init(kitchen: any Kitchen) {
        self.kitchen = kitchen
        other = kitchen.makeCook()
    }

    func seat() {
        cook.cook()
        other.cook()
        kitchen.makeCook().cook()
    }
}
