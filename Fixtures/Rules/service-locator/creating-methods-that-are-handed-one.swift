// A creating method makes its product of what it asks the registry for that it is handed; any other method asks for itself.
// only: service-locator

//- Sources/App/Core.swift
final class Core {
    private var features: [ObjectIdentifier: Any] = [:]
    func register<T>(_ feature: T) { features[ObjectIdentifier(T.self)] = feature }
    func get<T>(feature type: T.Type = T.self) -> T { features[ObjectIdentifier(type)] as! T }
}

protocol Logbook {
    func write(_ line: String)
}

final class LogFeature {
    func line(_ text: String) -> String { text }
}

//- Sources/App/Logbooks.swift
import Swinject

final class CoreLogbook: Logbook {
    private let feature: LogFeature
    private init(feature: LogFeature) { self.feature = feature }

    func write(_ line: String) { print(feature.line(line)) }

    static func create(in core: Core) -> any Logbook { CoreLogbook(feature: core.get(feature: LogFeature.self)) }

    static func createAnother(_ resolver: Resolver) -> any Logbook {
        CoreLogbook(feature: resolver.resolve(LogFeature.self)!)
    }

    static func clear(in core: Core) { print(core.get(feature: LogFeature.self).line("")) }
    //                                       ^ warning: [service-locator] {{CoreLogbook asks a locator for LogFeature}}
}

enum Sweeper {
    static func sweep(_ resolver: Resolver) { print(resolver.resolve(LogFeature.self)!.line("")) }
    //                                              ^ warning: [service-locator] {{Sweeper asks a locator for LogFeature}}
}
