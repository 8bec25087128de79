// Shorthands of a method that others do not see are offered in its place, as one.
// only: giant-factory

protocol Bolt {
    func turn()
}
final class IronBolt: Bolt {
    private let size: Int
    init(size: Int) { self.size = size }
    func turn() {}
}

final class BoltFactory {
    func makeA() -> any Bolt { makeA(size: 1) }
    func makeA(_ size: String) -> any Bolt { makeA(size: size.count) }
    private func makeA(size: Int) -> any Bolt { IronBolt(size: size) }
    func makeB() -> any Bolt { IronBolt(size: 2) }
    func makeC() -> any Bolt { IronBolt(size: 3) }
    func makeD() -> any Bolt { IronBolt(size: 4) }
    func makeE() -> any Bolt { IronBolt(size: 5) }
    func makeF() -> any Bolt { IronBolt(size: 6) }
    func makeG() -> any Bolt { IronBolt(size: 7) }
    func makeH() -> any Bolt { IronBolt(size: 8) }
    func makeI() -> any Bolt { IronBolt(size: 9) }
    func makeJ() -> any Bolt { IronBolt(size: 10) }
}

final class NutFactory {
    //      ^ warning: [giant-factory] {{NutFactory has 11 creating methods, more than 10}}
    func makeA() -> any Bolt { makeA(size: 1) }
    func makeA(_ size: String) -> any Bolt { makeA(size: size.count) }
    private func makeA(size: Int) -> any Bolt { IronBolt(size: size) }
    func makeB() -> any Bolt { IronBolt(size: 2) }
    func makeC() -> any Bolt { IronBolt(size: 3) }
    func makeD() -> any Bolt { IronBolt(size: 4) }
    func makeE() -> any Bolt { IronBolt(size: 5) }
    func makeF() -> any Bolt { IronBolt(size: 6) }
    func makeG() -> any Bolt { IronBolt(size: 7) }
    func makeH() -> any Bolt { IronBolt(size: 8) }
    func makeI() -> any Bolt { IronBolt(size: 9) }
    func makeJ() -> any Bolt { IronBolt(size: 10) }
    func makeK() -> any Bolt { IronBolt(size: 11) }
}
