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
        let signatures = RegistrySignatures(index)
        let (registering, resolving) = signatures.candidates()
        guard !registering.isEmpty, !resolving.isEmpty else { return }
        for number in index.types.indices where index.types[number].isDeclared {
            let chain = index.lookupChain(of: TypeID(number))
            let registers = chain.flatMap { registering[$0] ?? [] }
            guard !registers.isEmpty, case let resolves = chain.flatMap({ resolving[$0] ?? [] }), !resolves.isEmpty,
                chain.contains(where: signatures.isNamedForRegistry)
                    || signatures.areNamedForRegistry(registers, resolves),
                !chain.contains(where: signatures.isFilledUnseen)
            else { continue }
            for id in resolves { roles[id] = .resolving }
            for id in registers { roles[id] = .registering }
            for type in chain { addOthers(of: type, registering: registers, signatures) }
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

    /// Notes what the other functions of a registry do: reset it, register what nobody sees, or give out all of a type.
    ///
    /// - Parameter registering: The registry's functions that register.
    private mutating func addOthers(of type: TypeID, registering: [FunctionID], _ signatures: RegistrySignatures) {
        let index = signatures.index
        for id in signatures.functions(of: type) where roles[id] == nil {
            let fact = index.fact(id)
            let parameters = fact.parameters.map { index.parameterTypes[id.fileIndex][Int($0)] }
            let result = index.resultType(of: id)
            if index.linked.names.begins(fact.name, withWordOf: RegistryWords.resetting) {
                roles[id] = .resetting
            } else if index.linked.names.begins(fact.name, withWordOf: RegistryWords.registering),
                !result.isGenericProduct,
                parameters.contains(where: signatures.mayHold)
            {
                roles[id] = .registeringUnseen
            } else if !fact.generics.isEmpty, result.isGenericProduct, result.wrappers.contains(.collection) {
                multibinding.formUnion(registering)
            }
        }
    }
}
