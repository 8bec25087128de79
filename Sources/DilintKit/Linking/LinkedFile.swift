import SwiftFacts

/// The facts of one file with the project's names.
///
/// A class, so that handing a file around costs one reference count instead of one for each of its tables: copies of
/// the struct were a third of an analysis' time before.
final class LinkedFile: Sendable {
    let path: String
    let lines: LineTable
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
    let expressions: [ExpressionFact]
    let directives: [DirectiveFact]
    let problems: [Problem]
    let isGenerated: Bool

    init(_ facts: consuming FileFacts) {
        path = facts.path
        lines = facts.lines
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
        expressions = facts.expressions
        directives = facts.directives
        problems = facts.problems
        isGenerated = facts.isGenerated
    }
}
