// Knit: what every resolver has itself is no accessor; the resolver behind it is asked by type. Assemblers of modules give
// out a resolver.
// only: service-locator, unregistered-dependency

//- Sources/App/Pier.swift
import Knit

final class Lamp {
    func light() {}
}

final class Wick {
    func burn() {}
}

final class PierAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(Lamp.self) { _ in Lamp() }
        container.register(Pier.self) { r in
            Pier(wick: r.unsafeResolver(file: #fileID, function: #function, line: #line).resolve(Wick.self)!)
            //                                                                                   ^ error: [unregistered-dependency] {{Pier asks Swinject for Wick, which nothing registers}}
        }
    }
}

final class Pier {
    private let wick: Wick
    init(wick: Wick) { self.wick = wick }
    func glow() { wick.burn() }
}

final class Keeper {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func wake() { resolver.unsafeResolver(file: #fileID, function: #function, line: 9).resolve(Lamp.self)!.light() }
    //            ^ warning: [service-locator] {{Keeper asks a locator for Lamp}}
    func list() { print(resolver._dependencyTree()) }
}

final class Boot {
    private let assembler: ScopedModuleAssembler<Resolver>
    init(assembler: ScopedModuleAssembler<Resolver>) { self.assembler = assembler }
    func start() { assembler.resolver.lamp().light() }
    //             ^ warning: [service-locator] {{Boot asks a locator for Lamp}}
}

final class Reboot {
    private let assembler: ModuleAssembler
    init(assembler: ModuleAssembler) { self.assembler = assembler }
    func start() { assembler.resolver.resolve(Lamp.self)!.light() }
    //             ^ warning: [service-locator] {{Reboot asks a locator for Lamp}}
    func check() { assembler.validate() }
}

//- Sources/Other/Screens.swift
// An assembler of the project's own is none of Knit's.
final class ScreenAssembler {
    let resolver = Shelf()
}

final class Shelf {
    func lamp() -> Lamp { Lamp() }
}

final class Porch {
    private let assembler: ScreenAssembler
    init(assembler: ScreenAssembler) { self.assembler = assembler }
    func enter() { assembler.resolver.lamp().light() }
}
