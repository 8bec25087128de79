// What a local name takes where there may be none goes where the name goes: the object that the initializer keeps.

protocol KeyStoring {
    func key() -> String
}

final class SyncMotor {
    private let keys: KeyStoring
    init(keys: KeyStoring) { self.keys = keys }
    func sync() { print(keys.key()) }
    //                  ^ related: [dependency-pipeline] {{SyncMotor uses it}}
}

final class SyncBelt {
    private let motor: SyncMotor?
    init(motor: SyncMotor?) { self.motor = motor }
    func start() { motor?.sync() }
}

final class ChosenOperation {
    private let belt: SyncBelt
    init(keys: KeyStoring, syncs: Bool) {
        let motor = syncs ? SyncMotor(keys: keys) : nil
        belt = SyncBelt(motor: motor)
    }
    func run() { belt.start() }
}

final class KeptOperation {
    private let motor: SyncMotor?
    init(keys: KeyStoring, isPaused: Bool) {
        let made = isPaused ? nil : SyncMotor(keys: keys)
        motor = made
    }
    func run() { motor?.sync() }
}

final class LetGoOperation {
    init(keys: KeyStoring, syncs: Bool) {
    //   ^ warning: [dependency-pipeline] {{LetGoOperation takes KeyStoring only to hand it on: LetGoOperation → SyncMotor, which uses it}}
        let motor = syncs ? SyncMotor(keys: keys) : nil
        //                                  ^ related: [dependency-pipeline] {{LetGoOperation hands it to SyncMotor}}
        motor?.sync()
    }
}

// Of a service the name is the same, if there is one.
final class ChoosingFlow {
    private let keys: KeyStoring
    init(keys: KeyStoring) { self.keys = keys }
    //   ^ warning: [dependency-pipeline] {{ChoosingFlow takes KeyStoring only to hand it on: ChoosingFlow → SpareMotor, which uses it}}
    func motor(_ isLocked: Bool) -> SpareMotor {
        let chosen = isLocked ? keys : nil
        return SpareMotor(keys: chosen)
        //                      ^ related: [dependency-pipeline] {{ChoosingFlow hands it to SpareMotor}}
    }
}

final class SpareMotor {
    private let keys: KeyStoring?
    init(keys: KeyStoring?) { self.keys = keys }
    func sync() { print(keys?.key() ?? "") }
    //                  ^ related: [dependency-pipeline] {{SpareMotor uses it}}
}
