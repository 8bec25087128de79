import SwiftFacts
import Synchronization

/// The facts of one file with the project's names.
///
/// A class, so that handing a file around costs one reference count instead of one for each of its tables: copies of
/// the struct were a third of an analysis' time before.
final class LinkedFile: Sendable {
    let path: String
    let lines: LineTable
    /// Number of lines with something on them or a line break behind them: as `wc` counts, and a last line without one.
    let lineCount: Int
    let imports: [ImportFact]
    let conditions: [ConditionFact]
    let types: [TypeFact]
    let genericParameters: [GenericParameterFact]
    let inheritances: [TypeReference]
    let attributes: [AttributeFact]
    let functions: [FunctionFact]
    let parameters: [ParameterFact]
    let properties: [PropertyFact]
    let typealiases: [TypealiasFact]
    let typeNodes: [TypeNode]
    let bodies: [BodyFact]
    private let rows: Mutex<[ExpressionFact]>
    /// Rows of `properties`, ascending.
    private let distinctStatics: [Int32]
    private let setUpStatics: [Int32]
    let directives: [DirectiveFact]
    let problems: [Problem]
    let isGenerated: Bool

    init(_ facts: consuming FileFacts) {
        path = facts.path
        lines = facts.lines
        lineCount = facts.lineCount
        imports = facts.imports
        conditions = facts.conditions
        types = facts.types
        genericParameters = facts.genericParameters
        inheritances = facts.inheritances
        attributes = facts.attributes
        functions = facts.functions
        parameters = facts.parameters
        properties = facts.properties
        typealiases = facts.typealiases
        typeNodes = facts.typeNodes
        bodies = facts.bodies
        distinctStatics = facts.statics { $0.isDistinct }
        setUpStatics = facts.statics { $0.contains { $0.kind == .closure && $0.flags.contains(.isImmediate) } }
        rows = Mutex(facts.expressions)
        directives = facts.directives
        problems = facts.problems
        isGenerated = facts.isGenerated
    }

    /// Whether a row of `properties` is a static that is told apart from others of its type: its value is built with
    /// arguments, or is another static by its name. O(log statics): generated files have thousands of them.
    func isDistinctStatic(_ row: Int32) -> Bool { distinctStatics.containsSorted(row) }

    /// Whether a row of `properties` is a static whose value a closure sets up. O(log statics)
    func isSetUpStatic(_ row: Int32) -> Bool { setUpStatics.containsSorted(row) }

    /// The rows of all bodies; none once they are dropped.
    var expressions: [ExpressionFact] { rows.withLock { $0 } }

    /// Frees the rows, half of what a file takes: when all bodies are resolved nothing asks for them any more.
    func dropExpressions() { rows.withLock { $0 = [] } }
}

extension FileFacts {
    /// The table knows one line more where a line break ends the file.
    fileprivate var lineCount: Int {
        let endsInLineBreak = lines.position(of: UInt32(clamping: byteCount)).column == 1
        return endsInLineBreak ? max(0, lines.count - 1) : lines.count
    }

    /// The stored statics and globals whose initial value is as asked for. Ascending.
    fileprivate func statics(where isMeant: (ArraySlice<ExpressionFact>) -> Bool) -> [Int32] {
        properties.indices.filter { row in
            let fact = properties[row]
            guard fact.flags.contains(.isStatic) || fact.owner < 0, fact.flags.contains(.hasInitialValue),
                !fact.flags.contains(.isComputed), fact.initialValue >= 0
            else { return false }
            let range = bodies[Int(fact.initialValue)].rows
            return isMeant(expressions[Int(range.lowerBound)..<Int(range.upperBound)])
        }.map(Int32.init)
    }
}

extension ArraySlice<ExpressionFact> {
    /// Whether an initial value is built with arguments, or is another static by its name.
    fileprivate var isDistinct: Bool {
        if contains(where: { $0.kind == .argument }) { return true }
        let operands = filter { $0.kind != .body && $0.kind != .scopeEnd }
        return operands.count == 1 && operands[0].kind == .implicitMember
    }
}
