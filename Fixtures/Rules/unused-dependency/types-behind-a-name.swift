// What stands behind a type's name is nested in that type: where the sources do not show it, a macro may make it, and
// nothing is known of it. What stands behind a module's name is what that module declares, wherever its files lie.
// only: unused-dependency

//- Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Street",
    targets: [
        .target(name: "ShopKit", path: "Sources/Shop"), .target(name: "Stall", dependencies: ["ShopKit"]),
        .target(name: "Depot"),
    ])

//- Sources/Shop/Cabinet.swift
public protocol Cabinet { func open() }
public protocol Loader { func load() }

//- Sources/Depot/Cabinet.swift
public struct Cabinet { public let width: Int }

//- Sources/Stall/Stall.swift
import Depot
import ShopKit

@Assembled
struct Stall {
    struct Window {
        let width: Int
    }
}

final class Keeper {
    init(cabinet: ShopKit.Cabinet, other: Depot.Cabinet) {}
    //   ^ warning: [unused-dependency] {{Keeper takes Cabinet, but never uses it}}
}
final class Porter {
    init(loader: Stall.Loader, window: Stall.Window) {}
}
final class Sweeper {
    init(loader: Loader) {}
    //   ^ warning: [unused-dependency] {{Sweeper takes Loader, but never uses it}}
}
final class Guard {
    private let cabinet: ShopKit.Cabinet
    init(cabinet: ShopKit.Cabinet) { self.cabinet = cabinet }
    func watch() { cabinet.open() }
}
