import SwiftFacts

/// Attributes that tell a library what to make or to hand over.
extension BodyResolver {
    /// The attribute whose arguments the body at hand holds.
    var attributeAtHand: Int? {
        context.kind == .attribute ? Int(facts.bodies[context.body].owner) : nil
    }

    /// What stands in the parentheses of the attribute at hand.
    func attributeArguments() -> AttributeArguments {
        var found = AttributeArguments()
        guard let call = rows.indices.first(where: { rows[$0].kind == .call }) else { return found }
        for argument in arguments(of: call) where argument.operand >= 0 {
            let operand = argument.operand
            switch rows[operand].kind {
            case .literal where operand == argument.final:
                if index.text(rows[operand].name) == "true" {
                    found.trueLabels.insert(argument.label)
                } else if !rows[operand].name.isNone {
                    found.texts[argument.label] = rows[operand].name
                }
            case .implicitMember where operand == argument.final:
                found.members[argument.label] = rows[operand].name
            case .collection:
                for part in tree.parts(of: operand) {
                    if let type = namedType(part) { found.types[argument.label, default: []].append(type) }
                }
            default:
                guard let type = namedType(operand) else {
                    found.others.insert(argument.label)
                    continue
                }
                found.types[argument.label] = [type]
            }
        }
        return found
    }

    /// Notes the wrappers of the body's variables: `@Injected var api: API`, `@Injected(\.api) var api`.
    mutating func noteLocalWrappers() {
        for row in attributes {
            guard let callee = calleeRow(of: row), let variable = variable(behindAttribute: row) else { continue }
            var site = site(row).local
            site.offset -= 1
            uses.localWrappers.append(
                LocalWrapper(
                    name: rows[callee].name, variable: rows[variable].name,
                    product: type(of: variable, wrappedBy: row), site: site,
                    end: UInt32(tree.base + tree.end(of: link(of: variable)))))
        }
    }

    /// The variable that an attribute belongs to; others may stand between.
    private mutating func variable(behindAttribute row: Int) -> Int? {
        rows.indices.dropFirst(tree.end(of: row) + 1).prefix(Self.rowsInView).first {
            rows[$0].kind == .binding && rows[$0].flags.contains(.isTestOrThrowOrVariable)
        }
    }

    /// Above what the attributes of one variable hold.
    private static let rowsInView = 16

    /// The type of a variable as it is written, else as its wrapper is told.
    private func type(of variable: Int, wrappedBy row: Int) -> ResolvedType {
        if let written = writtenType(of: variable) { return index.resolve(written, in: context.typeScope) }
        guard let told = arguments(of: row, upTo: 1).first, told.operand >= 0 else { return .unknown }
        if rows[told.operand].kind == .keyPath { return values[told.final].type }
        return askedType(told)?.type ?? .unknown
    }

    /// What the project's wrapper takes under the label of an attribute's argument, where all its initializers that do so take
    /// the same: `@Stored(key: "a", storage: .standard)`.
    func parameterType(ofWrapperArgument argument: Int) -> ResolvedType? {
        let (label, call) = (rows[argument].name, link(of: argument))
        guard !label.isNone, call >= 0, rows[call].kind == .call, let name = wrapper(at: call),
            let wrapper = index.typeName(name, in: context.typeScope)?.nominalHead,
            index.types[wrapper.index].isDeclared
        else { return nil }
        var found: ResolvedType?
        for initializer in index.initializers(of: wrapper).prefix(Self.initializersInView) {
            for parameter in index.parameters(of: initializer) where index.fact(parameter).label == label {
                let type = index.type(of: parameter)
                if let found, found != type { return nil }
                found = type
            }
        }
        return found
    }

    /// Far above what a wrapper has; each argument under a label looks at all of them.
    private static let initializersInView = 64

    private func namedType(_ operand: Int) -> NamedType? {
        askedType(operand: operand).map { NamedType(asked: $0, text: typeText(operand)) }
    }

    /// The type as written: `Outer.Name<A>`, `any P`.
    func typeText(_ operand: Int) -> String {
        let written = WrittenTypeText(nodes: facts.typeNodes, name: index.linked.names.text)
        if rows[operand].kind == .typeExpression { return written.text(TypeReference(rows[operand].name.rawValue)) }
        var parts: [String] = []
        var row = operand
        while rows[row].kind == .name || rows[row].kind == .member, rows[row].name != index.known.selfName {
            var part = index.text(rows[row].name)
            if var argument = genericArguments(of: row) {
                var list: [String] = []
                while !argument.isNone {
                    list.append(written.text(argument))
                    argument = facts.typeNodes[Int(argument.rawValue)].nextSibling
                }
                part += "<\(list.joined(separator: ", "))>"
            }
            parts.append(part)
            guard tree[row].appliedBy >= 0 else { break }
            row = Int(tree[row].appliedBy)
        }
        return parts.joined(separator: ".")
    }
}
