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

/// What a type inherits from and conforms to, in all its parts.
struct Inheritance: Sendable {
    var superclass: TypeID?
    /// Whether what is written means the same whatever aliases stand for and other types inherit.
    var isSettled = false
    var protocols: [TypeID] = []
    /// Names of types that the sources do not declare.
    var outside: [NameID] = []
    /// Superclasses first, then protocols, transitively, each once; without the type itself.
    var ancestors: [TypeID] = []
    /// `outside` of the type and all its ancestors; a name may occur twice.
    var outsideAncestors: [NameID] = []

    /// Whether both say the same of what is written, whatever follows from it.
    func isWritten(like other: Inheritance) -> Bool {
        isSettled == other.isSettled && superclass == other.superclass && protocols == other.protocols
            && outside == other.outside
    }
}
