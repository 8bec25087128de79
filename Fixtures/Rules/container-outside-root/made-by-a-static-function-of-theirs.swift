// A container's static function makes a new one at each call; one that gives out the only one, or another type's, makes none.
// only: container-outside-root, service-locator, singleton

//- Sources/App/Mill.swift
protocol Grinding {
    func grind()
}
protocol Sieving {
    func sieve()
}
final class StoneMill: Grinding {
    func grind() {}
}
final class FineSieve: Sieving {
    private let mill: any Grinding
    init(mill: any Grinding) { self.mill = mill }
    func sieve() { mill.grind() }
}

protocol MillDependencyProvider {
    func mill() -> any Grinding
    func sieve() -> any Sieving
}
final class MillProvider {
    private let _mill: any Grinding
    private let _sieve: any Sieving
    init(mill: any Grinding, sieve: any Sieving) {
        _mill = mill
        _sieve = sieve
    }
}
extension MillProvider: MillDependencyProvider {
    func mill() -> any Grinding { _mill }
    func sieve() -> any Sieving { _sieve }
    func fineSieve() -> FineSieve { FineSieve(mill: _mill) }
}
extension MillProvider {
    static func standard() -> MillProvider { MillProvider(mill: StoneMill(), sieve: FineSieve(mill: StoneMill())) }
    static func preview() -> MillProvider { MillProvider(mill: StoneMill(), sieve: FineSieve(mill: StoneMill())) }
}

final class LoftContainer {
    private static let only = LoftContainer()
    lazy var mill: any Grinding = StoneMill()
    lazy var sieve: any Sieving = FineSieve(mill: mill)
    static func live() -> LoftContainer { LoftContainer() }
    static func current() -> LoftContainer { only }
}

// It is told what to grind, and is no container.
final class Miller {
    private let _mill: any Grinding
    init(mill: any Grinding) { _mill = mill }
    static func standard() -> Miller { Miller(mill: StoneMill()) }
    func mill() -> any Grinding { _mill }
    func work() { _mill.grind() }
}

//- Sources/App/Loft.swift
final class LoftModel {
    private let provider: any MillDependencyProvider
    init(provider: any MillDependencyProvider) { self.provider = provider }
    func open() { provider.mill().grind() }
}
final class LoftOpener {
    func open() {
        LoftModel(provider: MillProvider.standard()).open()
        //                  ^ warning: [container-outside-root] {{LoftOpener constructs the container MillProvider}}
        LoftContainer.live().mill.grind()
    //  ^ warning: [container-outside-root] {{LoftOpener constructs the container LoftContainer}}
        LoftContainer.current().sieve.sieve()
    //  ^ warning: [service-locator] {{LoftOpener asks a locator for Sieving}}
    }
    func look() { LoftModel(provider: MillProvider.preview()).open() }
    func work() { Miller.standard().work() }
}
@main struct MillApp {
    static func main() {
        LoftModel(provider: MillProvider.standard()).open()
        LoftOpener().open()
    }
}
