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
    /// The path as it was found: relative to the working directory where it lies below it.
    public var path: String
    /// Length in bytes.
    public var byteCount = 0
    /// Nothing of it could be made out: it is in another encoding.
    public var isUnread = false
    /// Where lines begin.
    public var lines = LineTable.oneLine
    /// What the file imports.
    public var imports: [ImportFact] = []
    /// Index 0 is the unconditional code.
    public var conditions: [ConditionFact] = []
    /// Types and extensions, in source order.
    public var types: [TypeFact] = []
    /// Generic parameters and requirements of `where` clauses.
    public var genericParameters: [GenericParameterFact] = []
    /// What stands behind the colons of types and extensions.
    public var inheritances: [TypeReference] = []
    /// Wrappers, macros and other attributes that matter.
    public var attributes: [AttributeFact] = []
    /// Functions, initializers, subscripts and enum cases.
    public var functions: [FunctionFact] = []
    /// The parameters of `functions`.
    public var parameters: [ParameterFact] = []
    /// Properties, and global variables.
    public var properties: [PropertyFact] = []
    /// Type aliases and associated types.
    public var typealiases: [TypealiasFact] = []
    /// Written types, as trees in one table.
    public var typeNodes: [TypeNode] = []
    /// Code: function bodies, initial values, accessors, default values.
    public var bodies: [BodyFact] = []
    /// The rows of all bodies, one body after the other.
    public var expressions: [ExpressionFact] = []
    /// Comments that speak to dilint.
    public var directives: [DirectiveFact] = []
    /// What kept the file from being read whole.
    public var problems: [Problem] = []
    /// Begins with a comment that says it is generated.
    public var isGenerated = false

    /// Made of its parts.
    public init(path: String) { self.path = path }
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
