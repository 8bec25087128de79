import SwiftFacts

/// What an expression's value is and where it comes from.
///
/// One for each row of a body, copied for most of them: 24 bytes, the origin as a tag and numbers. As an enum with
/// payloads every copy of it was a call of `memcpy`.
struct Value: Sendable {
    enum Origin: Sendable {
        case none
        case selfInstance
        case superInstance
        /// A parameter or property, perhaps through locals; with the carrier it was read from, if any.
        case carrier(Carrier, base: Carrier?)
        /// Index into the file's `calls`.
        case call(Int32)
        /// A call that is not kept, for it tells nothing.
        case idleCall
        /// Index into the file's `accesses`.
        case access(Int32)
        /// A function by its name, not called yet: of a type, or global (`none`).
        case function(NameID, of: TypeID)
        /// `T.init`.
        case initializer(TypeID)
        /// `self.init`, `super.init`.
        case delegation(isSuper: Bool)
        /// A module of the tree, by number.
        case module(Int32)
        /// A name nothing is known of.
        case unresolved(NameID)
    }

    var type: ResolvedType
    private var kind = Kind.none
    private var baseKind = Kind.none
    private var first: Int32 = 0
    private var second: Int32 = 0
    private var baseFile: Int32 = 0
    private var baseRow: Int32 = 0

    /// The cases of `Origin`; a carrier's kind is part of it. Then those of `target`, then those that are traced.
    private enum Kind: UInt8, Sendable {
        case none, superInstance, function, delegation, superDelegation, module, idleCall
        case parameterTarget, memberwiseTarget
        case selfInstance, parameter, property, call, access, initializer, unresolved
    }

    static let unknown = Value(type: .unknown)

    private init(type: ResolvedType) { self.type = type }

    @inline(__always)
    init(type: ResolvedType, origin: Origin) {
        self.type = type
        self.origin = origin
    }

    @inline(__always)
    var origin: Origin {
        get {
            switch kind {
            case .none, .parameterTarget, .memberwiseTarget: .none
            case .selfInstance: .selfInstance
            case .superInstance: .superInstance
            case .parameter: .carrier(.parameter(ParameterID(file: first, row: second)), base: base)
            case .property: .carrier(.property(PropertyID(file: first, row: second)), base: base)
            case .call: .call(first)
            case .idleCall: .idleCall
            case .access: .access(first)
            case .function: .function(NameID(UInt32(bitPattern: first)), of: TypeID(second))
            case .initializer: .initializer(TypeID(first))
            case .delegation: .delegation(isSuper: false)
            case .superDelegation: .delegation(isSuper: true)
            case .module: .module(first)
            case .unresolved: .unresolved(NameID(UInt32(bitPattern: first)))
            }
        }
        set {
            baseKind = .none
            switch newValue {
            case .none: kind = .none
            case .selfInstance: kind = .selfInstance
            case .superInstance: kind = .superInstance
            case .carrier(let carrier, let base):
                (kind, first, second) = Self.packed(carrier)
                if let base { (baseKind, baseFile, baseRow) = Self.packed(base) }
            case .call(let number): (kind, first) = (.call, number)
            case .idleCall: kind = .idleCall
            case .access(let number): (kind, first) = (.access, number)
            case .function(let name, let owner):
                (kind, first, second) = (.function, Int32(bitPattern: name.rawValue), owner.rawValue)
            case .initializer(let type): (kind, first) = (.initializer, type.rawValue)
            case .delegation(let isSuper): kind = isSuper ? .superDelegation : .delegation
            case .module(let number): (kind, first) = (.module, number)
            case .unresolved(let name): (kind, first) = (.unresolved, Int32(bitPattern: name.rawValue))
            }
        }
    }

    /// Of the row of an argument, which has no value of its own: what it becomes in what is called.
    var target: ArgumentTarget? {
        get {
            switch kind {
            case .parameterTarget: .parameter(ParameterID(file: first, row: second))
            case .memberwiseTarget: .memberwise(PropertyID(file: first, row: second))
            default: nil
            }
        }
        set {
            switch newValue {
            case .parameter(let id)?: (kind, first, second) = (.parameterTarget, id.file, id.row)
            case .memberwise(let id)?: (kind, first, second) = (.memberwiseTarget, id.file, id.row)
            case nil: kind = .none
            }
        }
    }

    /// Of a name that a body brings into being and of which nothing else is known: the row of its binding.
    var binding: Int? {
        get { kind == .none && first > 0 ? Int(first) : nil }
        set { if kind == .none { first = Int32(truncatingIfNeeded: newValue ?? 0) } }
    }

    /// What it is where there is something.
    var unwrapped: Value {
        var value = self
        value.type = type.removing(.optional)
        return value
    }

    /// Whether it matters what becomes of it.
    var isTraced: Bool { kind.rawValue >= Kind.selfInstance.rawValue }

    /// Whether nothing is known of where it comes from.
    var hasNoOrigin: Bool { kind == .none }

    /// Whether nothing is known of it.
    var isUnknown: Bool { hasNoOrigin && type.isUnknown }

    @inline(__always)
    private var base: Carrier? {
        switch baseKind {
        case .parameter: .parameter(ParameterID(file: baseFile, row: baseRow))
        case .property: .property(PropertyID(file: baseFile, row: baseRow))
        default: nil
        }
    }

    @inline(__always)
    private static func packed(_ carrier: Carrier) -> (Kind, Int32, Int32) {
        switch carrier {
        case .parameter(let id): (.parameter, id.file, id.row)
        case .property(let id): (.property, id.file, id.row)
        }
    }
}
