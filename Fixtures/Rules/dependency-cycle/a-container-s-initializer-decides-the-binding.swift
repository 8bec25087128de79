// Two types conform; which one is meant says the initializer of the container that keeps it. Where a type that is no
// container says so, or two say different things, nothing is known.
// only: dependency-cycle

final class Lamp {}
final class Clock {}

protocol Radio { func play() }

final class HomeRadio: Radio {
    private let amplifier: Amplifier
    init(amplifier: Amplifier) { self.amplifier = amplifier }
    //   ^ related: [dependency-cycle] {{HomeRadio takes Amplifier}}
    func play() { amplifier.amplify() }
}

final class CarRadio: Radio {
    func play() {}
}

final class Amplifier {
    private let radio: any Radio
    init(radio: any Radio) { self.radio = radio }
    //   ^ error: [dependency-cycle] {{Making Amplifier needs itself: Amplifier → HomeRadio → Amplifier}}
    func amplify() { radio.play() }
}

final class HomeContainer {
    let lamp = Lamp()
    let clock = Clock()
    let radio: any Radio
    let amplifier: Amplifier
    init(amplifier: Amplifier) {
        self.amplifier = amplifier
        radio = HomeRadio(amplifier: amplifier)
    }
}

protocol Phone { func call() }

final class HomePhone: Phone {
    private let line: Line
    init(line: Line) { self.line = line }
    func call() { line.open() }
}

final class CarPhone: Phone {
    func call() {}
}

final class Line {
    private let phone: any Phone
    init(phone: any Phone) { self.phone = phone }
    func open() { phone.call() }
}

final class HallContainer {
    let lamp = Lamp()
    let clock = Clock()
    let phone: any Phone
    let line: Line
    init(line: Line) {
        self.line = line
        phone = HomePhone(line: line)
    }
}

final class GarageContainer {
    let lamp = Lamp()
    let clock = Clock()
    let phone: any Phone
    let line: Line
    init(line: Line) {
        self.line = line
        phone = CarPhone()
    }
}

protocol Door { func open() }

final class HomeDoor: Door {
    private let hinge: Hinge
    init(hinge: Hinge) { self.hinge = hinge }
    func open() { hinge.turn() }
}

final class CarDoor: Door {
    func open() {}
}

final class Hinge {
    private let door: any Door
    init(door: any Door) { self.door = door }
    func turn() { door.open() }
}

final class Visitor {
    private let door: any Door
    init(hinge: Hinge) { door = HomeDoor(hinge: hinge) }
    func visit() { door.open() }
}
