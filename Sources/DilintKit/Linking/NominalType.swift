import SwiftFacts

/// A type of the project with all its parts.
struct NominalType: Sendable {
    enum Kind: UInt8, Sendable {
        case `class`, `actor`, `struct`, `enum`, `protocol`
        /// An outside type that the sources extend.
        case external
    }

    /// A declaration or extension of the type: a row of a file's `types`.
    typealias Part = RowID<TypeFact>

    var kind: Kind
    var name: NameID
    /// The type it is nested in.
    var enclosing: TypeID
    /// Index into the project's modules.
    var module: Int32
    /// The first declaration; none of a type that the sources only extend.
    var declaration: Part?
    /// Number of parts that are declarations.
    var declarations: Int32
    var access: AccessLevel
    var isLocal: Bool
    /// Declared in test code.
    var isTest: Bool

    var isReference: Bool { kind == .class || kind == .actor }
    var isDeclared: Bool { kind != .external }
}
