import SwiftFacts

/// The type that something is registered as, such that equal types are equal keys.
struct KeyType: Hashable, Sendable {
    var type: ResolvedType
    /// Generic arguments, or the members of a composition, as written.
    var detail: String
}

/// The name that tells several registrations of one type apart.
enum KeyName: Hashable, Sendable {
    case none
    case known(NameID)
    /// Computed when the program runs.
    case unknown
}

/// What a library looks instances up by.
enum WiringKey: Hashable, Sendable {
    case type(KeyType, KeyName)
    /// A container's property.
    case member(PropertyID)
    /// A function that a library's generator writes for what is registered, by its name.
    case accessor(NameID, KeyName)
}
