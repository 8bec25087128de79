import SwiftFacts

/// What can carry a dependency through a type: an initializer's (or function's) parameter, or a property.
enum Carrier: Hashable, Sendable {
    case parameter(ParameterID)
    case property(PropertyID)
}

/// What becomes of a value where it is mentioned.
enum Flow: Sendable {
    /// Anything that is not one of the others: compared, interpolated, called, subscripted, put into a collection, …
    case used
    /// A member of it is read or called; the member where it is known.
    case member(MemberID?, NameID)
    /// It is the whole argument of a call.
    case argument(ArgumentPlace)
    /// It is assigned to a property of self.
    case stored(PropertyID)
    /// It is assigned to a property of another object, nil where that is not known; and what carries that object.
    case assigned(PropertyID?, of: Carrier?)
    /// A local name is made for it; mentions of that name are listed as its own. Of `let a = api` alone nothing comes: it
    /// unwraps nothing and captures nothing.
    case bound(isAliasAlone: Bool)
    case returned
    /// It stands as a statement.
    case discarded
    /// It is assigned to.
    case written
}

/// Which argument of which call.
struct ArgumentPlace: Sendable {
    /// Index into the file's `calls`.
    var call: Int32
    var target: ArgumentTarget?
}

/// What an argument becomes in what is called.
enum ArgumentTarget: Hashable, Sendable {
    case parameter(ParameterID)
    /// Of a synthesised memberwise initializer.
    case memberwise(PropertyID)

    /// What carries what is taken.
    var carrier: Carrier {
        switch self {
        case .parameter(let id): .parameter(id)
        case .memberwise(let id): .property(id)
        }
    }
}
