// Who makes a registry and tells it something in one step asks it for that in another one, by whatever protocol each of them
// takes it. What he did not tell it, and what another one's has, he asks a locator for.
// only: service-locator

//- Sources/App/Registry.swift
protocol Finding: AnyObject {
    func resolve<Thing>(_ type: Thing.Type) -> Thing
}

protocol Telling {
    func register<Thing>(_ type: Thing.Type, make: @escaping (any Finding) -> Thing)
}

final class Registry: Finding {
    private let outer: (any Finding)?
    private var makers: [String: (any Finding) -> Any] = [:]
    init(outer: (any Finding)? = nil) { self.outer = outer }
    func resolve<Thing>(_ type: Thing.Type) -> Thing { makers["\(type)"]?(self) as? Thing ?? outer!.resolve(type) }
}

extension Registry: Telling {
    func register<Thing>(_ type: Thing.Type, make: @escaping (any Finding) -> Thing) { makers["\(type)"] = make }
}

//- Sources/App/Departures.swift
protocol Whistle {
    func blow()
}

final class Lantern {
    private let whistle: any Whistle
    init(whistle: any Whistle) { self.whistle = whistle }
    func swing() { whistle.blow() }
}

protocol Platform: AnyObject {
    var finding: any Finding { get }
}

protocol Departing {}

extension Departing {
    func depart(from platform: any Platform) {
        let registry = Registry(outer: platform.finding)
        prepare(registry)
        leave(registry)
    }

    private func prepare(_ telling: any Telling) {
        telling.register(Lantern.self) { Lantern(whistle: $0.resolve((any Whistle).self)) }
    }

    private func leave(_ registry: Registry) { registry.resolve(Lantern.self).swing() }
}

final class NightTrain {
    private let platform: any Platform
    init(platform: any Platform) { self.platform = platform }

    func depart() {
        let registry = Registry(outer: platform.finding)
        prepare(registry)
        leave(registry)
    }

    private func prepare(_ telling: any Telling) {
        telling.register(Lantern.self) { Lantern(whistle: $0.resolve((any Whistle).self)) }
    }

    private func leave(_ finding: any Finding) {
        finding.resolve(Lantern.self).swing()
        finding.resolve((any Whistle).self).blow()
    //  ^ warning: [service-locator] {{NightTrain asks a locator for Whistle}}
    }
}

// The step that tells it may be a nested type's.
final class MailTrain {
    private struct Wagon {
        func load(_ telling: any Telling) {
            telling.register(Lantern.self) { Lantern(whistle: $0.resolve((any Whistle).self)) }
        }
    }

    func depart(from platform: any Platform) {
        let registry = Registry(outer: platform.finding)
        Wagon().load(registry)
        leave(registry)
    }

    private func leave(_ finding: any Finding) { finding.resolve(Lantern.self).swing() }
}

// It makes none.
final class Shunter {
    func prepare(_ telling: any Telling) {
        telling.register(Lantern.self) { Lantern(whistle: $0.resolve((any Whistle).self)) }
    }

    func leave(_ finding: any Finding) { finding.resolve(Lantern.self).swing() }
    //                                   ^ warning: [service-locator] {{Shunter asks a locator for Lantern}}
}

// It tells it nothing.
final class Guard {
    func depart(from platform: any Platform) { leave(Registry(outer: platform.finding)) }

    private func leave(_ finding: any Finding) { finding.resolve(Lantern.self).swing() }
    //                                           ^ warning: [service-locator] {{Guard asks a locator for Lantern}}
}
