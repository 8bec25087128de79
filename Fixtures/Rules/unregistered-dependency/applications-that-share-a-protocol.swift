// SafeDI: of what two applications declare for one shared protocol, each means its own.
// only: unregistered-dependency

//- Packages/Shared/Oven.swift
public protocol Oven {
    func heat()
}

//- Packages/Alpha/Alpha.swift
import SafeDI
import Shared

@Instantiable(isRoot: true)
public struct AlphaApp: Instantiable {
    public init(gas: Gas, oven: any Oven) {
        self.gas = gas
        self.oven = oven
    }

    @Instantiated private let gas: Gas
    @Instantiated private let oven: any Oven
}

@Instantiable
public final class Gas: Instantiable {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Oven.self])
public final class GasOven: Oven, Instantiable {
    public init(gas: Gas) { self.gas = gas }

    public func heat() {}

    @Received private let gas: Gas
}

//- Packages/Beta/Beta.swift
import SafeDI
import Shared

@Instantiable(isRoot: true)
public struct BetaApp: Instantiable {
    public init(oven: any Oven, plate: Plate) {
        self.oven = oven
        self.plate = plate
    }

    @Instantiated private let oven: any Oven
    @Instantiated private let plate: Plate
}

@Instantiable(fulfillingAdditionalTypes: [Oven.self])
public final class ElectricOven: Oven, Instantiable {
    public init() {}

    public func heat() {}
}

@Instantiable
public final class Plate: Instantiable {
    public init(gas: Gas) { self.gas = gas }

    @Received private let gas: Gas
    //                         ^ error: [unregistered-dependency] {{Plate receives gas: Gas, but is made where nothing above it has that}}
}
