// What a package declares may be registered there. But what the project itself makes, to register it as something else, nobody
// else registers.
// only: unregistered-dependency

import HarbourKit
import Swinject

func assemble(_ container: Container) {
    container.register(TideReading.self) { _ in TideMeter(depth: depth()) }
    container.register(HornBlowing.self) { _ in Horn() }
    container.register(Horn.self, name: "loud") { _ in Horn() }
    container.register(Wire.self, name: "long") { _ in Wire() }
    container.register(Lamp.self) { _ in Lamp() }
    container.register(Bell.self) { _ in Beacon<Lamp>() }
    container.register(Rope.self) { resolver in
        _ = resolver.resolve(TideMeter.self)!
        //                   ^ error: [unregistered-dependency] {{Rope asks Swinject for TideMeter, which nothing registers}}
        _ = resolver.resolve(Horn.self)!
        //                   ^ error: [unregistered-dependency] {{Rope asks Swinject for Horn, which nothing registers}}
        // The package may register these, or it is another one of them.
        _ = resolver.resolve(Wire.self)!
        _ = resolver.resolve(Beacon<Bell>.self)!
        _ = resolver.resolve(Anchor.self)!
        return Rope()
    }
}

func depth() -> Int { 7 }
extension TideMeter { func read() {} }
protocol TideReading {}
protocol HornBlowing {}
final class Rope {}
final class Bell {}
