import SwiftFacts

/// What the graph of types draws of what code makes and finds.
extension Classification {
    /// Whether whoever constructs a type depends on it, whatever it is made of: no plain value.
    func isNode(_ type: TypeID) -> Bool {
        index.types[type.index].isReference || isDependency(.nominal(type))
            || !roles(of: type).isDisjoint(with: .screen)
    }

    /// Whether a property of an object holds a screen of the project that is nobody else's, as an initializer may take one.
    func holdsScreen(_ id: PropertyID) -> Bool {
        let owner = index.owner(of: id)
        guard let held = index.type(of: id).instance, index.types[held.index].isDeclared, !owner.isNone else {
            return false
        }
        return roles(of: held).contains(.viewController) && index.types[owner.index].isReference
            && !roles(of: owner).contains(.container)
            && index.fact(id).flags.isDisjoint(with: [.isWeak, .isUnowned, .isComputed])
            && !isBackReferenceName(index.fact(id).name)
    }

    /// Whether it is no value that views find in their environment under a key: whether they are enabled, how wide they are.
    func isNoSetting(_ lookup: Lookup) -> Bool {
        !lookup.isByEnvironmentKey || isDependency(lookup.product) || lookup.product.instance.map(isNode) ?? false
    }
}
