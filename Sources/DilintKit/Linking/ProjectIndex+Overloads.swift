import SwiftFacts

/// Functions of one name, compared by what is written of them.
extension ProjectIndex {
    /// Whether a function is called on its type: a static one, a case of an enum.
    func isOfType(_ id: FunctionID) -> Bool {
        let fact = fact(id)
        return fact.flags.contains(.isStatic) || fact.kind == .enumCase
    }

    /// Whether two functions of one type are one declaration twice, for different platforms or targets, or a requirement and
    /// its default: of two others each has a meaning of its own, even if what is known of their types is the same.
    func isSecondOf(_ id: FunctionID, _ first: FunctionID) -> Bool {
        guard isOfType(id) == isOfType(first), haveSameParameters(id, first),
            resultType(of: id) == resultType(of: first)
        else { return false }
        // A requirement and its default implementation.
        if fact(id).flags.contains(.isRequirement) != fact(first).flags.contains(.isRequirement) { return true }
        if id.fileIndex == first.fileIndex {
            return files[id.fileIndex].areExclusive(fact(id).condition, fact(first).condition)
        }
        return isWrittenAlike(fact(id).result, in: id.fileIndex, as: fact(first).result, in: first.fileIndex)
            && parameters(of: id).elementsEqual(parameters(of: first)) {
                isWrittenAlike(fact($0).type, in: id.fileIndex, as: fact($1).type, in: first.fileIndex)
            }
    }

    /// Whether a function overrides or implements one of an ancestor, or hides it.
    func takesThePlace(_ id: FunctionID, of inherited: FunctionID) -> Bool {
        guard isOfType(id) == isOfType(inherited) else { return false }
        let isOverride = fact(id).flags.contains(.isOverride)
        let isOpen = isOverride || isOfProtocol(inherited)
        func stands(_ type: ResolvedType, for other: ResolvedType) -> Bool {
            if type == other { return true }
            // What the ancestor leaves open: an associated type, the superclass's parameter.
            if other.isGenericProduct {
                return isOpen && other.wrappers.subtracting([.genericBound, .optional]).isSubset(of: type.wrappers)
            }
            // An override may take more, and give out less.
            return isOverride && type.head == other.head && type.id == other.id
        }
        guard isOverride || stands(resultType(of: id), for: resultType(of: inherited)) else { return false }
        return parameters(of: id).elementsEqual(parameters(of: inherited)) {
            fact($0).label == fact($1).label && stands(type(of: $0), for: type(of: $1))
        }
    }

    private func isOfProtocol(_ id: FunctionID) -> Bool {
        let type = self.type(file: id.fileIndex, row: fact(id).owner)
        return !type.isNone && types[type.index].kind == .protocol
    }

    private func haveSameParameters(_ id: FunctionID, _ other: FunctionID) -> Bool {
        parameters(of: id).elementsEqual(parameters(of: other)) {
            fact($0).label == fact($1).label && type(of: $0) == type(of: $1)
        }
    }

    /// Whether two types are written with the same words.
    private func isWrittenAlike(
        _ type: TypeReference, in file: Int, as other: TypeReference, in otherFile: Int
    ) -> Bool {
        var open: [(TypeReference, TypeReference)] = []
        func add(_ one: TypeReference, _ two: TypeReference) {
            if !one.isNone || !two.isNone { open.append((one, two)) }
        }
        var (one, two) = (type, other)
        while true {
            if one.isNone || two.isNone { return one.isNone && two.isNone && open.isEmpty }
            let (node, otherNode) = (
                files[file].typeNodes[Int(one.rawValue)], files[otherFile].typeNodes[Int(two.rawValue)]
            )
            guard node.kind == otherNode.kind, node.name == otherNode.name, node.flags == otherNode.flags else {
                return false
            }
            add(node.firstChild, otherNode.firstChild)
            // What stands beside the whole is no part of it.
            if one != type { add(node.nextSibling, otherNode.nextSibling) }
            guard let next = open.popLast() else { return true }
            (one, two) = next
        }
    }
}
