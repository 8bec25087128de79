// A call of another shape on something unknown tells the registry nothing.
// only: unregistered-dependency

final class Kiln {
    private var made: [String: () -> Any] = [:]

    func register<T>(_ type: T.Type, glaze: Int = 1, _ make: @escaping () -> T) { made["\(type)"] = make }
    func resolve<T>(_ type: T.Type) -> T { made["\(type)"]?() as! T }
}

final class Bowl {
    func fill() {}
}

final class Jug {
    func pour() {}
}

func fire(_ kiln: Kiln) {
    kiln.register(Bowl.self) { Bowl() }
    Pottery.main.register()
    Pottery.main.register(forRemote: Jug())
    kiln.resolve(Bowl.self).fill()
    kiln.resolve(Jug.self).pour()
    //           ^ error: [unregistered-dependency] {{Fixture.swift asks the project's registry for Jug, which nothing registers}}
}
