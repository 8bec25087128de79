// What one file of a module exports all its files see, and so do those of modules that import it. Where nobody exports a
// package, what is read of a name that nothing declares may be a case.

//- Package.swift
import PackageDescription
let package = Package(
    name: "Kiln",
    targets: [
        .target(name: "Clay"), .target(name: "Oven", dependencies: ["Clay"]), .target(name: "Shelf"),
    ])

//- Sources/Clay/Exports.swift
@_exported import GlazeKit

//- Sources/Clay/Form.swift
import Foundation

final class Form {
    func check() -> Bool { Tables.shared.isOpen }
    //                     ^ warning: [singleton] {{Form reaches the shared instance Tables.shared}}
}

//- Sources/Oven/Fire.swift
import Clay

final class Fire {
    func check() -> Bool { Gauges.shared.isOpen }
    //                     ^ warning: [singleton] {{Fire reaches the shared instance Gauges.shared}}
}

//- Sources/Shelf/Board.swift
import Foundation

final class Board {
    func check() -> Bool { Hooks.shared.isOpen }
}
