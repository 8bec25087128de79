import SwiftFacts

/// Writes the types of a file's facts, so that they can be compared with `OfficialTypeText`.
struct OwnTypeText {
    let facts: FileFacts
    let names: (NameID) -> String

    func text(_ reference: TypeReference) -> String {
        guard !reference.isNone else { return "" }
        let node = facts.typeNodes[Int(reference.rawValue)]
        let children = children(of: node.firstChild).map { text($0) }
        let list = children.joined(separator: ", ")
        let marks = marks(node.flags)
        return switch node.kind {
        case .named: marks + names(node.name) + bracketed(children[...])
        case .member: marks + "\(children.first ?? "").\(names(node.name))\(bracketed(children.dropFirst()))"
        case .optional: "\(marks)\(list)?"
        case .implicitlyUnwrapped: "\(marks)\(list)!"
        case .array: "\(marks)[\(list)]"
        case .dictionary: "\(marks)[\(children.joined(separator: ": "))]"
        case .tuple: "\(marks)(\(list))"
        case .function:
            marks + (node.flags.contains(.asyncFunction) ? "async " : "")
                + "(\(children.dropFirst().joined(separator: ", "))) -> \(children.first ?? "")"
        case .composition: marks + children.joined(separator: " & ")
        case .opaque: "\(marks)some \(list)"
        case .existential: "\(marks)any \(list)"
        case .metatype: "\(marks)\(list).Type"
        case .pack: "\(marks)each \(list)"
        case .selfType: marks + "Self"
        case .unknown: marks + "_"
        }
    }

    /// The type and its siblings.
    private func children(of first: TypeReference) -> [TypeReference] {
        var children: [TypeReference] = []
        var child = first
        while !child.isNone {
            children.append(child)
            child = facts.typeNodes[Int(child.rawValue)].nextSibling
        }
        return children
    }

    private func bracketed(_ arguments: ArraySlice<String>) -> String {
        arguments.isEmpty ? "" : "<" + arguments.joined(separator: ", ") + ">"
    }

    private func marks(_ flags: TypeNodeFlags) -> String {
        (flags.contains(.autoclosure) ? "@autoclosure " : "") + (flags.contains(.escaping) ? "@escaping " : "")
            + (flags.contains(.inoutType) ? "inout " : "")
    }
}
