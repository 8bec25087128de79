import SwiftFacts

/// What produces an instance though neither its name nor its type says so.
struct MakingMethods {
    private let index: ProjectIndex
    private let classification: Classification
    private let methods: RowSet<FunctionFact>

    init(index: ProjectIndex, classification: Classification) {
        self.index = index
        self.classification = classification
        var found = RowSet<FunctionFact>(in: index)
        for type in index.types.indices.lazy.map({ TypeID($0) }) {
            let isMaker = Self.isMaker(type, classification)
            for id in classification.shapes.makingMethods(of: type)
            where isMaker || classification.isDependency(index.resultType(of: id)) {
                found.insert(id)
            }
        }
        for id in classification.shapes.makingGlobals
        where classification.isDependency(index.resultType(of: id)) {
            found.insert(id)
        }
        methods = found
    }

    /// Whether a method constructs what it gives back, whatever it is called: one of a container, factory or root, or
    /// one of any other type, or of none, that makes a dependency.
    func contains(_ id: FunctionID) -> Bool { methods.contains(id) }

    /// Whether all that a container's method does is give out what that keeps: `func search() -> any Searching { _search }`.
    func forwards(_ id: FunctionID) -> Bool {
        classification.roles(of: index.owner(of: id)).contains(.container) && classification.shapes.givesOutKept(id)
    }

    /// Whether a type makes things for others.
    func isMaker(_ type: TypeID) -> Bool { Self.isMaker(type, classification) }

    /// Whether a property of no container computes a dependency, and cannot be set.
    func computes(_ id: PropertyID) -> Bool {
        let fact = index.fact(id)
        guard fact.flags.contains(.isComputed), fact.accessors >= 0,
            fact.flags.isDisjoint(with: [.isStatic, .isSettable, .isRequirement])
        else { return false }
        let owner = index.owner(of: id)
        return !owner.isNone && !classification.roles(of: owner).contains(.container)
            && classification.isDependency(property: id)
    }

    private static func isMaker(_ type: TypeID, _ classification: Classification) -> Bool {
        !classification.roles(of: type).isDisjoint(with: [.container, .factory, .compositionRoot])
    }
}
