// How long a library keeps something is said by a static of its own, wherever its sources are. One of the project's own of the
// same name is a shared instance as any other.
// only: singleton

//- Packages/FactoryKit/Package.swift
let package = Package(name: "FactoryKit", targets: [.target(name: "FactoryKit")])

//- Packages/FactoryKit/Sources/FactoryKit/Scopes.swift
public class Scope {
    public func reset() {}
}

extension Scope {
    public static let cached = Cached()
    public static let singleton = Singleton()
    public final class Cached: Scope {}
    public final class Singleton: Scope {
        private var kept: [String] = []
        func keep(_ name: String) { kept.append(name) }
    }
}

public struct Factory<Product> {
    let make: () -> Product
    func scope(_ scope: Scope) -> Self { self }
    var singleton: Self { scope(.singleton) }
}

//- Sources/Harbour/Harbour.swift
import FactoryKit

final class Harbour {
    func open(_ bell: Factory<Int>) -> Factory<Int> { bell.scope(.singleton) }
}

//- Sources/Glass/Glass.swift
final class Scope {
    static let singleton = Scope()
    private var focus = 0
    func turn() { focus += 1 }
}

//- Sources/Glass/Watch.swift
final class Watch {
    func look() { Scope.singleton.turn() }
    //            ^ warning: [singleton] {{Watch reaches the shared instance Scope.singleton}}
}
