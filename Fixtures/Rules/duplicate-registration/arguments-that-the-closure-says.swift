// What a generic type is registered as says the closure that makes it, where the type alone is written.
// only: duplicate-registration

import Swinject

final class Signal {}
final class Pulse {}
final class Wire<Content> {}
typealias Line = Wire<Signal>

func assemble(_ container: Container) {
    container.register(Wire.self) { _ in Wire<Signal>() }
    container.register(Wire.self) { _ in Wire<Pulse>.init() }
    container.register(Wire<Signal>.self) { _ in Wire() }
    //                 ^ warning: [duplicate-registration] {{Fixture.swift registers Wire<Signal> a second time}}
}

func assembleWhatComesFromElsewhere(_ container: Container) {
    container.register(Outlet.self) { _ in Outlet<Signal>() }
    container.register(Outlet.self) { _ in Outlet<Pulse>() }
    container.register(Outlet.self) { _ in Outlet<Pulse>() }
    //                 ^ warning: [duplicate-registration] {{Fixture.swift registers Outlet<Pulse> a second time}}
}

func assembleWhatNobodySays(_ container: Container, signal: Wire<Signal>, pulse: Wire<Pulse>) {
    container.register(Wire.self) { _ in signal }
    container.register(Wire.self) { _ in pulse }
    container.register(Line.self) { _ in signal }
}
