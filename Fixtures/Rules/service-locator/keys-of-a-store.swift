// Constants that are told apart by what they are made with are keys of a store, although each gives out what is asked for;
// one alone may be a locator.

class StoredKey<Value> {
    private let name: String
    private var value: Any?
    init(_ name: String) { self.name = name }
    func get<T>() -> T? { value as? T }
    func set<T>(_ value: T?) { self.value = value }
}

enum Keys {
    static let token = StoredKey<String>("token")
    static let visits = StoredKey<Int>("visits")
    static let owner = StoredKey<String>("owner")
}

final class Depot {
    static let shared = Depot()
    private var all: [String: Any] = [:]
    func get<T>() -> T? { all["\(T.self)"] as? T }
    func register<T>(_ value: T) { all["\(T.self)"] = value }
}

final class Visit {}

final class Visitor {
    func count() -> Int {
        let token: String? = Keys.token.get()
        let owner: Visit? = Depot.shared.get()
        //                  ^ warning: [service-locator] {{Visitor asks a locator for Visit}}
        return (Keys.visits.get() ?? 0) + (token == nil || owner == nil ? 0 : 1)
    }
}
