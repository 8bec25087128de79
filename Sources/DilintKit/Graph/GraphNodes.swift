import SwiftFacts

/// What the graph of types draws of what code makes and finds.
extension Classification {
    /// Whether whoever constructs a type depends on it, whatever it is made of: no plain value.
    func isNode(_ type: TypeID) -> Bool {
        index.types[type.index].isReference || isDependency(.nominal(type))
            || !roles(of: type).isDisjoint(with: .screen)
    }

    /// Whether it is no value that views find in their environment under a key: whether they are enabled, how wide they are.
    func isNoSetting(_ lookup: Lookup) -> Bool {
        !lookup.isByEnvironmentKey || isDependency(lookup.product) || lookup.product.instance.map(isNode) ?? false
    }
}
