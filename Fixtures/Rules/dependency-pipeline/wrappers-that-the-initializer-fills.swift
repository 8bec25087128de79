// A wrapper that the initializer builds for a property of its own is the type's own assembly.

protocol ChestStorage {
    func read(_ key: String) -> String?
    func write(_ value: String, _ key: String)
}

@propertyWrapper
struct Stored {
    private let storage: any ChestStorage
    private let key: String
    init(storage: any ChestStorage, key: String) {
        self.storage = storage
        self.key = key
    }
    var wrappedValue: String? {
        get { storage.read(key) }
        nonmutating set { storage.write(newValue ?? "", key) }
    }
}

final class ChestService {
    @Stored private var lock: String?
    @Stored private var key: String?

    init(storage: any ChestStorage) {
        _lock = Stored(storage: storage, key: "lock")
        self._key = Stored(storage: storage, key: "key")
    }

    func open() -> Bool { lock == key }
}

final class ChestFinder {
    private let storage: any ChestStorage
    init(storage: any ChestStorage) { self.storage = storage }
    //   ^ warning: [dependency-pipeline] {{ChestFinder takes ChestStorage only to hand it on: ChestFinder → ChestService → Stored, which uses it}}
    func find() -> ChestService { ChestService(storage: storage) }
}
