import SwiftFacts

/// What the linking stage relies on, whatever the source.
///
/// - The bodies' rows lie one behind the other and are all of `expressions`.
/// - A body's first row is `body` and links to itself; its last row is the `scopeEnd` of it.
/// - Every other row links to an earlier row of its body; what is applied links to an operand or to what is applied.
/// - Scopes nest: each `scopeEnd` closes the scope that was opened last.
/// - Every index and range points into its table, every offset into the file, every name into the name table.
/// - A type's enclosing type and a condition's parent stand before it; ranges of one kind do not overlap.
struct FactsInvariants {
    private let facts: FileFacts
    private let nameCount: UInt32
    private(set) var violations: [String] = []

    init(_ facts: FileFacts, names: borrowing NameTable) {
        self.facts = facts
        nameCount = UInt32(names.count)
        checkBodies()
        checkDeclarations()
        checkTypeNodes()
    }

    private mutating func require(_ condition: Bool, _ message: @autoclosure () -> String) {
        if !condition, violations.count < 5 { violations.append(message()) }
    }

    // MARK: Bodies

    private mutating func checkBodies() {
        var next: UInt32 = 0
        for (index, body) in facts.bodies.enumerated() {
            require(body.rows.lowerBound == next, "body \(index) begins at \(body.rows.lowerBound), not at \(next)")
            next = body.rows.upperBound
            checkRows(of: body, index)
            require(Int(body.enclosingType) < facts.types.count, "body \(index) stands in no type")
            require(Int(body.condition.rawValue) < facts.conditions.count, "body \(index) has no condition")
            require(body.owner == 0 || Int(body.owner) < ownerCount(body.kind), "body \(index) has no owner")
        }
        require(Int(next) == facts.expressions.count, "rows outside of bodies")
    }

    private func ownerCount(_ kind: BodyKind) -> Int {
        switch kind {
        case .function: facts.functions.count
        case .initialValue, .accessors: facts.properties.count
        case .defaultArgument: facts.parameters.count
        case .attribute: facts.attributes.count
        case .topLevel: 1
        }
    }

    private mutating func checkRows(of body: BodyFact, _ index: Int) {
        var open: [UInt32] = []
        for row in body.rows {
            let fact = facts.expressions[Int(row)]
            require(Int(fact.offset) <= facts.byteCount, "row \(row) lies outside of the file")
            checkName(of: fact, row)
            guard row > body.rows.lowerBound else {
                require(fact.kind == .body && fact.link == row, "body \(index) begins with \(fact.kind)")
                open.append(row)
                continue
            }
            require(
                fact.link < row && fact.link >= body.rows.lowerBound, "\(fact.kind) \(row) links to \(fact.link)")
            switch fact.kind {
            case .scope, .closure, .localFunction: open.append(row)
            case .scopeEnd:
                require(
                    open.last == fact.link, "row \(row) closes \(fact.link), not \(open.last.map(String.init) ?? "-")")
                _ = open.popLast()
            default: break
            }
        }
        require(open.isEmpty, "body \(index) leaves \(open) open")
        require(facts.expressions[Int(body.rows.upperBound) - 1].kind == .scopeEnd, "body \(index) has no end")
    }

    private mutating func checkName(of fact: ExpressionFact, _ row: UInt32) {
        switch fact.kind {
        case .cast, .annotation, .typeExpression:
            require(Int(fact.name.rawValue) < facts.typeNodes.count, "row \(row) has no type")
        case .genericArguments:
            require(
                Int(fact.name.rawValue) < facts.typeNodes.count || fact.name.rawValue == .max, "row \(row) has no type")
        case .conditionalCompilation:
            require(Int(fact.name.rawValue) < facts.conditions.count, "row \(row) has no condition")
        default: require(fact.name.rawValue < nameCount, "row \(row) has no name")
        }
    }

    // MARK: Declarations

    private mutating func checkDeclarations() {
        for (index, condition) in facts.conditions.enumerated() {
            require(index == 0 || Int(condition.parent.rawValue) < index, "condition \(index) has a later parent")
        }
        for (index, type) in facts.types.enumerated() {
            require(Int(type.enclosing) < index, "type \(index) stands in a later one")
            require(type.body.start <= type.body.end && Int(type.body.end) <= facts.byteCount, "body of type \(index)")
            require(Int(type.nameOffset) <= facts.byteCount, "name of type \(index)")
            check(type.generics, facts.genericParameters.count, "generics of type \(index)")
            check(type.inherited, facts.inheritances.count, "inheritance of type \(index)")
            check(type.attributes, facts.attributes.count, "attributes of type \(index)")
            check(type.extended, "extended type of type \(index)")
        }
        for (index, function) in facts.functions.enumerated() {
            require(Int(function.owner) < facts.types.count, "owner of function \(index)")
            require(Int(function.body) < facts.bodies.count, "body of function \(index)")
            check(function.parameters, facts.parameters.count, "parameters of function \(index)")
            check(function.generics, facts.genericParameters.count, "generics of function \(index)")
            check(function.attributes, facts.attributes.count, "attributes of function \(index)")
            check(function.result, "result of function \(index)")
        }
        for (index, property) in facts.properties.enumerated() {
            require(Int(property.owner) < facts.types.count, "owner of property \(index)")
            require(Int(property.initialValue) < facts.bodies.count, "value of property \(index)")
            require(Int(property.accessors) < facts.bodies.count, "accessors of property \(index)")
            check(property.attributes, facts.attributes.count, "attributes of property \(index)")
            check(property.type, "type of property \(index)")
        }
        for (index, parameter) in facts.parameters.enumerated() {
            require(Int(parameter.defaultValue) < facts.bodies.count, "default value of parameter \(index)")
            check(parameter.attributes, facts.attributes.count, "attributes of parameter \(index)")
            check(parameter.type, "type of parameter \(index)")
        }
        for attribute in facts.attributes { require(Int(attribute.body) < facts.bodies.count, "body of an attribute") }
    }

    private mutating func check(_ range: Range<UInt32>, _ count: Int, _ what: String) {
        require(Int(range.upperBound) <= count, what)
    }

    private mutating func check(_ type: TypeReference, _ what: String) {
        require(type.isNone || Int(type.rawValue) < facts.typeNodes.count, what)
    }

    /// Every node has one parent at most, so that the trees are finite.
    private mutating func checkTypeNodes() {
        var parents = Array(repeating: 0, count: facts.typeNodes.count)
        for (index, node) in facts.typeNodes.enumerated() {
            check(node.firstChild, "child of type node \(index)")
            check(node.nextSibling, "sibling of type node \(index)")
            for reference in [node.firstChild, node.nextSibling] where !reference.isNone {
                parents[Int(reference.rawValue)] += 1
            }
        }
        require(parents.allSatisfy { $0 <= 1 }, "a type node has two parents")
    }
}
