import SwiftFacts

/// Types that give out what they are asked for by type.
extension TypeShapes {
    /// What a type's generic methods do with what is asked for by type.
    struct ResolvingMethods: OptionSet {
        let rawValue: UInt8

        /// One gives it out.
        static let give = ResolvingMethods(rawValue: 1)
        /// One gives it out, or an entry of a store: its name and its bound fit both.
        static let giveEntries = ResolvingMethods(rawValue: 2)
        /// One gives out this or that of what the type keeps.
        static let giveWhatIsKept = ResolvingMethods(rawValue: 4)
        /// One gives it out, or a value that was put in: `get<T>() -> T?`.
        static let giveValues = ResolvingMethods(rawValue: 64)
        /// One takes what is given out, or puts an entry into a store.
        static let take = ResolvingMethods(rawValue: 8)
        /// One takes what is given out, or keeps a value: `set<T>(_ value: T)`.
        static let store = ResolvingMethods(rawValue: 128)
        /// One takes what is given out, as its name says.
        static let register = ResolvingMethods(rawValue: 16)
        /// One gives out whatever type it is told, as its name says; who fills it may be somebody else.
        static let resolve = ResolvingMethods(rawValue: 32)
    }

    /// Has a generic method that gives out what is asked for by type, and one that takes what is given out; or one that
    /// gives out what the type keeps, or `resolve<T>(_ type: T.Type) -> T`, `resolve<T>() -> T`.
    ///
    /// What is set and got by type is a store of values, unless the type is called a registry. Whoever adopts a protocol that
    /// only lends a `resolve` asks for things by it, and has none to give out.
    ///
    /// - Parameter methods: By type, of its own.
    func isResolver(_ id: TypeID, _ methods: [ResolvingMethods]) -> Bool {
        guard index.types[id.index].isDeclared else { return false }
        let isProtocol = index.types[id.index].kind == .protocol
        var found: ResolvingMethods = []
        for owner in index.lookupChain(of: id) {
            let isLent = !isProtocol && index.types[owner.index].kind == .protocol
            found.formUnion(isLent ? methods[owner.index].subtracting(.resolve) : methods[owner.index])
        }
        return !found.isDisjoint(with: [.giveWhatIsKept, .resolve]) || found.isSuperset(of: [.give, .take])
            || found.isSuperset(of: [.give, .store]) || found.isSuperset(of: [.giveValues, .take])
            || found.isSuperset(of: [.giveEntries, .register])
            || found.isSuperset(of: [.giveValues, .store])
                && index.lookupChain(of: id).contains(where: RegistrySignatures(index).isNamedForRegistry)
    }

    /// The protocols that resolvers give out by what is asked for by type: whoever fills those knows them as they are.
    ///
    ///     protocol Giving { func inject<Part>(_ type: Part.Type) -> Part }
    ///     extension Registry: Giving { func inject<Part>(_ type: Part.Type) -> Part { resolve(type) } }
    ///
    /// - Parameters:
    ///   - roles: By type.
    ///   - methods: By type, of its own.
    func protocolsOfResolvers(_ roles: [Roles], _ methods: [ResolvingMethods]) -> Set<TypeID> {
        var found: Set<TypeID> = []
        for type in roles.indices where roles[type].contains(.resolver) {
            let id = TypeID(type)
            if index.types[type].kind == .protocol || excluded.contains(id) { continue }
            for ancestor in index.ancestors[type]
            where index.types[ancestor.index].kind == .protocol
                && index.lookupChain(of: ancestor).contains(where: { methods[$0.index].contains(.give) })
            {
                found.insert(ancestor)
            }
        }
        return found
    }

    /// What the methods of a type's own parts do, those of its ancestors aside.
    func resolvingMethods(of owner: TypeID) -> ResolvingMethods {
        var found: ResolvingMethods = []
        for function in methods(of: owner) {
            let fact = index.fact(function)
            guard !fact.generics.isEmpty, !isKeyed(fact, in: function.fileIndex) else { continue }
            found.formUnion(giving(function, of: owner))
            if takes(function) { found.formUnion(taking(fact, of: function)) }
        }
        return found
    }

    /// What a generic function gives out.
    private func giving(_ id: FunctionID, of owner: TypeID) -> ResolvingMethods {
        let fact = index.fact(id)
        let result = index.resultType(of: id)
        let isSubscript = fact.kind == .subscriptMember
        guard result.head == .generic || result.wrappers.contains(.genericBound) && !isDataBound(result),
            !fact.flags.contains(.isAsync), isSubscript || begins(fact, with: RegistryWords.resolving)
        else { return [] }
        var found: ResolvingMethods = givesWhatIsKept(id, by: owner) ? .giveWhatIsKept : []
        guard asksByType(id), givesWhatItIsTold(id) else { return found }
        found.insert(.giveEntries)
        if isSubscript || !begins(fact, with: Self.valueWords) {
            found.insert(.give)
        } else if result.head != .nominal {
            // Under a protocol of the project it may be an entry of a store: `get<Entry: Field>() -> Entry?`.
            found.insert(.giveValues)
        }
        if resolves(id, result) { found.insert(.resolve) }
        return found
    }

    /// Whether a generic function may take something in: `provide<T>() -> T` only gives it out.
    private func takes(_ id: FunctionID) -> Bool {
        index.fact(id).kind == .subscriptMember || !index.resultType(of: id).isGenericProduct
            || index.parameters(of: id).contains { RegistrySignatures.isProduct(index.type(of: $0)) }
    }

    /// What a generic function takes in, as far as its name says so.
    private func taking(_ fact: FunctionFact, of id: FunctionID) -> ResolvingMethods {
        if fact.kind == .subscriptMember { return fact.flags.contains(.isSettable) ? .take : [] }
        if begins(fact, with: RegistryWords.unmistakablyRegistering) { return [.take, .register] }
        guard begins(fact, with: RegistryWords.registering) else { return [] }
        let isMade = index.parameters(of: id).contains { index.type(of: $0).wrappers.contains(.function) }
        return begins(fact, with: RegistryWords.storing) && !isMade ? .store : .take
    }

    private static let resolvingWords: WordList = ["resolve"]

    /// Whether what a generic function gives out may be the type that it is told, rather than one that belongs to it:
    /// not so `subscript<Key: StorageKey>(key: Key.Type) -> Key.Value?`, a store of values by keys.
    ///
    /// What resolves says so by its name, `resolve<E: Extension>(_ type: E.Type) -> E.Interface`.
    func givesWhatItIsTold(_ id: FunctionID) -> Bool {
        let fact = index.fact(id)
        guard fact.kind == .subscriptMember || !begins(fact, with: Self.resolvingWords) else { return true }
        let result = index.resultType(of: id)
        var isToldAnother = false
        for parameter in index.parameters(of: id) {
            let told = index.type(of: parameter)
            guard told.wrappers.contains(.metatype) else { continue }
            if !told.isGenericProduct || told.head == result.head && told.id == result.id { return true }
            isToldAnother = true
        }
        return !isToldAnother
    }

    /// Whether a method that asks by type is `resolve<T>(_ type: T.Type) -> T`, or `resolve<T>() -> T` as whoever calls it
    /// needs: what it gives out may be anything.
    private func resolves(_ id: FunctionID, _ result: ResolvedType) -> Bool {
        result.head == .generic && !result.wrappers.contains(.genericBound)
            && index.text(index.fact(id).name) == "resolve"
    }

    private func begins(_ fact: FunctionFact, with words: WordList) -> Bool {
        index.linked.names.begins(fact.name, withWordOf: words)
    }

    /// Whether a function gives out one or another of the services that its type keeps, as it is told by a type or a case:
    /// `switch type { case is API.Type: return api as? T … }`. O(log mentions of the file + mentions of the function)
    private func givesWhatIsKept(_ id: FunctionID, by type: TypeID) -> Bool {
        let fact = index.fact(id)
        guard fact.body >= 0, !fact.parameters.isEmpty,
            index.parameters(of: id).allSatisfy({ parameter in
                let told = index.type(of: parameter)
                return told.wrappers.contains(.metatype)
                    || told.instance.map { index.types[$0.index].kind == .enum } ?? false
            })
        else { return false }
        let mentions = uses[id.fileIndex].mentions
        var services: Set<PropertyID> = []
        for mention in mentions[mentions.range(of: fact.body, by: \.site.body)] {
            guard case .returned = mention.flow, case .property(let property) = mention.carrier,
                let kept = index.type(of: property).instance,
                index.types[kept.index].isReference || index.types[kept.index].kind == .protocol
            else { continue }
            let owner = index.fact(property).owner
            if index.type(file: property.fileIndex, row: owner) == type { services.insert(property) }
        }
        return services.count >= 2
    }

    /// Whether a function is told a key besides the type: a store of values, `value(Int.self, forKey: "count")`; whoever
    /// tells the key first asks for it, `resolve("title", type: String.self)`.
    private func isKeyed(_ fact: FunctionFact, in file: Int) -> Bool {
        let (parameters, types) = (index.files[file].parameters, index.parameterTypes[file])
        let places = fact.parameters.lazy.map(Int.init)
        return places.contains { place in
            // A name that may be left out is none: `resolve<T>(for name: String? = nil) -> T`.
            guard !parameters[place].flags.contains(.hasDefault) else { return false }
            // A subscript has no labels to say so.
            let isKey =
                fact.kind == .subscriptMember && places.count > 1
                || index.known.keyLabels.contains(parameters[place].label)
                || place == places.first && isScalar(types[place])
                    && places.dropFirst().contains { types[$0].wrappers.contains(.metatype) }
            return isKey && types[place].wrappers.isDisjoint(with: [.metatype, .function])
        }
    }

    private func isScalar(_ type: ResolvedType) -> Bool {
        index.outsideName(of: type).map { outside.scalars.contains($0) } ?? false
    }

    /// Whether what a generic function gives out must be a value: `T: Codable`.
    private func isDataBound(_ type: ResolvedType) -> Bool {
        if type.head == .composition {
            return index.compositions[Int(type.id)].members.contains { isDataBound($0) }
        }
        guard let name = index.outsideName(of: type) else { return false }
        return outside.coding.contains(name) || outside.values.contains(name) || outside.models.contains(name)
    }

    private static let valueWords: WordList = ["get", "object", "optional"]
}
