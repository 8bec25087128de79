import SwiftFacts

/// Types that give out what they are asked for by type.
extension TypeShapes {
    /// What generic methods do with what is asked for by type.
    struct ResolvingMethods: OptionSet {
        let rawValue: UInt8

        static let give = ResolvingMethods(rawValue: 1)
        static let take = ResolvingMethods(rawValue: 2)
    }

    /// Has a generic method that gives out what is asked for by type, and one that takes what is given out.
    ///
    /// - Parameter methods: By type, of its own.
    func isResolver(_ id: TypeID, _ methods: [ResolvingMethods]) -> Bool {
        guard index.types[id.index].isDeclared else { return false }
        var found: ResolvingMethods = []
        for owner in index.lookupChain(of: id) { found.formUnion(methods[owner.index]) }
        return found == [.give, .take]
    }

    func resolvingMethods(of type: TypeID) -> ResolvingMethods {
        var found: ResolvingMethods = []
        for function in methods(of: type) {
            let fact = index.files[function.fileIndex].functions[function.index]
            guard !fact.generics.isEmpty, !isKeyed(fact, in: function.fileIndex) else { continue }
            let result = index.resultTypes[function.fileIndex][function.index]
            let isSubscript = fact.kind == .subscriptMember
            if result.head == .generic || result.wrappers.contains(.genericBound) && !isDataBound(result),
                !fact.flags.contains(.isAsync), asksByType(function),
                isSubscript || index.linked.names.begins(fact.name, withWordOf: Self.resolveWords)
            {
                found.insert(.give)
            }
            if isSubscript && fact.flags.contains(.isSettable)
                || index.linked.names.begins(fact.name, withWordOf: Self.registerWords)
            {
                found.insert(.take)
            }
        }
        return found
    }

    /// Whether a function is told a key besides the type: a store of values, `value(Int.self, forKey: "count")`.
    private func isKeyed(_ fact: FunctionFact, in file: Int) -> Bool {
        fact.parameters.contains { row in
            let parameter = index.files[file].parameters[Int(row)]
            // A subscript has no labels to say so.
            let isKey =
                fact.kind == .subscriptMember && fact.parameters.count > 1
                ? !parameter.flags.contains(.hasDefault) : index.known.keyLabels.contains(parameter.label)
            return isKey && index.parameterTypes[file][Int(row)].wrappers.isDisjoint(with: [.metatype, .function])
        }
    }

    /// Whether what a generic function gives out must be a value: `T: Codable`.
    private func isDataBound(_ type: ResolvedType) -> Bool {
        switch type.head {
        case .external:
            outside.coding.contains(NameID(type.id)) || outside.values.contains(NameID(type.id))
                || outside.models.contains(NameID(type.id))
        case .composition: index.compositions[Int(type.id)].members.contains { isDataBound($0) }
        default: false
        }
    }

    static let resolveWords: WordList = [
        "resolve", "get", "inject", "instance", "lookup", "make", "provide", "optional", "service", "object", "require",
        "component", "callAsFunction",
    ]
    static let registerWords: WordList = [
        "register", "add", "bind", "set", "store", "provide", "put", "registerLazy",
    ]
}
