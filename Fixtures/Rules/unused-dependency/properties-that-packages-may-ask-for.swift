// A struct that conforms to what a package declares may keep something because that asks for it, and what a protocol's extension
// reads may be asked for by the package's protocol behind it. What the platform declares is known, what is private nobody asks
// for, and a class inherits for other reasons, unless it keeps what the package declares as well.
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

struct OpenCrate: HarbourContent {
    let source: CargoSource
    init(source: CargoSource) { self.source = source }
}

struct SealedCrate: HarbourContent {
    private let source: CargoSource
    init(source: CargoSource) { self.source = source }
    //   ^ warning: [unused-dependency] {{SealedCrate takes CargoSource and keeps it, but never uses it}}
}

struct NamedCrate: CustomStringConvertible, Sendable {
    let source: CargoSource
    //  ^ warning: [unused-dependency] {{NamedCrate takes CargoSource and keeps it, but never uses it}}
    var description: String { "crate" }
    func count() -> Int { 1 }
}

final class CargoHandler: HarbourHandling {
    let source: CargoSource
    init(source: CargoSource) { self.source = source }
    //   ^ warning: [unused-dependency] {{CargoHandler takes CargoSource and keeps it, but never uses it}}
}

final class LabelHandler: HarbourHandling {
    let service: HarbourLabelService?
    init(service: HarbourLabelService?) { self.service = service }
}

final class SealedHandler: HarbourHandling {
    private let service: HarbourLabelService?
    init(service: HarbourLabelService?) { self.service = service }
    //   ^ warning: [unused-dependency] {{SealedHandler takes HarbourLabelService and keeps it, but never uses it}}
}

final class PlainHandler {
    let service: HarbourLabelService?
    init(service: HarbourLabelService?) { self.service = service }
    //   ^ warning: [unused-dependency] {{PlainHandler takes HarbourLabelService and keeps it, but never uses it}}
}

final class PanelReader {
    func read(_ panel: HarbourPanel) -> Cargo {
        let cargo: Cargo = panel.service
        return cargo
    }
}

//- Sources/Port/Barge.swift
import Foundation

struct Barge: FileContent {
    let source: CargoSource
    //  ^ warning: [unused-dependency] {{Barge takes CargoSource and keeps it, but never uses it}}
    func count() -> Int { 1 }
}

//- Sources/Port/Manifest.swift
import HarbourKit

protocol ManifestStore {
    func next() -> Int
}

protocol Listing: HarbourListing {
    func list() -> Int
}

extension Listing {
    func list() -> Int { store.next() }
}

//- Sources/Port/Manifests.swift
final class OpenManifest: Listing {
    let store: ManifestStore
    let spare: ManifestStore
    init(store: ManifestStore, spare: ManifestStore) {
        //                     ^ warning: [unused-dependency] {{OpenManifest takes ManifestStore as `spare` and keeps it, but never uses it}}
        self.store = store
        self.spare = spare
    }
}

final class SealedManifest: Listing {
    private let store: ManifestStore
    init(store: ManifestStore) { self.store = store }
    //   ^ warning: [unused-dependency] {{SealedManifest takes ManifestStore and keeps it, but never uses it}}
}
