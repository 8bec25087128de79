// One class constructs the other in a stored default, the other one the first in its initializer.

final class Mixer {
    private let turntable = Turntable()
    //                      ^ error: [dependency-cycle] {{Making Mixer needs itself: Mixer → Turntable → Mixer}}
    func fade() { turntable.spin() }
}

final class Turntable {
    private let mixer: Mixer

    init() {
        mixer = Mixer()
        //      ^ related: [dependency-cycle] {{Turntable constructs Mixer}}
    }

    func spin() { mixer.fade() }
}
