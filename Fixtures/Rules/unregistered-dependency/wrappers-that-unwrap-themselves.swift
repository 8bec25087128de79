// A wrapper of the project's own that unwraps itself has to be filled by the time it is read, as one whose value is never
// empty; what may be empty, and what another container fills, is no fault.
// only: unregistered-dependency
import Swinject

protocol Tiding {
    func read()
}

protocol Waving {
    func wave()
}

protocol Foaming {
    func foam()
}

final class Tides: Tiding {
    func read() {}
}

@propertyWrapper
final class Plug<Service> {
    var wrappedValue: Service!

    func fill(from resolver: Resolver) { wrappedValue = resolver.resolve(Service.self)! }
}

@propertyWrapper
final class LooseSocket<Service> {
    var wrappedValue: Service?

    func fill(from resolver: Resolver) { wrappedValue = resolver.resolve(Service.self)! }
}

@propertyWrapper
final class HopefulPlug<Service> {
    var wrappedValue: Service!

    func fill(from resolver: Resolver) { wrappedValue = resolver.resolve(Service.self) }
}

final class Harbour {
    @Plug var tides: (any Tiding)!
    @Plug var waves: (any Waving)!
    //                    ^ error: [unregistered-dependency] {{Harbour asks Swinject for Waving, which nothing registers}}
    @Plug var foam: Foaming!
    //              ^ error: [unregistered-dependency] {{Harbour asks Swinject for Foaming, which nothing registers}}
    @LooseSocket var looseWaves: (any Waving)?
    @HopefulPlug var hopedWaves: (any Waving)!
    //                                ^ related: [unregistered-dependency] {{also asks for Waving here}}

    init(resolver: Resolver) {
        _tides.fill(from: resolver)
        _waves.fill(from: resolver)
        _foam.fill(from: resolver)
    }

    func open() {
        tides.read()
        waves.wave()
        foam.foam()
        looseWaves?.wave()
        hopedWaves.wave()
    }
}

final class HarbourAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Tiding.self) { _ in Tides() }
        container.register(Harbour.self) { Harbour(resolver: $0) }
    }
}
