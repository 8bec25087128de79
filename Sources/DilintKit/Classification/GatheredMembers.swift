import SwiftFacts

/// The members of all types, sorted out by what `TypeShapes` asks of them, while files are read: each with its type's
/// number.
struct GatheredMembers {
    private let index: ProjectIndex
    private let backReferenceNames: NameSet
    private(set) var held: [(group: Int, row: ResolvedType)] = []
    private(set) var taken: [(group: Int, row: ResolvedType)] = []
    private(set) var methods: [(group: Int, row: FunctionID)] = []
    private(set) var instanceProperties: [(group: Int, row: PropertyID)] = []
    private(set) var staticProperties: [(group: Int, row: PropertyID)] = []
    /// By type: whether an initializer or factory method of another type takes it.
    private(set) var isTaken: [Bool]
    /// The types of the globals that other files see.
    private(set) var global: Set<TypeID> = []

    init(index: ProjectIndex, excluded: ExcludedCode, backReferenceNames: NameSet) {
        self.index = index
        self.backReferenceNames = backReferenceNames
        isTaken = Array(repeating: false, count: index.types.count)
        for file in index.files.indices where !excluded.contains(file: file) {
            gatherProperties(file)
            gatherFunctions(file)
        }
    }

    private mutating func gatherProperties(_ file: Int) {
        for (row, fact) in index.files[file].properties.enumerated() {
            guard fact.owner >= 0 else {
                guard fact.access > .fileprivate, let type = index.propertyTypes[file][row].instance else { continue }
                global.insert(type)
                continue
            }
            let owner = index.typeOfRow[file][Int(fact.owner)]
            guard !owner.isNone else { continue }
            let id = PropertyID(file: file, row: row)
            if fact.flags.contains(.isStatic) {
                staticProperties.append((owner.index, id))
                continue
            }
            instanceProperties.append((owner.index, id))
            if fact.flags.isDisjoint(with: [.isComputed, .isWeak, .isUnowned, .isLazy]),
                !backReferenceNames.contains(fact.name)
            {
                held.append((owner.index, index.propertyTypes[file][row]))
            }
        }
    }

    private mutating func gatherFunctions(_ file: Int) {
        let facts = index.files[file]
        for (row, fact) in facts.functions.enumerated() where fact.owner >= 0 {
            let owner = index.typeOfRow[file][Int(fact.owner)]
            guard !owner.isNone else { continue }
            let id = FunctionID(file: file, row: row)
            if fact.kind == .method || fact.kind == .subscriptMember { methods.append((owner.index, id)) }
            guard !fact.parameters.isEmpty else { continue }
            let isCreating = fact.kind == .method && (index.hasCreatingName(id) || index.isNamedFactory(owner))
            guard fact.kind == .initializer || fact.kind == .enumCase || isCreating else { continue }
            for parameter in fact.parameters {
                let type = index.parameterTypes[file][Int(parameter)]
                if let taken = type.nominalHead, taken != owner, fact.kind != .enumCase { isTaken[taken.index] = true }
                if !isCreating, !backReferenceNames.contains(facts.parameters[Int(parameter)].name) {
                    taken.append((owner.index, type))
                }
            }
        }
    }
}
