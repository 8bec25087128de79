// A project's own wrapper that fetches what it wraps hides it like a library's; one that is given its value does not.

//- Sources/App/Locator.swift
final class Locator {
    static let shared = Locator()
    private var services: [ObjectIdentifier: Any] = [:]
    func register<T>(_ service: T) { services[ObjectIdentifier(T.self)] = service }
    func resolve<T>() -> T { services[ObjectIdentifier(T.self)] as! T }
}

@propertyWrapper struct Inject<Service> {
    var wrappedValue: Service
    init() { wrappedValue = Locator.shared.resolve() }
}

@propertyWrapper final class LazyInject<Service> {
    private var made: Service?
    init() {}
    var wrappedValue: Service {
        if let made { return made }
        let new: Service = Locator.shared.resolve()
        made = new
        return new
    }
}

struct InjectedValues {
    nonisolated(unsafe) private static var current = InjectedValues()
    static subscript<T>(_ path: WritableKeyPath<InjectedValues, T>) -> T {
        get { current[keyPath: path] }
        set { current[keyPath: path] = newValue }
    }
}

@propertyWrapper struct Injected<Service> {
    private let path: WritableKeyPath<InjectedValues, Service>
    init(_ path: WritableKeyPath<InjectedValues, Service>) { self.path = path }
    var wrappedValue: Service {
        get { InjectedValues[path] }
        set { InjectedValues[path] = newValue }
    }
}

//- Sources/App/OtherWrappers.swift
@propertyWrapper struct Guarded<Value> {
    var wrappedValue: Value
}

@propertyWrapper struct Late<Value> {
    private var value: Value?
    init() {}
    var wrappedValue: Value {
        get { value! }
        set { value = newValue }
    }
}

@propertyWrapper struct Stored<Value> {
    private let initial: Value
    init(initial: Value) { self.initial = initial }
    var wrappedValue: Value { initial }
}

//- Sources/App/TideModel.swift
protocol TideAPI {
    func load()
}

final class LiveTideAPI: TideAPI {
    func load() {}
}

extension InjectedValues {
    var api: any TideAPI {
        get { fatalError() }
        set {}
    }
}

final class TideModel {
    @Inject private var api: any TideAPI
//  ^ note: [hidden-dependency] {{TideModel needs TideAPI, which no initializer shows}}
    @Inject private var height: Int
    func load() { api.load() }
}

final class RiverModel {
    @LazyInject private var api: any TideAPI
//  ^ note: [hidden-dependency] {{RiverModel needs TideAPI, which no initializer shows}}
    func load() { api.load() }
}

final class LakeModel {
    @Injected(\.api) private var api: any TideAPI
//  ^ note: [hidden-dependency] {{LakeModel needs TideAPI, which no initializer shows}}
    func load() { api.load() }
}

final class SeaModel {
    @Guarded private var api: any TideAPI
    @Late private var later: any TideAPI
    init(api: any TideAPI) { _api = Guarded(wrappedValue: api) }
    func load() { api.load(); later.load() }
}

@main struct TideApp {
    @Inject var api: any TideAPI
    static func main() {}
}
