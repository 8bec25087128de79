/// A comment addressed to a tool: `dilint:`, `weaver:`, `@knit`; unparsed.
package struct DirectiveFact: Sendable, Equatable {
    /// Offset of the comment's first byte.
    package var offset: UInt32
    /// Offset one past the comment.
    package var end: UInt32
    /// The comment without its delimiters, trimmed.
    package var text: String
    /// Offset of the first token of the first line below the comment that holds code; `noCode` without one. Lines that
    /// are blank or hold only comments or attributes are passed over.
    package var nextCode: UInt32
    /// The same, of the nearest line above the comment's first one.
    package var previousCode: UInt32

    package static let noCode = UInt32.max

    package init(
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
package struct Problem: Sendable, Hashable {
    package var path: String
    package var message: String

    package init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}

/// Everything dilint keeps of one source: flat tables whose rows refer to rows by index and to names by `NameID`.
package struct FileFacts: Sendable {
    /// The path as it was found: relative to the working directory where it lies below it.
    package var path: String
    /// Length in bytes.
    package var byteCount = 0
    package var lines = LineTable(starts: [0])
    package var imports: [ImportFact] = []
    /// Index 0 is the unconditional code.
    package var conditions: [ConditionFact] = []
    package var types: [TypeFact] = []
    package var genericParameters: [GenericParameterFact] = []
    package var inheritances: [TypeReference] = []
    package var attributes: [AttributeFact] = []
    package var functions: [FunctionFact] = []
    package var parameters: [ParameterFact] = []
    package var properties: [PropertyFact] = []
    package var typealiases: [TypealiasFact] = []
    package var typeNodes: [TypeNode] = []
    package var bodies: [BodyFact] = []
    package var expressions: [ExpressionFact] = []
    package var directives: [DirectiveFact] = []
    package var problems: [Problem] = []
    /// Begins with a comment that says it is generated.
    package var isGenerated = false

    package init(path: String) { self.path = path }
}

/// The facts of some files, read by one worker, and the names they refer to.
package struct FactsBatch: Sendable {
    package var names: NameTable
    package var files: [FileFacts]

    package init(names: NameTable, files: [FileFacts]) {
        self.names = names
        self.files = files
    }
}
