// Knit: where its sources are in the tree, its resolver is a container all the same for those who import it; what it does with
// one itself is its own business.
// only: container-injection, service-locator

//- Sources/Knit/Resolver.swift
public protocol Resolver: AnyObject {
    var isAvailable: Bool { get }
    func unsafeResolver(file: StaticString, function: StaticString, line: UInt) -> Int
}

public class Container<TargetResolver>: Resolver {
    public var isAvailable: Bool { true }
    public func unsafeResolver(file: StaticString, function: StaticString, line: UInt) -> Int { 0 }
    public func register<Service>(_ type: Service.Type, factory: (Resolver) -> Service) {}
}

public final class ResolverCache {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func look() -> Bool { resolver.isAvailable }
}

//- Sources/App/Lamps.swift
import Knit

protocol PierResolver: Resolver {}

final class Lamp {
    func light() {}
}

final class LampAssembly: ModuleAssembly {
    func assemble(container: Container<PierResolver>) {
        container.register(Lamp.self) { _ in Lamp() }
    }
}

final class Keeper {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{Keeper takes the whole container Resolver}}
    func wake() { resolver.lamp().light() }
    //            ^ warning: [service-locator] {{Keeper asks a locator for Lamp}}
}

final class Pier {
    private let resolver: PierResolver
    init(resolver: PierResolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{Pier takes the whole container PierResolver}}
    func glow() { resolver.lamp().light() }
    //            ^ warning: [service-locator] {{Pier asks a locator for Lamp}}
}

//- Sources/Games/Board.swift
// What the project calls so in another module is none of Knit's.
public protocol Resolver: AnyObject {
    func resolveMove(_ number: Int)
}

final class Board {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func play() { resolver.resolveMove(1) }
}
