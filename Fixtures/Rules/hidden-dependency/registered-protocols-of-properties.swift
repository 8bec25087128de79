// A protocol of the project that is registered is a dependency for a wrapper as for a call, though it asks for properties alone.
// One that nobody registers is data.
// only: hidden-dependency

import Resolver

protocol DeckSensing {
    var isWet: Bool { get }
}

protocol DeckMeasure {
    var length: Int { get }
}

final class DeckSensor: DeckSensing {
    var isWet: Bool { true }
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register(DeckSensing.self) { DeckSensor() }
    }
}

final class DeckModel {
    @Injected private var deck: DeckSensing
//  ^ note: [hidden-dependency] {{DeckModel needs DeckSensing, which no initializer shows}}
    @Injected private var measure: DeckMeasure
    func text() -> String { "\(deck.isWet) \(measure.length)" }
}
