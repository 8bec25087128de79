// A lock guards what its owner keeps: it is a part of that, whatever protocol locks have. What opens locks, and a lock that needs
// something, works for others.
// only: self-made-dependency

import Foundation

protocol RawLocking {
    func unbalancedLock()
    func unbalancedUnlock()
}

final class ThreadMutex: RawLocking {
    private var underlying = pthread_mutex_t()
    init(recursive: Bool = false) {}
    func unbalancedLock() { pthread_mutex_lock(&underlying) }
    func unbalancedUnlock() { pthread_mutex_unlock(&underlying) }
}

final class ThreadLock: RawLocking {
    private var underlying = os_unfair_lock()
    func unbalancedLock() { os_unfair_lock_lock(&underlying) }
    func unbalancedUnlock() { os_unfair_lock_unlock(&underlying) }
}

protocol Clocking { func tick() }
final class BankClock: Clocking { func tick() {} }

final class VaultLock: RawLocking {
    private let ledger: Ledger?
    init(ledger: Ledger?) { self.ledger = ledger }
    func unbalancedLock() { ledger?.post() }
    func unbalancedUnlock() {}
}

protocol Ledger { func post() }

final class BankService {
    private let mutex = ThreadMutex(recursive: true)
    private let lock = ThreadLock()
    private let clock = BankClock()
    //                  ^ note: [self-made-dependency] {{BankService creates BankClock, which it could be given}}
    private let vault = VaultLock(ledger: nil)
    //                  ^ note: [self-made-dependency] {{BankService creates VaultLock, which it could be given}}
    private let name: String
    init(name: String) { self.name = name }
    func pay() {
        mutex.unbalancedLock()
        lock.unbalancedLock()
        vault.unbalancedLock()
        clock.tick()
    }
}
