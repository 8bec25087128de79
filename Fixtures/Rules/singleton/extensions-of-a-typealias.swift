// An extension of an alias extends the type that the alias stands for, in whatever file.

//- Sources/Ship/Ballast.swift
final class BallastTrim {
    func trim() {}
}

typealias Stability = BallastTrim

//- Sources/Ship/Stability.swift
extension Stability {
    static let shared = BallastTrim()
}

//- Sources/Ship/Keel.swift
final class Keel {
    func list() { BallastTrim.shared.trim() }
    //            ^ warning: [singleton] {{Keel reaches the shared instance BallastTrim.shared in 2 places}}
    func sink() { Stability.shared.trim() }
}
