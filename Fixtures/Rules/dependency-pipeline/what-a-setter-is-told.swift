// What is read of `newValue` and `oldValue` is a member of the property's type, and nobody else's: a property of the same name
// that is only handed on is not used by it.
// only: dependency-pipeline

protocol Tide {
    func rise()
}

final class Buoy {
    var tide: Tide?
    init(tide: Tide?) { self.tide = tide }
    func float() { tide?.rise() }
}

final class Pier {
    private let tide: Tide
    init(tide: Tide) { self.tide = tide }
    //   ^ warning: [dependency-pipeline] {{Pier takes Tide only to hand it on: Pier → Buoy, which uses it}}
    private var first: Buoy? {
        didSet { oldValue?.tide = nil }
    }
    private var second = Buoy(tide: nil) {
        willSet { newValue.tide?.rise() }
    }
    var third: Buoy {
        get { Buoy(tide: tide) }
        set { newValue.float() }
    }
    subscript(number: Int) -> Buoy {
        get { Buoy(tide: tide) }
        set(buoy) { buoy.tide?.rise() }
    }
    func open() { first = Buoy(tide: tide) }
}

// The setter of a local is told something else, which nobody knows here.
final class Quay {
    private let current: Tide
    init(current: Tide) { self.current = current }
    func open() -> Buoy {
        var length: some Measured {
            get { measured() }
            set { newValue.current.rise() }
        }
        length = measured()
        return Buoy(tide: current)
    }
}
