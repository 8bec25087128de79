// A property wrapper that wraps properties of the shared instance's type and of no other one is that type's own code; one
// that others have as well reaches it as they would.
// only: singleton

//- Sources/App/Vault.swift
import Foundation

@propertyWrapper
struct Locked<Value> {
    let key: String
    var wrappedValue: Value? {
        get { Vault.shared.box[key] as? Value }
        set { Vault.shared.box[key] = newValue }
    }
    init(key: String) { self.key = key }
}

@propertyWrapper
struct Sealed<Value> {
    let key: String
    var wrappedValue: Value? {
        get { Vault.shared.box[key] as? Value }
        //    ^ warning: [singleton] {{Sealed reaches the shared instance Vault.shared in 2 places}}
        set { Vault.shared.box[key] = newValue }
        //    ^ related: [singleton] {{also reaches Vault.shared here}}
    }
    init(key: String) { self.key = key }
}

@propertyWrapper
struct Bolted<Value> {
    var wrappedValue: Value? {
        get { Vault.shared.box["bolt"] as? Value }
        //    ^ warning: [singleton] {{Bolted reaches the shared instance Vault.shared in 2 places}}
        set { Vault.shared.box["bolt"] = newValue }
        //    ^ related: [singleton] {{also reaches Vault.shared here}}
    }
}

final class Vault {
    static let shared = Vault()
    fileprivate var box: [String: Any] = [:]
    @Locked(key: "mail") var mail: String?
    @Sealed(key: "name") var name: String?
    @Bolted var bolt: String?
    private init() {}
}

extension Vault {
    struct Drawer {
        @Locked(key: "pen") var pen: String?
    }
}

//- Sources/App/Letters.swift
final class Letters {
    @Sealed(key: "stamp") var stamp: String?
}

func openLetters() {
    @Bolted var bolt: String?
    bolt = nil
}
