// A class with convenience initializers alone inherits those of its superclass: it can be made without another one.

class Voyage {
    let port: String
    init(port: String) { self.port = port }
}

final class ReturnVoyage: Voyage {
    convenience init(of other: ReturnVoyage) { self.init(port: other.port) }
}

final class Crossing: Voyage {
    init(of other: Crossing) { super.init(port: other.port) }
    //      ^ error: [dependency-cycle] {{Making Crossing needs itself: Crossing → Crossing}}
}
