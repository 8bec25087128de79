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
    //                    ^ warning: [singleton] {{Helm reaches the shared instance CompassShelf.default}}
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
        //                                                         ^ warning: [singleton] {{StarModel reaches the shared instance Sextant.shared}}
    }
}

// Made anew on the way: from another one that is, by its own methods. What is kept stays shared, whatever it is called.
final class Parcel {
    static var plain: Parcel { Parcel().weighed() }
    static var standard: Parcel { .plain }
    static var express: Parcel { .standard.labelled("express").weighed() }
    static var fragile: Parcel {
        guard Parcel.scale.isReady else { return .plain }
        return .express.labelled("fragile")
    }
    private static let wrapped = Parcel()
    static var sharedUrgent: Parcel { .wrapped.labelled("urgent") }
    static var sealed: Parcel {
        guard Parcel.scale.isReady else { return .plain }
        return .wrapped
    }
    private static let scale = Scale()
    private var label = ""
    func labelled(_ text: String) -> Self {
        label = text
        return self
    }
    func weighed() -> Parcel { self }
    func send() {}
}

final class Scale {
    var isReady: Bool { true }
}

final class Counter {
    func serve() {
        Parcel.plain.send()
        Parcel.standard.send()
        Parcel.express.send()
        Parcel.fragile.send()
        Parcel.sharedUrgent.send()
//      ^ warning: [singleton] {{Counter reaches the shared instance Parcel.sharedUrgent}}
        Parcel.sealed.send()
//      ^ warning: [singleton] {{Counter reaches the shared instance Parcel.sealed}}
    }
}
