import SwiftFacts

/// Registries that a project makes itself: types with generic methods that register what to give out for a type, and
/// others that resolve it.
struct OwnRegistries: Sendable {
    enum Role: Sendable {
        /// `register<T>(_ type: T.Type, make: @escaping () -> T)`, `register<T>(_ service: T)`
        case registering
        /// It may register anything: `register(_ modules: [Module])`.
        case registeringUnseen
        /// `resolve<T>() -> T`, `resolve<T>(_ type: T.Type) -> T?`
        case resolving
        /// `reset()`, `unregister<T>(_ type: T.Type)`
        case resetting
    }

    private var roles: [FunctionID: Role] = [:]
    /// Registering functions of registries that give out all that was registered for a type.
    private var multibinding: Set<FunctionID> = []
    /// Names of the functions that have a role.
    private(set) var names: Set<NameID> = []
    /// By name of a registering function: how many arguments it needs, and its labels.
    private var shapes: [NameID: [(needed: Int, labels: [NameID])]] = [:]

    init() {}

    /// O(functions + types)
    init(_ index: ProjectIndex) {
        let (registering, resolving) = Self.candidates(in: index)
        guard !registering.isEmpty, !resolving.isEmpty else { return }
        for number in index.types.indices where index.types[number].isDeclared {
            let chain = index.lookupChain(of: TypeID(number))
            let registers = chain.flatMap { registering[$0] ?? [] }
            let resolves = chain.flatMap { resolving[$0] ?? [] }
            guard !registers.isEmpty, !resolves.isEmpty else { continue }
            guard
                chain.contains(where: { Self.isNamedForRegistry($0, index) })
                    || Self.areNamedForRegistry(registers, resolves, index),
                !chain.contains(where: { Self.isFilledUnseen($0, index) })
            else { continue }
            for id in resolves { roles[id] = .resolving }
            for id in registers { roles[id] = .registering }
            for type in chain { addOthers(of: type, registering: registers, in: index) }
        }
        for (id, role) in roles {
            let fact = index.fact(id)
            names.insert(fact.name)
            guard case .registering = role else { continue }
            let parameters = fact.parameters.map { index.files[id.fileIndex].parameters[Int($0)] }
            let needed = parameters.count { !$0.flags.contains(.hasDefault) }
            shapes[fact.name, default: []].append((needed, parameters.map(\.label)))
        }
    }

    var isEmpty: Bool { roles.isEmpty }

    func role(of id: FunctionID) -> Role? { roles[id] }

    /// Whether a type may be registered more than once.
    func isMultibinding(_ id: FunctionID) -> Bool { multibinding.contains(id) }

    /// Whether a call of something unknown may be one of a registering function: with arguments of its labels, in their
    /// order, and perhaps a closure behind them.
    func mayRegister(_ name: NameID, labels: [NameID], trails: Bool) -> Bool {
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

    /// By type, the generic functions that register and those that resolve.
    private static func candidates(
        in index: ProjectIndex
    ) -> (registering: [TypeID: [FunctionID]], resolving: [TypeID: [FunctionID]]) {
        var registering: [TypeID: [FunctionID]] = [:]
        var resolving = registering
        for file in index.files.indices {
            for (row, fact) in index.files[file].functions.enumerated()
            where !fact.generics.isEmpty && fact.owner >= 0 && fact.kind != .initializer {
                let id = FunctionID(file: file, row: row)
                let type = index.table.type(file: file, row: fact.owner)
                guard !type.isNone else { continue }
                if registers(id, index) { registering[type, default: []].append(id) }
                if resolves(id, index) { resolving[type, default: []].append(id) }
            }
        }
        return (registering, resolving)
    }

    private static func functions(of type: TypeID, in index: ProjectIndex) -> [FunctionID] {
        index.members.all(of: type).compactMap { entry in
            guard case .function(let id) = entry.member,
                index.fact(id).kind != .initializer
            else { return nil }
            return id
        }
    }

    /// Notes what the other functions of a registry do: reset it, register what nobody sees, or give out all of a type.
    ///
    /// - Parameter registering: The registry's functions that register.
    private mutating func addOthers(of type: TypeID, registering: [FunctionID], in index: ProjectIndex) {
        for id in Self.functions(of: type, in: index) where roles[id] == nil {
            let fact = index.fact(id)
            let parameters = fact.parameters.map { index.parameterTypes[id.fileIndex][Int($0)] }
            let result = index.resultType(of: id)
            if index.linked.names.begins(fact.name, withWordOf: RegistryWords.resetting) {
                roles[id] = .resetting
            } else if index.linked.names.begins(fact.name, withWordOf: RegistryWords.registering),
                !result.isGenericProduct,
                parameters.contains(where: { Self.mayHold($0, index) })
            {
                roles[id] = .registeringUnseen
            } else if !fact.generics.isEmpty, result.isGenericProduct, result.wrappers.contains(.collection) {
                multibinding.formUnion(registering)
            }
        }
    }

    /// Whether a type may be filled where nobody sees it: as it is made, `Registry([Entry(API.self) { … }])`, or through a
    /// subscript, `registry[API.self] = LiveAPI()`.
    private static func isFilledUnseen(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.members.all(of: type).contains { entry in
            guard case .function(let id) = entry.member else { return false }
            let fact = index.fact(id)
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

    /// Whether instances of a type are made for another type that they are given: `Registration(API.self) { LiveAPI() }`.
    private static func isMadeForAnything(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.isGeneric(type)
            || index.members.all(of: type).contains { entry in
                guard case .function(let id) = entry.member else { return false }
                let fact = index.fact(id)
                return !fact.generics.isEmpty && (fact.kind == .initializer || fact.flags.contains(.isStatic))
            }
    }

    /// Whether a function registers an instance, or what makes one, for the type that it is given or that the instance has.
    private static func registers(_ id: FunctionID, _ index: ProjectIndex) -> Bool {
        let fact = index.fact(id)
        guard !index.resultType(of: id).isGenericProduct,
            index.linked.names.begins(fact.name, withWordOf: RegistryWords.registering)
        else { return false }
        return fact.parameters.contains { isProduct(index.parameterTypes[id.fileIndex][Int($0)]) }
    }

    static func isProduct(_ type: ResolvedType) -> Bool {
        type.isGenericProduct && type.wrappers.isDisjoint(with: [.metatype, .collection, .deferred])
    }

    /// Whether a function gives out an instance of whatever type it is given or the context demands, and no coded value.
    private static func resolves(_ id: FunctionID, _ index: ProjectIndex) -> Bool {
        let fact = index.fact(id)
        let result = index.resultType(of: id)
        guard result.isGenericProduct, result.wrappers.isDisjoint(with: [.collection, .function, .deferred]),
            index.linked.names.begins(fact.name, withWordOf: RegistryWords.resolving)
        else { return false }
        let isResolving = index.linked.names.begins(fact.name, withWordOf: RegistryWords.unmistakablyResolving)
        guard isResolving || result.head == .generic else { return false }
        let types = fact.parameters.map { index.parameterTypes[id.fileIndex][Int($0)] }
        let given = types.filter { $0.wrappers.contains(.metatype) }
        // The type that it is given is the one that it gives out.
        guard given.allSatisfy({ $0.isGenericProduct && $0.head == result.head && $0.id == result.id }) else {
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

    /// Whether functions are those of a registry rather than of a store of values, as the name of one of them says.
    private static func areNamedForRegistry(
        _ registering: [FunctionID], _ resolving: [FunctionID], _ index: ProjectIndex
    ) -> Bool {
        func has(_ functions: [FunctionID], _ words: WordList) -> Bool {
            functions.contains { id in
                index.linked.names.begins(
                    index.fact(id).name, withWordOf: words)
            }
        }
        return has(resolving, RegistryWords.unmistakablyResolving)
            || has(registering, RegistryWords.unmistakablyRegistering)
    }

    /// What the names of registries end in.
    private static let registryWords: WordList = ["locator", "registry", "resolver", "injector", "container"]
}
