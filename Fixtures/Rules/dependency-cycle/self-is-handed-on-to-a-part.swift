// What is handed its maker hands it on to a part of its own: nobody needs another one, unless the part makes one.

final class Ship {
    private var radio: Radio!
    init() { radio = Radio(ship: self) }
    func sail() { radio.call() }
}

final class Radio {
    private let antenna: Antenna
    init(ship: Ship) { antenna = Antenna(ship: ship) }
    func call() { antenna.send() }
}

final class Antenna {
    private let ship: Ship
    init(ship: Ship) { self.ship = ship }
    func send() { ship.sail() }
}

final class Boat {
    private var lamp: Lamp!
    init() { lamp = Lamp(boat: self) }
    //              ^ error: [dependency-cycle] {{Making Boat needs itself: Boat → Lamp → Wick → Boat}}
    func row() { lamp.light() }
}

final class Lamp {
    private let wick: Wick
    init(boat: Boat) { wick = Wick(boat: boat) }
    //                        ^ related: [dependency-cycle] {{Lamp constructs Wick}}
    func light() { wick.burn() }
}

final class Wick {
    private let boat: Boat
    private let spare = Boat()
    //                  ^ related: [dependency-cycle] {{Wick constructs Boat}}
    init(boat: Boat) { self.boat = boat }
    func burn() { boat.row(); spare.row() }
}
