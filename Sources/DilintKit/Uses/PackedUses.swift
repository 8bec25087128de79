import SwiftFacts

/// A carrier, or none, as a tag and two numbers: as an enum it takes four bytes more wherever one is kept.
struct PackedCarrier: Sendable {
    enum Kind: UInt8, Sendable { case none, parameter, property }

    struct Numbers: Sendable {
        var file: Int32 = 0
        var row: Int32 = 0
    }

    var kind = Kind.none
    var numbers = Numbers()
}

extension PackedCarrier {
    @inline(__always)
    init(_ carrier: Carrier?) {
        switch carrier {
        case .parameter(let id)?: (kind, numbers) = (.parameter, id.numbers)
        case .property(let id)?: (kind, numbers) = (.property, id.numbers)
        case nil: break
        }
    }

    @inline(__always)
    var carrier: Carrier? {
        switch kind {
        case .none: nil
        case .parameter: .parameter(ParameterID(numbers))
        case .property: .property(PropertyID(numbers))
        }
    }
}

extension RowID {
    @inline(__always)
    init(_ numbers: PackedCarrier.Numbers) { self.init(file: numbers.file, row: numbers.row) }

    @inline(__always)
    var numbers: PackedCarrier.Numbers { PackedCarrier.Numbers(file: file, row: row) }
}

/// A flow as a tag and numbers: its tag stands where what it is kept in leaves room.
struct PackedFlow: Sendable {
    /// The cases of `Flow` with those of what they hold.
    enum Kind: UInt8, Sendable {
        case used, unknownMember, property, function, argument, parameterArgument, memberwiseArgument, stored
        case assigned, assignedToProperty, assignedOfParameter, assignedOfProperty, assignedToPropertyOfParameter,
            assignedToPropertyOfProperty
        case bound, alias, returned, discarded, written

        /// A member of the project's is read or called.
        @inline(__always)
        var isMember: Bool { self == .property || self == .function }

        @inline(__always)
        var isArgument: Bool { self == .argument || self == .parameterArgument || self == .memberwiseArgument }

        /// Whether it names a property or function, or what an argument becomes.
        var hasTarget: Bool {
            switch self {
            case .property, .function, .parameterArgument, .memberwiseArgument, .stored, .assignedToProperty,
                .assignedToPropertyOfParameter, .assignedToPropertyOfProperty:
                true
            case .used, .unknownMember, .argument, .assigned, .assignedOfParameter, .assignedOfProperty, .bound, .alias,
                .returned, .discarded, .written:
                false
            }
        }

        /// Whether it names what carries the object that is assigned to.
        var hasObject: Bool {
            switch self {
            case .assignedOfParameter, .assignedOfProperty, .assignedToPropertyOfParameter,
                .assignedToPropertyOfProperty:
                true
            case .used, .unknownMember, .property, .function, .argument, .parameterArgument, .memberwiseArgument,
                .stored, .assigned, .assignedToProperty, .bound, .alias, .returned, .discarded, .written:
                false
            }
        }
    }

    struct Numbers: Sendable {
        /// A property, or what an argument becomes; the member.
        var target = PackedCarrier.Numbers()
        /// What carries the object that is assigned to.
        var object = PackedCarrier.Numbers()

        /// A name, or the number or row of a call; no flow has these beside an object.
        var single: Int32 {
            get { object.file }
            set { object.file = newValue }
        }
    }

    var kind = Kind.used
    var numbers = Numbers()
}

extension PackedFlow {
    static var used: PackedFlow { PackedFlow(kind: .used) }
    static var returned: PackedFlow { PackedFlow(kind: .returned) }
    static var discarded: PackedFlow { PackedFlow(kind: .discarded) }
    static var written: PackedFlow { PackedFlow(kind: .written) }

    /// - Parameter construction: The row of a call among whose arguments it is.
    static func used(in construction: UInt32) -> PackedFlow {
        var flow = PackedFlow.used
        flow.numbers.single = Int32(bitPattern: construction)
        return flow
    }

    static func bound(isAliasAlone: Bool) -> PackedFlow { PackedFlow(kind: isAliasAlone ? .alias : .bound) }

    static func stored(_ id: PropertyID) -> PackedFlow {
        PackedFlow(kind: .stored, numbers: Numbers(target: id.numbers))
    }

    static func member(_ member: MemberID?, _ name: NameID) -> PackedFlow {
        var flow: PackedFlow
        switch member {
        case .property(let id)?: flow = PackedFlow(kind: .property, numbers: Numbers(target: id.numbers))
        case .function(let id)?: flow = PackedFlow(kind: .function, numbers: Numbers(target: id.numbers))
        case nil: flow = PackedFlow(kind: .unknownMember)
        }
        flow.numbers.single = Int32(bitPattern: name.rawValue)
        return flow
    }

    static func argument(_ place: ArgumentPlace) -> PackedFlow {
        var flow: PackedFlow
        switch place.target {
        case .parameter(let id)?: flow = PackedFlow(kind: .parameterArgument, numbers: Numbers(target: id.numbers))
        case .memberwise(let id)?: flow = PackedFlow(kind: .memberwiseArgument, numbers: Numbers(target: id.numbers))
        case nil: flow = PackedFlow(kind: .argument)
        }
        flow.numbers.single = place.call
        return flow
    }

    static func assigned(_ property: PropertyID?, of object: Carrier?) -> PackedFlow {
        let object = PackedCarrier(object)
        let kind: Kind
        switch object.kind {
        case .none: kind = property == nil ? .assigned : .assignedToProperty
        case .parameter: kind = property == nil ? .assignedOfParameter : .assignedToPropertyOfParameter
        case .property: kind = property == nil ? .assignedOfProperty : .assignedToPropertyOfProperty
        }
        let target = property?.numbers ?? PackedCarrier.Numbers()
        return PackedFlow(kind: kind, numbers: Numbers(target: target, object: object.numbers))
    }

    @inline(__always)
    var flow: Flow {
        switch kind {
        case .used: .used
        case .unknownMember: .member(nil, name)
        case .property: .member(.property(property), name)
        case .function: .member(.function(FunctionID(numbers.target)), name)
        case .argument: argument(nil)
        case .parameterArgument: argument(.parameter(ParameterID(numbers.target)))
        case .memberwiseArgument: argument(.memberwise(property))
        case .stored: .stored(property)
        case .assigned: .assigned(nil, of: nil)
        case .assignedToProperty: .assigned(property, of: nil)
        case .assignedOfParameter: .assigned(nil, of: .parameter(ParameterID(numbers.object)))
        case .assignedOfProperty: .assigned(nil, of: .property(PropertyID(numbers.object)))
        case .assignedToPropertyOfParameter: .assigned(property, of: .parameter(ParameterID(numbers.object)))
        case .assignedToPropertyOfProperty: .assigned(property, of: .property(PropertyID(numbers.object)))
        case .bound: .bound(isAliasAlone: false)
        case .alias: .bound(isAliasAlone: true)
        case .returned: .returned
        case .discarded: .discarded
        case .written: .written
        }
    }

    private var name: NameID { NameID(UInt32(bitPattern: numbers.single)) }
    private var property: PropertyID { PropertyID(numbers.target) }

    private func argument(_ target: ArgumentTarget?) -> Flow {
        .argument(ArgumentPlace(call: numbers.single, target: target))
    }
}

/// The numbers of a flow as they are kept, one instead of two for each row.
struct KeptFlow: Sendable, BitwiseCopyable {
    private var target: Int32 = 0
    /// A name, the number or row of a call; or the row of what carries the object that is assigned to.
    var single: Int32 = 0

    init() {}

    @inline(__always)
    init(_ flow: PackedFlow, among rows: inout GatheredOtherRows) {
        if flow.kind.hasTarget { target = rows.number(of: flow.numbers.target) }
        single = flow.kind.hasObject ? rows.number(of: flow.numbers.object) : flow.numbers.single
    }

    @inline(__always)
    func packed(as kind: PackedFlow.Kind, among rows: OtherRows) -> PackedFlow {
        let object = kind.hasObject ? rows[single] : PackedCarrier.Numbers(file: single)
        return PackedFlow(kind: kind, numbers: PackedFlow.Numbers(target: rows[target], object: object))
    }
}

/// What is called as a tag and numbers.
struct PackedCallee: Sendable {
    /// The cases of `Callee` with those of what they hold.
    enum Kind: UInt8, Sendable {
        case construction, constructionByMembers, function, delegation, unknownDelegation, superDelegation,
            unknownSuperDelegation, outsideConstruction, unresolved

        /// Whether it names an initializer or function.
        var hasFunction: Bool {
            switch self {
            case .construction, .function, .delegation, .superDelegation: true
            case .constructionByMembers, .unknownDelegation, .unknownSuperDelegation, .outsideConstruction,
                .unresolved:
                false
            }
        }
    }

    struct Numbers: Sendable {
        var function = PackedCarrier.Numbers()
        /// A type or a name.
        var other: Int32 = 0
    }

    var kind: Kind
    var numbers = Numbers()
}

extension PackedCallee {
    @inline(__always)
    init(_ callee: Callee) {
        switch callee {
        case .construction(let type, let function):
            kind = function == nil ? .constructionByMembers : .construction
            numbers = Numbers(function: function?.numbers ?? PackedCarrier.Numbers(), other: type.rawValue)
        case .function(let id): (kind, numbers.function) = (.function, id.numbers)
        case .delegation(let id?, let isSuper):
            (kind, numbers.function) = (isSuper ? .superDelegation : .delegation, id.numbers)
        case .delegation(nil, let isSuper): kind = isSuper ? .unknownSuperDelegation : .unknownDelegation
        case .outsideConstruction(let name):
            (kind, numbers.other) = (.outsideConstruction, Int32(bitPattern: name.rawValue))
        case .unresolved(let name): (kind, numbers.other) = (.unresolved, Int32(bitPattern: name.rawValue))
        }
    }

    @inline(__always)
    var callee: Callee {
        switch kind {
        case .construction: .construction(TypeID(numbers.other), function)
        case .constructionByMembers: .construction(TypeID(numbers.other), nil)
        case .function: .function(function)
        case .delegation: .delegation(function, isSuper: false)
        case .unknownDelegation: .delegation(nil, isSuper: false)
        case .superDelegation: .delegation(function, isSuper: true)
        case .unknownSuperDelegation: .delegation(nil, isSuper: true)
        case .outsideConstruction: .outsideConstruction(name)
        case .unresolved: .unresolved(name)
        }
    }

    private var function: FunctionID { FunctionID(numbers.function) }
    private var name: NameID { NameID(UInt32(bitPattern: numbers.other)) }
}

extension ResolvedType {
    /// The head in the upper bits of its number: no project has so many types or names.
    var packedHead: UInt32 { UInt32(head.rawValue) << Self.headShift | id & Self.idBits }

    init(packed: UInt32, wrappers: UInt8) {
        self.init(
            Head(rawValue: UInt8(packed >> Self.headShift)) ?? .unknown, id: packed & Self.idBits,
            wrappers: Wrappers(rawValue: wrappers))
    }

    /// Whether two types that were packed are both unknown, without unpacking them.
    @inline(__always)
    static func areUnknown(packed one: UInt32, _ other: UInt32) -> Bool {
        let unknown = UInt32(Head.unknown.rawValue)
        return one >> headShift == unknown && other >> headShift == unknown
    }

    private static let headShift: UInt32 = 29
    private static let idBits: UInt32 = (1 << headShift) - 1
}
