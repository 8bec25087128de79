// A protocol that asks for nothing and has statics alone for those who adopt it is a mixin, though it is named like a service: it
// makes nobody a component. One whose extension does something for others may be taken, and so may one that nothing is known of.

import os

protocol AppLogger {}

extension AppLogger {
    static var logger: Logger { Logger(subsystem: "app", category: String(describing: Self.self)) }
}

protocol LineLogger {}

extension LineLogger {
    func log(_ line: String) { print(line) }
}

protocol Reel {
    func wind()
}

final class LiveReel: Reel {
    func wind() {}
}

final class Backup: AppLogger {
    func copy() { Self.logger.info("copied") }
}

final class LoggedBackup: LineLogger {
    func copy() { log("copied") }
}

final class Cleanup: AppLogger {
    private let backup = Backup()
    private let reel = LiveReel()
    func start() {
        backup.copy()
        reel.wind()
    }
}

final class LoggedCleanup: LineLogger {
    private let reel = LiveReel()
    //                 ^ note: [self-made-dependency] {{LoggedCleanup creates LiveReel, which it could be given}}
    func start() { reel.wind() }
}

final class CleanupService: AppLogger {
    private let backup = Backup()
    private let logged = LoggedBackup()
    //                   ^ note: [self-made-dependency] {{CleanupService creates LoggedBackup, which it could be given}}
    func start() {
        backup.copy()
        logged.copy()
    }
}
