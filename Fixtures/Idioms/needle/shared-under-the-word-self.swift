// Needle: what a component shares it makes in that closure, whether its code says `self` or not; what another object
// shares under that name is its own matter.
// only: dependency-cycle

import NeedleFoundation

protocol TideReading {
    func read()
}

final class LiveTide: TideReading {
    private let log: Log
    init(log: Log) { self.log = log }
    func read() { log.write() }
}

final class Log {
    private let tide: TideReading
    init(tide: TideReading) { self.tide = tide }
    func write() { tide.read() }
}

final class HarbourComponent: BootstrapComponent {
    var tide: TideReading { self.shared { LiveTide(log: log) } }
    //                                                  ^ related: [dependency-cycle] {{tide asks for log}}
    var log: Log { self.shared { Log(tide: tide) } }
    //                                     ^ error: [dependency-cycle] {{Producing HarbourComponent.log needs itself: log → tide → log}}
}

final class Pool {
    func shared<Thing>(_ make: @escaping () -> Thing) -> Lazy<Thing> { Lazy(make) }
}

final class Bell {
    private let horn: Lazy<Horn>
    init(horn: Lazy<Horn>) { self.horn = horn }
    func ring() { horn.value.blow() }
}

final class Horn {
    private let bell: Bell
    init(bell: Bell) { self.bell = bell }
    func blow() { bell.ring() }
}

final class TowerComponent: BootstrapComponent {
    private let pool = Pool()
    var bell: Bell { Bell(horn: pool.shared { self.horn }) }
    var horn: Horn { shared { Horn(bell: bell) } }
}
