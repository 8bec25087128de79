/// `import Module`, `import class Module.Name`.
package struct ImportFact: Sendable, Equatable {
    /// The first component: the module.
    package var module: NameID
    /// `@testable`
    package var isTestable: Bool
    /// `@_exported` or `public`: files that import this file's module see the imported one as well.
    package var isExported: Bool
}

/// A position in the file's tree of `#if` branches; 0 is the unconditional code.
package struct ConditionID: Hashable, Sendable {
    package var rawValue: UInt32

    @inlinable
    package init(_ rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable package static var none: ConditionID { ConditionID(0) }
}

/// One branch of an `#if`.
package struct ConditionFact: Sendable, Equatable {
    /// The branch that the whole `#if` stands in.
    package var parent: ConditionID
    /// The same for all branches of one `#if`.
    package var group: UInt32
    /// 0 for `#if`, then one more for each `#elseif` and `#else`.
    package var branch: UInt32
}

/// How far a declaration can be seen.
package enum AccessLevel: UInt8, Sendable, Comparable, CaseIterable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

    package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}

package enum TypeFactKind: UInt8, Sendable, CaseIterable {
    case `class`, `actor`, `struct`, `enum`, `protocol`, `extension`
}

/// A type declaration or an extension of one.
package struct TypeFact: Sendable, Equatable {
    package var kind: TypeFactKind
    package var access: AccessLevel
    package var isFinal: Bool
    /// Declared inside a function: its name is known there only.
    package var isLocal: Bool
    /// The declared name; of an extension the last component of the extended type's name.
    package var name: NameID
    package var nameOffset: UInt32
    /// Index of the type or extension that this one is written in, -1 at the top level.
    package var enclosing: Int32
    package var condition: ConditionID
    /// Of an extension: what it extends.
    package var extended: TypeReference
    /// Of `genericParameters`.
    package var generics: Range<UInt32>
    /// Of `inheritances`: the superclass and the protocols, as written.
    package var inherited: Range<UInt32>
    /// Of `attributes`.
    package var attributes: Range<UInt32>
    /// From `{` through `}`.
    package var body: SourceRange
}

/// `T: Bound` of a generic clause, a requirement of a `where` clause, or a primary associated type.
package struct GenericParameterFact: Sendable, Equatable {
    /// The parameter; of a `where` requirement the first component of its left side.
    package var name: NameID
    /// The bound, or what the parameter equals.
    package var bound: TypeReference
    /// From a `where` clause.
    package var isRequirement: Bool
    /// `T == Bound`
    package var isSameType: Bool
}

/// `@Name(arguments)` before a declaration.
package struct AttributeFact: Sendable, Equatable {
    /// The last component of the name.
    package var name: NameID
    /// Offset of the `@`.
    package var offset: UInt32
    /// The type as written (`Injected<API>`).
    package var type: TypeReference
    /// Index of the body that holds the arguments, as if they were a call's, -1 without.
    package var body: Int32
}

package enum FunctionKind: UInt8, Sendable, CaseIterable {
    case initializer, method, subscriptMember, deinitializer, `operator`
    /// `case name(payload)` of an enum.
    case enumCase
}

/// Modifiers and other facts that are either there or not.
package struct MemberFlags: OptionSet, Sendable {
    package let rawValue: UInt32

    @inlinable
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    // Concrete, so that the module that asks sees the body: see `FactKinds.swift`.
    @inlinable
    package init(arrayLiteral elements: Self...) {
        var union: UInt32 = 0
        for element in elements { union |= element.rawValue }
        self.init(rawValue: union)
    }

    @inlinable
    package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }

    @inlinable
    package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

    /// `static` or `class`.
    @inlinable package static var isStatic: MemberFlags { MemberFlags(rawValue: 1 << 0) }
    @inlinable package static var isOverride: MemberFlags { MemberFlags(rawValue: 1 << 1) }
    @inlinable package static var isRequired: MemberFlags { MemberFlags(rawValue: 1 << 2) }
    @inlinable package static var isConvenience: MemberFlags { MemberFlags(rawValue: 1 << 3) }
    /// `init?` or `init!`.
    @inlinable package static var isFailable: MemberFlags { MemberFlags(rawValue: 1 << 4) }
    @inlinable package static var isAsync: MemberFlags { MemberFlags(rawValue: 1 << 5) }
    @inlinable package static var isThrowing: MemberFlags { MemberFlags(rawValue: 1 << 6) }
    /// `@available(*, unavailable)`
    @inlinable package static var isUnavailable: MemberFlags { MemberFlags(rawValue: 1 << 7) }
    @inlinable package static var isFinal: MemberFlags { MemberFlags(rawValue: 1 << 8) }
    @inlinable package static var isMutating: MemberFlags { MemberFlags(rawValue: 1 << 9) }
    /// `let`, of a property.
    @inlinable package static var isLet: MemberFlags { MemberFlags(rawValue: 1 << 10) }
    @inlinable package static var isLazy: MemberFlags { MemberFlags(rawValue: 1 << 11) }
    /// A getter and no storage.
    @inlinable package static var isComputed: MemberFlags { MemberFlags(rawValue: 1 << 12) }
    @inlinable package static var isWeak: MemberFlags { MemberFlags(rawValue: 1 << 13) }
    @inlinable package static var isUnowned: MemberFlags { MemberFlags(rawValue: 1 << 14) }
    @inlinable package static var hasInitialValue: MemberFlags { MemberFlags(rawValue: 1 << 15) }
    /// Can be assigned: a stored `var`, or a computed one with a setter.
    @inlinable package static var isSettable: MemberFlags { MemberFlags(rawValue: 1 << 16) }
    /// Written in a protocol's own body.
    @inlinable package static var isRequirement: MemberFlags { MemberFlags(rawValue: 1 << 17) }
    /// Has a body (a function) or accessors with bodies (a property).
    @inlinable package static var hasBody: MemberFlags { MemberFlags(rawValue: 1 << 18) }
    /// `willSet` or `didSet`.
    @inlinable package static var isObserved: MemberFlags { MemberFlags(rawValue: 1 << 19) }
    @inlinable package static var isObjC: MemberFlags { MemberFlags(rawValue: 1 << 20) }
    @inlinable package static var isOptionalRequirement: MemberFlags { MemberFlags(rawValue: 1 << 21) }
    /// One of several names of a pattern (`let (a, b) = …`): the initial value is not the property's own.
    @inlinable package static var isPattern: MemberFlags { MemberFlags(rawValue: 1 << 22) }
    @inlinable package static var isDynamic: MemberFlags { MemberFlags(rawValue: 1 << 23) }
}

/// An initializer, a method or function, a subscript, a deinitializer, or an enum's case.
package struct FunctionFact: Sendable, Equatable {
    package var kind: FunctionKind
    package var access: AccessLevel
    package var flags: MemberFlags
    /// The declared name; none for initializers, subscripts and deinitializers.
    package var name: NameID
    /// Offset of the name, or of the word `init`, `subscript`, `deinit`.
    package var nameOffset: UInt32
    /// Index of the type or extension it is a member of, -1 for a global function.
    package var owner: Int32
    package var condition: ConditionID
    /// Of `parameters`.
    package var parameters: Range<UInt32>
    package var result: TypeReference
    /// Of `genericParameters`.
    package var generics: Range<UInt32>
    /// Of `attributes`.
    package var attributes: Range<UInt32>
    /// Index into `bodies`, -1 without.
    package var body: Int32
}

package struct ParameterFlags: OptionSet, Sendable {
    package let rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // Concrete, so that the module that asks sees the body: see `FactKinds.swift`.
    @inlinable
    package init(arrayLiteral elements: Self...) {
        var union: UInt8 = 0
        for element in elements { union |= element.rawValue }
        self.init(rawValue: union)
    }

    @inlinable
    package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }

    @inlinable
    package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

    @inlinable package static var hasDefault: ParameterFlags { ParameterFlags(rawValue: 1) }
    @inlinable package static var isVariadic: ParameterFlags { ParameterFlags(rawValue: 2) }
}

/// A parameter of a function, initializer, subscript or enum case.
package struct ParameterFact: Sendable, Equatable {
    /// The argument label; none for `_`.
    package var label: NameID
    /// The internal name; none for `_`.
    package var name: NameID
    /// Offset of the internal name.
    package var nameOffset: UInt32
    package var type: TypeReference
    package var flags: ParameterFlags
    /// Of `attributes`: wrappers and macros before the name.
    package var attributes: Range<UInt32>
    /// Index of the body that holds the default value, -1 without.
    package var defaultValue: Int32
}

/// A property of a type, or a global variable.
package struct PropertyFact: Sendable, Equatable {
    package var access: AccessLevel
    /// Of the setter (`private(set)`); the same as `access` without a word of its own.
    package var setterAccess: AccessLevel
    package var flags: MemberFlags
    package var name: NameID
    package var nameOffset: UInt32
    /// Index of the type or extension it is a member of, -1 for a global variable.
    package var owner: Int32
    package var condition: ConditionID
    package var type: TypeReference
    /// Of `attributes`: wrappers and macros.
    package var attributes: Range<UInt32>
    /// Index of the body that holds the initial value, -1 without.
    package var initialValue: Int32
    /// Index of the body that holds the accessors, -1 without.
    package var accessors: Int32
}

/// `typealias Name = Type`, or an associated type (then `target` is its bound).
package struct TypealiasFact: Sendable, Equatable {
    package var name: NameID
    package var nameOffset: UInt32
    /// Index of the type or extension it is a member of, -1 at the top level.
    package var owner: Int32
    package var target: TypeReference
    package var isAssociatedType: Bool
    /// Of `genericParameters`.
    package var generics: Range<UInt32>
    package var condition: ConditionID
}
