import SwiftFacts

/// What initializers that leave out what they take do in place of it.
extension Project {
    /// The construction by which a type fills a property of what it takes, and keeps nowhere, with another one:
    ///
    ///     init(store: Store) { self.store = Store() }
    ///
    /// - Complexity: O(constructions of the file)
    func construction(insteadOf injection: Injection) -> Call? {
        guard let initializer = injection.initializer, let taken = injection.dependency.instance else { return nil }
        return uses[initializer.fileIndex].constructions.first { call in
            guard case .construction(let made, _) = call.callee, index.isKind(made, of: taken),
                let property = propertyFilled(by: call), let kept = type(of: property).instance
            else { return false }
            // Of a stored default the body is its own.
            let isInPlace =
                call.site.body == fact(initializer).body && !call.site.isDeferred
                || owner(of: property) == injection.type && fact(property).flags.isDisjoint(with: [.isStatic, .isLazy])
                    && index.body(at: call.site).kind == .initialValue
            return isInPlace && isSameObject(property, as: injection.type) && index.isKind(taken, of: kept)
        }
    }
}
