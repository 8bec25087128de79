// A closure that is merely handed on asks later: the ring is legal.

final class MailContainer {
    lazy var sync: MailSync = MailSync(outbox: { self.outbox })
    lazy var outbox: Outbox = Outbox(sync: sync)
}

final class MailSync {
    private let outbox: () -> Outbox
    init(outbox: @escaping () -> Outbox) { self.outbox = outbox }
    func run() { outbox().flush() }
}

final class Outbox {
    private let sync: MailSync
    init(sync: MailSync) { self.sync = sync }
    func flush() { sync.run() }
}
