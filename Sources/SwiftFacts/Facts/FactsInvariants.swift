/// What the linking stage relies on, whatever the source: facts that come from elsewhere are checked for it before they
/// are used, and the extractor's in tests.
///
/// - The bodies' rows lie one behind the other and are all of `expressions`.
/// - A body's first row is `body` and links to itself; its last row is the `scopeEnd` of it.
/// - Every other row links to an earlier row of its body; what is applied links to an operand or to what is applied.
/// - Scopes nest: each `scopeEnd` closes the scope that was opened last.
/// - Every index and range points into its table, every offset into the file, every name into the name table.
/// - A type's enclosing type and a condition's parent stand before it.
/// - Written types are trees, no deeper than the extractor lets them be.
package struct FactsInvariants {
    private let facts: FileFacts
    private let nameCount: UInt32
    /// The first few that are broken.
    package private(set) var violations: [String] = []

    /// - Complexity: O(size of the facts)
    package init(_ facts: FileFacts, names: borrowing NameTable) {
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
            require(
                !body.rows.isEmpty && Int(body.rows.upperBound) <= facts.expressions.count,
                "body \(index) has no rows")
            guard violations.isEmpty else { return }
            checkRows(of: body, index)
            require(isOwner(body.enclosingType, facts.types.count), "body \(index) stands in no type")
            require(Int(body.condition.rawValue) < facts.conditions.count, "body \(index) has no condition")
            require(Int(body.owner) < ownerCount(body.kind), "body \(index) has no owner")
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
            let link = UInt32(facts.expressions.link(of: Int(row)))
            let offset = facts.expressions.offset(of: Int(row))
            require(Int(offset) <= facts.byteCount, "row \(row) lies outside of the file")
            checkName(of: fact, row)
            guard row > body.rows.lowerBound else {
                require(fact.kind == .body && link == row, "body \(index) begins with \(fact.kind)")
                open.append(row)
                continue
            }
            require(
                link < row && link >= body.rows.lowerBound, "\(fact.kind) \(row) links to \(link)")
            switch fact.kind {
            case .scope, .closure, .localFunction: open.append(row)
            case .scopeEnd:
                require(
                    open.last == link, "row \(row) closes \(link), not \(open.last.map(String.init) ?? "-")")
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

    /// Whether an index points into a table of `count` rows, or says that there is none.
    private func isOwner(_ index: Int32, _ count: Int) -> Bool { index >= -1 && Int(index) < count }

    // MARK: Declarations

    private mutating func checkDeclarations() {
        var last: UInt32 = 0
        for start in facts.lines.starts.dropFirst() {
            require(start > last && Int(start) <= facts.byteCount, "a line begins at \(start)")
            last = start
        }
        for (index, condition) in facts.conditions.enumerated() {
            require(index == 0 || Int(condition.parent.rawValue) < index, "condition \(index) has a later parent")
        }
        for (index, type) in facts.types.enumerated() { check(type, index) }
        for (index, function) in facts.functions.enumerated() { check(function, index) }
        for (index, property) in facts.properties.enumerated() {
            require(isOwner(property.owner, facts.types.count), "owner of property \(index)")
            require(isOwner(property.initialValue, facts.bodies.count), "value of property \(index)")
            require(isOwner(property.accessors, facts.bodies.count), "accessors of property \(index)")
            check(property.attributes, facts.attributes.count, "attributes of property \(index)")
            check(property.type, "type of property \(index)")
            check(property.condition, property.nameOffset, "property \(index)")
        }
        for (index, parameter) in facts.parameters.enumerated() {
            require(isOwner(parameter.defaultValue, facts.bodies.count), "default value of parameter \(index)")
            check(parameter.attributes, facts.attributes.count, "attributes of parameter \(index)")
            check(parameter.type, "type of parameter \(index)")
            check(.none, parameter.nameOffset, "parameter \(index)")
        }
        for alias in facts.typealiases {
            require(isOwner(alias.owner, facts.types.count), "owner of an alias")
            check(alias.generics, facts.genericParameters.count, "generics of an alias")
            check(alias.target, "target of an alias")
            check(alias.condition, alias.nameOffset, "an alias")
        }
        for attribute in facts.attributes {
            require(isOwner(attribute.body, facts.bodies.count), "body of an attribute")
            check(attribute.type, "type of an attribute")
            check(.none, attribute.offset, "an attribute")
        }
        for parameter in facts.genericParameters { check(parameter.bound, "bound of a generic parameter") }
        for inherited in facts.inheritances {
            require(!inherited.isNone, "an inherited type is none")
            check(inherited, "an inherited type")
        }
        for directive in facts.directives {
            require(directive.offset <= directive.end && Int(directive.end) <= facts.byteCount, "a directive")
            for offset in [directive.nextCode, directive.previousCode] where offset != DirectiveFact.noCode {
                require(Int(offset) <= facts.byteCount, "a directive's code")
            }
        }
    }

    private mutating func check(_ type: TypeFact, _ index: Int) {
        require(type.enclosing >= -1 && Int(type.enclosing) < index, "type \(index) stands in a later one")
        require(type.body.start <= type.body.end && Int(type.body.end) <= facts.byteCount, "body of type \(index)")
        check(type.generics, facts.genericParameters.count, "generics of type \(index)")
        check(type.inherited, facts.inheritances.count, "inheritance of type \(index)")
        check(type.attributes, facts.attributes.count, "attributes of type \(index)")
        check(type.extended, "extended type of type \(index)")
        check(type.condition, type.nameOffset, "type \(index)")
    }

    private mutating func check(_ function: FunctionFact, _ index: Int) {
        require(isOwner(function.owner, facts.types.count), "owner of function \(index)")
        require(function.kind != .enumCase || function.owner >= 0, "case \(index) of no type")
        require(isOwner(function.body, facts.bodies.count), "body of function \(index)")
        check(function.parameters, facts.parameters.count, "parameters of function \(index)")
        check(function.generics, facts.genericParameters.count, "generics of function \(index)")
        check(function.attributes, facts.attributes.count, "attributes of function \(index)")
        check(function.result, "result of function \(index)")
        check(function.condition, function.nameOffset, "function \(index)")
    }

    private mutating func check(_ condition: ConditionID, _ offset: UInt32, _ what: String) {
        require(Int(condition.rawValue) < facts.conditions.count, "condition of \(what)")
        require(Int(offset) <= facts.byteCount, "place of \(what)")
    }

    private mutating func check(_ range: Range<UInt32>, _ count: Int, _ what: String) {
        require(Int(range.upperBound) <= count, what)
    }

    private mutating func check(_ type: TypeReference, _ what: String) {
        require(type.isNone || Int(type.rawValue) < facts.typeNodes.count, what)
    }

    /// Every node has one parent at most, and none is its own ancestor, so that the trees are finite.
    private mutating func checkTypeNodes() {
        var parents = Array(repeating: 0, count: facts.typeNodes.count)
        for (index, node) in facts.typeNodes.enumerated() {
            check(node.firstChild, "child of type node \(index)")
            check(node.nextSibling, "sibling of type node \(index)")
            check(.none, node.offset, "type node \(index)")
            require(
                node.kind != .member && node.kind != .dictionary || !node.firstChild.isNone,
                "type node \(index) lacks its first part")
            guard violations.isEmpty else { return }
            for reference in [node.firstChild, node.nextSibling] where !reference.isNone {
                parents[Int(reference.rawValue)] += 1
            }
        }
        require(parents.allSatisfy { $0 <= 1 }, "a type node has two parents")
        guard violations.isEmpty else { return }
        // From the roots every node is reached once; those of a ring are not reached at all.
        var waiting = parents.indices.filter { parents[$0] == 0 }.map { (node: $0, depth: 0) }
        var reached = 0
        while let (index, depth) = waiting.popLast() {
            reached += 1
            require(depth <= Self.typeDepthLimit, "type node \(index) is nested too deep")
            let node = facts.typeNodes[index]
            if !node.firstChild.isNone { waiting.append((Int(node.firstChild.rawValue), depth + 1)) }
            if !node.nextSibling.isNone { waiting.append((Int(node.nextSibling.rawValue), depth)) }
        }
        require(reached == parents.count, "type nodes form a ring")
    }

    /// A little deeper than the extractor goes, whose limit counts brackets and not the marks behind them.
    private static let typeDepthLimit = 4096
}
