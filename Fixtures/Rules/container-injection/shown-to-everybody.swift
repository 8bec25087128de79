// Who takes a container and shows it to everybody, without a look at it, takes it whole. Where somebody may read it of
// a thing that nobody knows, that may be for what it makes alone, and nothing is said.
// only: container-injection

import Kit

protocol Oiling {
    func oil()
}

final class Oiler: Oiling {
    func oil() {}
}

final class Greaser {
    private let oiler: any Oiling
    init(oiler: any Oiling) { self.oiler = oiler }
    func grease() { oiler.oil() }
}

public final class EngineContainer {
    lazy var oiler: any Oiling = Oiler()
    lazy var greaser = Greaser(oiler: oiler)
    func makeGreaser() -> Greaser { Greaser(oiler: oiler) }
}

public final class Stoker {
    public let engine: EngineContainer
    public init(engine: EngineContainer) { self.engine = engine }
    //          ^ warning: [container-injection] {{Stoker takes the whole container EngineContainer}}
    public func work() { shifts += 1 }
    private var shifts = 0
}

public final class Trimmer {
    public let motor: EngineContainer
    public init(motor: EngineContainer) { self.motor = motor }
    public func work() { shifts += 1 }
    private var shifts = 0
}

final class Inspector {
    func inspect(_ room: KitRoom) { room.worker.motor.makeGreaser().grease() }
}
