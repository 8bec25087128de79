// Containers that know one another by protocols with properties: what their members ask each other for makes a ring
// where only one type conforms. A value that is no provider's asks nobody.
// only: dependency-cycle

protocol FieldServices: AnyObject {
    var plough: Plough { get }
    var weather: String { get }
}

protocol BarnServices: AnyObject {
    var horse: Horse { get }
    var hay: Hay { get }
}

final class Field: FieldServices {
    weak var barn: (any BarnServices)?

    lazy var plough = Plough(horse: barn!.horse)
    //                              ^ related: [dependency-cycle] {{Field.plough asks for Barn.horse}}
    var weather: String { "wet" }
}

final class Barn: BarnServices {
    weak var land: (any FieldServices)?

    lazy var horse = Horse(plough: land!.plough)
    //                             ^ error: [dependency-cycle] {{Producing Barn.horse needs itself: Barn.horse → Field.plough → Barn.horse}}
    lazy var hay = Hay(weather: land!.weather)
}

final class Plough {
    init(horse: Horse?) {}
}

final class Horse {
    init(plough: Plough?) {}
}

final class Hay {
    init(weather: String) {}
}
