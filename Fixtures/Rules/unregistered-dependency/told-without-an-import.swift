// A file that names nothing of the library tells a constant of the project: what it registers is registered. A thing of
// the same shape that is no library's registers nothing.
// only: unregistered-dependency

//- Sources/App/Wiring.swift
import Swinject

enum Wiring {
    static let container = Container()
}

func assemble() {
    Wiring.container.register(Kettle.self) { _ in Kettle() }
}

//- Sources/App/Tea.swift
final class Kettle {
    func boil() {}
}

final class Teapot {
    private let kettle: Kettle
    init(kettle: Kettle) { self.kettle = kettle }
    func pour() { kettle.boil() }
}

final class Saucer {
    func lie() {}
}

final class Cupboard {
    func register<T>(_ type: T.Type, make: () -> T) { _ = make() }
}

func lay(_ cupboard: Cupboard) {
    Wiring.container.register(Teapot.self) { resolver in Teapot(kettle: resolver.resolve(Kettle.self)!) }
    cupboard.register(Saucer.self) { Saucer() }
}

//- Sources/App/Party.swift
import Swinject

func begin() {
    Wiring.container.resolve(Teapot.self)!.pour()
    Wiring.container.resolve(Saucer.self)!.lie()
    //                       ^ error: [unregistered-dependency] {{Party.swift asks Swinject for Saucer, which nothing registers}}
}
