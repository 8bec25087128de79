import SwiftFacts

/// The functions and initializers that code names and does not call: whoever is handed one calls it with what he has.
struct NamedFunctions: Sendable {
    private var functions: RowSet<FunctionFact>
    /// Those whose initializers are named: which one of several that is, is not known.
    private var types: Set<TypeID> = []

    /// O(functions and initializers that are named, files)
    init(index: ProjectIndex, uses: ProjectUses) {
        functions = RowSet(in: index)
        for uses in uses {
            for function in uses.namedFunctions { functions.insert(function) }
            for initializer in uses.namedInitializers { types.insert(initializer.type) }
        }
    }

    func contains(_ function: FunctionID) -> Bool { functions.contains(function) }

    func contains(initializerOf type: TypeID) -> Bool { types.contains(type) }
}
