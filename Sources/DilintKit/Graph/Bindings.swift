import SwiftFacts

/// What each project protocol is bound to: what a container, factory or the only conformer says.
struct Bindings: Sendable {
    /// By type; none where nothing decides, and for what is no protocol.
    private let bound: [TypeID]
    private let conformers: FrozenGroups<TypeID>
    private let outsideConformers: FrozenGroups<TypeID>
    private let inheriting: FrozenGroups<TypeID>

    init(index: ProjectIndex, uses: ProjectUses, classification: Classification, workers: WorkerPool) {
        var conforming: [(group: Int, row: TypeID)] = []
        var inheriting: [(group: Int, row: TypeID)] = []
        var outside: [(group: Int, row: TypeID)] = []
        for (number, type) in index.types.enumerated() {
            let conforms = Self.mayConform(TypeID(number), index, classification)
            for ancestor in index.ancestors[number] {
                let kind = index.types[ancestor.index].kind
                if kind == .protocol, conforms {
                    if type.isDeclared {
                        conforming.append((ancestor.index, TypeID(number)))
                    } else {
                        outside.append((ancestor.index, TypeID(number)))
                    }
                }
                if index.types[ancestor.index].isReference { inheriting.append((ancestor.index, TypeID(number))) }
            }
        }
        let conformers = FrozenGroups(conforming, count: index.types.count)
        self.conformers = conformers
        let outsideConformers = FrozenGroups(outside, count: index.types.count)
        self.outsideConformers = outsideConformers
        self.inheriting = FrozenGroups(inheriting, count: index.types.count)
        var said = [Said](repeating: .nothing, count: index.types.count)
        let saidInFiles = parallelMap(count: index.files.count, workers: workers) { file in
            classification.excluded.contains(file: file)
                ? [] : Self.bindings(saidBy: uses[file], file: file, index, classification)
        }
        for (declared, implementation) in saidInFiles.joined() { said[declared.index].add(implementation) }
        bound = index.types.indices.map { type in
            guard index.types[type].kind == .protocol else { return .none }
            switch said[type] {
            case .nothing:
                return conformers[type].count == 1 && outsideConformers[type].isEmpty ? conformers[type][0] : .none
            case .one(let implementation): return implementation
            case .several: return .none
            }
        }
    }

    /// Whether a type is one that protocols are bound to: a concrete one outside of tests, or one from elsewhere that is
    /// extended there.
    private static func mayConform(
        _ type: TypeID, _ index: ProjectIndex, _ classification: Classification
    ) -> Bool {
        guard index.types[type.index].kind != .protocol, !classification.excluded.contains(type) else { return false }
        return index.types[type.index].isDeclared
            || index.parts(of: type).contains { !classification.excluded.contains(file: $0.fileIndex) }
    }

    /// The types from elsewhere that an extension makes conform to a protocol: `extension URLSession: Loading`. What is
    /// passed may always be one of those.
    func outsideConformers(of type: TypeID) -> UnsafeBufferPointer<TypeID> { outsideConformers[type.index] }

    /// The types outside of tests that conform to a protocol.
    func conformers(of type: TypeID) -> UnsafeBufferPointer<TypeID> { conformers[type.index] }

    /// The classes that inherit from a class, directly or not.
    func subclasses(of type: TypeID) -> UnsafeBufferPointer<TypeID> { inheriting[type.index] }

    /// The concrete type that a value of `type` is, seen from inside `user`: itself unless it is a protocol; nil where
    /// nothing decides, and for a decorator's own protocol.
    func concrete(_ type: TypeID, inside user: TypeID, index: ProjectIndex) -> TypeID? {
        guard index.types[type.index].kind == .protocol else { return type }
        let target = bound[type.index]
        return target.isNone || target == user ? nil : target
    }

    /// Which types code says that a protocol is bound to.
    private enum Said {
        case nothing
        case one(TypeID)
        case several

        mutating func add(_ type: TypeID) {
            switch self {
            case .nothing: self = .one(type)
            case .one(type), .several: break
            case .one: self = .several
            }
        }
    }

    /// The protocols as which container properties and creating methods of a file are declared, and what they construct.
    private static func bindings(
        saidBy uses: FileUses, file: Int, _ index: ProjectIndex, _ classification: Classification
    ) -> [(declared: TypeID, implementation: TypeID)] {
        var found: [(declared: TypeID, implementation: TypeID)] = []
        func note(_ declared: TypeID, _ implementation: TypeID) {
            guard index.types[declared.index].kind == .protocol,
                index.ancestors[implementation.index].contains(declared)
            else { return }
            found.append((declared, implementation))
        }
        for call in uses.constructions {
            guard case .construction(let type, _) = call.callee, index.types[type.index].kind != .protocol,
                let declared = declaredProduct(of: call, in: index, classification)
            else { continue }
            note(declared, type)
        }
        for registration in uses.wiring.registrations {
            guard let implementation = registration.implementation,
                !classification.excluded.contains(file: file, typeRow: registration.typeRow)
            else { continue }
            for declared in registration.declaredTypes { note(declared, implementation) }
        }
        return found
    }

    /// The declared type of what gives out the value of a call: a container's property, a creating method.
    private static func declaredProduct(
        of call: Call, in index: ProjectIndex, _ classification: Classification
    ) -> TypeID? {
        guard call.flowKind == .returned || call.flowKind == .stored else { return nil }
        let owner = index.enclosingType(of: call.site)
        guard !classification.excluded.contains(owner) else { return nil }
        let isContainer = classification.roles(of: owner).contains(.container)
        if case .stored(let property) = call.flow { return isContainer ? index.type(of: property).instance : nil }
        if let function = index.function(at: call.site) {
            return classification.isCreatingMethod(function) ? index.resultType(of: function).instance : nil
        }
        guard isContainer, let property = index.property(at: call.site) else { return nil }
        return index.type(of: property).instance
    }
}
