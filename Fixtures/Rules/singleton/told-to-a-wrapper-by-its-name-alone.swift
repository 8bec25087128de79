// What a wrapper of the project is told under a label is of the type that it takes under that, as with any initializer. Where
// it takes several, or none under that label, it is not known.
// only: singleton

import Foundation

@propertyWrapper struct Kept<Value> {
    let key: String
    let store: UserDefaults
    init(key: String, store: UserDefaults) {
        self.key = key
        self.store = store
    }
    var wrappedValue: Value? {
        get { store.object(forKey: key) as? Value }
        nonmutating set { store.set(newValue, forKey: key) }
    }
}

final class Journal {
    static let shared = Journal()
    private var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

final class Ledger {
    static let shared = Ledger()
    private var sum = 0
    func add(_ value: Int) { sum += value }
}

@propertyWrapper struct Noted {
    enum Style { case short, long }
    private let write: (String) -> Void
    var wrappedValue: String { didSet { write(wrappedValue) } }
    init(wrappedValue: String, in place: Journal, style: Style = .short) {
        self.wrappedValue = wrappedValue
        write = { place.note($0) }
    }
    init(wrappedValue: String, to place: Journal) { self.init(wrappedValue: wrappedValue, in: place) }
    init(wrappedValue: String, to place: Ledger) {
        self.wrappedValue = wrappedValue
        write = { place.add($0.count) }
    }
}

final class Cabin {
    @Kept(key: "a", store: .standard) var name: String?
    //                     ^ note: [singleton] {{Cabin reaches the shared instance UserDefaults.standard}}
    @Noted(in: .shared, style: .long) var title = ""
    //         ^ warning: [singleton] {{Cabin reaches the shared instance Journal.shared}}
    @Noted(to: .shared) var text = ""
    func rename() {
        name = "cabin"
        title = "cabin"
        text = "cabin"
    }
}
