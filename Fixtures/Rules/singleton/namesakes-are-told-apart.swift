// Two types of one name are two things to mend, in two modules, in two folders or private to two files; and so is code
// outside of types in two files of one name. The parts of one type stay one.

//- Sources/Beacon/Beacon.swift
public final class Beacon {
    public static let shared = Beacon()
    public func flash() {}
}

//- Sources/Port/Lamp.swift
import Beacon

final class Lamp {
    func light() { Beacon.shared.flash() }
    //             ^ warning: [singleton] {{Lamp reaches the shared instance Beacon.shared in 2 places}}
}

private final class Wick {
    func burn() { Beacon.shared.flash() }
    //            ^ warning: [singleton] {{Wick reaches the shared instance Beacon.shared}}
}

//- Sources/Port/LampOil.swift
import Beacon

extension Lamp {
    func fill() { Beacon.shared.flash() }
    //            ^ related: [singleton] {{also reaches Beacon.shared here}}
}

private final class Wick {
    func trim() { Beacon.shared.flash() }
    //            ^ warning: [singleton] {{Wick reaches the shared instance Beacon.shared}}
}

//- Sources/Port/Free.swift
import Beacon

func signal() { Beacon.shared.flash() }
//              ^ warning: [singleton] {{Free.swift reaches the shared instance Beacon.shared in 2 places}}

func signalAgain() { Beacon.shared.flash() }
//                   ^ related: [singleton] {{also reaches Beacon.shared here}}

//- Sources/Ship/Free.swift
import Beacon

func answer() { Beacon.shared.flash() }
//              ^ warning: [singleton] {{Free.swift reaches the shared instance Beacon.shared}}

//- Sources/Ship/Lamp.swift
import Beacon

final class Lamp {
    func light() { Beacon.shared.flash() }
    //             ^ warning: [singleton] {{Lamp reaches the shared instance Beacon.shared}}
}
