import SwiftFacts

/// Where a piece of code stands.
///
/// In 19 bytes, so that what is kept of code has the last one of five words for itself.
struct Site: Sendable {
    var file: Int32
    /// Row of the file's `bodies`.
    var body: Int32
    /// Row of the file's `expressions`.
    var row: UInt32
    /// Offset of the first token of the mention, access or call.
    var offset: UInt32
    private var conditionNumber: UInt16
    /// The depth above the doubts.
    private var depthAndDoubts: UInt8

    init(
        file: Int32, body: Int32, row: UInt32, offset: UInt32, condition: ConditionID, closureDepth: UInt16,
        doubts: Doubts = []
    ) {
        (self.file, self.body, self.row, self.offset) = (file, body, row, offset)
        (conditionNumber, depthAndDoubts) = (0, doubts.rawValue)
        self.condition = condition
        self.closureDepth = closureDepth
    }

    /// Why code may never run, or be another's.
    struct Doubts: OptionSet, Sendable {
        let rawValue: UInt8

        /// It is within a branch or loop.
        static let branch = Doubts(rawValue: 1)
        /// It is behind a `guard` or another branch that returns.
        static let wayOut = Doubts(rawValue: 2)
        /// It is a call whose labels fit nothing of the name that is read: another one, of a superclass from elsewhere, may
        /// be meant.
        static let namesake = Doubts(rawValue: 4)
    }

    private static let doubtBits: UInt8 = 7
    private static let depthShift: UInt8 = 3
    private static let maximumDepth: UInt16 = 31

    /// The branch of an `#if`; of more than anybody writes in one file the rest are none.
    var condition: ConditionID {
        get { ConditionID(UInt32(conditionNumber)) }
        set { conditionNumber = UInt16(exactly: newValue.rawValue) ?? 0 }
    }

    /// How many closures that are not called where they stand (and local functions) are around it; 31 for more, which
    /// nobody writes.
    var closureDepth: UInt16 {
        get { UInt16(depthAndDoubts >> Self.depthShift) }
        set {
            let depth = UInt8(min(newValue, Self.maximumDepth))
            depthAndDoubts = depth << Self.depthShift | depthAndDoubts & Self.doubtBits
        }
    }

    /// Why it may never run, or be another's.
    var doubts: Doubts {
        get { Doubts(rawValue: depthAndDoubts & Self.doubtBits) }
        set { depthAndDoubts = depthAndDoubts & ~Self.doubtBits | newValue.rawValue }
    }

    /// Within a branch or loop.
    var isConditional: Bool { doubts.contains(.branch) }
    /// Runs whenever the code around it does.
    var isCertain: Bool { doubts.isEmpty }
    /// Runs later than the code around it, if at all.
    var isDeferred: Bool { depthAndDoubts > Self.doubtBits }
    var fileIndex: Int { Int(file) }
    var bodyID: BodyID { BodyID(file: file, row: body) }
}

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
}

/// A mention of a carrier.
///
/// There are hundreds of thousands, and every rule reads them all: 52 bytes, what has cases as tags and numbers.
struct Mention: FlowKeeper, Sendable {
    var site: Site
    /// Of the flow in the low bits, behind the site, which leaves a byte of its last word.
    private var kinds: UInt8
    private let carrierNumbers: PackedCarrier.Numbers
    private let baseNumbers: PackedCarrier.Numbers
    var flowNumbers: PackedFlow.Numbers

    private static let baseShift: UInt8 = 6
    private static let propertyBit: UInt8 = 1 << 5
    private static let flowBits: UInt8 = 31

    @inline(__always)
    init(site: Site, carrier: Carrier, base: Carrier?, flow: PackedFlow) {
        let (packedCarrier, packedBase) = (PackedCarrier(carrier), PackedCarrier(base))
        self.site = site
        carrierNumbers = packedCarrier.numbers
        baseNumbers = packedBase.numbers
        flowNumbers = flow.numbers
        kinds =
            flow.kind.rawValue | (packedCarrier.kind == .property ? Self.propertyBit : 0)
            | packedBase.kind.rawValue << Self.baseShift
    }

    var carrier: Carrier {
        kinds & Self.propertyBit == 0 ? .parameter(ParameterID(carrierNumbers)) : .property(PropertyID(carrierNumbers))
    }

    /// Where the carrier is a member of something that is itself carried (`parameters.api`): that.
    var base: Carrier? {
        PackedCarrier.Kind(rawValue: kinds >> Self.baseShift).flatMap {
            PackedCarrier(kind: $0, numbers: baseNumbers).carrier
        }
    }

    var flowKind: PackedFlow.Kind {
        @inline(__always) get { PackedFlow.Kind(rawValue: kinds & Self.flowBits) ?? .used }
        set { kinds = kinds & ~Self.flowBits | newValue.rawValue }
    }

    /// By the number alone: most mentions are asked, and making a kind of it is a call.
    var isArgument: Bool { PackedFlow.Kind.arguments.contains(kinds & Self.flowBits) }
}

/// What is called.
enum Callee: Sendable {
    /// A type of the project is constructed; the initializer, nil for a synthesised one or where none matches.
    case construction(TypeID, FunctionID?)
    case function(FunctionID)
    /// `self.init` or `super.init`.
    case delegation(FunctionID?, isSuper: Bool)
    /// A type from elsewhere is constructed.
    case outsideConstruction(NameID)
    /// Not known; the name that is called.
    case unresolved(NameID)
}

/// A call that matters to the graphs: of a type, or of a function of the project.
///
/// The largest of what is kept of code, 88 bytes: its small fields stand where others leave room, and what has cases is
/// kept as tags and numbers.
struct Call: FlowKeeper, Sendable {
    var site: Site
    private var traits: Traits
    private var calleeKind: PackedCallee.Kind
    var flowKind = PackedFlow.Kind.used
    private var baseKind = PackedCarrier.Kind.none
    private var counts = ArgumentCounts()
    private var wrappers = PerType<UInt8>(base: 0, result: 0, key: 0)
    private var heads = PerType<UInt32>(base: 0, result: 0, key: 0)
    private var calleeNumbers: PackedCallee.Numbers
    /// Offset of the called name: the constructed type's, the method's.
    let nameOffset: UInt32
    /// Without a carrier the first is the number of an access, or -1.
    private var baseNumbers = PackedCarrier.Numbers(file: -1)
    /// Of what says the key.
    var keyOffset: UInt32
    var flowNumbers = PackedFlow.Numbers()
    /// Index into the file's `calls`: the call whose argument this one is; -1 without.
    var outer: Int32 = -1

    /// What is either so or not.
    private struct Traits: OptionSet {
        let rawValue: UInt8
        static let isForced = Traits(rawValue: 1)
        static let isKept = Traits(rawValue: 2)
        static let isAsked = Traits(rawValue: 4)
        static let isPassedOn = Traits(rawValue: 8)
        static let hasSelfArgument = Traits(rawValue: 16)
        static let hasClosureArgument = Traits(rawValue: 32)

        subscript(trait: Traits) -> Bool {
            get { contains(trait) }
            set { if newValue { insert(trait) } else { remove(trait) } }
        }
    }

    /// Each 255 for more: nobody compares more.
    private struct ArgumentCounts {
        var all: UInt8 = 0
        var constant: UInt8 = 0
    }

    /// A part of what is known of each type: of what the call is made on, of the value, of the key.
    private struct PerType<Part: BitwiseCopyable & Sendable>: Sendable, BitwiseCopyable {
        var base: Part
        var result: Part
        var key: Part
    }

    /// - Parameter base: What the call is made on.
    init(
        site: Site, isForced: Bool, callee: Callee, nameOffset: UInt32, base: Value, result: ResolvedType,
        key: ResolvedType
    ) {
        let packed = PackedCallee(callee)
        self.site = site
        traits = isForced ? .isForced : []
        calleeKind = packed.kind
        calleeNumbers = packed.numbers
        self.nameOffset = nameOffset
        keyOffset = nameOffset
        self.result = result
        self.key = key
        note(base: base)
    }

    /// Keeps what the call is made on.
    mutating func note(base value: Value) {
        base = value.type
        switch value.origin {
        case .carrier(let carrier, _):
            let packed = PackedCarrier(carrier)
            (baseKind, baseNumbers) = (packed.kind, packed.numbers)
        case .access(let number): (baseKind, baseNumbers) = (.none, PackedCarrier.Numbers(file: number))
        default: (baseKind, baseNumbers) = (.none, PackedCarrier.Numbers(file: -1))
        }
    }

    /// Unwrapped by force.
    var isForced: Bool { traits[.isForced] }

    /// The value ends up in a property of self, perhaps inside another one that does.
    var isKept: Bool {
        get { traits[.isKept] }
        set { traits[.isKept] = newValue }
    }

    /// A member of the value is read or called, on the spot or by a local name.
    var isAsked: Bool {
        get { traits[.isAsked] }
        set { traits[.isAsked] = newValue }
    }

    /// The value goes elsewhere: into another call, a property, a collection, back to the caller.
    var isPassedOn: Bool {
        get { traits[.isPassedOn] }
        set { traits[.isPassedOn] = newValue }
    }

    var hasSelfArgument: Bool {
        get { traits[.hasSelfArgument] }
        set { traits[.hasSelfArgument] = newValue }
    }

    /// A closure is handed in.
    var hasClosureArgument: Bool {
        get { traits[.hasClosureArgument] }
        set { traits[.hasClosureArgument] = newValue }
    }

    var argumentCount: UInt16 {
        get { UInt16(counts.all) }
        set { counts.all = UInt8(clamping: newValue) }
    }

    /// How many of the arguments are the same every time: `3`, `"a"`, `nil`, `.plain`.
    var constantCount: UInt16 {
        get { UInt16(counts.constant) }
        set { counts.constant = UInt8(clamping: newValue) }
    }

    /// What the call is made on: a container, factory, resolver; unknown for a bare name.
    private(set) var base: ResolvedType {
        get { ResolvedType(packed: heads.base, wrappers: wrappers.base) }
        set { (heads.base, wrappers.base) = (newValue.packedHead, newValue.wrappers.rawValue) }
    }

    /// Whether anything is known of the types of what it is made on and of the key. Asked of every call: neither is unpacked.
    var hasKnownBaseOrKey: Bool { !ResolvedType.areUnknown(packed: heads.base, heads.key) }

    /// The value's type; of a generic function what its parameter stands for here.
    var result: ResolvedType {
        get { ResolvedType(packed: heads.result, wrappers: wrappers.result) }
        set { (heads.result, wrappers.result) = (newValue.packedHead, newValue.wrappers.rawValue) }
    }

    /// Of a metatype argument, a generic argument, a cast or the context, where the result is generic.
    var key: ResolvedType {
        get { ResolvedType(packed: heads.key, wrappers: wrappers.key) }
        set { (heads.key, wrappers.key) = (newValue.packedHead, newValue.wrappers.rawValue) }
    }

    /// Whether it constructs a type of the project.
    var isConstruction: Bool { calleeKind == .construction || calleeKind == .constructionByMembers }

    /// Whether it hands over to another initializer of its own type: `self.init()`.
    var isDelegation: Bool { calleeKind == .delegation || calleeKind == .unknownDelegation }

    var callee: Callee {
        @inline(__always) get { PackedCallee(kind: calleeKind, numbers: calleeNumbers).callee }
        set {
            let packed = PackedCallee(newValue)
            (calleeKind, calleeNumbers) = (packed.kind, packed.numbers)
        }
    }

    /// What carries that which the call is made on.
    var baseCarrier: Carrier? { PackedCarrier(kind: baseKind, numbers: baseNumbers).carrier }

    /// Index into the file's `accesses`: what the call is made on is a shared instance or global, and has no carrier; -1
    /// without.
    var baseAccess: Int32 { baseKind == .none ? baseNumbers.file : -1 }
}

/// A static member, or a global, that is reached by its name.
struct StaticAccess: FlowKeeper, Sendable {
    enum Target: Hashable, Sendable {
        /// A static property of a project's type, or a global variable.
        case property(PropertyID)
        /// A static method without arguments.
        case function(FunctionID)
        /// `Type.member` of a type from elsewhere.
        case outside(type: NameID, member: NameID)
    }

    private enum TargetKind: UInt8, Sendable { case property, function, outside }

    var site: Site
    /// The static property is called like a method: `Container.api()`.
    var isCalled = false
    /// Written `.name`.
    let isImplicit: Bool
    /// Stands behind `??` for a parameter that nothing may be handed to.
    var isFallback = false
    private let targetKind: TargetKind
    var flowKind = PackedFlow.Kind.used
    /// The type that the member is reached through, where it is one of the project.
    let through: TypeID
    private let targetNumbers: PackedCarrier.Numbers
    var flowNumbers = PackedFlow.Numbers()

    init(site: Site, target: Target, through: TypeID, isImplicit: Bool) {
        self.site = site
        self.through = through
        self.isImplicit = isImplicit
        switch target {
        case .property(let id): (targetKind, targetNumbers) = (.property, id.numbers)
        case .function(let id): (targetKind, targetNumbers) = (.function, id.numbers)
        case .outside(let type, let member):
            targetKind = .outside
            targetNumbers = PackedCarrier.Numbers(
                file: Int32(bitPattern: type.rawValue), row: Int32(bitPattern: member.rawValue))
        }
    }

    var target: Target {
        switch targetKind {
        case .property: .property(PropertyID(targetNumbers))
        case .function: .function(FunctionID(targetNumbers))
        case .outside:
            .outside(
                type: NameID(UInt32(bitPattern: targetNumbers.file)),
                member: NameID(UInt32(bitPattern: targetNumbers.row)))
        }
    }
}
