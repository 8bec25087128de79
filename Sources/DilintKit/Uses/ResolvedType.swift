import SwiftFacts

/// What a written type, or an expression, turns out to be, as far as dependencies need it: one head and what is
/// wrapped around it. Generic arguments are dropped, except where the wrapper is transparent (`[T]`, `Lazy<T>`).
struct ResolvedType: Hashable, Sendable {
    enum Head: UInt8, Sendable {
        /// Not resolved: yields no finding.
        case unknown
        /// `id` is a `TypeID`.
        case nominal
        /// A type that the sources neither declare nor extend; `id` is its `NameID`.
        case external
        /// `id` is an index into the project's compositions.
        case composition
        /// A generic parameter without a bound, or `Self` of a protocol; `id` is its `NameID`.
        case generic
        case void
        case tuple
    }

    struct Wrappers: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let optional = Wrappers(rawValue: 1)
        /// An array, set or dictionary of it.
        static let collection = Wrappers(rawValue: 2)
        /// A closure that returns it.
        static let function = Wrappers(rawValue: 4)
        static let metatype = Wrappers(rawValue: 8)
        /// `Lazy<T>`, `Provider<T>` and kin.
        static let deferred = Wrappers(rawValue: 16)
        /// With `function`: the closure takes arguments.
        static let takesArguments = Wrappers(rawValue: 32)
        /// Written as a generic parameter with this bound.
        static let genericBound = Wrappers(rawValue: 64)
        /// Of a parameter: `@autoclosure`.
        static let autoclosure = Wrappers(rawValue: 128)
    }

    // In that order: two bytes are left at the end, for what a type is a part of.
    var id: UInt32
    var head: Head
    var wrappers: Wrappers

    init(_ head: Head, id: UInt32 = 0, wrappers: Wrappers = []) {
        self.head = head
        self.id = id
        self.wrappers = wrappers
    }

    static let unknown = ResolvedType(.unknown)

    static func nominal(_ type: TypeID, _ wrappers: Wrappers = []) -> ResolvedType {
        ResolvedType(.nominal, id: UInt32(type.rawValue), wrappers: wrappers)
    }

    /// The nominal type at the head, whatever is wrapped around it.
    var nominalHead: TypeID? { head == .nominal ? TypeID(Int32(bitPattern: id)) : nil }

    /// The nominal type whose instance a value of this type is, perhaps optionally.
    var instance: TypeID? {
        head == .nominal && wrappers.isDisjoint(with: [.collection, .function, .metatype, .deferred])
            ? TypeID(Int32(bitPattern: id)) : nil
    }

    /// The nominal type that a metatype value names.
    var metatypeInstance: TypeID? {
        head == .nominal && wrappers.contains(.metatype) && wrappers.isDisjoint(with: [.collection, .function])
            ? TypeID(Int32(bitPattern: id)) : nil
    }

    var isUnknown: Bool { head == .unknown }

    /// A generic function's parameter: what is asked for decides.
    var isGenericProduct: Bool { head == .generic || wrappers.contains(.genericBound) }

    /// A collection of it. A collection of collections is a table of data, whatever stands in it: `[URL: [IndexUnit]]`.
    var collected: ResolvedType { wrappers.contains(.collection) ? ResolvedType(.tuple) : adding(.collection) }

    func adding(_ more: Wrappers) -> ResolvedType {
        var copy = self
        copy.wrappers.formUnion(more)
        return copy
    }

    func removing(_ less: Wrappers) -> ResolvedType {
        var copy = self
        copy.wrappers.subtract(less)
        return copy
    }

    /// What a call of a value of this type returns.
    var returned: ResolvedType {
        wrappers.contains(.function) ? removing([.function, .takesArguments, .autoclosure]) : .unknown
    }
}
