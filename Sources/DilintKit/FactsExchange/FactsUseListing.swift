import SwiftFacts

/// The calls and member accesses of a file with the member that they stand in.
struct FactsUseListing {
    let facts: FileFacts
    let names: NameTable

    /// Longer chains begin with an ellipsis.
    private static let chainLimit = 16

    /// `{"callee": "factory.makeFeed", "labels": ["api"], "in": "AppCoordinator.start", "line": 12}`
    var calls: [JSONValue] {
        var labels: [Int: [String]] = [:]
        for (row, fact) in facts.expressions.enumerated() where fact.kind == .argument {
            labels[facts.expressions.link(of: row), default: []].append(
                fact.name.isNone ? "_" : names.text(fact.name))
        }
        return uses { row, fact in
            guard fact.kind == .call, case let callee = facts.expressions.link(of: row),
                facts.expressions[callee].kind != .body
            else { return nil }
            let labels = labels[row] ?? []
            return [("callee", .string(chain(callee))), ("labels", labels.isEmpty ? nil : .strings(labels))]
        }
    }

    /// `{"path": "Network.shared", "in": "FeedLoader.load", "line": 7}`; what is called is listed as a call.
    var memberAccesses: [JSONValue] {
        var continued: Set<Int> = []
        for (row, fact) in facts.expressions.enumerated() where fact.kind == .member || fact.kind == .call {
            continued.insert(facts.expressions.link(of: row))
        }
        return uses { row, fact in
            guard fact.kind == .member, !continued.contains(row) else { return nil }
            return [("path", .string(chain(row)))]
        }
    }

    private func uses(_ members: (Int, ExpressionFact) -> [(String, JSONValue?)]?) -> [JSONValue] {
        var values: [JSONValue] = []
        for body in facts.bodies {
            let place = enclosingMember(of: body)
            for row in body.rows {
                let fact = facts.expressions[Int(row)]
                guard let members = members(Int(row), fact) else { continue }
                let line = facts.lines.position(of: facts.expressions.offset(of: Int(row))).line
                values.append(
                    .members(members + [("in", place.isEmpty ? nil : .string(place)), ("line", .int(line))]))
            }
        }
        return values
    }

    /// An operand and what is applied to it as text: `a.b().c`.
    private func chain(_ row: Int) -> String {
        var parts: [String] = []
        var row = row
        while parts.count < Self.chainLimit {
            let fact = facts.expressions[row]
            switch fact.kind {
            case .member: parts.append("." + names.text(fact.name))
            case .call: parts.append("()")
            case .subscriptCall: parts.append("[]")
            default:
                parts.append(operand(fact))
                return parts.reversed().joined()
            }
            row = facts.expressions.link(of: row)
        }
        return "…" + parts.reversed().joined()
    }

    private func operand(_ fact: ExpressionFact) -> String {
        switch fact.kind {
        case .name: names.text(fact.name)
        case .selfReference: "self"
        case .superReference: "super"
        case .selfType: "Self"
        case .implicitMember: "." + names.text(fact.name)
        case .macro: "#" + names.text(fact.name)
        case .keyPath: "\\" + names.text(fact.name)
        case .typeExpression:
            WrittenTypeText(nodes: facts.declarations.typeNodes, name: names.text)
                .text(TypeReference(fact.name.rawValue))
        case .closure: "{}"
        case .collection: "[…]"
        default: "(…)"
        }
    }

    private func enclosingMember(of body: BodyFact) -> String {
        let owner = Int(body.owner)
        let member: String
        switch body.kind {
        case .function where facts.functions.indices.contains(owner): member = name(of: facts.functions[owner])
        case .initialValue where facts.properties.indices.contains(owner),
            .accessors where facts.properties.indices.contains(owner):
            member = names.text(facts.properties[owner].name)
        default: member = ""
        }
        let type = QualifiedNames.text(of: body.enclosingType, in: facts, names: names)
        return [type, member].filter { !$0.isEmpty }.joined(separator: ".")
    }

    private func name(of fact: FunctionFact) -> String {
        switch fact.kind {
        case .initializer: "init"
        case .subscriptMember: "subscript"
        case .deinitializer: "deinit"
        default: names.text(fact.name)
        }
    }
}
