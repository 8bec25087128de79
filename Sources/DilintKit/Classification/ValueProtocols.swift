import SwiftFacts

/// Protocols that only values conform to: enums, structs that store something, persistent models; and those that numbers
/// and texts conform to, whatever else does.
struct ValueProtocols: Sendable {
    /// By type: whether it is a protocol that enums conform to and nothing else.
    private let isOfEnums: [Bool]
    /// By type: what conforms to it, of a protocol that only values conform to.
    private let values: FrozenGroups<TypeID>
    /// By type: what conforms to it, of a protocol that only values and classes conform to that store something.
    private let keepers: FrozenGroups<TypeID>
    /// By type: whether it is among those.
    private let isKeeper: [Bool]
    /// By type: whether it is a protocol that a number, text or the like conforms to.
    private let isOfScalars: [Bool]

    private enum Conformer {
        case ofSeveralCases, ofOneCase, storing, keeping, other
    }

    /// - Complexity: O(types and their ancestors + members of enums and structs that conform to something)
    init(index: ProjectIndex, excluded: ExcludedCode, models: NameSet, scalars: NameSet) {
        var isOfEnums = Array(repeating: false, count: index.types.count)
        var hasOthers = isOfEnums
        var isOther = isOfEnums
        var isWorking = isOfEnums
        var isOfScalars = isOfEnums
        var conformers: [(group: Int, row: TypeID)] = []
        for (number, type) in index.types.enumerated()
        where type.kind != .protocol && !excluded.contains(TypeID(number)) {
            let ancestors = index.ancestors[number]
            guard !ancestors.isEmpty else { continue }
            if type.kind == .external, scalars.contains(type.name) {
                for ancestor in ancestors { isOfScalars[ancestor.index] = true }
            }
            let conformer = Self.conformer(TypeID(number), index, models)
            for ancestor in ancestors {
                switch conformer {
                case .ofSeveralCases: isOfEnums[ancestor.index] = true
                case .ofOneCase:
                    isOther[ancestor.index] = true
                    isWorking[ancestor.index] = true
                case .storing: hasOthers[ancestor.index] = true
                case .keeping, .other:
                    hasOthers[ancestor.index] = true
                    isOther[ancestor.index] = true
                    if conformer == .other { isWorking[ancestor.index] = true }
                }
                if conformer != .other, conformer != .ofOneCase { conformers.append((ancestor.index, TypeID(number))) }
            }
        }
        for number in isOfEnums.indices where hasOthers[number] { isOfEnums[number] = false }
        self.isOfEnums = isOfEnums
        self.isOfScalars = isOfScalars
        values = FrozenGroups(conformers.filter { !isOther[$0.group] }, count: index.types.count)
        let kept = conformers.filter { isOther[$0.group] && !isWorking[$0.group] }
        keepers = FrozenGroups(kept, count: index.types.count)
        var isKeeper = Array(repeating: false, count: index.types.count)
        for entry in kept { isKeeper[entry.row.index] = true }
        self.isKeeper = isKeeper
    }

    /// The only case of an enum, and a struct without properties, are instances like any other. Beside enums of several
    /// cases an enum that has one case yet is a value as they are.
    private static func conformer(_ type: TypeID, _ index: ProjectIndex, _ models: NameSet) -> Conformer {
        switch index.types[type.index].kind {
        case .enum:
            let cases = index.members.all(of: type).count { entry in
                guard case .function(let id) = entry.member else { return false }
                return index.fact(id).kind == .enumCase
            }
            return cases >= 2 ? .ofSeveralCases : cases == 1 ? .ofOneCase : .other
        case .struct: return stores(type, index) ? .storing : .other
        case .class:
            if index.outsideAncestors[type.index].contains(where: { models.contains($0) }) { return .storing }
            // A subclass keeps what its superclass keeps.
            let superclass = index.inheritance[type.index].superclass
            let isKeeping = stores(type, index) || superclass.map { stores($0, index) } ?? false
            return isKeeping ? .keeping : .other
        case .actor, .protocol, .external: return .other
        }
    }

    private static func stores(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.members.all(of: type).contains { entry in
            guard case .property(let id) = entry.member else { return false }
            let fact = index.fact(id)
            return fact.flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy]) && !index.isWrapped(id)
        }
    }

    /// Whether all that conforms to a protocol are enums: cases are told apart, they do no work for anybody.
    func isOfEnumsOnly(_ type: TypeID) -> Bool { isOfEnums[type.index] }

    /// Whether a number, text or the like conforms to a protocol: what takes one takes a value.
    /// `extension Bool: SettingsValue {}`
    func isOfScalars(_ type: TypeID) -> Bool { isOfScalars[type.index] }

    /// What conforms to a protocol; nothing where a class does that is no model, or a struct that stores nothing.
    func conformers(of type: TypeID) -> UnsafeBufferPointer<TypeID> { values[type.index] }

    /// What conforms to a protocol that some class conforms to; nothing where anything does that stores nothing.
    func keepers(of type: TypeID) -> UnsafeBufferPointer<TypeID> { keepers[type.index] }

    func isKeeper(_ type: TypeID) -> Bool { isKeeper[type.index] }
}
