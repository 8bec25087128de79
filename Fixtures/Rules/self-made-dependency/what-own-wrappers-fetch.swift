// A wrapper of the project's own that asks a registry for what it wraps fetches a dependency as a library's does; what it keeps,
// or a plain value that it fetches, is no need.
// only: self-made-dependency

protocol TideClient {
    func tides() -> [Int]
}

final class LiveTideClient: TideClient {
    func tides() -> [Int] { [] }
}

final class Registry {
    nonisolated(unsafe) static var shared = Registry()
    private var makers: [String: () -> Any] = [:]
    private init() {}
    func add<T>(_ make: @escaping () -> T) { makers[String(describing: T.self)] = make }
    func resolve<T>() -> T { makers[String(describing: T.self)]!() as! T }
}

@propertyWrapper struct Inject<Value> {
    var wrappedValue: Value { Registry.shared.resolve() }
}

@propertyWrapper struct Clamped<Value> {
    var wrappedValue: Value
}

final class TideService {
    @Inject var client: TideClient
    func tides() -> [Int] { client.tides() }
}

final class DepthService {
    @Clamped var depth = 3
    func dive() -> Int { depth }
}

final class TitleService {
    @Inject var title: String
    func show() -> String { title }
}

final class TidePresenter {
    private let service = TideService()
    //                    ^ note: [self-made-dependency] {{TidePresenter creates TideService, which it could be given}}
    private let depth = DepthService()
    private let title = TitleService()
    func load() { print(service.tides(), depth.dive(), title.show()) }
}
