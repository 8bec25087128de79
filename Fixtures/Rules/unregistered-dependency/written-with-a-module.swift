// What is registered may be written with its module, of the tree or one that only a project file knows.
// only: unregistered-dependency

//- Sources/Kit/Lamp.swift
public final class Lamp {
    public init() {}
    public func shine() {}
}

public enum Desk {
    public final class Drawer {
        public func open() {}
    }
}

//- Sources/App/Assembly.swift
import Kit
import Swinject

final class Lamp {
    func shine() {}
}

final class Bell {
    func ring() {}
}

final class Horn {
    func blow() {}
}

func assemble(_ container: Container) {
    container.register(Kit.Lamp.self) { _ in Kit.Lamp() }
    container.register(Kit.Desk.Drawer.self) { _ in Desk.Drawer() }
    container.register(Harbour.Bell.self) { _ in Bell() }
}

func start(_ resolver: Resolver) {
    resolver.resolve(Lamp.self)!.shine()
    //               ^ error: [unregistered-dependency] {{Assembly.swift asks Swinject for Lamp, which nothing registers}}
    resolver.resolve(Kit.Lamp.self)!.shine()
    resolver.resolve(Desk.Drawer.self)!.open()
    resolver.resolve(Bell.self)!.ring()
    resolver.resolve(Horn.self)!.blow()
    //               ^ error: [unregistered-dependency] {{Assembly.swift asks Swinject for Horn, which nothing registers}}
}
