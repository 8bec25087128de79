/// A comment addressed to a tool: `dilint:`, `weaver:`, `@knit`; unparsed.
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

    public static let noCode = UInt32.max

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
    public var path: String
    public var message: String

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
    public var lines = LineTable(starts: [0])
    public var imports: [ImportFact] = []
    /// Index 0 is the unconditional code.
    public var conditions: [ConditionFact] = []
    public var types: [TypeFact] = []
    public var genericParameters: [GenericParameterFact] = []
    public var inheritances: [TypeReference] = []
    public var attributes: [AttributeFact] = []
    public var functions: [FunctionFact] = []
    public var parameters: [ParameterFact] = []
    public var properties: [PropertyFact] = []
    public var typealiases: [TypealiasFact] = []
    public var typeNodes: [TypeNode] = []
    public var bodies: [BodyFact] = []
    public var expressions: [ExpressionFact] = []
    public var directives: [DirectiveFact] = []
    public var problems: [Problem] = []
    /// Begins with a comment that says it is generated.
    public var isGenerated = false

    public init(path: String) { self.path = path }
}

/// The facts of some files, read by one worker, and the names they refer to.
public struct FactsBatch: Sendable {
    public var names: NameTable
    public var files: [FileFacts]

    public init(names: NameTable, files: [FileFacts]) {
        self.names = names
        self.files = files
    }
}
