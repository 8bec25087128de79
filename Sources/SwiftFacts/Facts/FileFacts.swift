/// A comment addressed to a tool, `dilint:` for one; unparsed.
public struct DirectiveFact: Sendable, Equatable {
    /// Offset of the comment's first byte.
    public var offset: UInt32
    /// Offset one past the comment.
    public var end: UInt32
    /// The comment without its delimiters, trimmed.
    public var text: String
    /// Offset of the first token of the first line below the comment that holds code; `noCode` without one. Lines that
    /// are blank or hold only comments or attributes are passed over.
    public var nextCode: UInt32
    /// The same, of the nearest line above the comment's first one.
    public var previousCode: UInt32

    /// Stands for "no line with code".
    public static let noCode = UInt32.max

    /// Made of its parts.
    public init(
        offset: UInt32, end: UInt32, text: String, nextCode: UInt32 = DirectiveFact.noCode,
        previousCode: UInt32 = DirectiveFact.noCode
    ) {
        self.offset = offset
        self.end = end
        self.text = text
        self.nextCode = nextCode
        self.previousCode = previousCode
    }
}

/// Why a file could not be read or analysed whole.
public struct Problem: Sendable, Hashable {
    /// The file it is about.
    public var path: String
    /// What is wrong, in words.
    public var message: String

    /// Made of its parts.
    public init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}

/// Everything dilint keeps of one source: flat tables whose rows refer to rows by index and to names by `NameID`.
public struct FileFacts: Sendable {
    /// The tables of its declarations. They are gone with these facts: what outlives them has to ask for a single table,
    /// which is held.
    public private(set) var declarations = DeclarationTables()
    private var holder: RowBlock?
    /// The rows of all bodies, one body after the other.
    public var expressions = ExpressionTable()
    /// The path as it was found: relative to the working directory where it lies below it.
    public var path: String
    /// Length in bytes.
    public var byteCount = 0
    /// Where lines begin.
    public var lines = LineTable.oneLine
    /// Comments that speak to dilint.
    public var directives: [DirectiveFact] = []
    /// What kept the file from being read whole.
    public var problems: [Problem] = []
    /// Nothing of it could be made out: it is in another encoding.
    public var isUnread = false
    /// Begins with a comment that says it is generated.
    public var isGenerated = false
    /// Whether `A & B` is written anywhere in its declarations.
    package private(set) var hasCompositions = false

    /// Made of its parts.
    public init(path: String) { self.path = path }
}

extension FileFacts {
    /// Takes over copies of all rows, in memory of their own.
    ///
    /// - Complexity: O(rows)
    package mutating func declare(_ rows: DeclarationRows) {
        declare(rows, in: RowBlock(byteCount: rows.room))
    }

    /// Takes over copies of all rows, in a block of an arena.
    ///
    /// - Complexity: O(rows)
    mutating func declare(_ rows: DeclarationRows, in arena: inout RowArena) {
        declare(rows, in: arena.block(byteCount: rows.room))
    }

    private mutating func declare(_ rows: DeclarationRows, in block: RowBlock) {
        declarations = DeclarationTables(rows, in: block)
        hasCompositions = rows.typeNodes.contains { $0.kind == .composition }
        holder = block
    }

    /// Replaces every name's number by `mapping[number]`.
    package mutating func rename(by mapping: [NameID]) {
        func rename(_ name: inout NameID) { name = mapping[Int(name.rawValue)] }
        if !isKnownUniquelyReferenced(&holder) { declare(declarations.rows) }
        declarations.imports.update { rename(&$0.module) }
        declarations.types.update { rename(&$0.name) }
        declarations.genericParameters.update { rename(&$0.name) }
        declarations.attributes.update { rename(&$0.name) }
        declarations.functions.update { rename(&$0.name) }
        declarations.parameters.update {
            rename(&$0.label)
            rename(&$0.name)
        }
        declarations.properties.update { rename(&$0.name) }
        declarations.typealiases.update { rename(&$0.name) }
        declarations.typeNodes.update { rename(&$0.name) }
        expressions.update { if $0.kind.hasName { rename(&$0.name) } }
    }

    /// What the file imports.
    public var imports: HeldRows<ImportFact> { held(declarations.imports) }
    /// Index 0 is the unconditional code.
    public var conditions: HeldRows<ConditionFact> { held(declarations.conditions) }
    /// Types and extensions, in source order.
    public var types: HeldRows<TypeFact> { held(declarations.types) }
    /// Generic parameters and requirements of `where` clauses.
    public var genericParameters: HeldRows<GenericParameterFact> { held(declarations.genericParameters) }
    /// What stands behind the colons of types and extensions.
    public var inheritances: HeldRows<TypeReference> { held(declarations.inheritances) }
    /// Wrappers, macros and other attributes that matter.
    public var attributes: HeldRows<AttributeFact> { held(declarations.attributes) }
    /// Functions, initializers, subscripts and enum cases.
    public var functions: HeldRows<FunctionFact> { held(declarations.functions) }
    /// The parameters of `functions`.
    public var parameters: HeldRows<ParameterFact> { held(declarations.parameters) }
    /// Properties, and global variables.
    public var properties: HeldRows<PropertyFact> { held(declarations.properties) }
    /// Type aliases and associated types.
    public var typealiases: HeldRows<TypealiasFact> { held(declarations.typealiases) }
    /// Written types, as trees in one table.
    public var typeNodes: HeldRows<TypeNode> { held(declarations.typeNodes) }
    /// Code: function bodies, initial values, accessors, default values.
    public var bodies: HeldRows<BodyFact> { held(declarations.bodies) }

    private func held<Row>(_ rows: RowView<Row>) -> HeldRows<Row> { HeldRows(rows, in: holder) }
}

extension ExpressionKind {
    /// Whether a row's `name` is a name, rather than the number of a type or a condition.
    package var hasName: Bool {
        switch self {
        case .cast, .typeExpression, .annotation, .genericArguments, .conditionalCompilation: false
        default: true
        }
    }
}

/// The facts of some files, read by one worker, and the names they refer to.
public struct FactsBatch: Sendable {
    /// The names that the facts refer to.
    public var names: NameTable
    /// The facts, by file.
    public var files: [FileFacts]

    /// Made of its parts.
    public init(names: NameTable, files: [FileFacts]) {
        self.names = names
        self.files = files
    }
}
