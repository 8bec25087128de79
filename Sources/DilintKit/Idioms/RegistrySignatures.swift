import SwiftFacts

/// What signatures say of the project's functions and types: whether they register, resolve, or may hold what is
/// registered.
struct RegistrySignatures {
    let index: ProjectIndex

    init(_ index: ProjectIndex) { self.index = index }

    /// By type, the generic functions that register and those that resolve.
    func candidates() -> (registering: [TypeID: [FunctionID]], resolving: [TypeID: [FunctionID]]) {
        var registering: [TypeID: [FunctionID]] = [:]
        var resolving = registering
        for file in index.files.indices {
            for (row, fact) in index.files[file].functions.enumerated()
            where !fact.generics.isEmpty && fact.owner >= 0 && fact.kind != .initializer {
                let id = FunctionID(file: file, row: row)
                let type = index.type(file: file, row: fact.owner)
                guard !type.isNone else { continue }
                if registers(id) { registering[type, default: []].append(id) }
                if resolves(id) { resolving[type, default: []].append(id) }
            }
        }
        return (registering, resolving)
    }

    /// All functions of a type but its initializers.
    func functions(of type: TypeID) -> [FunctionID] {
        index.members.all(of: type).compactMap { entry in
            guard case .function(let id) = entry.member, index.fact(id).kind != .initializer else { return nil }
            return id
        }
    }

    /// Whether a type may be filled where nobody sees it: as it is made, `Registry([Entry(API.self) { … }])`, or through a
    /// subscript, `registry[API.self] = LiveAPI()`.
    func isFilledUnseen(_ type: TypeID) -> Bool {
        index.members.all(of: type).contains { entry in
            guard case .function(let id) = entry.member else { return false }
            let fact = index.fact(id)
            switch fact.kind {
            case .initializer:
                return fact.parameters.contains { mayHold(index.parameterTypes[id.fileIndex][Int($0)]) }
            case .subscriptMember: return !fact.generics.isEmpty && fact.flags.contains(.isSettable)
            default: return false
            }
        }
    }

    /// Whether a value may bring what is registered along: a list, a closure, a type, anything.
    func mayHold(_ type: ResolvedType) -> Bool {
        if !type.wrappers.isDisjoint(with: [.collection, .function, .metatype]) || type.isGenericProduct {
            return true
        }
        switch type.head {
        case .unknown: return true
        case .nominal, .external:
            if let name = index.outsideName(of: type), index.text(name).hasPrefix("Any") { return true }
            return type.nominalHead.map { isMadeForAnything($0) } ?? false
        case .composition, .generic, .void, .tuple: return false
        }
    }

    /// Whether instances of a type are made for another type that they are given: `Registration(API.self) { LiveAPI() }`.
    private func isMadeForAnything(_ type: TypeID) -> Bool {
        index.isGeneric(type)
            || index.members.all(of: type).contains { entry in
                guard case .function(let id) = entry.member else { return false }
                let fact = index.fact(id)
                return !fact.generics.isEmpty && (fact.kind == .initializer || fact.flags.contains(.isStatic))
            }
    }

    /// Whether a function registers an instance, or what makes one, for the type that it is given or that the instance has.
    private func registers(_ id: FunctionID) -> Bool {
        let fact = index.fact(id)
        guard !index.resultType(of: id).isGenericProduct,
            index.linked.names.begins(fact.name, withWordOf: RegistryWords.registering)
        else { return false }
        return fact.parameters.contains { Self.isProduct(index.parameterTypes[id.fileIndex][Int($0)]) }
    }

    /// Whether a parameter takes an instance of the function's generic type, or what makes one.
    static func isProduct(_ type: ResolvedType) -> Bool {
        type.isGenericProduct && type.wrappers.isDisjoint(with: [.metatype, .collection, .deferred])
    }

    /// Whether a function gives out an instance of whatever type it is given or the context demands, and no coded value.
    private func resolves(_ id: FunctionID) -> Bool {
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

    func isNamedForRegistry(_ type: TypeID) -> Bool {
        index.linked.names.ends(index.types[type.index].name, withWordOf: Self.registryWords)
    }

    /// Whether functions are those of a registry rather than of a store of values, as the name of one of them says.
    func areNamedForRegistry(_ registering: [FunctionID], _ resolving: [FunctionID]) -> Bool {
        func has(_ functions: [FunctionID], _ words: WordList) -> Bool {
            functions.contains { index.linked.names.begins(index.fact($0).name, withWordOf: words) }
        }
        return has(resolving, RegistryWords.unmistakablyResolving)
            || has(registering, RegistryWords.unmistakablyRegistering)
    }

    /// What the names of registries end in.
    private static let registryWords: WordList = ["locator", "registry", "resolver", "injector", "container"]
}
