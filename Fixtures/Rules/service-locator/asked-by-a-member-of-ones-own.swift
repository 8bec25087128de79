// What the project adds to a library's container asks it for what it gives: who goes that way asks the locator. What gives
// nothing, a value or the container again tells it something, and so does what nobody takes.
// only: service-locator, singleton, singleton-default

//- Sources/App/Wiring.swift
import FactoryKit
import Foundation

protocol Kite {
    func fly()
}
final class BoxKite: Kite {
    private let string: Twine
    init(string: Twine) { self.string = string }
    func fly() { string.pull() }
}
final class Twine {
    func pull() {}
}
final class WindModel {
    private let kite: any Kite
    init(kite: any Kite, hour: Int) {
        self.kite = kite
        print(hour)
    }
    func blow() { kite.fly() }
}
struct Weather {
    var speed = 3
}

extension Container {
    var twine: Factory<Twine> { self { Twine() } }
    var kite: Factory<any Kite> { self { BoxKite(string: self.twine()) } }
    var usualKite: any Kite { kite() }
    func makeKite() -> any Kite { kite() }
    func wind(at hour: Int) -> WindModel { WindModel(kite: makeKite(), hour: hour) }
    func spareKite() -> (any Kite)? { nil }
    func useBoxKite(of url: URL) { kite.register { BoxKite(string: Twine()) } }
    func weather() -> Weather { Weather() }
    func hasKite() -> Bool { true }
    @discardableResult
    func renewed() -> any Kite { kite() }
    func filled() -> Container { self }
    static func start() { shared.makeKite().fly() }
}

final class KiteFactory {
    func makeWind() -> WindModel { Container.shared.wind(at: 7) }
}

//- Sources/App/Field.swift
import FactoryKit
import Foundation

final class Pilot {
    func start() { Container.shared.makeKite().fly() }
    //             ^ warning: [service-locator] {{Pilot asks a locator for Kite in 3 places}}
    func again() { Container.shared.usualKite.fly() }
    //             ^ related: [service-locator] {{also asks for Kite here}}
    func spare() { Container.shared.spareKite()?.fly() }
    //             ^ related: [service-locator] {{also asks for Kite here}}
    func later() { Container.shared.wind(at: 3).blow() }
    //             ^ warning: [service-locator] {{Pilot asks a locator for WindModel}}
}

final class Student {
    private let kite: any Kite
    init(kite: any Kite = Container.shared.makeKite()) { self.kite = kite }
    //                    ^ note: [singleton-default] {{Student asks a locator for Kite unless it is handed one}}
    func start() { kite.fly() }
}

final class Groundsman {
    func work() {
        Container.shared.useBoxKite(of: URL(fileURLWithPath: "/"))
        Container.shared.renewed()
        _ = Container.shared.filled()
        if Container.shared.hasKite() { print(Container.shared.weather().speed) }
        Container.shared.kite.reset()
    }
}

final class Trainer {
    private let container: Container
    init(container: Container) { self.container = container }
    func work() { container.useBoxKite(of: URL(fileURLWithPath: "/")) }
}
