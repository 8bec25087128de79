// Statics of the own type that are each of another kind of it are constants; one that is of another kind is there for all.
// only: singleton

class Lens {
    let name: String
    var bend: (Int) -> Int = { $0 }
    init(name: String) { self.name = name }
}

final class WideLens: Lens {
    init() { super.init(name: "wide") }
}

final class LongLens: Lens {
    init() { super.init(name: "long") }
}

extension Lens {
    static let wide: Lens = WideLens()
    static let long: Lens = LongLens()
}

class Tripod {
    static let tall: Tripod = SteelTripod()
    func stand() {}
}

final class SteelTripod: Tripod {}

final class PhotoModel {
    func shoot() -> Int { Lens.wide.bend(1) + Lens.long.bend(2) }
    func stand() { Tripod.tall.stand() }
    //             ^ warning: [singleton] {{PhotoModel reaches the shared instance Tripod.tall}}
}
