// A file sees what its imports export again, and what those export in turn. What a module imports for itself alone,
// beside an export, its importers do not see: the name is that of another module to them, or nobody's.
// only: self-made-dependency

//- Package.swift
import PackageDescription

let package = Package(
    name: "Mill",
    targets: [
        .target(name: "Grain"), .target(name: "Chaff"), .target(name: "Husk"), .target(name: "Blower"),
        .target(name: "Stone", dependencies: ["Grain", "Husk"]),
        .target(name: "Flour", dependencies: ["Stone", "Blower"]),
        .target(name: "Loaf", dependencies: ["Flour", "Blower"]), .target(name: "Yard", dependencies: ["Chaff"]),
    ])

//- Sources/Grain/Silo.swift
public protocol Emptying { func empty() }
public final class Silo: Emptying {
    public init() {}
    public func empty() {}
}

//- Sources/Chaff/Silo.swift
public struct Silo {
    public init() {}
    public func empty() {}
}

//- Sources/Husk/Fan.swift
public struct Fan {
    public init() {}
    public func blow() {}
}

//- Sources/Blower/Fan.swift
public protocol Blowing { func blow() }
public final class Fan: Blowing {
    public init() {}
    public func blow() {}
}

//- Sources/Stone/Exports.swift
@_exported import Grain
import Husk

final class RunnerService {
    private let silo = Silo()
    //                 ^ note: [self-made-dependency] {{RunnerService creates Silo, which it could be given}}
    private let fan = Fan()
    func turn() { silo.empty() ; fan.blow() }
}

//- Sources/Flour/Exports.swift
@_exported import Stone

//- Sources/Flour/Sack.swift
import Blower
import Stone

final class SackService {
    private let silo = Silo()
    //                 ^ note: [self-made-dependency] {{SackService creates Silo, which it could be given}}
    private let fan = Fan()
    //                ^ note: [self-made-dependency] {{SackService creates Fan, which it could be given}}
    func fill() { silo.empty() ; fan.blow() }
}

//- Sources/Loaf/Crumb.swift
import Blower
import Flour

final class CrumbService {
    private let silo = Silo()
    //                 ^ note: [self-made-dependency] {{CrumbService creates Silo, which it could be given}}
    private let fan = Fan()
    //                ^ note: [self-made-dependency] {{CrumbService creates Fan, which it could be given}}
    func bake() { silo.empty() ; fan.blow() }
}

//- Sources/Yard/Barn.swift
import Chaff

final class BarnService {
    private let silo = Silo()
    func store() { silo.empty() }
}
