// What fills a registry as it is made cannot be seen.
// only: unregistered-dependency

final class Sky {
    private var seen: [ObjectIdentifier: Any]

    init(_ seen: [ObjectIdentifier: Any]) { self.seen = seen }

    func register<T>(_ type: T.Type, _ value: T) { seen[ObjectIdentifier(type)] = value }
    func resolve<T>(_ type: T.Type) -> T { seen[ObjectIdentifier(type)] as! T }
}

final class Moon {
    func rise() {}
}

final class Comet {
    func fall() {}
}

func watch() {
    let sky = Sky([ObjectIdentifier(Moon.self): Moon()])
    sky.register(Comet.self, Comet())
    sky.resolve(Comet.self).fall()
    sky.resolve(Moon.self).rise()
}
