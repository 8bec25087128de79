// A struct that conforms to what a package declares may keep something because that asks for it. What the platform declares
// is known, nobody asks for what a file or type keeps to itself, and a class inherits for other reasons.
// only: unused-dependency

//- Sources/Port/Cargo.swift
import Foundation
import HarbourKit

protocol CargoSource {
    func next() -> Int
}

struct Cargo: HarbourContent {
    let source: CargoSource
    let number: Int
}

struct Crate {
    let source: CargoSource
    init(source: CargoSource) { self.source = source }
}

extension Crate: HarbourContent {}

struct SealedCrate: HarbourContent {
    private let source: CargoSource
    init(source: CargoSource) { self.source = source }
    //   ^ warning: [unused-dependency] {{SealedCrate takes CargoSource and keeps it, but never uses it}}
}

struct NamedCrate: CustomStringConvertible, Sendable {
    let source: CargoSource
    var description: String { "crate" }
    init(source: CargoSource) { self.source = source }
    //   ^ warning: [unused-dependency] {{NamedCrate}}
}

final class CargoHandler: HarbourHandling {
    let source: CargoSource
    init(source: CargoSource) { self.source = source }
    //   ^ warning: [unused-dependency] {{CargoHandler}}
}

//- Sources/Port/Barge.swift
import Foundation

struct Barge: FileContent {
    let source: CargoSource
    init(source: CargoSource) { self.source = source }
    //   ^ warning: [unused-dependency] {{Barge}}
}
