// A container of the project's own that is called as the library's: one call is one registration, whoever reads it.
// only: duplicate-registration

//- Sources/Kit/Container.swift
import Swinject

public final class Container {
    private let container = Swinject.Container()
    public init() {}
    public func register<Service>(_ type: Service.Type, factory: @escaping (Resolver) -> Service) {
        container.register(type, factory: factory)
    }
    public func resolve<Service>(_ type: Service.Type) -> Service { container.resolve(type)! }
}

//- Sources/Port/Wiring.swift
import Kit
import Swinject

protocol Tide {}
final class LiveTide: Tide {}
protocol Moon {}
final class LiveMoon: Moon {}

final class Port {
    func wire(container: Container) {
        container.register(Tide.self) { _ in LiveTide() }
        container.register(Moon.self) { _ in LiveMoon() }
        //                 ^ related: [duplicate-registration] {{Moon is registered here first}}
        container.register(Moon.self) { _ in LiveMoon() }
        //                 ^ warning: [duplicate-registration] {{Port registers Moon a second time}}
    }
}
