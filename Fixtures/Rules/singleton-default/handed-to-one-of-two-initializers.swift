// What an initializer hands to another one of its type is a default where others can call that one, whichever stands
// first; where only the type itself can, nobody else can hand in another.
// only: singleton-default, singleton

protocol Vaulting {
    func open() -> Int
}

final class SharedVault: Vaulting {
    static let shared = SharedVault()
    private var count = 0
    func open() -> Int { count }
}

struct Sketch {
    static let empty = Sketch(count: 0)
    let count: Int
}

final class Guard {
    private let vault: any Vaulting
    private init(_ sketch: Sketch, of name: String) { vault = SketchVault(sketch) }
    init(_ vault: any Vaulting, of name: String) { self.vault = vault }
    convenience init(name: String) { self.init(SharedVault.shared, of: name) }
    //                                         ^ note: [singleton-default] {{Guard falls back on the shared instance SharedVault.shared where it is handed nothing}}
    convenience init(count: Int) { self.init(Sketch(count: count), of: "sketch") }
    func look() -> Int { vault.open() }
}

final class Warden {
    private let vault: any Vaulting
    init(_ sketch: Sketch, of name: String) { vault = SketchVault(sketch) }
    private init(_ vault: any Vaulting, of name: String) { self.vault = vault }
    convenience init(name: String) { self.init(SharedVault.shared, of: name) }
    //                                         ^ warning: [singleton] {{Warden reaches the shared instance SharedVault.shared}}
    func look() -> Int { vault.open() }
}

final class SketchVault: Vaulting {
    private let sketch: Sketch
    init(_ sketch: Sketch) { self.sketch = sketch }
    func open() -> Int { sketch.count }
}

// A member alone is one of the type that the chosen initializer takes.
final class Sentry {
    private let vault: any Vaulting
    init(_ sketch: Sketch, of count: Int) { vault = SketchVault(sketch) }
    init(_ vault: SharedVault, of name: String) { self.vault = vault }
    convenience init(name: String) { self.init(.shared, of: name) }
    //                                         ^ note: [singleton-default] {{Sentry falls back on the shared instance SharedVault.shared where it is handed nothing}}
    convenience init(count: Int) { self.init(.empty, of: count) }
    func look() -> Int { vault.open() }
}

final class Porter {
    private let vault: any Vaulting
    private init(_ sketch: Sketch) { vault = SketchVault(sketch) }
    init(_ vault: any Vaulting) { self.vault = vault }
    convenience init(count: Int) { self.init(Sketch(count: count)) }
    func look() -> Int { vault.open() }
}
