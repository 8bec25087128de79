/// `import Module`, `import class Module.Name`.
public struct ImportFact: Sendable, Equatable {
    /// The first component: the module.
    public var module: NameID
    /// `@testable`
    public var isTestable: Bool
    /// `@_exported`: files that import this file's module see the imported one as well. With `public import` (SE-0409) they
    /// do not: it only lets this file's own interface mention it.
    public var isExported: Bool
}

/// A position in the file's tree of `#if` branches; 0 is the unconditional code.
public struct ConditionID: Hashable, Sendable, BitwiseCopyable {
    /// The number.
    public let rawValue: UInt16

    /// The one of that number; of more than fit, which nobody writes in one file, the rest are none.
    @inlinable
    public init(_ number: UInt32) { rawValue = UInt16(exactly: number) ?? 0 }

    /// Stands for no such thing.
    @inlinable public static var none: ConditionID { ConditionID(0) }
}

/// One branch of an `#if`.
public struct ConditionFact: Sendable, Equatable {
    /// What else is known of the code: the branch that the whole `#if` stands in, or what the same `#if` says besides.
    public var parent: ConditionID
    /// The same for all branches of one `#if`, and of all with the same condition or its contrary: `#if DEBUG`, `#if !DEBUG`. Of
    /// `#if DEBUG && X` the terms are known as well, and the platforms are a group of their own.
    public var group: UInt32
    /// 0 where the condition holds, 1 where it does not: of `#if !DEBUG` the first one is 1. What stands behind an `#elseif` is
    /// a group of its own in the latter, one more for each branch; of platforms each has a number.
    public var branch: UInt32
}

/// How far a declaration can be seen.
public enum AccessLevel: UInt8, Sendable, Comparable, CaseIterable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

    /// The one that fewer can see comes first.
    public static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}

/// The word that declares a type.
public enum TypeFactKind: UInt8, Sendable, CaseIterable {
    case `class`, `actor`, `struct`, `enum`, `protocol`, `extension`
}

/// A type declaration or an extension of one.
public struct TypeFact: Sendable, Equatable {
    /// What it is.
    public var kind: TypeFactKind
    /// How far it can be seen.
    public var access: AccessLevel
    /// `final`
    public var isFinal: Bool
    /// Declared inside a function: its name is known there only.
    public var isLocal: Bool
    /// The declared name; of an extension the last component of the extended type's name.
    public var name: NameID
    /// Offset of the name in the source, in bytes.
    public var nameOffset: UInt32
    /// Index of the type or extension that this one is written in, -1 at the top level.
    public var enclosing: Int32
    /// The branch of an `#if` that it stands in.
    public var condition: ConditionID
    /// A `#Preview` of the file names it. What else stands there is no part of the program, and is not kept.
    public var isPreviewed = false
    /// Of an extension: what it extends.
    public var extended: TypeReference
    /// Of `genericParameters`.
    public var generics: Range<UInt32>
    /// Of `inheritances`: the superclass and the protocols, as written.
    public var inherited: Range<UInt32>
    /// Of `attributes`.
    public var attributes: Range<UInt32>
    /// From `{` through `}`.
    public var body: SourceRange
}

/// `T: Bound` of a generic clause, a requirement of a `where` clause, or a primary associated type.
public struct GenericParameterFact: Sendable, Equatable {
    /// The parameter; of a `where` requirement the first component of its left side.
    public var name: NameID
    /// The bound, or what the parameter equals.
    public var bound: TypeReference
    /// From a `where` clause.
    public var isRequirement: Bool
    /// `T == Bound`
    public var isSameType: Bool
}

/// `@Name(arguments)` before a declaration.
public struct AttributeFact: Sendable, Equatable {
    /// The last component of the name.
    public var name: NameID
    /// Offset of the `@`.
    public var offset: UInt32
    /// The type as written (`Injected<API>`).
    public var type: TypeReference
    /// Index of the body that holds the arguments, as if they were a call's, -1 without.
    public var body: Int32
}

/// What sort of function a declaration is.
public enum FunctionKind: UInt8, Sendable, CaseIterable {
    case initializer, method, subscriptMember, deinitializer, `operator`
    /// `case name(payload)` of an enum.
    case enumCase
}

/// Modifiers and other facts that are either there or not.
public struct MemberFlags: FlagSet {
    /// One bit a flag.
    public let rawValue: UInt32

    /// One of the flags, or several.
    @inlinable
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `static` or `class`.
    @inlinable public static var isStatic: MemberFlags { MemberFlags(rawValue: 1 << 0) }
    /// `override`
    @inlinable public static var isOverride: MemberFlags { MemberFlags(rawValue: 1 << 1) }
    /// `required`
    @inlinable public static var isRequired: MemberFlags { MemberFlags(rawValue: 1 << 2) }
    /// `convenience`
    @inlinable public static var isConvenience: MemberFlags { MemberFlags(rawValue: 1 << 3) }
    /// `init?` or `init!`.
    @inlinable public static var isFailable: MemberFlags { MemberFlags(rawValue: 1 << 4) }
    /// `async`
    @inlinable public static var isAsync: MemberFlags { MemberFlags(rawValue: 1 << 5) }
    /// `throws` or `rethrows`
    @inlinable public static var isThrowing: MemberFlags { MemberFlags(rawValue: 1 << 6) }
    /// `@available(*, unavailable)`, or an initializer whose body does nothing but end the program.
    @inlinable public static var isUnavailable: MemberFlags { MemberFlags(rawValue: 1 << 7) }
    /// `final`
    @inlinable public static var isFinal: MemberFlags { MemberFlags(rawValue: 1 << 8) }
    /// `mutating`
    @inlinable public static var isMutating: MemberFlags { MemberFlags(rawValue: 1 << 9) }
    /// `let`, of a property.
    @inlinable public static var isLet: MemberFlags { MemberFlags(rawValue: 1 << 10) }
    /// `lazy`
    @inlinable public static var isLazy: MemberFlags { MemberFlags(rawValue: 1 << 11) }
    /// A getter and no storage.
    @inlinable public static var isComputed: MemberFlags { MemberFlags(rawValue: 1 << 12) }
    /// `weak`
    @inlinable public static var isWeak: MemberFlags { MemberFlags(rawValue: 1 << 13) }
    /// `unowned`
    @inlinable public static var isUnowned: MemberFlags { MemberFlags(rawValue: 1 << 14) }
    /// It is given a value where it is declared.
    @inlinable public static var hasInitialValue: MemberFlags { MemberFlags(rawValue: 1 << 15) }
    /// Can be assigned: a stored `var`, or a computed one with a setter.
    @inlinable public static var isSettable: MemberFlags { MemberFlags(rawValue: 1 << 16) }
    /// Written in a protocol's own body.
    @inlinable public static var isRequirement: MemberFlags { MemberFlags(rawValue: 1 << 17) }
    /// Has a body (a function) or accessors with bodies (a property).
    @inlinable public static var hasBody: MemberFlags { MemberFlags(rawValue: 1 << 18) }
    /// `willSet` or `didSet`.
    @inlinable public static var isObserved: MemberFlags { MemberFlags(rawValue: 1 << 19) }
    /// `@objc`
    @inlinable public static var isObjC: MemberFlags { MemberFlags(rawValue: 1 << 20) }
    /// `@objc optional`
    @inlinable public static var isOptionalRequirement: MemberFlags { MemberFlags(rawValue: 1 << 21) }
    /// One of several names of a pattern (`let (a, b) = …`): the initial value is not the property's own.
    @inlinable public static var isPattern: MemberFlags { MemberFlags(rawValue: 1 << 22) }
    /// `dynamic`
    @inlinable public static var isDynamic: MemberFlags { MemberFlags(rawValue: 1 << 23) }
}

/// An initializer, a method or function, a subscript, a deinitializer, or an enum's case. What is small comes first, in one
/// word.
public struct FunctionFact: Sendable, Equatable {
    /// What it is.
    public var kind: FunctionKind
    /// How far it can be seen.
    public var access: AccessLevel
    /// The branch of an `#if` that it stands in.
    public var condition: ConditionID
    /// What else is known of it.
    public var flags: MemberFlags
    /// The declared name; none for initializers, subscripts and deinitializers.
    public var name: NameID
    /// Offset of the name, or of the word `init`, `subscript`, `deinit`.
    public var nameOffset: UInt32
    /// Index of the type or extension it is a member of, -1 for a global function.
    public var owner: Int32
    /// Of `parameters`.
    public var parameters: Range<UInt32>
    /// What it returns, as written; none for `Void` by silence.
    public var result: TypeReference
    /// Of `genericParameters`.
    public var generics: Range<UInt32>
    /// Of `attributes`.
    public var attributes: Range<UInt32>
    /// Index into `bodies`, -1 without.
    public var body: Int32
}

/// Facts of a parameter that are either there or not.
public struct ParameterFlags: FlagSet {
    /// One bit a flag.
    public let rawValue: UInt8

    /// One of the flags, or several.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It has a default value.
    @inlinable public static var hasDefault: ParameterFlags { ParameterFlags(rawValue: 1) }
    /// `T...`
    @inlinable public static var isVariadic: ParameterFlags { ParameterFlags(rawValue: 2) }
}

/// A parameter of a function, initializer, subscript or enum case.
public struct ParameterFact: Sendable, Equatable {
    /// The argument label; none for `_`.
    public var label: NameID
    /// The internal name; none for `_`.
    public var name: NameID
    /// Offset of the internal name.
    public var nameOffset: UInt32
    /// The type as written; none without.
    public var type: TypeReference
    /// What else is known of it.
    public var flags: ParameterFlags
    /// Of `attributes`: wrappers and macros before the name.
    public var attributes: Range<UInt32>
    /// Index of the body that holds the default value, -1 without.
    public var defaultValue: Int32
}

/// A property of a type, or a global variable.
public struct PropertyFact: Sendable, Equatable {
    /// How far it can be seen.
    public var access: AccessLevel
    /// Of the setter (`private(set)`); the same as `access` without a word of its own.
    public var setterAccess: AccessLevel
    /// The branch of an `#if` that it stands in.
    public var condition: ConditionID
    /// What else is known of it.
    public var flags: MemberFlags
    /// The declared name.
    public var name: NameID
    /// Offset of the name in the source, in bytes.
    public var nameOffset: UInt32
    /// Index of the type or extension it is a member of, -1 for a global variable.
    public var owner: Int32
    /// The type as written; none without.
    public var type: TypeReference
    /// Of `attributes`: wrappers and macros.
    public var attributes: Range<UInt32>
    /// Index of the body that holds the initial value, -1 without.
    public var initialValue: Int32
    /// Index of the body that holds the accessors, -1 without.
    public var accessors: Int32
}

/// `typealias Name = Type`, or an associated type (then `target` is its bound).
public struct TypealiasFact: Sendable, Equatable {
    /// The declared name.
    public var name: NameID
    /// Offset of the name in the source, in bytes.
    public var nameOffset: UInt32
    /// Index of the type or extension it is a member of, -1 at the top level.
    public var owner: Int32
    /// What the name stands for, as written.
    public var target: TypeReference
    /// Declared with `associatedtype`.
    public var isAssociatedType: Bool
    /// Of `genericParameters`.
    public var generics: Range<UInt32>
    /// The branch of an `#if` that it stands in.
    public var condition: ConditionID
}
