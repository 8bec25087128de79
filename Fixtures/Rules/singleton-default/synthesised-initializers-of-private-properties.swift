// Where the synthesised initializer takes something private, nobody calls it: what a property falls back on it always has.
// only: singleton, singleton-default
final class Beacon {
    static let shared = Beacon()
    var isLit = false
    func shine() { isLit = true }
}

struct Tower {
    private var height = 3
    var beacon: Beacon = .shared
    //                   ^ warning: [singleton] {{Tower reaches the shared instance Beacon.shared}}
    func shine() { beacon.shine(); print(height) }
}

struct Mole {
    private var length: Int?
    var beacon = Beacon.shared
    //           ^ warning: [singleton] {{Mole reaches the shared instance Beacon.shared}}
    func shine() { beacon.shine(); print(length ?? 0) }
}

// A constant that has its value is not in it.
struct Pier {
    private let length = 3
    var beacon: Beacon = .shared
    //                   ^ note: [singleton-default] {{Pier falls back on the shared instance Beacon.shared where it is handed nothing}}
    func shine() { beacon.shine(); print(length) }
}

struct Quay {
    private static var length = 3
    private var depth: Int { 3 }
    var beacon: Beacon = .shared
    //                   ^ note: [singleton-default] {{Quay falls back on the shared instance Beacon.shared where it is handed nothing}}
    func shine() { beacon.shine(); print(depth) }
}

// What a wrapper keeps of the type's own is not in it, either.
@propertyWrapper struct Kept<Value> { var wrappedValue: Value }

struct Lock {
    @Kept private var length = 3
    @Kept private var depth: Int?
    var beacon: Beacon = .shared
    //                   ^ note: [singleton-default] {{Lock falls back on the shared instance Beacon.shared where it is handed nothing}}
    func shine() { beacon.shine(); print(length, depth ?? 0) }
}

struct Weir {
    @Kept private var length: Int
    var beacon: Beacon = .shared
    //                   ^ warning: [singleton] {{Weir reaches the shared instance Beacon.shared}}
    func shine() { beacon.shine(); print(length) }
}
