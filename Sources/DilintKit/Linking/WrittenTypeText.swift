import SwiftFacts

/// Writes types of facts as Swift does, as far as facts keep them.
struct WrittenTypeText {
    let nodes: RowView<TypeNode>
    /// The text of a name.
    let name: (NameID) -> String

    /// What is nested deeper is an ellipsis.
    private static let depthLimit = 64

    func text(_ reference: TypeReference) -> String { text(reference, depth: 0) }

    private func text(_ reference: TypeReference, depth: Int) -> String {
        guard !reference.isNone else { return "" }
        guard depth < Self.depthLimit else { return "…" }
        let node = nodes[Int(reference.rawValue)]
        let children = children(of: node).map { text($0, depth: depth + 1) }
        return marks(node.flags) + shape(of: node, children)
    }

    private func shape(of node: TypeNode, _ children: [String]) -> String {
        let list = children.joined(separator: ", ")
        return switch node.kind {
        case .named: name(node.name) + arguments(children[...])
        case .member: "\(children.first ?? "").\(name(node.name))\(arguments(children.dropFirst()))"
        case .optional: "\(bracketed(node, list))?"
        case .implicitlyUnwrapped: "\(bracketed(node, list))!"
        case .array: "[\(list)]"
        case .dictionary: "[\(children.joined(separator: ": "))]"
        case .tuple: "(\(list))"
        case .function:
            "(\(children.dropFirst().joined(separator: ", ")))"
                + (node.flags.contains(.asyncFunction) ? " async" : "") + " -> \(children.first ?? "")"
        case .composition: children.joined(separator: " & ")
        case .opaque: "some \(list)"
        case .existential: "any \(list)"
        case .metatype: "\(bracketed(node, list)).Type"
        case .pack: "repeat each \(list)"
        case .selfType: "Self"
        case .unknown: "_"
        }
    }

    private func arguments(_ children: ArraySlice<String>) -> String {
        children.isEmpty ? "" : "<\(children.joined(separator: ", "))>"
    }

    /// The only child, in parentheses where Swift demands them before a suffix.
    private func bracketed(_ node: TypeNode, _ child: String) -> String {
        guard !node.firstChild.isNone else { return child }
        switch nodes[Int(node.firstChild.rawValue)].kind {
        case .function, .composition, .opaque, .existential, .pack: return "(\(child))"
        default: return child
        }
    }

    private func children(of node: TypeNode) -> [TypeReference] {
        var children: [TypeReference] = []
        var child = node.firstChild
        while !child.isNone {
            children.append(child)
            child = nodes[Int(child.rawValue)].nextSibling
        }
        return children
    }

    private func marks(_ flags: TypeNodeFlags) -> String {
        (flags.contains(.autoclosure) ? "@autoclosure " : "") + (flags.contains(.escaping) ? "@escaping " : "")
            + (flags.contains(.inoutType) ? "inout " : "")
    }
}
