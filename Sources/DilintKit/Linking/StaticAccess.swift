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
    /// The static property is called like a method: `Container.api()`.
    var isCalled = false
    /// Written `.name`.
    let isImplicit: Bool
    /// How it stands behind `??` for a parameter that nothing may be handed to.
    var fallback = Fallback.none
    /// The type of the project that the application's delegate is taken for, where it is that which is reached:
    /// `UIApplication.shared.delegate as? AppDelegate`.
    var delegate = TypeID.none
    fileprivate let targetNumber: Int32
    var flowNumbers = KeptFlow()

    enum Fallback: UInt8, Sendable {
        case none
        /// It is what the parameter is then: `api ?? API.shared`.
        case whole
        /// What it is asked for is: `api ?? Services.shared.api`.
        case part
        /// The same of what is known to be no object of the project: `name ?? Session.shared.name`.
        case value
    }

    fileprivate enum TargetKind: UInt8, Sendable { case property, function, outside }

    init(
        site: LocalSite, target: AccessTarget, isImplicit: Bool, among rows: inout GatheredOtherRows
    ) {
        self.site = site
        self.isImplicit = isImplicit
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
