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
    /// What nibs and storyboards know of.
    private(set) var nibs = NibTypes()
    /// The classes of which somebody keeps what kind is to be made: `var banner: Banner.Type`.
    private(set) var keptAsTypes: Set<TypeID> = []
    /// Instance properties that are `unowned`.
    private(set) var unowned: [PropertyID] = []

    init(index: ProjectIndex, excluded: ExcludedCode, backReferenceNames: NameSet) {
        self.index = index
        self.backReferenceNames = backReferenceNames
        isTaken = Array(repeating: false, count: index.types.count)
        // What is not needed of it is never touched; growing would copy all that there is, again and again.
        held.reserveCapacity(index.propertyTypes.rowCount)
        instanceProperties.reserveCapacity(index.propertyTypes.rowCount)
        methods.reserveCapacity(index.resultTypes.rowCount)
        for file in index.files.indices where !excluded.contains(file: file) {
            gatherProperties(file)
            gatherFunctions(file)
        }
    }

    private mutating func gatherProperties(_ file: Int) {
        let (properties, owners) = (index.files[file].properties, index.typeOfRow[file])
        for row in properties.indices {
            guard properties[row].owner >= 0 else {
                noteGlobal(PropertyID(file: file, row: row))
                continue
            }
            let owner = owners[Int(properties[row].owner)]
            guard !owner.isNone else { continue }
            let id = PropertyID(file: file, row: row)
            let flags = properties[row].flags
            if flags.contains(.isStatic) {
                staticProperties.append((owner.index, id))
                continue
            }
            instanceProperties.append((owner.index, id))
            if flags.contains(.isObjC) { nibs.note(id, of: owner, in: index) }
            if flags.contains(.isUnowned) { unowned.append(id) }
            if flags.isDisjoint(with: [.isComputed, .isWeak, .isUnowned, .isLazy]),
                !backReferenceNames.contains(properties[row].name)
            {
                let type = index.type(of: id)
                held.append((owner.index, type))
                if let kept = type.metatypeInstance, index.types[kept.index].kind == .class { keptAsTypes.insert(kept) }
            }
        }
    }

    private mutating func noteGlobal(_ id: PropertyID) {
        guard index.fact(id).access > .fileprivate, case let type = index.type(of: id) else { return }
        if let instance = type.instance { global.insert(instance) }
        if let name = index.outsideName(of: type), type.wrappers.isSubset(of: .optional) {
            // In shared code it may be one application's or another's: `var Current: World`, where each has its own.
            global.formUnion(index.namesakes(name, seenFrom: id.fileIndex))
        }
    }

    private mutating func gatherFunctions(_ file: Int) {
        let facts = index.files[file]
        let (functions, parameters, owners) = (facts.functions, facts.parameters, index.typeOfRow[file])
        for row in functions.indices where functions[row].owner >= 0 {
            let owner = owners[Int(functions[row].owner)]
            guard !owner.isNone else { continue }
            let (kind, id) = (functions[row].kind, FunctionID(file: file, row: row))
            if kind == .method || kind == .subscriptMember { methods.append((owner.index, id)) }
            if kind == .method, !functions[row].flags.isDisjoint(with: [.isObjC, .isOverride]) {
                nibs.note(id, of: owner, in: index)
            }
            guard !functions[row].parameters.isEmpty else { continue }
            let isCreating = kind == .method && (index.hasCreatingName(id) || index.isNamedFactory(owner))
            guard kind == .initializer || kind == .enumCase || isCreating else { continue }
            for parameter in functions[row].parameters {
                let type = index.parameterTypes[file][Int(parameter)]
                if let taken = type.nominalHead, taken != owner, kind != .enumCase { isTaken[taken.index] = true }
                let name = parameters[Int(parameter)].name
                if !isCreating, !backReferenceNames.contains(name), !isWayBack(name, to: type, from: owner) {
                    taken.append((owner.index, type))
                }
            }
        }
    }

    /// Whether what a type takes is kept weak under the same name, and keeps the type itself, one or several: a part knows the
    /// whole that it is a part of.
    ///
    ///     final class Ledger { var pages: [Page] = [] }
    ///     final class Page { weak var ledger: Ledger? ; init(ledger: Ledger) { self.ledger = ledger } }
    ///
    /// - Complexity: O(members of the whole), for a parameter that is kept so
    private func isWayBack(_ name: NameID, to whole: ResolvedType, from part: TypeID) -> Bool {
        guard let whole = whole.instance, whole != part else { return false }
        let isKeptWeak = index.members.named(name, of: part).contains { entry in
            guard case .property(let id) = entry.member else { return false }
            return !index.fact(id).flags.isDisjoint(with: [.isWeak, .isUnowned])
        }
        guard isKeptWeak else { return false }
        return index.members.all(of: whole).contains { entry in
            guard case .property(let id) = entry.member, case let fact = index.fact(id) else { return false }
            // What it makes for itself, and for good, is a part that does its work.
            return fact.flags.isDisjoint(with: [.isStatic, .isComputed, .isWeak, .isUnowned, .isLazy, .isLet])
                && index.type(of: id).nominalHead == part
        }
    }
}
