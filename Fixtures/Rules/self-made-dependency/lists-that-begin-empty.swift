// A list that begins empty is nothing that an object needs. One that is handed something does, and so does what begins with a
// list of others' making or without the one thing that it works with.
// only: self-made-dependency

protocol Bell {
    func ring()
}
final class Chime: Bell {
    func ring() {}
}

final class Peal {
    private var bells: [any Bell]
    private let names: [String: any Bell]
    init(bells: [any Bell] = [], names: [String: any Bell] = [:]) {
        self.bells = bells
        self.names = names
    }
    func add(_ bell: any Bell) { bells.append(bell) }
    func ring() {
        for bell in bells { bell.ring() }
        names["first"]?.ring()
    }
}
final class Toll {
    private let bells: [any Bell]
    init(bells: [any Bell] = [Chime()]) { self.bells = bells }
    func ring() { for bell in bells { bell.ring() } }
}
final class Carillon {
    private let bell: (any Bell)?
    init(bell: (any Bell)? = nil) { self.bell = bell }
    func ring() { bell?.ring() }
}
final class Tower {
    private let keeper: any Bell
    private var bells: [any Bell]
    init(keeper: any Bell, bells: [any Bell] = []) {
        self.keeper = keeper
        self.bells = bells
    }
    func ring() {
        keeper.ring()
        bells.removeAll()
    }
}

final class SundayViewModel {
    private let peal: Peal
    private let toll = Toll()
    //                 ^ note: [self-made-dependency] {{SundayViewModel creates Toll, which it could be given}}
    private let carillon = Carillon()
    //                     ^ note: [self-made-dependency] {{SundayViewModel creates Carillon, which it could be given}}
    init() { peal = Peal() }
    func ring() {
        peal.ring()
        toll.ring()
        carillon.ring()
    }
}
final class MondayViewModel {
    private let peal = Peal(bells: [Chime(), Chime()])
    //                 ^ note: [self-made-dependency] {{MondayViewModel creates Peal, which it could be given}}
    private let tower: Tower
    init() { tower = Tower(keeper: Chime()) }
    //               ^ note: [self-made-dependency] {{MondayViewModel creates Tower, which it could be given}}
    func ring() {
        peal.ring()
        tower.ring()
    }
}
