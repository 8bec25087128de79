import SwiftFacts

/// A type that is asked for or registered, where it is written.
struct AskedType: Sendable {
    var type: ResolvedType
    /// Generic arguments as written.
    var detail = ""
    /// The name that it is written by, where that has no arguments: an alias's, where it is a closure.
    var writtenAs = NameID.none
    var offset: UInt32
    /// It is written with a module that nobody knows, and several types bear the name: no key can be told by it.
    var isOneOfSeveral = false
}

/// A type that an attribute names, as it is written and as it is understood.
struct NamedType: Sendable {
    var asked: AskedType
    var text: String
}

/// What stands in an attribute's parentheses, by label; none for what has none.
struct AttributeArguments: Sendable {
    /// Labels of what is `true`.
    var trueLabels: Set<NameID> = []
    /// `P.self`, `[P.self, Q.self]`
    var types: [NameID: [NamedType]] = [:]
    /// `"text"`, of the labels whose strings are kept.
    var texts: [NameID: NameID] = [:]
    /// `.member`
    var members: [NameID: NameID] = [:]
    /// Labels of what is something else.
    var others: Set<NameID> = []
}
