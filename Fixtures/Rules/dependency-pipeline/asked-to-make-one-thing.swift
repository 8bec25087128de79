// What its protocol asks to make one thing, and what does nothing else, is a factory, though it be called a store, and though the
// method be named after what is made rather than the protocol that this is given out as, or after neither, if it makes one
// of several. What does more is none, nor is what asks for something on the way.
// only: dependency-pipeline, inline-assembly

protocol Sealing { func seal() }
final class SealKeychain { func key() -> Int { 1 } }
final class DrawerStorage { private var notes: [Int] = []; func put(_ note: Int) { notes.append(note) } }

final class WaxSealer: Sealing {
    private let keyring: SealKeychain
    init(keyring: SealKeychain, name: String) { self.keyring = keyring }
    func seal() { _ = keyring.key() }
}

protocol SealStoring { func waxSealer(_ name: String) -> Sealing }
final class SealStore: SealStoring {
    private let keyring: SealKeychain
    init(keyring: SealKeychain) { self.keyring = keyring }
    func waxSealer(_ name: String) -> Sealing { WaxSealer(keyring: keyring, name: name) }
}
final class SealProvider {
    private let keyring: SealKeychain
    init(keyring: SealKeychain) { self.keyring = keyring }
    func waxSealer(_ name: String) -> Sealing { WaxSealer(keyring: keyring, name: name) }
}

protocol DrawerStoring {
    func waxSealer(_ name: String) -> Sealing
    func clear()
}
final class DrawerStore: DrawerStoring {
    private let keyring: SealKeychain
    private let drawer: DrawerStorage
    init(keyring: SealKeychain, drawer: DrawerStorage) {
    //   ^ warning: [dependency-pipeline] {{DrawerStore takes SealKeychain only to hand it on: DrawerStore → WaxSealer, which uses it}}
        self.keyring = keyring
        self.drawer = drawer
    }
    func waxSealer(_ name: String) -> Sealing { WaxSealer(keyring: keyring, name: name) }
    //                                          ^ note: [inline-assembly] {{DrawerStore builds WaxSealer out of its own dependencies}}
    func clear() { drawer.put(0) }
}

enum Wax { case red, plain }
struct PaperSealer: Sealing {
    let name: String
    func seal() {}
}

protocol SealSupplying { func supply(for wax: Wax) -> Sealing }
final class SealSupplier: SealSupplying {
    private let keyring: SealKeychain
    private let name: String
    init(keyring: SealKeychain, name: String) { (self.keyring, self.name) = (keyring, name) }
    func supply(for wax: Wax) -> Sealing {
        switch wax {
        case .red: return WaxSealer(keyring: keyring, name: name)
        case .plain: return PaperSealer(name: name)
        }
    }
}

protocol SealChecking { func check(_ wax: Wax) -> Sealing }
final class SealChecker: SealChecking {
    private let keyring: SealKeychain
    private let drawer: DrawerStorage
    init(keyring: SealKeychain, drawer: DrawerStorage) {
    //   ^ warning: [dependency-pipeline] {{SealChecker takes SealKeychain only to hand it on: SealChecker → WaxSealer, which uses it}}
        self.keyring = keyring
        self.drawer = drawer
    }
    func check(_ wax: Wax) -> Sealing {
        drawer.put(1)
        return WaxSealer(keyring: keyring, name: "wax")
        //     ^ note: [inline-assembly] {{SealChecker builds WaxSealer out of its own dependencies}}
    }
}
