// What a module keeps for itself is not meant elsewhere: a package's type of the same name is.

//- Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Harbour",
    targets: [.target(name: "Quay"), .target(name: "Ferry", dependencies: ["Quay"])])

//- Sources/Quay/Beacon.swift
/// The module's own, a value: nobody who imports the module sees it.
struct Beacon {
    static let shared = Beacon()
    var height = 12
}

public struct Chart {
    public static let shared = Chart()
    public var scale = 2
}

package struct Tide {
    package static let shared = Tide()
    package var height = 3
}

/// The module's own, with work to do.
final class Foghorn {
    private var isOn = false
    func blow() { isOn.toggle() }
}

public final class Gangway {
    private var isOut = false
    public init() {}
    public func extend() { isOut.toggle() }
}

//- Sources/Quay/Pier.swift
final class Pier {
    private let horn = Foghorn()
    func open() { print(Beacon.shared.height) }
    func close() { horn.blow() }
}

//- Sources/Ferry/Deck.swift
import Lighthouse
import Quay

final class Deck {
    private let horn = Foghorn()
    private let gangway = Gangway()
    func sail() {
        print(Beacon.shared.height)
        //    ^ warning: [singleton] {{Deck reaches the shared instance Beacon.shared}}
        print(Chart.shared.scale, Tide.shared.height)
        horn.blow()
        gangway.extend()
    }
}
