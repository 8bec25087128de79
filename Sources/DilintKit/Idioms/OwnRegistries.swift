import SwiftFacts

/// Registries that a project makes itself: types whose generic methods are told what to give out for a type, and give it
/// out to who asks for that type.
struct OwnRegistries: Sendable {
    enum Role: Sendable {
        /// `register<T>(_ type: T.Type, make: @escaping () -> T)`, `register<T>(_ service: T)`
        case telling
        /// It may tell anything: `register(_ modules: [Module])`.
        case tellingUnseen
        /// `resolve<T>() -> T`, `resolve<T>(_ type: T.Type) -> T?`
        case asking
        /// `reset()`, `unregister<T>(_ type: T.Type)`
        case forgetting
    }

    private var roles: [FunctionID: Role] = [:]
    /// Functions that tell, of registries that give out all that was told for a type.
    private var severals: Set<FunctionID> = []
    /// Names of the functions that have a role.
    private(set) var names: Set<NameID> = []
    /// By name of a function that tells: how many arguments it needs, and its labels.
    private var shapes: [NameID: [(needed: Int, labels: [NameID])]] = [:]

    init() {}

    /// O(functions + types)
    init(_ index: ProjectIndex) {
        let (telling, asking) = Self.candidates(in: index)
        guard !telling.isEmpty, !asking.isEmpty else { return }
        for number in index.types.indices where index.types[number].isDeclared {
            let chain = index.lookupChain(of: TypeID(number))
            guard chain.contains(where: { telling[$0] != nil }), chain.contains(where: { asking[$0] != nil }) else {
                continue
            }
            let told = chain.flatMap { telling[$0] ?? [] }
            let asked = chain.flatMap { asking[$0] ?? [] }
            guard
                chain.contains(where: { Self.isNamedForRegistry($0, index) })
                    || Self.areNamedForRegistry(told, asked, index),
                !chain.contains(where: { Self.isFilledUnseen($0, index) })
            else { continue }
            for id in asked { roles[id] = .asking }
            for id in told { roles[id] = .telling }
            for type in chain { addOthers(of: type, told: told, in: index) }
        }
        for (id, role) in roles {
            let fact = index.files[id.fileIndex].functions[id.index]
            names.insert(fact.name)
            guard case .telling = role else { continue }
            let parameters = fact.parameters.map { index.files[id.fileIndex].parameters[Int($0)] }
            let needed = parameters.count { !$0.flags.contains(.hasDefault) }
            shapes[fact.name, default: []].append((needed, parameters.map(\.label)))
        }
    }

    var isEmpty: Bool { roles.isEmpty }

    func role(of id: FunctionID) -> Role? { roles[id] }

    /// Whether a registry may be told more than once for a type.
    func takesSeveral(_ id: FunctionID) -> Bool { severals.contains(id) }

    /// Whether a call of something unknown may be one of a function that tells: with arguments of its labels, in their
    /// order, and perhaps a closure behind them.
    func mayTell(_ name: NameID, labels: [NameID], trails: Bool) -> Bool {
        shapes[name]?.contains { shape in
            guard labels.count >= shape.needed else { return false }
            var place = 0
            return labels.dropLast(trails ? 1 : 0).allSatisfy { label in
                guard let next = shape.labels[place...].firstIndex(of: label) else { return false }
                place = next + 1
                return true
            }
        } ?? false
    }

    // MARK: Functions

    /// By type, the generic functions that tell and those that ask.
    private static func candidates(
        in index: ProjectIndex
    ) -> (telling: [TypeID: [FunctionID]], asking: [TypeID: [FunctionID]]) {
        var telling: [TypeID: [FunctionID]] = [:]
        var asking = telling
        for file in index.files.indices {
            for (row, fact) in index.files[file].functions.enumerated()
            where !fact.generics.isEmpty && fact.owner >= 0 && fact.kind != .initializer {
                let id = FunctionID(file: file, row: row)
                let type = index.table.type(file: file, row: fact.owner)
                guard !type.isNone else { continue }
                if tells(id, index) { telling[type, default: []].append(id) }
                if asks(id, index) { asking[type, default: []].append(id) }
            }
        }
        return (telling, asking)
    }

    private static func functions(of type: TypeID, in index: ProjectIndex) -> [FunctionID] {
        index.members.all(of: type).compactMap { entry in
            guard case .function(let id) = entry.member,
                index.files[id.fileIndex].functions[id.index].kind != .initializer
            else { return nil }
            return id
        }
    }

    /// What a function besides does with what was told: whatever it is told itself is told to the registry.
    private mutating func addOthers(of type: TypeID, told: [FunctionID], in index: ProjectIndex) {
        for id in Self.functions(of: type, in: index) where roles[id] == nil {
            let fact = index.files[id.fileIndex].functions[id.index]
            let parameters = fact.parameters.map { index.parameterTypes[id.fileIndex][Int($0)] }
            let result = index.resultTypes[id.fileIndex][id.index]
            if index.linked.names.begins(fact.name, withWordOf: RegistryWords.forgetting) {
                roles[id] = .forgetting
            } else if index.linked.names.begins(fact.name, withWordOf: RegistryWords.telling), !result.isGenericProduct,
                parameters.contains(where: { Self.mayHold($0, index) })
            {
                roles[id] = .tellingUnseen
            } else if !fact.generics.isEmpty, result.isGenericProduct, result.wrappers.contains(.collection) {
                severals.formUnion(told)
            }
        }
    }

    /// Whether a type may be filled where nobody sees it: as it is made, `Registry([Entry(API.self) { … }])`, or through a
    /// subscript, `registry[API.self] = LiveAPI()`.
    private static func isFilledUnseen(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.members.all(of: type).contains { entry in
            guard case .function(let id) = entry.member else { return false }
            let fact = index.files[id.fileIndex].functions[id.index]
            switch fact.kind {
            case .initializer:
                return fact.parameters.contains { mayHold(index.parameterTypes[id.fileIndex][Int($0)], index) }
            case .subscriptMember: return !fact.generics.isEmpty && fact.flags.contains(.isSettable)
            default: return false
            }
        }
    }

    /// Whether a value may bring what is registered along: a list, a closure, a type, anything.
    private static func mayHold(_ type: ResolvedType, _ index: ProjectIndex) -> Bool {
        if !type.wrappers.isDisjoint(with: [.collection, .function, .metatype]) || type.isGenericProduct {
            return true
        }
        switch type.head {
        case .unknown: return true
        case .external: return index.text(NameID(type.id)).hasPrefix("Any")
        case .nominal: return type.nominalHead.map { isMadeForAnything($0, index) } ?? false
        case .composition, .generic, .void, .tuple: return false
        }
    }

    /// Whether instances of a type are made for a type that is told: `Registration(API.self) { LiveAPI() }`.
    private static func isMadeForAnything(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.isGeneric(type)
            || index.members.all(of: type).contains { entry in
                guard case .function(let id) = entry.member else { return false }
                let fact = index.files[id.fileIndex].functions[id.index]
                return !fact.generics.isEmpty && (fact.kind == .initializer || fact.flags.contains(.isStatic))
            }
    }

    /// Whether a function is told an instance, or what makes one, of the type that it is told or that the instance has.
    private static func tells(_ id: FunctionID, _ index: ProjectIndex) -> Bool {
        let fact = index.files[id.fileIndex].functions[id.index]
        guard !index.resultTypes[id.fileIndex][id.index].isGenericProduct,
            index.linked.names.begins(fact.name, withWordOf: RegistryWords.telling)
        else { return false }
        return fact.parameters.contains { isProduct(index.parameterTypes[id.fileIndex][Int($0)]) }
    }

    static func isProduct(_ type: ResolvedType) -> Bool {
        type.isGenericProduct && type.wrappers.isDisjoint(with: [.metatype, .collection, .deferred])
    }

    /// Whether a function gives out what it is told, or what is asked of it: any type, and no coded value of it.
    private static func asks(_ id: FunctionID, _ index: ProjectIndex) -> Bool {
        let fact = index.files[id.fileIndex].functions[id.index]
        let result = index.resultTypes[id.fileIndex][id.index]
        guard result.isGenericProduct, result.wrappers.isDisjoint(with: [.collection, .function, .deferred]),
            index.linked.names.begins(fact.name, withWordOf: RegistryWords.asking)
        else { return false }
        let isResolving = index.linked.names.begins(fact.name, withWordOf: RegistryWords.resolving)
        guard isResolving || result.head == .generic else { return false }
        let types = fact.parameters.map { index.parameterTypes[id.fileIndex][Int($0)] }
        let told = types.filter { $0.wrappers.contains(.metatype) }
        // What it is told is what it gives out.
        guard told.allSatisfy({ $0.isGenericProduct && $0.head == result.head && $0.id == result.id }) else {
            return false
        }
        return isResolving
            || fact.parameters.allSatisfy { row in
                index.files[id.fileIndex].parameters[Int(row)].flags.contains(.hasDefault)
                    || index.parameterTypes[id.fileIndex][Int(row)].wrappers.contains(.metatype)
            }
    }

    private static func isNamedForRegistry(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.linked.names.ends(index.types[type.index].name, withWordOf: registryWords)
    }

    /// Whether functions that tell and ask are those of a registry rather than of a store of values, as one of them says.
    private static func areNamedForRegistry(_ told: [FunctionID], _ asked: [FunctionID], _ index: ProjectIndex) -> Bool
    {
        func has(_ functions: [FunctionID], _ words: WordList) -> Bool {
            functions.contains { id in
                index.linked.names.begins(
                    index.files[id.fileIndex].functions[id.index].name, withWordOf: words)
            }
        }
        return has(asked, RegistryWords.resolving) || has(told, RegistryWords.wiring)
    }

    /// What the names of registries end in.
    private static let registryWords: WordList = ["locator", "registry", "resolver", "injector", "container"]
}
