import SwiftFacts

/// What something is called where it is handed down from makers to what they make.
struct HandedLabel: Hashable, Sendable {
    var name: String
    /// As written; of a library that asks for less than the very same type, all that it is known as.
    var types: [String]
}

/// What a type needs of its maker, or makes for what it makes.
struct InstantiationNeed: Sendable {
    enum Source: Sendable {
        /// It is made here, as the type of that key; nil where that cannot be told.
        case made(KeyType?)
        /// Somebody above has it, be it under another label.
        case received(as: HandedLabel?)
        /// It is handed in when this type is made.
        case forwarded
    }

    var label: HandedLabel
    var source: Source
    var product: ResolvedType
    /// It is made when it is asked for: what is held is a maker.
    var isDeferred = false
    /// Whoever makes it hands in what it takes, later.
    var isHanded = false
    /// Not of every build.
    var isConditional = false
    /// The project's own code makes it, which may do as it likes.
    var isBuilt = false
    /// Nothing is missing where nobody has it.
    var isOptional = false
    /// Of the first token that says so.
    var offset: UInt32
    /// Of the type's name.
    var typeOffset: UInt32
    var condition: ConditionID
}

/// A type that generated code makes and hands what it needs.
///
/// Nodes form a tree at run time: who makes whom. What a type receives comes from a type above it.
struct InstantiationNode: Sendable {
    enum Rooting: Sendable {
        /// The tree begins with it.
        case declared
        /// The tree begins with it if nobody makes it.
        case unlessMade
        case never
    }

    var rooting: Rooting
    var needs: [InstantiationNeed]
    /// Where each of the registration's further keys is written.
    var forwardedOffsets: [UInt32] = []
    /// Whether a label fits by its types, and names only decide between several.
    var isMatchedByType = false
    /// Whether it may be made elsewhere: then there is what it receives.
    var isOpen = false
}
