import SwiftFacts

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
typealias Call = Use<KeptCall>

/// In 64 bytes: its small fields stand where others leave room, and what has cases is kept as tags and numbers.
struct KeptCall: KeptUse {
    var site: LocalSite
    private(set) var flowKind = PackedFlow.Kind.used
    private var traits: Traits
    fileprivate private(set) var calleeKind = PackedCallee.Kind.unresolved
    fileprivate private(set) var baseKind = PackedCarrier.Kind.none
    private var counts = ArgumentCounts()
    private var baseWrappers: UInt8 = 0
    private var resultWrappers: UInt8 = 0
    fileprivate private(set) var keyWrappers: UInt8 = 0
    fileprivate private(set) var baseHead = ResolvedType.unknown.packedHead
    private var resultHead = ResolvedType.unknown.packedHead
    fileprivate private(set) var calleeFunction: Int32 = 0
    /// The type or name of the callee.
    fileprivate private(set) var calleeNumber: Int32 = 0
    /// Offset of the called name: the constructed type's, the method's.
    let nameOffset: UInt32
    /// Without a carrier the number of an access, or -1.
    fileprivate private(set) var baseNumber: Int32 = -1
    /// What stands for the head of the key's type and its offset; 0 for an unknown one at the name, of nearly all calls.
    fileprivate private(set) var keyNumber: Int32 = 0
    var flowNumbers = KeptFlow()
    /// Index into the file's `calls`: the call whose argument this one is; -1 without.
    var outer: Int32 = -1

    /// What is either so or not.
    private struct Traits: OptionSet, BitwiseCopyable {
        let rawValue: UInt8
        static let isForced = Traits(rawValue: 1)
        static let isKept = Traits(rawValue: 2)
        static let isAsked = Traits(rawValue: 4)
        static let isPassedOn = Traits(rawValue: 8)
        static let hasSelfArgument = Traits(rawValue: 16)
        static let hasClosureArgument = Traits(rawValue: 32)
        static let hasUnknownAlternative = Traits(rawValue: 64)
        static let isListed = Traits(rawValue: 128)

        subscript(trait: Traits) -> Bool {
            get { contains(trait) }
            set { if newValue { insert(trait) } else { remove(trait) } }
        }
    }

    /// Each 255 for more: nobody compares more.
    private struct ArgumentCounts: BitwiseCopyable {
        var all: UInt8 = 0
        var constant: UInt8 = 0
    }

    /// - Parameter base: What the call is made on.
    @inline(__always)
    init(
        site: LocalSite, isForced: Bool, callee: Callee, nameOffset: UInt32, base: Value, result: ResolvedType,
        among rows: inout GatheredOtherRows
    ) {
        self.site = site
        traits = isForced ? .isForced : []
        self.nameOffset = nameOffset
        self.result = result
        note(callee: callee, among: &rows)
        note(base: base, among: &rows)
    }

    /// Keeps what the call is made on.
    mutating func note(base value: Value, among rows: inout GatheredOtherRows) {
        (baseHead, baseWrappers) = (value.type.packedHead, value.type.wrappers.rawValue)
        switch value.origin {
        case .carrier(let carrier, _):
            let packed = PackedCarrier(carrier)
            (baseKind, baseNumber) = (packed.kind, rows.number(of: packed.numbers))
        case .access(let number): (baseKind, baseNumber) = (.none, number)
        default: (baseKind, baseNumber) = (.none, -1)
        }
    }

    /// Keeps what is called, as it turns out to be.
    @inline(__always)
    mutating func note(callee: Callee, among rows: inout GatheredOtherRows) {
        let packed = PackedCallee(callee)
        calleeKind = packed.kind
        calleeFunction = packed.kind.hasFunction ? rows.number(of: packed.numbers.function) : 0
        calleeNumber = packed.numbers.other
    }

    /// Keeps the type of the key.
    ///
    /// - Parameter offset: Of what says it.
    mutating func note(key: ResolvedType, at offset: UInt32, among rows: inout GatheredOtherRows) {
        keyWrappers = key.wrappers.rawValue
        let numbers = PackedCarrier.Numbers(
            file: Int32(bitPattern: key.packedHead), row: Int32(bitPattern: offset))
        keyNumber = key.isUnknown && offset == nameOffset ? 0 : rows.place(of: numbers)
    }

    /// Keeps what becomes of the value.
    mutating func note(flow: PackedFlow, among rows: inout GatheredOtherRows) {
        (flowKind, flowNumbers) = (flow.kind, KeptFlow(flow, among: &rows))
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

    /// By a local name the value is an element of a literal: `Menu(items: [first, second])`.
    var isListed: Bool {
        get { traits[.isListed] }
        set { traits[.isListed] = newValue }
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

    /// It is told a closure, and what it gives is kept in a property: `timer = Timer(timeInterval: 1, repeats: true) { … }`.
    var isKeptWithClosure: Bool { hasClosureArgument && flowKind == .stored }

    /// What may be handed in is one of several values, of one of which nothing is known:
    /// `service: entry.service ?? context.service`.
    var hasUnknownAlternative: Bool {
        get { traits[.hasUnknownAlternative] }
        set { traits[.hasUnknownAlternative] = newValue }
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
    var base: ResolvedType { ResolvedType(packed: baseHead, wrappers: baseWrappers) }

    /// The value's type; of a generic function what its parameter stands for here.
    var result: ResolvedType {
        get { ResolvedType(packed: resultHead, wrappers: resultWrappers) }
        set { (resultHead, resultWrappers) = (newValue.packedHead, newValue.wrappers.rawValue) }
    }

    /// Whether it constructs a type of the project.
    var isConstruction: Bool { calleeKind == .construction || calleeKind == .constructionByMembers }

    /// Whether it hands over to another initializer of its own type: `self.init()`.
    var isDelegation: Bool { calleeKind == .delegation || calleeKind == .unknownDelegation }

    /// Index into the file's `accesses`: what the call is made on is a shared instance or global, and has no carrier; -1
    /// without.
    var baseAccess: Int32 { baseKind == .none ? baseNumber : -1 }
}

extension Call {
    var callee: Callee {
        @inline(__always) get {
            let numbers = PackedCallee.Numbers(function: rows[kept.calleeFunction], other: kept.calleeNumber)
            return PackedCallee(kind: kept.calleeKind, numbers: numbers).callee
        }
    }

    /// What carries that which the call is made on.
    var baseCarrier: Carrier? {
        kept.baseKind == .none ? nil : PackedCarrier(kind: kept.baseKind, numbers: rows[kept.baseNumber]).carrier
    }

    /// Of a metatype argument, a generic argument, a cast or the context, where the result is generic.
    var key: ResolvedType { ResolvedType(packed: keyHead, wrappers: kept.keyWrappers) }

    /// What a resolving call asks for, by its key or else by what it gives.
    var asked: ResolvedType { key.isUnknown ? self.result : key }

    /// Of what says the key.
    var keyOffset: UInt32 {
        kept.keyNumber == 0 ? kept.nameOffset : UInt32(bitPattern: rows[kept.keyNumber].row)
    }

    /// Whether anything is known of the types of what it is made on and of the key. Asked of every call: neither is unpacked.
    var hasKnownBaseOrKey: Bool { !ResolvedType.areUnknown(packed: kept.baseHead, keyHead) }

    private var keyHead: UInt32 {
        kept.keyNumber == 0 ? ResolvedType.unknown.packedHead : UInt32(bitPattern: rows[kept.keyNumber].file)
    }
}
