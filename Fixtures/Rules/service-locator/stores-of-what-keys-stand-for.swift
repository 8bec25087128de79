// A store that is told a key's type and gives out what the key stands for is asked for no service of that type; one that
// gives out the type it is told is a registry, whatever other functions it has.
// only: service-locator, container-injection

protocol StorageKey {
    associatedtype Value
}

struct Storage {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<Key: StorageKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

final class Signers {
    func sign() {}
}

struct SignersKey: StorageKey {
    typealias Value = Signers
}

final class Server {
    var storage = Storage()
}

extension Server {
    var signers: Signers {
        if let signers = storage[SignersKey.self] { return signers }
        let signers = Signers()
        storage[SignersKey.self] = signers
        return signers
    }
}

final class StoredModel {
    private let storage: Storage
    init(storage: Storage) { self.storage = storage }
    func sign() { storage[SignersKey.self]?.sign() }
}

protocol Service: AnyObject {}

extension Signers: Service {}

final class Services {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<Provided: Service>(type: Provided.Type) -> Provided? {
        get { values[ObjectIdentifier(type)] as? Provided }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    func value<Key: StorageKey>(_ key: Key.Type) -> Key.Value? { values[ObjectIdentifier(key)] as? Key.Value }
}

final class ServedModel {
    private let services: Services
    init(services: Services) { self.services = services }
    //   ^ warning: [container-injection] {{ServedModel takes the whole container Services}}
    func sign() {
        services[Signers.self]?.sign()
    //  ^ warning: [service-locator] {{ServedModel asks a locator for Signers}}
        services.value(SignersKey.self)?.sign()
    }
}

/// Told any type, it gives out what the context says.
final class Shelf {
    private var values: [ObjectIdentifier: Any] = [:]
    func register(_ type: Any.Type, _ value: Any) { values[ObjectIdentifier(type)] = value }
    func resolve<T>(_ type: Any.Type) -> T? { values[ObjectIdentifier(type)] as? T }
}

final class ShelfModel {
    private let shelf: Shelf
    init(shelf: Shelf) { self.shelf = shelf }
    //   ^ warning: [container-injection] {{ShelfModel takes the whole container Shelf}}
    func sign() {
        let signers: Signers? = shelf.resolve(Signers.self)
        //                      ^ warning: [service-locator] {{ShelfModel asks a locator for Signers}}
        signers?.sign()
    }
}
