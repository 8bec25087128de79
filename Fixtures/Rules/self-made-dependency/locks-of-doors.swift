// A lock that others are handed by a protocol, and that nobody locks, works for others. One that is locked is its owner's tool,
// whoever is handed one.
// only: self-made-dependency

protocol GateLock { func isOpen(code: String) -> Bool }

final class PierLock: GateLock {
    func isOpen(code: String) -> Bool { code == "7" }
}

final class Warden {
    private let lock: any GateLock
    init(lock: any GateLock) { self.lock = lock }
    func open() -> Bool { lock.isOpen(code: "7") }
}

final class GateManager {
    private let lock = PierLock()
    //                 ^ note: [self-made-dependency] {{GateManager creates PierLock, which it could be given}}
    func start() -> Bool { lock.isOpen(code: "7") }
}

protocol Locking {
    func lock()
    func unlock()
}

final class SpinLock: Locking {
    func lock() {}
    func unlock() {}
}

final class Ledger {
    private let lock: any Locking
    init(lock: any Locking) { self.lock = lock }
    func post() { lock.lock() }
}

final class LedgerManager {
    private let lock = SpinLock()
    func start() { lock.lock() }
}
