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

    /// Whether a method that is handed nothing may give out what others made or keep: one of a container, or a static one
    /// that either makes something or gives out what a static holds.
    ///
    ///     func search() -> any Searching { _search }
    ///     static func current() -> any Storing { store }
    func givesOut(_ id: FunctionID) -> Bool {
        let fact = index.fact(id)
        guard fact.kind == .method, fact.parameters.isEmpty, fact.flags.isDisjoint(with: [.isAsync, .isMutating]) else {
            return false
        }
        let isStatic = fact.flags.contains(.isStatic) || fact.owner < 0
        guard isStatic || classification.roles(of: index.owner(of: id)).contains(.container) else { return false }
        return isSought(index.resultType(of: id))
    }

    /// Whether a computed static, or a global, that cannot be set gives out what others may ask for:
    /// `static var stores: any Storing { _stores }`.
    func givesOut(_ id: PropertyID) -> Bool {
        let fact = index.fact(id)
        guard fact.flags.contains(.isComputed), fact.accessors >= 0,
            fact.flags.isDisjoint(with: [.isRequirement, .isSettable]), fact.flags.contains(.isStatic) || fact.owner < 0
        else { return false }
        return isSought(index.type(of: id))
    }

    private func isSought(_ type: ResolvedType) -> Bool {
        classification.isDependency(type)
            || type.instance.map { !classification.roles(of: $0).isDisjoint(with: [.container, .factory]) } ?? false
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
