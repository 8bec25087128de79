import SwiftFacts

/// What dilint's facts of a file say, as entries.
struct OwnReading {
    private let facts: FileFacts
    private let names: (NameID) -> String
    private let types: OwnTypeText
    private(set) var entries: [Entry] = []

    init(of facts: FileFacts, names: @escaping (NameID) -> String) {
        self.facts = facts
        self.names = names
        types = OwnTypeText(facts: facts, names: names)
        addDeclarations()
        addCode()
    }

    /// Offsets of the brackets that were read as types where a value may stand.
    var typeExpressions: Set<Int> {
        let rows = facts.expressions.indices.filter { facts.expressions[$0].kind == .typeExpression }
        return Set(rows.map { Int(facts.expressions.offset(of: $0)) })
    }

    private mutating func add(_ kind: EntryKind, _ offset: UInt32, _ words: [String]) {
        let text = words.filter { !$0.isEmpty }.joined(separator: " ")
        entries.append(Entry(kind: kind, offset: Int(offset), text: text))
    }

    // MARK: Declarations

    private mutating func addDeclarations() {
        for fact in facts.imports {
            add(
                .import, 0,
                [names(fact.module), fact.isTestable ? "testable" : "", fact.isExported ? "exported" : ""])
        }
        for fact in facts.types { add(fact) }
        for fact in facts.functions { add(fact) }
        for fact in facts.properties { add(fact) }
        for fact in facts.typealiases {
            add(
                .typealias, fact.nameOffset,
                [
                    fact.isAssociatedType ? "associatedtype" : "typealias",
                    names(fact.name) + generics(fact.generics), "=", types.text(fact.target),
                ])
        }
    }

    private mutating func add(_ fact: TypeFact) {
        let name = fact.kind == .extension ? types.text(fact.extended) : names(fact.name)
        let owner = fact.enclosing < 0 ? "" : "in \(names(facts.types[Int(fact.enclosing)].name))"
        add(
            .type, fact.nameOffset,
            [fact.isFinal ? "final" : "", "\(fact.kind)", name + generics(fact.generics), owner]
                + attributes(fact.attributes))
        let inherited = facts.inheritances[Int(fact.inherited.lowerBound)..<Int(fact.inherited.upperBound)]
        if !inherited.isEmpty {
            add(.inheritance, fact.nameOffset, [inherited.map { types.text($0) }.joined(separator: ", ")])
        }
    }

    private mutating func add(_ fact: FunctionFact) {
        let range = Int(fact.parameters.lowerBound)..<Int(fact.parameters.upperBound)
        for parameter in facts.parameters[range] { add(parameter) }
        let list = facts.parameters[range].map { "\(names($0.label)): \(type(of: $0))" }
        let signature = generics(fact.generics) + "(" + list.joined(separator: ", ") + ")"
        if fact.kind == .enumCase {
            let payload = list.isEmpty ? "" : "(" + list.joined(separator: ", ") + ")"
            return add(.enumCase, fact.nameOffset, ["case", names(fact.name) + payload] + attributes(fact.attributes))
        }
        let word =
            switch fact.kind {
            case .initializer: fact.flags.contains(.isFailable) ? "failable init" : "init"
            case .subscriptMember: "subscript"
            case .deinitializer: "deinit"
            default: "func " + names(fact.name)
            }
        add(
            fact.kind == .initializer ? .initializer : .method, fact.nameOffset,
            flags(fact.flags) + [word + signature] + [fact.flags.contains(.isAsync) ? "async" : ""]
                + [fact.flags.contains(.isThrowing) ? "throws" : ""]
                + [fact.result.isNone ? "" : "-> " + types.text(fact.result)] + attributes(fact.attributes))
    }

    private mutating func add(_ fact: ParameterFact) {
        add(
            .parameter, fact.nameOffset,
            attributes(fact.attributes) + ["\(names(fact.label))|\(names(fact.name)): \(type(of: fact))"]
                + [fact.flags.contains(.hasDefault) ? "= default" : ""])
    }

    private func type(of fact: ParameterFact) -> String {
        types.text(fact.type) + (fact.flags.contains(.isVariadic) ? "..." : "")
    }

    private mutating func add(_ fact: PropertyFact) {
        add(
            .property, fact.nameOffset,
            [fact.flags.contains(.isLet) ? "let" : "var"] + flags(fact.flags)
                + [names(fact.name) + (fact.type.isNone ? "" : ": " + types.text(fact.type))]
                + [fact.flags.contains(.isComputed) ? "computed" : ""]
                + [fact.flags.contains(.hasInitialValue) ? "initialized" : ""] + attributes(fact.attributes))
    }

    private func flags(_ flags: MemberFlags) -> [String] {
        let kept: [(MemberFlags, String)] = [
            (.isStatic, "static"), (.isOverride, "override"), (.isRequired, "required"),
            (.isConvenience, "convenience"), (.isFinal, "final"), (.isMutating, "mutating"), (.isLazy, "lazy"),
            (.isWeak, "weak"), (.isUnowned, "unowned"), (.isOptionalRequirement, "optional"), (.isDynamic, "dynamic"),
        ]
        return kept.filter { flags.contains($0.0) }.map(\.1)
    }

    private func attributes(_ range: Range<UInt32>) -> [String] {
        facts.attributes[Int(range.lowerBound)..<Int(range.upperBound)].map { "@" + types.text($0.type) }
    }

    private func generics(_ range: Range<UInt32>) -> String {
        let facts = facts.genericParameters[Int(range.lowerBound)..<Int(range.upperBound)]
        guard !facts.isEmpty else { return "" }
        let texts = facts.map { fact in
            let bound = fact.bound.isNone ? "" : (fact.isSameType ? " == " : ": ") + types.text(fact.bound)
            return (fact.isRequirement ? "where " : "") + names(fact.name) + bound
        }
        return "<" + texts.joined(separator: ", ") + ">"
    }

    // MARK: Code

    private mutating func addCode() {
        var labels: [Int: [String]] = [:]
        for (row, fact) in facts.expressions.enumerated() where fact.kind == .argument {
            let label = names(fact.name) + (fact.flags.contains(.isTrailing) ? "{}" : ":")
            labels[facts.expressions.link(of: row), default: []].append(label)
        }
        for (row, fact) in facts.expressions.enumerated() {
            let (link, offset) = (facts.expressions.link(of: row), facts.expressions.offset(of: row))
            switch fact.kind {
            case .member: add(.member, offset, [place(of: link), names(fact.name)])
            case .implicitMember: add(.member, offset, ["implicit", names(fact.name)])
            // What a body itself is called with are the arguments of an attribute.
            case .call where facts.expressions[link].kind != .body:
                addCall(fact, at: offset, of: link, labels[row] ?? [])
            case .subscriptCall: addCall(fact, at: offset, of: link, labels[row] ?? [])
            default: break
            }
        }
    }

    private mutating func addCall(_ fact: ExpressionFact, at offset: UInt32, of callee: Int, _ labels: [String]) {
        add(
            .call, offset,
            [fact.kind == .subscriptCall ? "subscript of" : "", place(of: callee)]
                + ["(" + labels.joined(separator: " ") + ")"])
    }

    /// Names an operand by its kind and its place.
    private func place(of row: Int) -> String {
        let fact = facts.expressions[row]
        let kind =
            switch fact.kind {
            case .selfReference: "self"
            case .superReference: "super"
            case .selfType: "Self"
            case .implicitMember: "implicit"
            case .subscriptCall: "subscript"
            case .collection, .group, .typeExpression: "bracket"
            case .conditionalValue: "conditional"
            default: "\(fact.kind)"
            }
        return "\(kind)@\(facts.expressions.offset(of: row))"
    }
}
