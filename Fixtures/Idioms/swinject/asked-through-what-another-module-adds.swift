// Swinject: who sees what another module adds to the library's resolver can ask that without naming the library; what
// is no more than a method with the same name asks nothing.
// only: unregistered-dependency, dependency-cycle

//- Sources/Kit/Resolving.swift
import Swinject

extension Resolver {
    public func require<Service>(_ type: Service.Type, name: String?) -> Service { resolve(type, name: name)! }
    public func take<Service>() -> Service { resolve(Service.self)! }
}

//- Sources/Kit/Parts.swift
public final class Bell {
    public init() {}
}
public final class Horn {
    public init() {}
}

//- Sources/Wiring/Assembly.swift
import App
import Kit
import Swinject

final class TowerAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Bell.self) { _ in Bell() }
        container.register(Tower.self) { resolver in Tower(resolver: resolver) }
        container.register(Stair.self) { resolver in Stair(resolver: resolver) }
    }
}

//- Sources/App/Tower.swift
import Kit

public final class Tower {
    private let stair: Stair
    public init(resolver: Resolver) { stair = resolver.require(Stair.self, name: nil) }
    //                                        ^ related: [dependency-cycle] {{Tower asks for Stair}}
    func open(_ resolver: Resolver) {
        let bell: Bell = resolver.take()
        let horn: Horn = resolver.take()
        //               ^ error: [unregistered-dependency] {{Tower asks Swinject for Horn, which nothing registers}}
        print(resolver.require(Bell.self, name: nil), resolver.require(Horn.self, name: nil), bell, horn)
        //                                                             ^ related: [unregistered-dependency] {{also asks for Horn here}}
    }
}

public final class Stair {
    private let tower: Tower
    public init(resolver: Resolver) { tower = resolver.take() }
    //                                        ^ error: [dependency-cycle] {{Producing Stair needs itself: Stair → Tower → Stair}}
    func climb() { print(tower) }
}

//- Sources/App/Gate.swift
final class Ring {}
final class Ringer {
    func require<Service>(_ type: Service.Type, name: String?) -> Service? { nil }
}

final class Gate {
    func open(_ ringer: Ringer) { print(ringer.require(Ring.self, name: nil) as Any) }
}
