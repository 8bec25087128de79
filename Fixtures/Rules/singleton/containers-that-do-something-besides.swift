// What is named container and makes several things puts into them what it likes, though it does something besides. What it asks
// of a shared instance itself, leaves to a closure or hands to somebody who is there already is no assembling, nor is what a
// container does that makes nothing.
// only: singleton

final class Keychain {
    static let shared = Keychain()
    func wipe() {}
}

final class LoginModel {
    private let keychain: Keychain
    init(keychain: Keychain) { self.keychain = keychain }
    func start() { keychain.wipe() }
    func replace(_ keychain: Keychain) {}
}

final class LockModel {
    private let keychain: () -> Keychain
    init(keychain: @escaping () -> Keychain) { self.keychain = keychain }
    func start() { keychain().wipe() }
}

final class HarbourDependencyContainer {
    private var login: LoginModel?

    init() {
        func makeFirst() -> LoginModel { LoginModel(keychain: Keychain.shared) }
        login = makeFirst()
    }

    func makeLogin() -> LoginModel { LoginModel(keychain: Keychain.shared) }
    func makeSpare() -> LoginModel {
        let model = LoginModel(keychain: .shared)
        return model
    }
    func makeLock() -> LockModel {
        LockModel(keychain: { Keychain.shared })
        //                    ^ warning: [singleton] {{HarbourDependencyContainer reaches the shared instance Keychain.shared in 3 places}}
    }
    func discard() {
        Keychain.shared.wipe()
    //  ^ related: [singleton] {{also reaches Keychain.shared here}}
        login?.replace(Keychain.shared)
        //             ^ related: [singleton] {{also reaches Keychain.shared here}}
        login = nil
    }
}

final class BuoyContainer {
    private var login: LoginModel?
    func start() { login = LoginModel(keychain: Keychain.shared) }
    //                                          ^ warning: [singleton] {{BuoyContainer reaches the shared instance Keychain.shared}}
}
