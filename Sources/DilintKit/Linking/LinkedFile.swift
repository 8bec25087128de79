import SwiftFacts
import Synchronization

/// The facts of one file with the project's names.
///
/// It stands for a record of `LinkedFiles` and lives as long as those. Handing it around counts no reference, and the
/// records stand one after the other: as an object of its own each file was looked for somewhere else in memory, by
/// dozens of questions that go through all files.
struct LinkedFile: @unchecked Sendable {
    private let record: UnsafePointer<Record>

    fileprivate init(_ record: UnsafePointer<Record>) { self.record = record }

    /// What is kept of a file.
    fileprivate struct Record: ~Copyable {
        /// Without the rows of the bodies.
        let facts: FileFacts
        let rows: Mutex<ExpressionTable>
        let lineCount: Int
        /// Rows of `properties`, ascending.
        let distinctStatics: [Int32]
        let setUpStatics: [Int32]
        /// Rows of `parameters`, ascending.
        let typeGivers: [Int32]
        let hasStaticCode: Bool
        let isMain: Bool

        init(_ facts: consuming FileFacts) {
            lineCount = facts.lineCount
            (distinctStatics, setUpStatics) = facts.statics
            typeGivers = facts.typeGivers
            hasStaticCode = facts.hasStaticCode
            isMain =
                facts.path == "main.swift" || facts.path.hasSuffix("/main.swift")
                || facts.declarations.bodies.contains { $0.kind == .topLevel }
            var expressions = ExpressionTable()
            swap(&expressions, &facts.expressions)
            rows = Mutex(expressions)
            self.facts = consume facts
        }
    }

    private var facts: FileFacts { @inline(__always) _read { yield record.pointee.facts } }

    /// Number of lines with something on them or a line break behind them: as `wc` counts, and a last line without one.
    var lineCount: Int { record.pointee.lineCount }
    /// Whether static functions, or accessors of statics or globals, have code in it.
    var hasStaticCode: Bool { record.pointee.hasStaticCode }
    /// Whether it is the program itself, a script too: statements, and variables that get their values one after the
    /// other.
    var isMain: Bool { record.pointee.isMain }

    var path: String { facts.path }
    var lines: LineTable { facts.lines }
    var imports: RowView<ImportFact> { facts.declarations.imports }
    var conditions: RowView<ConditionFact> { facts.declarations.conditions }
    var types: RowView<TypeFact> { facts.declarations.types }
    var genericParameters: RowView<GenericParameterFact> { facts.declarations.genericParameters }
    var inheritances: RowView<TypeReference> { facts.declarations.inheritances }
    var attributes: RowView<AttributeFact> { facts.declarations.attributes }
    var functions: RowView<FunctionFact> { facts.declarations.functions }
    var parameters: RowView<ParameterFact> { facts.declarations.parameters }
    var properties: RowView<PropertyFact> { facts.declarations.properties }
    var typealiases: RowView<TypealiasFact> { facts.declarations.typealiases }
    /// Whether any of `typeNodes` is a composition.
    var hasCompositions: Bool { facts.hasCompositions }
    var typeNodes: RowView<TypeNode> { facts.declarations.typeNodes }
    var bodies: RowView<BodyFact> { facts.declarations.bodies }
    var directives: [DirectiveFact] { facts.directives }
    var problems: [Problem] { facts.problems }
    var isGenerated: Bool { facts.isGenerated }

    /// Whether a row of `properties` is a static that is told apart from others of its type: its value is built with
    /// arguments, or is another static by its name. O(log statics): generated files have thousands of them.
    func isDistinctStatic(_ row: Int32) -> Bool { record.pointee.distinctStatics.containsSorted(row) }

    /// Whether a row of `properties` is a static whose value a closure sets up, or is of another type than is written:
    /// `static let red: Ink = RedInk()`. O(log statics)
    func isSetUpStatic(_ row: Int32) -> Bool { record.pointee.setUpStatics.containsSorted(row) }

    /// Whether a row of `parameters` is an initializer's that is told by the argument which type to work for:
    /// `init<S: Stage>(of stage: S) { name = "\(S.self)" }`. O(log such parameters)
    func givesType(_ row: Int) -> Bool { record.pointee.typeGivers.containsSorted(Int32(row)) }

    /// The rows of all bodies; none once they are dropped.
    var expressions: ExpressionTable { record.pointee.rows.withLock { $0 } }

    /// Frees the rows, half of what a file takes: when all bodies are resolved nothing asks for them any more.
    func dropExpressions() { record.pointee.rows.withLock { $0 = ExpressionTable() } }
}

/// What is kept of some files.
final class LinkedFiles: @unchecked Sendable {
    private let records: UnsafeMutableBufferPointer<LinkedFile.Record>

    /// - Parameter facts: Gives away those of a file; it is asked once for each number, by several threads.
    init(count: Int, workers: WorkerPool, _ facts: @Sendable (Int) -> FileFacts) {
        records = .allocate(capacity: count)
        nonisolated(unsafe) let records = records
        parallelForEach(count: count, workers: workers) { number in
            records.initializeElement(at: number, to: LinkedFile.Record(facts(number)))
        }
    }

    deinit {
        records.deinitialize()
        records.deallocate()
    }

    subscript(_ number: Int) -> LinkedFile {
        precondition(records.indices.contains(number), "no such file")
        return LinkedFile(UnsafePointer(records.baseAddress.unsafelyUnwrapped + number))
    }
}

extension FileFacts {
    /// The table knows one line more where a line break ends the file.
    fileprivate var lineCount: Int {
        let endsInLineBreak = Int(lines.lastStart) == byteCount
        return endsInLineBreak ? max(0, lines.count - 1) : lines.count
    }

    fileprivate var hasStaticCode: Bool {
        declarations.functions.contains { $0.body >= 0 && $0.flags.contains(.isStatic) }
            || declarations.properties.contains { $0.accessors >= 0 && ($0.flags.contains(.isStatic) || $0.owner < 0) }
    }

    /// The stored statics and globals whose initial value tells them apart, and those that it sets up. Ascending.
    fileprivate var statics: (distinct: [Int32], setUp: [Int32]) {
        var distinct: [Int32] = []
        var setUp: [Int32] = []
        for (row, fact) in declarations.properties.enumerated() {
            guard fact.flags.contains(.isStatic) || fact.owner < 0, fact.flags.contains(.hasInitialValue),
                !fact.flags.contains(.isComputed), fact.initialValue >= 0
            else { continue }
            let range = declarations.bodies[Int(fact.initialValue)].rows
            let value = expressions[Int(range.lowerBound)..<Int(range.upperBound)]
            if value.isDistinct { distinct.append(Int32(row)) }
            if value.isSetUp || value.constructs(but: plainType(of: fact)) { setUp.append(Int32(row)) }
        }
        return (distinct, setUp)
    }

    /// The name of a property's written type; none for one that is no plain name.
    private func plainType(of fact: PropertyFact) -> NameID {
        guard !fact.type.isNone else { return .none }
        let node = declarations.typeNodes[Int(fact.type.rawValue)]
        return node.kind == .named ? node.name : .none
    }
}

extension FileFacts {
    /// The parameters of initializers whose type is a generic one that the body names. Ascending.
    fileprivate var typeGivers: [Int32] {
        var givers: [Int32] = []
        let (functions, parameters) = (declarations.functions, declarations.parameters)
        for number in functions.indices where functions[number].kind == .initializer {
            let fact = functions[number]
            if fact.body < 0 || fact.generics.isEmpty || fact.parameters.isEmpty { continue }
            let generic = Set(fact.generics.map { declarations.genericParameters[Int($0)].name })
            let range = declarations.bodies[Int(fact.body)].rows
            let rows = expressions[Int(range.lowerBound)..<Int(range.upperBound)]
            let named = Set(rows.lazy.filter { $0.kind == .name && generic.contains($0.name) }.map(\.name))
            if named.isEmpty { continue }
            for row in fact.parameters where !parameters[Int(row)].type.isNone {
                let node = declarations.typeNodes[Int(parameters[Int(row)].type.rawValue)]
                if node.kind == .named, named.contains(node.name) { givers.append(Int32(row)) }
            }
        }
        return givers.sorted()
    }
}

extension Slice<ExpressionTable> {
    /// Whether an initial value is built with arguments, or is another static by its name.
    fileprivate var isDistinct: Bool {
        if contains(where: { $0.kind == .argument }) { return true }
        let (first, second, _) = operands
        return first?.kind == .implicitMember && second == nil
    }

    /// Whether a closure that is called where it stands gives an initial value.
    fileprivate var isSetUp: Bool { contains { $0.kind == .closure && $0.flags.contains(.isImmediate) } }

    /// Whether an initial value is `RedInk()` where the type that is written has another name.
    fileprivate func constructs(but type: NameID) -> Bool {
        guard !type.isNone, case (let first?, let second?, let third) = operands else { return false }
        return third == nil && first.kind == .name && second.kind == .call && first.name != type
    }

    /// The first rows of an initial value itself, as many as tell.
    private var operands: (ExpressionFact?, ExpressionFact?, ExpressionFact?) {
        var rows = lazy.filter { $0.kind != .body && $0.kind != .scopeEnd }.makeIterator()
        return (rows.next(), rows.next(), rows.next())
    }
}
