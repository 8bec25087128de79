// A registry that is asked `resolve<T>() -> T` is told the type by whoever needs it, though a name may be given besides:
// what its wrapper fetches is hidden, and who asks it asks a locator. Where the name must be given, it is a store of values.
// only: hidden-dependency, service-locator, singleton

struct Part {
    fileprivate let name: String
    fileprivate let make: () -> Any
    init<T>(_ name: String? = nil, _ make: @escaping () -> T) {
        self.name = name ?? String(describing: T.self)
        self.make = make
    }
}

final class Workshop {
    static let shared = Workshop()
    private var parts: [String: Part] = [:]
    func add(part: Part) { parts[part.name] = part }
    func resolve<T>(for name: String? = nil) -> T {
        guard let part: T = parts[name ?? String(describing: T.self)]?.make() as? T else { fatalError() }
        return part
    }
}

@propertyWrapper
struct Fitted<Value> {
    private let name: String?
    var wrappedValue: Value { Workshop.shared.resolve(for: name) }
    init() { name = nil }
    init(_ name: String) { self.name = name }
}

protocol LampClient { func light() }
struct Colour { var red = 0.0 }

final class LampStore {
    @Fitted private var client: any LampClient
//  ^ note: [hidden-dependency] {{LampStore needs LampClient in 2 places, which no initializer shows}}
    @Fitted("small") private var small: any LampClient
    @Fitted private var colour: Colour
    func light() { client.light() }
}

final class LampFlow {
    func start() {
        let client: any LampClient = Workshop.shared.resolve()
        //                           ^ warning: [service-locator] {{LampFlow asks a locator for LampClient}}
        client.light()
    }
}

final class Drawer {
    static let shared = Drawer()
    private var values: [String: Any] = [:]
    func resolve<T>(for name: String) -> T { values[name] as! T }
}

@propertyWrapper
struct Drawn<Value> {
    private let name: String
    var wrappedValue: Value { Drawer.shared.resolve(for: name) }
    //                        ^ warning: [singleton] {{Drawn reaches the shared instance Drawer.shared}}
    init(_ name: String) { self.name = name }
}

final class LampModel {
    @Drawn("client") private var client: any LampClient
    func light() { client.light() }
}
