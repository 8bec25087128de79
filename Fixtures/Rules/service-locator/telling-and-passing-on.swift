// Who tells a locator how to make things asks it for nothing, nor does code whose callers say what is asked for.

//- Sources/App/Locator.swift
final class Locator {
    static let shared = Locator()
    private var makers: [ObjectIdentifier: () -> Any] = [:]

    @discardableResult
    func register<T>(_ type: T.Type, maker: @escaping () -> T) -> Locator {
        makers[ObjectIdentifier(type)] = maker
        return self
    }

    func add<T>(_ service: T) { makers[ObjectIdentifier(T.self)] = { service } }
    func resolve<T>(_ type: T.Type = T.self) -> T { makers[ObjectIdentifier(type)]!() as! T }
    func removeAll() { makers = [:] }
}

//- Sources/App/Wiring.swift
protocol MapAPI {
    func load()
}

final class LiveMapAPI: MapAPI {
    func load() {}
}

func registerServices() {
    Locator.shared.removeAll()
    Locator.shared.register(MapAPI.self) { LiveMapAPI() }
}

final class Setup {
    func run() { Locator.shared.add(LiveMapAPI()) }
}

func registerMore() {
    let locator = Locator.shared
    let api: MapAPI = locator.resolve()
    locator.add(RouteAPI(maps: api))
    Locator.shared.add(TrackAPI(maps: Locator.shared.resolve(MapAPI.self)))
}

func registerOne() {
    Locator.shared.add(TrackAPI(maps: Locator.shared.resolve(MapAPI.self)))
    //                                ^ warning: [service-locator] {{Wiring.swift asks a locator for MapAPI}}
}

struct RouteAPI {
    let maps: any MapAPI
    func load() { maps.load() }
}

struct TrackAPI {
    let maps: any MapAPI
    func load() { maps.load() }
}

func inject<T>() -> T { Locator.shared.resolve() }

@propertyWrapper struct Located<T> {
    var wrappedValue: T { Locator.shared.resolve(T.self) }
}

//- Sources/App/MapModel.swift
final class MapModel {
    private let api: any MapAPI = inject()
    //                            ^ warning: [service-locator] {{MapModel asks a locator for MapAPI}}
    func load() { api.load() }
}

final class RouteModel {
    func load() { Locator.shared.resolve(MapAPI.self).load() }
    //            ^ warning: [service-locator] {{RouteModel asks a locator for MapAPI}}
}
