// A static that keeps what came of making one of its own type holds a shared instance as an optional one does. What came of
// making something else is a value, and so is what is made anew.
// only: singleton

protocol Linking { func link() }

final class Archive {
    static let shared: Result<Archive, any Error> = Result { try Archive() }
    static var fresh: Result<Archive, any Error> { Result { try Archive() } }
    let linking: any Linking
    private init() throws { linking = try openLink() }
    func sort() { linking.link() }
    func again() { try? Self.shared.get().sort() }
}

func openLink() throws -> any Linking { throw CancellationError() }

final class Vault {
    static let shared: Swift.Result<Vault, any Error>? = Result { try Vault() }
    private var count = 0
    private init() throws {}
    func open() { count += 1 }
}

actor Cellar {
    static let shared: Task<Cellar, Never> = Task { Cellar() }
    private var count = 0
    func open() { count += 1 }
}

final class Census {
    static let shared: Result<Int, any Error> = .success(3)
    static let names: Result<[Census], any Error> = .success([])
    private var count = 0
    func take() { count += 1 }
}

final class Clerk {
    private let linking: any Linking
    init() throws { linking = try Archive.shared.get().linking }
    //                            ^ warning: [singleton] {{Clerk reaches the shared instance Archive.shared}}
    func work() { linking.link() }
}

final class Guard {
    func work() throws {
        try Vault.shared?.get().open()
        //  ^ warning: [singleton] {{Guard reaches the shared instance Vault.shared}}
        try Archive.fresh.get().sort()
    }
}

final class Cook {
    func work() async { await Cellar.shared.value.open() }
    //                        ^ warning: [singleton] {{Cook reaches the shared instance Cellar.shared}}
}

final class Counter {
    func work() throws -> Int { try Census.shared.get() + Census.names.get().count }
}
