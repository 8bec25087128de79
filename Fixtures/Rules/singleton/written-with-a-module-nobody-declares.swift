// A type from elsewhere is the same with its module's name before it, and has what the project adds to it.
// only: singleton

//- Sources/App/Extensions.swift
import Foundation
import class Corelib.Gauges

extension Gauges {
    static let shared = Gauges()
}

extension UserDefaults {
    static var shared: UserDefaults { UserDefaults(suiteName: "group.pier") ?? UserDefaults() }
}

//- Sources/App/Boats.swift
import Foundation
import class Corelib.Gauges

final class BoatModel {
    func boats() -> Int { UserDefaults.shared.integer(forKey: "boats") + Gauges.shared.count() }
    //                    ^ note: [singleton] {{BoatModel reaches the shared instance UserDefaults.shared}}
}

final class ShipModel {
    func ships() -> Int { Foundation.UserDefaults.shared.integer(forKey: "ships") + Corelib.Gauges.shared.count() }
    //                    ^ note: [singleton] {{ShipModel reaches the shared instance UserDefaults.shared}}
}

final class RaftModel {
    func rafts() -> Int { Foundation.UserDefaults.standard.integer(forKey: "rafts") }
    //                    ^ note: [singleton] {{RaftModel reaches the shared instance UserDefaults.standard}}
}
