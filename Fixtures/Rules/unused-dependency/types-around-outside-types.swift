// A collection of services is a dependency however the project extends its type, a type that the project nests in one
// from elsewhere is one as well, and so is a closure that makes a service. What only changes one that it is handed
// makes none.
// only: unused-dependency

import Foundation

protocol Caching { func store() }

extension Array {
    var second: Element? { count > 1 ? self[1] : nil }
}
extension URLSession {
    final class Adapter: Caching {
        func store() {}
    }
    struct Limits {
        let count: Int
    }
}

final class Attic {
    init(caches: Array<Caching>, names: Array<String>) {}
    //   ^ warning: [unused-dependency] {{Attic takes Caching, but never uses it}}
}
final class Cellar {
    init(adapter: URLSession.Adapter, limits: URLSession.Limits) {}
    //   ^ warning: [unused-dependency] {{Cellar takes URLSession.Adapter, but never uses it}}
}
final class Pantry {
    init(make: @escaping () -> UserDefaults, makeFor: @escaping (String) -> UserDefaults) {}
    //   ^ warning: [unused-dependency] {{Pantry takes UserDefaults as `make`, but never uses it}}
    //                                       ^ warning: [unused-dependency] {{Pantry takes UserDefaults as `makeFor`, but never uses it}}
}
final class Closet {
    init(change: @escaping (UserDefaults) -> UserDefaults, widen: @escaping (UserDefaults?) -> UserDefaults) {}
}
final class Porch {
    private let caches: Array<Caching>
    private let adapter: URLSession.Adapter
    private let make: () -> UserDefaults
    init(caches: Array<Caching>, adapter: URLSession.Adapter, make: @escaping () -> UserDefaults) {
        self.caches = caches
        self.adapter = adapter
        self.make = make
    }
    func sweep() {
        caches.second?.store()
        adapter.store()
        make().removeObject(forKey: "swept")
    }
}
