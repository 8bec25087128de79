// A registration that is a value of its own brings a type along that cannot be seen.
// only: unregistered-dependency

struct Tool {
    let key: String
    let make: () -> Any

    static func of<T>(_ type: T.Type, _ make: @escaping () -> T) -> Tool { Tool(key: "\(type)", make: make) }
}

final class Bench {
    private var made: [String: () -> Any] = [:]

    func register<T>(_ type: T.Type, _ make: @escaping () -> T) { made["\(type)"] = make }
    func register(_ tool: Tool) { made[tool.key] = tool.make }
    func resolve<T>(_ type: T.Type) -> T { made["\(type)"]?() as! T }
}

final class Plane {
    func smooth() {}
}

final class Chisel {
    func carve() {}
}

func lay(_ bench: Bench) {
    bench.register(Plane.self) { Plane() }
    bench.register(.of(Chisel.self) { Chisel() })
    bench.resolve(Plane.self).smooth()
    bench.resolve(Chisel.self).carve()
}
