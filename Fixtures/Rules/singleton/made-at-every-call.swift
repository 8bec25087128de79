// A static that makes what it gives shares nothing; one that keeps what it made does.

final class Sextant {
    static var fresh: Sextant { Sextant() }
    static func current() -> Sextant { Sextant() }
    private static var kept: Sextant?
    static var shared: Sextant {
        if let kept { return kept }
        let made = Sextant()
        kept = made
        return made
    }
    func angle() -> Int { 0 }
}

protocol Compass {
    func north() -> Int
}

final class StillNeedle: Compass {
    func north() -> Int { 0 }
}

enum CompassShelf {
    private static var all: [String: any Compass] = [:]
    static var `default`: any Compass { all["main"] ?? StillNeedle() }
    static func put(_ compass: any Compass) { all["main"] = compass }
}

final class Helm {
    func steer() -> Int { CompassShelf.default.north() }
    //                    ^ warning: [singleton] {{CompassShelf.default}}
}

protocol SextantStyle {
    func paint()
}

final class BrassStyle: SextantStyle {
    func paint() {}
}

extension SextantStyle where Self == BrassStyle {
    static var brass: BrassStyle { BrassStyle() }
}

final class StarModel {
    func sight(style: any SextantStyle = .brass) -> Int {
        style.paint()
        return Sextant.fresh.angle() + Sextant.current().angle() + Sextant.shared.angle()
        //                                                         ^ warning: [singleton] {{Sextant.shared}}
    }
}
