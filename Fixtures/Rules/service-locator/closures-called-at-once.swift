// What a closure that is called at once gives back is what the property asks for; of several statements nothing is known.

protocol Compass {
    func north() -> Int
}

protocol Sextant {
    func angle() -> Int
}

final class BrassCompass: Compass {
    func north() -> Int { 0 }
}

final class BrassSextant: Sextant {
    func angle() -> Int { 0 }
}

final class Instruments {
    static let shared = Instruments()
    private var all: [String: Any] = [:]
    func add<T>(_ value: T) { all["\(T.self)"] = value }
    func getTool<T>() -> T? { all["\(T.self)"] as? T }
}

final class ChartTable {
    private lazy var compass: any Compass = { Instruments.shared.getTool()! }()
    //                                        ^ warning: [service-locator] {{ChartTable asks a locator for Compass}}
    private lazy var sextant: any Sextant = {
        let sextant: any Sextant = Instruments.shared.getTool()!
        //                         ^ warning: [service-locator] {{ChartTable asks a locator for Sextant}}
        return sextant
    }()

    func bearing() -> Int { compass.north() + sextant.angle() }
}
