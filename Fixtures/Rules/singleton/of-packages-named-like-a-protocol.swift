// A protocol has no statics that could be read by its name: where a file imports a package and does so, the package's type of that
// name is meant. Where it imports none, or by a generic parameter or another name, nobody knows what is.
// only: singleton

//- Sources/Kit/Tiding.swift
public protocol TideTable { func height() -> Int }
public protocol Moored: TideTable { func moor() }
public protocol Lit { static var main: any Lit { get }; func light() }
public struct Buoy: Lit { public func light() {}; public static var main: any Lit { Buoy() } }
extension Lit where Self == Buoy { public static var shared: Buoy { Buoy() } }
public func show(_ lit: some Lit) {}

//- Sources/App/Pilot.swift
import Kit
import OutsideTides

typealias Table = TideTable

final class Pilot {
    func steer() -> Int { TideTable.shared.height() }
    //                    ^ warning: [singleton] {{Pilot reaches the shared instance TideTable.shared}}
    func look() -> Int { Table.shared.height() }
    func shine() { show(.shared) }
    func isTable(_ any: Any) -> Bool { any is TideTable.Type || TideTable.self == Moored.self }
}

final class Mooring<Place: Moored> {
    func moor() { Place.shared.moor() }
    func other() -> Int { TideTable.standard.height() }
}

extension Moored {
    func rest() { Self.shared.moor() }
}

//- Sources/Harbour/Keeper.swift
import Kit

final class Keeper {
    func keep() -> Int { TideTable.instance.height() }
}
