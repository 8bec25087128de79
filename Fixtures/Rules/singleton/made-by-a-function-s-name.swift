// A static that hands the initializer by its name to what calls it at once makes what it gives at every call, as with a closure;
// who takes it otherwise may call it once for all.
// only: singleton

protocol Manifest {
    var port: String { get }
}

final class Cargo: Manifest {
    private let manifest: Manifest
    init(_ manifest: Manifest) { self.manifest = manifest }
    var port: String { manifest.port }
    static func loaded(manifest: Manifest) -> Cargo { manifest as? Cargo ?? Cargo(manifest) }
    static func stowed(manifest: Manifest) -> Cargo { hold }
    private static let hold = Cargo(Harbour.latest)
}

struct PaperManifest: Manifest {
    let port: String
}

enum Harbour {
    static var latest: Manifest { PaperManifest(port: "Oslo") }
    static var next: Manifest? { PaperManifest(port: "Bergen") }
    static func keep<Product>(_ make: @escaping (Manifest) -> Product) -> Product { make(latest) }
}

extension Cargo {
    static var currentLoad: Cargo? { Harbour.next.map(Cargo.init) }
    static var currentBulk: Cargo? { Harbour.next.map(Cargo.loaded(manifest:)) }
    static var currentCase: Cargo? { Harbour.next.flatMap(loaded) }
    static func currentCrate() -> Cargo? { Harbour.next.map(Cargo.init) }
    static var currentBale: Cargo? { Harbour.next.map(Cargo.stowed(manifest:)) }
    static var currentBarrel: Cargo { Harbour.keep(Cargo.init) }
    static var currentSack: Cargo? { Harbour.next.map(\.port).map(Cargo.find) }
    static func find(port: String) -> Cargo { hold }
}

final class Crane {
    func lift() -> [String?] {
        [
            Cargo.currentLoad?.port, Cargo.currentBulk?.port, Cargo.currentCase?.port, Cargo.currentCrate()?.port,
            Cargo.currentBale?.port,
//          ^ warning: [singleton] {{Crane reaches the shared instance Cargo.currentBale}}
            Cargo.currentBarrel.port,
//          ^ warning: [singleton] {{Crane reaches the shared instance Cargo.currentBarrel}}
            Cargo.currentSack?.port,
//          ^ warning: [singleton] {{Crane reaches the shared instance Cargo.currentSack}}
        ]
    }
}
