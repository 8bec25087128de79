/// Reads sources into facts: one a worker, with buffers that it uses again for every file.
///
/// A file is read in one pass over its tokens: the declaration reader (`readDeclarations`) goes through types and members,
/// and hands every piece of code to the body reader (`readBody`), which writes one row for each operand, call, binding and
/// scope. Both keep explicit stacks. Types declared in functions and statements outside of declarations are remembered
/// and read at the file's end, so that the rows of each body stand together.
///
/// A method that does not mutate and is not inlined is handed a copy of the whole extractor, 1 kB: what is called for
/// every file or declaration is `mutating` even where it changes nothing.
package struct FactExtractor: ~Copyable {
    /// The names of all files read so far, behind the words of `Word`.
    package internal(set) var names = NameTable()
    var words = WordCache()
    var buffer = TokenBuffer()
    private var brackets = BracketTable()
    var reader: TokenReader
    /// As bytes: every comment is compared with them.
    private let commentMarks: [[UInt8]]
    /// Labels of arguments whose strings are names.
    let keyLabels: FewNames
    /// Modules whose import tells test code.
    let testFrameworks: FewNames
    /// Modules whose import makes test code worth reading. As bytes: a name in the table is one that some source mentions.
    let modulesReadInTests: [[UInt8]]
    /// What was asked for of the file that is being read; of one that turns out to be test code, imports.
    var wanted = Detail.full
    /// How much of it is read: `full` or `imports`.
    var detail = Detail.full

    // The tables of the file that is being read.
    var imports = Table<ImportFact>()
    var conditions = Table<ConditionFact>()
    var types = Table<TypeFact>()
    var genericParameters = Table<GenericParameterFact>()
    var inheritances = Table<TypeReference>()
    var attributes = Table<AttributeFact>()
    var functions = Table<FunctionFact>()
    var parameters = Table<ParameterFact>()
    var properties = Table<PropertyFact>()
    var typealiases = Table<TypealiasFact>()
    var typeNodes = Table<TypeNode>()
    var bodies = Table<BodyFact>()
    var expressions = ExpressionTableBuilder()
    /// Where the facts of files keep their declarations, and their code, which is forgotten sooner.
    var declarationArena = RowArena(.project)
    private var codeArena = RowArena(.phase)

    // Where the declaration reader stands.
    var scope = TypeScope()
    var scopes = Table<TypeScope>()
    var condition = ConditionID.none
    var conditionScopes = Table<ConditionScope>()
    var conditionGroups: UInt32 = 0
    var conditionTexts = Table<ConditionText>()
    var conditionTerms = Table<ConditionTerm>()
    /// The group of all platforms that are asked for; 0 where none is yet.
    var platformGroup: UInt32 = 0
    var localTypes = Table<DeferredTokens>()
    var statements = Table<DeferredTokens>()
    /// What the previews of the file name, as far as a capital letter tells types.
    var previewed = Table<NameID>()
    /// Where a type that is read on trial must end.
    var typeLimit = Int.max
    /// How many tokens may still be read on trial in vain: keeps looking ahead linear. Real sources use a small part.
    var trialTokens = 0

    // Where the body reader stands.
    var top = Frame(.value, .finished, row: Frame.noRow, close: 0, closer: .endOfFile, roots: 0)
    var frames = Table<Frame>()
    /// The first rows of the operands of all open frames; `Frame.noRow` for one without rows.
    var roots = Table<UInt32>()
    /// How many frames and conditions do not belong to the body that is being read.
    var bodyFrames = 0
    var bodyConditions = 0
    /// The last name that a pattern bound, and the scope it was bound in.
    var lastBinding = Frame.noRow
    var patternScope = Frame.noRow

    /// - Parameter interests: What is asked for besides what every analysis needs.
    package init(_ interests: Interests = Interests()) {
        commentMarks = interests.commentMarks.map { Array($0.utf8) }
        for word in Word.allCases { _ = names.id(word.rawValue) }
        keyLabels = FewNames(interests.keyLabels, in: &names)
        testFrameworks = FewNames(["XCTest", "Testing", "Quick"], in: &names)
        modulesReadInTests = interests.modulesReadInTests.map { Array($0.utf8) }
        reader = TokenReader(
            tokens: buffer.tokens, bytes: UnsafeBufferPointer(start: nil, count: 0), closings: brackets.closings)
    }

    /// The facts of one source.
    ///
    /// - Parameters:
    ///   - path: How the file is called in reports.
    ///   - source: The file's bytes, `Tokenizer.padding` zero bytes behind them, shorter than 4 GiB.
    ///   - detail: How much of the file is wanted.
    /// - Complexity: O(n) for n bytes.
    package mutating func facts(
        path: String, source: UnsafeBufferPointer<UInt8>, detail: Detail
    ) -> FileFacts {
        // Filled by somebody else: with more than one way out of here, the facts would be copied on each.
        var facts = FileFacts(path: path)
        read(source, detail: detail, into: &facts)
        return facts
    }

    private mutating func read(_ source: UnsafeBufferPointer<UInt8>, detail: Detail, into facts: inout FileFacts) {
        facts.byteCount = source.count
        let reason = Self.reasonNotToRead(source)
        facts.isUnread = reason != nil
        guard let start = source.baseAddress, reason == nil else {
            reset()
            facts.declare(declarations, in: &declarationArena)
            if let reason { facts.problems = [Problem(path: facts.path, message: reason)] }
            return
        }
        if detail == .imports, readImports(from: start, count: source.count, into: &facts) { return }
        read(start, count: source.count, as: detail == .production ? .production : .full)
        collect(into: &facts)
    }

    /// Fills the tables with what is wanted of a source.
    mutating func read(_ start: UnsafePointer<UInt8>, count: Int, as detail: Detail) {
        Tokenizer.tokenize(UnsafeBufferPointer(start: start, count: count), into: &buffer)
        // The token at the file's end may be asked for its first byte as every other one.
        let bytes = UnsafeBufferPointer(start: start, count: count + Tokenizer.padding)
        brackets.match(buffer, bytes: bytes)
        reader = TokenReader(
            tokens: buffer.tokens, bytes: bytes, closings: brackets.closings, last: buffer.count - 1)
        self.detail = detail == .imports ? .imports : .full
        wanted = detail
        reset()
        readFile()
    }

    /// How much of a file is read.
    package enum Detail: Sendable {
        case full
        /// Everything, unless the file imports a test framework: from there on as `imports`.
        case production
        /// Imports that begin a line, and no more: production code sees nothing that test code declares. Everything where
        /// one of `Interests.modulesReadInTests` is imported.
        case imports
    }

    private mutating func readFile() {
        scope = TypeScope(close: reader.last)
        readDeclarations()
        readTopLevelStatements()
        // Types inside of local types are appended while this runs.
        var index = 0
        while index < localTypes.count {
            readLocalType(localTypes[index])
            index += 1
        }
        markPreviewed()
    }

    private mutating func reset() {
        imports.truncate(to: 0)
        conditions.truncate(to: 0)
        types.truncate(to: 0)
        genericParameters.truncate(to: 0)
        inheritances.truncate(to: 0)
        attributes.truncate(to: 0)
        functions.truncate(to: 0)
        parameters.truncate(to: 0)
        properties.truncate(to: 0)
        typealiases.truncate(to: 0)
        typeNodes.truncate(to: 0)
        bodies.truncate(to: 0)
        expressions.removeAll()
        scopes.truncate(to: 0)
        conditionScopes.truncate(to: 0)
        conditionTexts.truncate(to: 0)
        conditionTerms.truncate(to: 0)
        platformGroup = 0
        localTypes.truncate(to: 0)
        statements.truncate(to: 0)
        previewed.truncate(to: 0)
        frames.truncate(to: 0)
        roots.truncate(to: 0)
        conditions.append(ConditionFact(parent: .none, group: 0, branch: 0))
        condition = .none
        conditionGroups = 0
        typeLimit = .max
        trialTokens = 4 * buffer.count + 4096
        bodyFrames = 0
        bodyConditions = 0
    }

    private mutating func collect(into facts: inout FileFacts) {
        facts.lines = buffer.lineStarts.withUnsafeBufferPointer { LineTable(starts: $0) }
        facts.declare(declarations, in: &declarationArena)
        if expressions.count > 0 { facts.expressions = expressions.table(in: &codeArena) }
        facts.isGenerated = CommentReader.isGenerated(buffer.comments, reader)
        facts.directives = CommentReader.directives(
            in: buffer.comments, markedBy: commentMarks, reader, lineStarts: buffer.lineStarts)
        facts.problems = problems(brackets.findings, in: facts.path, facts.lines)
    }

    /// What the tables hold until the next file is read.
    @inline(__always)
    private var declarations: DeclarationRows {
        var rows = DeclarationRows()
        rows.imports = imports.view
        rows.conditions = conditions.view
        rows.types = types.view
        rows.genericParameters = genericParameters.view
        rows.inheritances = inheritances.view
        rows.attributes = attributes.view
        rows.functions = functions.view
        rows.parameters = parameters.view
        rows.properties = properties.view
        rows.typealiases = typealiases.view
        rows.typeNodes = typeNodes.view
        rows.bodies = bodies.view
        return rows
    }
}
