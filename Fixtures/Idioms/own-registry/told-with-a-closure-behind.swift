// What somebody unknown is told under a registry's word, with a closure behind it, may have been told to that registry.
// only: unregistered-dependency

import Outside

final class Sky {
    private var makers: [ObjectIdentifier: () -> Any] = [:]
    func register<Part>(_ type: Part.Type, make: @escaping () -> Part) { makers[ObjectIdentifier(type)] = make }
    func resolve<Part>(_ type: Part.Type) -> Part { makers[ObjectIdentifier(type)]!() as! Part }
}

final class Moon {
    private var phase = 0
    func rise() { phase += 1 }
}

final class Comet {
    private var tail = 0
    func fall() { tail += 1 }
}

func fill(_ sky: Sky) {
    sky.register(Comet.self) { Comet() }
    Outside.heavens.register(Moon.self) { Moon() }
}

func watch(_ sky: Sky) {
    sky.resolve(Comet.self).fall()
    sky.resolve(Moon.self).rise()
}
