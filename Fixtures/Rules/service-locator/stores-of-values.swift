// What is asked for by type and key, or must be Codable, is a value from a store and no dependency from a locator.

final class ValueStore {
    static let shared = ValueStore()
    func getValue<Value: Codable & Equatable>(_ type: Value.Type, forKey key: String) -> Value? { nil }
    func setValue<Value: Codable & Equatable>(_ value: Value, forKey key: String) {}
    func get<Value>(_ type: Value.Type, key: String) -> Value? { nil }
    func set<Value>(_ value: Value, key: String) {}
}

struct Persisted<Value: Codable & Equatable> {
    let key: String
    private let storage: ValueStore
    init(key: String, storage: ValueStore) {
        self.key = key
        self.storage = storage
    }
    var value: Value? { storage.getValue(Value.self, forKey: key) }
}
