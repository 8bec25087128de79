import SwiftFacts

/// What initializers that leave out what they take do in place of it.
extension Project {
    /// The construction by which a type fills a property of what it takes, and keeps nowhere, with another one:
    ///
    ///     init(store: Store) { self.store = Store() }
    ///
    /// - Complexity: O(properties of the type, calls of their values and of the initializer)
    func construction(insteadOf injection: Injection) -> Call? {
        guard let initializer = injection.initializer, let taken = injection.dependency.instance else { return nil }
        let calls = uses[initializer.fileIndex].calls
        let bodies = [fact(initializer).body] + storedDefaults(of: injection.type, in: initializer.fileIndex)
        return bodies.sorted().lazy.flatMap { calls[calls.range(of: $0, by: \.site.body)] }.first { call in
            guard case .construction(let made, _) = call.callee, index.isKind(made, of: taken),
                let property = propertyFilled(by: call), let kept = type(of: property).instance
            else { return false }
            // Of a stored default the body is its own.
            let isInPlace = call.site.body != fact(initializer).body || !call.site.isDeferred
            return isInPlace && isSameObject(property, as: injection.type) && index.isKind(taken, of: kept)
        }
    }

    /// The values that a type's instances begin with, of those properties that a file declares.
    private func storedDefaults(of type: TypeID, in file: Int) -> [Int32] {
        classification.shapes.instanceProperties[type.index].compactMap { property in
            guard property.fileIndex == file, !fact(property).flags.contains(.isLazy) else { return nil }
            return fact(property).initialValue >= 0 ? fact(property).initialValue : nil
        }
    }

    /// The initializer of its type that another one leaves the work to without what it takes itself, though that one takes
    /// it as well: `init(clock: Clock) { self.init() }` beside `init(clock: Clock = .system)`.
    ///
    /// - Complexity: O(delegations of the file)
    func initializer(lacking injection: Injection) -> FunctionID? {
        guard let initializer = injection.initializer, delegating.contains(initializer) else { return nil }
        let uses = uses[initializer.fileIndex]
        for call in uses.delegationNumbers.lazy.map({ uses.calls[Int($0)] })
        where call.site.body == fact(initializer).body {
            guard case .delegation(let whole?, _) = call.callee, whole != initializer else { continue }
            let isTaken = index.parameters(of: whole).contains { fits(injection.dependency, type(of: $0)) }
            if isTaken { return whole }
        }
        return nil
    }

    /// Whether something can be handed to what takes a type.
    private func fits(_ dependency: ResolvedType, _ taken: ResolvedType) -> Bool {
        if let instance = dependency.instance, let base = taken.instance { return index.isKind(instance, of: base) }
        return dependency.removing(.optional) == taken.removing(.optional)
    }
}
