import SwiftFacts

/// What a static member, or a global, that is reached by its name is.
enum AccessTarget: Hashable, Sendable {
    /// A static property of a project's type, or a global variable.
    case property(PropertyID)
    /// A static method without arguments.
    case function(FunctionID)
    /// `Type.member` of a type from elsewhere.
    case outside(type: NameID, member: NameID)
}

/// A static member, or a global, that is reached by its name.
typealias StaticAccess = Use<KeptAccess>

/// In 36 bytes.
struct KeptAccess: KeptUse {
    var site: LocalSite
    private(set) var flowKind = PackedFlow.Kind.used
    fileprivate let targetKind: TargetKind
    private var traits: Traits
    /// How it stands behind `??` for a parameter that nothing may be handed to.
    var fallback = Fallback.none
    /// The type of the project that the application's delegate is taken for, where it is that which is reached:
    /// `UIApplication.shared.delegate as? AppDelegate`.
    var delegate = TypeID.none
    fileprivate let targetNumber: Int32
    var flowNumbers = KeptFlow()

    /// What is either so or not.
    private struct Traits: OptionSet, BitwiseCopyable {
        let rawValue: UInt8
        static let isCalled = Traits(rawValue: 1)
        static let isImplicit = Traits(rawValue: 2)
        static let isGivenOnByName = Traits(rawValue: 4)
        static let isHandedOnByName = Traits(rawValue: 8)
        static let isAskedByName = Traits(rawValue: 16)
        static let isMemberAssigned = Traits(rawValue: 32)
        static let isCompared = Traits(rawValue: 64)
        static let isAskedForSeveral = Traits(rawValue: 128)

        subscript(trait: Traits) -> Bool {
            get { contains(trait) }
            set { if newValue { insert(trait) } else { remove(trait) } }
        }
    }

    /// The static property is called like a method: `Container.api()`.
    var isCalled: Bool {
        get { traits[.isCalled] }
        set { traits[.isCalled] = newValue }
    }

    /// Written `.name`.
    var isImplicit: Bool { traits[.isImplicit] }

    /// In an initializer or a static function the value, or what it gives where it is asked, goes on by a local name; of a
    /// static function what is no plain value.
    var isGivenOnByName: Bool {
        get { traits[.isGivenOnByName] }
        set { traits[.isGivenOnByName] = newValue }
    }

    /// In an initializer a call is handed the value itself by a local name.
    var isHandedOnByName: Bool {
        get { traits[.isHandedOnByName] }
        set { traits[.isHandedOnByName] = newValue }
    }

    /// In an initializer a member of the value is read or called by a local name.
    var isAskedByName: Bool {
        get { traits[.isAskedByName] }
        set { traits[.isAskedByName] = newValue }
    }

    /// A member of the value is given another value there: `Services.shared.plan = plan`.
    var isMemberAssigned: Bool {
        get { traits[.isMemberAssigned] }
        set { traits[.isMemberAssigned] = newValue }
    }

    /// Nothing is done with the value but to look what it is: `Services.plan is EmptyPlan`, `Services.plan == nil`.
    var isCompared: Bool {
        get { traits[.isCompared] }
        set { traits[.isCompared] = newValue }
    }

    /// Of a delegate that has a local name: by that more is done with it than to read one property.
    var isAskedForSeveral: Bool {
        get { traits[.isAskedForSeveral] }
        set { traits[.isAskedForSeveral] = newValue }
    }

    enum Fallback: UInt8, Sendable {
        case none
        /// It is what the parameter is then: `api ?? API.shared`.
        case whole
        /// What it is asked for is: `api ?? Services.shared.api`.
        case part
        /// The same of what is known to be no object of the project: `name ?? Session.shared.name`.
        case value
        /// The same for a parameter that may be left out: `init(name: String? = nil)`.
        case defaultValue
        /// It, or what it is asked for, is what a constant of the own type has nothing of: `self.api ?? API.shared`.
        case constant
    }

    fileprivate enum TargetKind: UInt8, Sendable { case property, function, outside }

    init(
        site: LocalSite, target: AccessTarget, isImplicit: Bool, among rows: inout GatheredOtherRows
    ) {
        self.site = site
        traits = isImplicit ? .isImplicit : []
        switch target {
        case .property(let id): (targetKind, targetNumber) = (.property, rows.number(of: id.numbers))
        case .function(let id): (targetKind, targetNumber) = (.function, rows.number(of: id.numbers))
        case .outside(let type, let member):
            let names = PackedCarrier.Numbers(
                file: Int32(bitPattern: type.rawValue), row: Int32(bitPattern: member.rawValue))
            (targetKind, targetNumber) = (.outside, rows.place(of: names))
        }
    }

    /// Keeps what becomes of the value.
    mutating func note(flow: PackedFlow, among rows: inout GatheredOtherRows) {
        (flowKind, flowNumbers) = (flow.kind, KeptFlow(flow, among: &rows))
    }
}

extension StaticAccess {
    var target: AccessTarget {
        @inline(__always) get {
            let numbers = rows[kept.targetNumber]
            return switch kept.targetKind {
            case .property: .property(PropertyID(numbers))
            case .function: .function(FunctionID(numbers))
            case .outside:
                .outside(
                    type: NameID(UInt32(bitPattern: numbers.file)), member: NameID(UInt32(bitPattern: numbers.row)))
            }
        }
    }
}
