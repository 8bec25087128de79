import SwiftFacts

/// `A & B`, wherever it is written.
struct Composition: Sendable {
    /// Far above any code base's; it keeps compositions of thousands of parts, whose members are looked for in one after
    /// the other, from taking quadratic time.
    static let maximumMembers = 256

    var file: Int
    var node: TypeReference
    /// A part as it is written; perhaps a composition itself.
    struct Part: Sendable {
        var type: ResolvedType
        var node: TypeReference
    }
    var written: [Part] = []
    /// The parts, those of compositions among them taken apart; of more than `maximumMembers` the first.
    var members: [ResolvedType] = []
    /// The alias whose whole target it is.
    var alias: AliasID?
}

/// What is written that a type inherits from and conforms to, in all its parts.
struct Inheritance: Sendable {
    var superclass: TypeID?
    /// Whether what is written means the same whatever aliases stand for and other types inherit.
    var isSettled = false
    var protocols: [TypeID] = []
    /// Names of types that the sources do not declare.
    var outside: [NameID] = []

    /// Whether both say the same of what is written, whatever follows from it.
    func isWritten(like other: Inheritance) -> Bool {
        isSettled == other.isSettled && superclass == other.superclass && protocols == other.protocols
            && outside == other.outside
    }
}

/// What types inherit from, all that follows from what is written, gathered for one type after the other in one place: two
/// arrays for each type were counted and looked for by whoever asked.
struct GatheredAncestors {
    /// Far above any code base's; it keeps a file of thousands of classes, each below the next, from taking quadratic
    /// room.
    private static let maximumAncestors = 256

    private let inheritance: [Inheritance]
    private(set) var ancestors = GrowingGroups<TypeID>()
    private(set) var outside = GrowingGroups<NameID>()
    /// The type whose turn it was when an ancestor was met last: a new turn needs no clearing.
    private var met: [Int32]

    /// - Parameter inheritance: By type.
    init(_ inheritance: [Inheritance]) {
        self.inheritance = inheritance
        met = Array(repeating: -1, count: inheritance.count)
    }

    /// Adds the next type, of which is known what it inherits from.
    mutating func add(
        _ known: UnsafeBufferPointer<TypeID>, outside knownOutside: UnsafeBufferPointer<NameID>
    ) {
        ancestors.rows.append(contentsOf: known)
        outside.rows.append(contentsOf: knownOutside)
        endType()
    }

    /// Adds the next type: breadth-first from it, rings of inheritance end by themselves.
    mutating func add(_ type: Int) {
        let first = ancestors.rows.count
        met[type] = Int32(type)
        addOutside(of: type)
        // Superclasses first: a member of theirs comes before a protocol's.
        var superclass = inheritance[type].superclass
        while let id = superclass, visit(id, from: type, first) { superclass = inheritance[id.index].superclass }
        for id in inheritance[type].protocols { _ = visit(id, from: type, first) }
        var next = first
        while next < ancestors.rows.count {
            let ancestor = ancestors.rows[next].index
            for id in inheritance[ancestor].protocols { _ = visit(id, from: type, first) }
            addOutside(of: ancestor)
            next += 1
        }
        endType()
    }

    /// Says whether the type is one that was not met before.
    private mutating func visit(_ id: TypeID, from type: Int, _ first: Int) -> Bool {
        guard met[id.index] != type, ancestors.rows.count - first < Self.maximumAncestors else { return false }
        met[id.index] = Int32(type)
        ancestors.rows.append(id)
        return true
    }

    private mutating func addOutside(of type: Int) {
        if !inheritance[type].outside.isEmpty { outside.rows.append(contentsOf: inheritance[type].outside) }
    }

    private mutating func endType() {
        ancestors.endGroup()
        outside.endGroup()
    }
}
