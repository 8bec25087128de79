import SwiftFacts

/// What a file declares and calls, for people and scripts.
struct FactsListing {
    let facts: FileFacts
    let names: NameTable
    private let types: WrittenTypeText

    init(facts: FileFacts, names: NameTable) {
        self.facts = facts
        self.names = names
        types = WrittenTypeText(nodes: facts.declarations.typeNodes, name: names.text)
    }

    /// The lists by their names, in the order in which they are written.
    var lists: [(name: String, elements: [JSONValue])] {
        let uses = FactsUseListing(facts: facts, names: names)
        return [
            ("imports", facts.imports.map(importValue)),
            ("types", facts.types.indices.map(typeValue)),
            ("initializers", functions { $0 == .initializer }),
            ("methods", functions { $0 == .method || $0 == .operator || $0 == .subscriptMember }),
            ("cases", functions { $0 == .enumCase }),
            ("properties", facts.properties.map(propertyValue)),
            ("typealiases", facts.typealiases.map(typealiasValue)),
            ("calls", uses.calls),
            ("memberAccesses", uses.memberAccesses),
        ]
    }

    private func importValue(_ fact: ImportFact) -> JSONValue {
        .members([
            ("module", .string(names.text(fact.module))), ("isTestable", flag(fact.isTestable)),
            ("isExported", flag(fact.isExported)),
        ])
    }

    private func typeValue(_ index: Int) -> JSONValue {
        let fact = facts.types[index]
        let extended = fact.kind == .extension ? types.text(fact.extended) : nil
        let inherited = facts.inheritances[Int(fact.inherited.lowerBound)..<Int(fact.inherited.upperBound)]
        return .members([
            ("kind", .string("\(fact.kind)")), ("name", .string(extended ?? qualifiedName(of: index))),
            ("line", line(fact.nameOffset)), ("access", .string("\(fact.access)")), ("isFinal", flag(fact.isFinal)),
            ("isLocal", flag(fact.isLocal)), ("generics", strings(generics(fact.generics))),
            ("inherits", strings(inherited.map(types.text))), ("attributes", strings(attributes(fact.attributes))),
        ])
    }

    // MARK: Functions

    private func functions(_ isWanted: (FunctionKind) -> Bool) -> [JSONValue] {
        facts.functions.filter { isWanted($0.kind) }.map { fact in
            let range = Int(fact.parameters.lowerBound)..<Int(fact.parameters.upperBound)
            let parameters = facts.parameters[range].map(parameterValue)
            let name = fact.kind == .subscriptMember ? "subscript" : names.text(fact.name)
            return .members(
                [
                    ("name", fact.kind == .initializer ? nil : .string(name)), ("in", owner(fact.owner)),
                    ("line", line(fact.nameOffset)), ("access", .string("\(fact.access)")),
                    ("generics", strings(generics(fact.generics))),
                    ("parameters", parameters.isEmpty ? nil : .array(parameters)),
                    ("result", fact.result.isNone ? nil : .string(types.text(fact.result))),
                    ("attributes", strings(attributes(fact.attributes))),
                ] + flags(fact.flags))
        }
    }

    private func parameterValue(_ fact: ParameterFact) -> JSONValue {
        .members([
            ("label", fact.label.isNone ? nil : .string(names.text(fact.label))),
            ("name", fact.name.isNone ? nil : .string(names.text(fact.name))),
            ("type", .string(types.text(fact.type))), ("isVariadic", flag(fact.flags.contains(.isVariadic))),
            ("hasDefault", flag(fact.flags.contains(.hasDefault))),
            ("attributes", strings(attributes(fact.attributes))),
        ])
    }

    // MARK: Properties and aliases

    private func propertyValue(_ fact: PropertyFact) -> JSONValue {
        .members(
            [
                ("name", .string(names.text(fact.name))), ("in", owner(fact.owner)), ("line", line(fact.nameOffset)),
                ("access", .string("\(fact.access)")),
                ("type", fact.type.isNone ? nil : .string(types.text(fact.type))),
                ("attributes", strings(attributes(fact.attributes))),
            ] + flags(fact.flags))
    }

    private func typealiasValue(_ fact: TypealiasFact) -> JSONValue {
        .members([
            ("name", .string(names.text(fact.name))), ("in", owner(fact.owner)), ("line", line(fact.nameOffset)),
            ("target", fact.target.isNone ? nil : .string(types.text(fact.target))),
            ("isAssociatedType", flag(fact.isAssociatedType)), ("generics", strings(generics(fact.generics))),
        ])
    }

    // MARK: Parts

    private static let flagNames: [(MemberFlags, String)] = [
        (.isStatic, "isStatic"), (.isOverride, "isOverride"), (.isRequired, "isRequired"),
        (.isConvenience, "isConvenience"), (.isFailable, "isFailable"), (.isAsync, "isAsync"),
        (.isThrowing, "isThrowing"), (.isFinal, "isFinal"), (.isMutating, "isMutating"), (.isLet, "isLet"),
        (.isLazy, "isLazy"), (.isComputed, "isComputed"), (.isWeak, "isWeak"), (.isUnowned, "isUnowned"),
        (.isRequirement, "isRequirement"),
    ]

    private func flags(_ flags: MemberFlags) -> [(String, JSONValue?)] {
        Self.flagNames.filter { flags.contains($0.0) }.map { ($0.1, .bool(true)) }
    }

    /// A flag that is not set is left out.
    private func flag(_ isSet: Bool) -> JSONValue? { isSet ? .bool(true) : nil }

    /// An empty list is left out.
    private func strings(_ texts: [String]) -> JSONValue? { texts.isEmpty ? nil : .strings(texts) }

    private func line(_ offset: UInt32) -> JSONValue { .int(facts.lines.position(of: offset).line) }

    private func attributes(_ range: Range<UInt32>) -> [String] {
        facts.attributes[Int(range.lowerBound)..<Int(range.upperBound)].map { "@" + types.text($0.type) }
    }

    private func generics(_ range: Range<UInt32>) -> [String] {
        facts.genericParameters[Int(range.lowerBound)..<Int(range.upperBound)].map { fact in
            let bound = fact.bound.isNone ? "" : (fact.isSameType ? " == " : ": ") + types.text(fact.bound)
            return (fact.isRequirement ? "where " : "") + names.text(fact.name) + bound
        }
    }

    private func owner(_ index: Int32) -> JSONValue? { index < 0 ? nil : .string(qualifiedName(of: Int(index))) }

    /// The name with those of the types around it: `Outer.Inner`.
    private func qualifiedName(of index: Int) -> String {
        QualifiedNames.text(of: Int32(index), in: facts, names: names)
    }
}

/// How the types of a file are called.
enum QualifiedNames {
    /// Types that are nested deeper go by their innermost names.
    private static let depthLimit = 32

    static func text(of type: Int32, in facts: FileFacts, names: NameTable) -> String {
        let types = WrittenTypeText(nodes: facts.declarations.typeNodes, name: names.text)
        var components: [String] = []
        var next = type
        while next >= 0, components.count < depthLimit {
            let fact = facts.types[Int(next)]
            let extended = fact.kind == .extension ? fact.extended : .none
            let name = names.text(fact.name)
            components.append(extended.isNone ? name : types.text(extended))
            next = fact.enclosing
        }
        return components.reversed().joined(separator: ".")
    }
}
