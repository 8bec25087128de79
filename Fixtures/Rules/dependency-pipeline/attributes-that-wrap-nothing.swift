// The synthesised initializer takes what an attribute of the language stands before; what a wrapper fills it does not take.

protocol KeyStore {
    func key() -> String
}

final class Seal {
    private let store: KeyStore
    init(store: KeyStore) { self.store = store }
    func press() { print(store.key()) }
    //                   ^ related: [dependency-pipeline] {{Seal uses it}}
    //                   ^ related: [dependency-pipeline] {{Seal uses it}}
    //                   ^ related: [dependency-pipeline] {{Seal uses it}}
}

struct PlainDesk {
    let store: KeyStore
    //  ^ warning: [dependency-pipeline] {{PlainDesk takes KeyStore only to hand it on: PlainDesk → Seal, which uses it}}
    let name: String
    func work() {
        Seal(store: store).press()
        //          ^ related: [dependency-pipeline] {{PlainDesk hands it to Seal}}
        print(name)
    }
}

struct MainDesk {
    @MainActor let store: KeyStore
    //             ^ warning: [dependency-pipeline] {{MainDesk takes KeyStore only to hand it on: MainDesk → Seal, which uses it}}
    let name: String
    @MainActor func work() {
        Seal(store: store).press()
        //          ^ related: [dependency-pipeline] {{MainDesk hands it to Seal}}
        print(name)
    }
}

public struct InlineDesk {
    @usableFromInline let store: KeyStore
    //                    ^ warning: [dependency-pipeline] {{InlineDesk takes KeyStore only to hand it on: InlineDesk → Seal, which uses it}}
    let name: String
    func work() {
        Seal(store: store).press()
        //          ^ related: [dependency-pipeline] {{InlineDesk hands it to Seal}}
        print(name)
    }
}

struct FilledDesk {
    @Filled var store: KeyStore
    let name: String
    func work() {
        Seal(store: store).press()
        print(name)
    }
}
