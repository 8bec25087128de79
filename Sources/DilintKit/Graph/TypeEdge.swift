import SwiftFacts

/// How one type depends on another.
enum TypeEdgeKind: String, Sendable, CaseIterable {
    case injects, holds, constructs, makes, provides, implements, locates
}

/// The evidence of a dependency.
struct TypeEdge: Sendable {
    /// What a construction hands in.
    enum Handed: Sendable {
        case nothing
        /// `self`, perhaps beside others.
        case maker
        case others
    }

    let kind: TypeEdgeKind
    /// Not at construction time: in a method, a closure, a lazy property, through a factory closure or lazy wrapper.
    var isDeferred: Bool
    /// Counts for rings: a need that no construction can do without.
    var isStrict: Bool
    let file: Int32
    let offset: UInt32
    let condition: ConditionID
    /// The target is what bounds a generic parameter of the type: its heirs say what they have in its place.
    var boundsParameter = false
    /// What is written, where it is a protocol that is bound to the target.
    var through = TypeID.none
    /// Row of `parameter` or `initializer` in the edge's file, -1 for none: a large project has tens of thousands of
    /// edges, which would take twice the room with both.
    private var subject: Int32 = -1
    /// Of `constructs`: what is made gets that.
    var handed = Handed.others
    /// Of `constructs`: a default argument that is evaluated where an instance is made of nothing.
    var isDefault = false
    /// Of `locates`: code of the type reaches it that no instance runs.
    var isOfStatic = false

    init(
        kind: TypeEdgeKind, isDeferred: Bool, isStrict: Bool, file: Int32, offset: UInt32, condition: ConditionID
    ) {
        self.kind = kind
        self.isDeferred = isDeferred
        self.isStrict = isStrict
        self.file = file
        self.offset = offset
        self.condition = condition
    }

    /// Of `injects`, unless a memberwise initializer takes it.
    var parameter: ParameterID? {
        get { kind == .injects && subject >= 0 ? ParameterID(file: file, row: subject) : nil }
        set { subject = newValue?.row ?? -1 }
    }

    /// Of `constructs`, and of `locates`, within an initializer: that one.
    var initializer: FunctionID? {
        get { kind != .injects && subject >= 0 ? FunctionID(file: file, row: subject) : nil }
        set { subject = newValue?.row ?? -1 }
    }
}
