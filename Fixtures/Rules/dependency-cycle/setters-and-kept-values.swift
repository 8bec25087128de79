// What runs when a property is set produces nothing, and a getter that keeps what it made asks itself but once.

final class Lamp {
    private let oil: Oil?
    init(oil: Oil?) { self.oil = oil }
    func light() { oil?.burn() }
}

final class Oil {
    private let lamp: Lamp?
    init(lamp: Lamp?) { self.lamp = lamp }
    func burn() { lamp?.light() }
}

final class LampContainer {
    private var stored: Lamp?
    private var kept: Lamp?
    lazy var oil: Oil = Oil(lamp: lamp)
    var lamp: Lamp {
        get { stored ?? Lamp(oil: nil) }
        set {
            stored = newValue
            oil = Oil(lamp: lamp)
        }
    }
    var spare: Lamp {
        if let kept { return kept }
        kept = Lamp(oil: nil)
        return spare
    }
}
