// A protocol that refines a library's resolver is one, and a subclass of its container is one, wherever they are taken; not
// what is only called so, nor where nothing but what it makes is taken of it.
// only: container-injection, service-locator

//- Sources/App/Resolvers.swift
import Swinject

protocol PilotResolver: Resolver {}
protocol HarbourResolver: PilotResolver {
    var harbour: String { get }
}
protocol ScreenResolver: Resolver {}
final class PortContainer: Container {}

final class Tide {
    func rise() {}
}

final class TideScreen: UIViewController {}

extension ScreenResolver {
    func makeTideScreen() -> TideScreen { TideScreen() }
}

//- Sources/App/Pilots.swift
final class Pilot {
    private let resolver: any PilotResolver
    init(resolver: any PilotResolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{Pilot takes the whole container PilotResolver}}
    func steer() { resolver.resolve(Tide.self)!.rise() }
    //             ^ warning: [service-locator] {{Pilot asks a locator for Tide}}
}

final class Harbour {
    private let resolver: HarbourResolver
    init(resolver: HarbourResolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{Harbour takes the whole container HarbourResolver}}
    func open() { resolver.resolve(Tide.self)!.rise() }
    //            ^ warning: [service-locator] {{Harbour asks a locator for Tide}}
    func name() -> String { resolver.harbour }
}

final class Port {
    private let container: PortContainer
    init(container: PortContainer) { self.container = container }
    //   ^ warning: [container-injection] {{Port takes the whole container PortContainer}}
    func open() { container.resolve(Tide.self)!.rise() }
    //            ^ warning: [service-locator] {{Port asks a locator for Tide}}
}

final class Router {
    private let resolver: ScreenResolver
    init(resolver: ScreenResolver) { self.resolver = resolver }
    func show() -> UIViewController { resolver.makeTideScreen() }
}

//- Sources/App/Assemblies.swift
import Swinject

final class PortAssembly: Assembly {
    private let above: PilotResolver
    init(above: PilotResolver) { self.above = above }
    func assemble(container: Container) {
        container.register(Tide.self) { _ in self.above.resolve(Tide.self)! }
    }
}

//- Sources/Settling/Settling.swift
import PromiseKit

protocol Settling: Resolver {}

final class Settlement {
    private let settling: Settling
    init(settling: Settling) { self.settling = settling }
    func settle() { settling.fulfill() }
}
