// What a registry is told besides, a text or a number, brings no type along.
// only: unregistered-dependency

final class Rack {
    private var made: [String: () -> Any] = [:]
    private var label = ""

    func register<T>(_ type: T.Type, _ make: @escaping () -> T) { made["\(type)"] = make }
    func setLabel(_ label: String, size: Int) { self.label = label }
    func resolve<T>(_ type: T.Type) -> T { made["\(type)"]?() as! T }
}

final class Coat {
    func wear() {}
}

final class Scarf {
    func wind() {}
}

func hang(_ rack: Rack) {
    rack.setLabel("hall", size: 4)
    rack.register(Coat.self) { Coat() }
    rack.resolve(Coat.self).wear()
    rack.resolve(Scarf.self).wind()
    //           ^ error: [unregistered-dependency] {{Fixture.swift asks the project's registry for Scarf, which nothing registers}}
}
