// A struct without an initializer of its own that conforms to what a package declares may keep something because that asks for it.
// What the platform declares is known, what an initializer takes its type has asked for itself, and a class inherits for other
// reasons.
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
    func count() -> Int { 1 }
}

extension Crate: HarbourContent {}

struct SealedCrate: HarbourContent {
    let source: CargoSource
    init(source: CargoSource) { self.source = source }
    //   ^ warning: [unused-dependency] {{SealedCrate takes CargoSource and keeps it, but never uses it}}
}

struct NamedCrate: CustomStringConvertible, Sendable {
    let source: CargoSource
    //  ^ warning: [unused-dependency] {{NamedCrate}}
    var description: String { "crate" }
    func count() -> Int { 1 }
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
    //  ^ warning: [unused-dependency] {{Barge}}
    func count() -> Int { 1 }
}
