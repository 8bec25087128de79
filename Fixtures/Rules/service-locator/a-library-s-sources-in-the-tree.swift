// A library whose sources are in the tree is asked once by each call: for what the library's idiom reads of it, and not as a
// resolver of the project's own as well.
// only: service-locator, container-injection

//- Sources/Swinject/Resolver.swift
public protocol Resolver {
    func resolve<Service>(_ serviceType: Service.Type) -> Service?
}

public final class Lazy<Service> {
    public var instance: Service { fatalError() }
}

//- Sources/App/Yard.swift
import Swinject

final class Anchor {
    func drop() {}
}

final class Crate<Content> {
    func open() {}
}

final class Yard {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{Yard takes the whole container Resolver}}
    func unpack() { resolver.resolve(Crate<Anchor>.self)!.open() }
    //              ^ warning: [service-locator] {{Yard asks a locator for Crate<Anchor>}}
    func moor() { resolver.resolve(Lazy<Anchor>.self)!.instance.drop() }
    //            ^ warning: [service-locator] {{Yard asks a locator for Anchor}}
}

//- Sources/Tools/Bench.swift
// A resolver of the project's own is asked as before.
public protocol Finding {
    func resolve<Tool>(_ type: Tool.Type) -> Tool?
}

final class Plane {
    func smooth() {}
}

final class Bench {
    private let finding: Finding
    init(finding: Finding) { self.finding = finding }
    //   ^ warning: [container-injection] {{Bench takes the whole container Finding}}
    func work() { finding.resolve(Plane.self)!.smooth() }
    //            ^ warning: [service-locator] {{Bench asks a locator for Plane}}
}
