import SwiftFacts

/// Elements of collections. Nothing is made of their types but to tell whose the members are that are read of them.
extension BodyResolver {
    /// Whether a member that was not found is read of an element whose type is known; a property of that is noted.
    mutating func isMemberOfElement(_ row: Int) -> Bool {
        let name = rows[row].name
        guard let type = elementType(ofBase: row), type.wrappers.isSubset(of: .optional) else { return false }
        guard let id = type.instance, index.types[id.index].isDeclared else { return isClosed(type) }
        if let property = index.property(name, of: id, seenFrom: file) {
            uses.readOfElements.append(property)
            return true
        }
        return index.anyFunction(name, of: id) == nil && index.isOnlyOne(id) && index.hasKnownMembers(id)
    }

    /// The type of the element that a member is read of; nil where it is none, or of what is not known.
    private func elementType(ofBase row: Int) -> ResolvedType? {
        let base = link(of: row)
        guard base >= 0, base < row else { return nil }
        if let type = operand(row).elementType { return type }
        switch rows[base].kind {
        // `rows.map(\.price)`
        case .keyPath: return rows[base].name.isNone ? element(handedTo: link(of: base), at: 0).elementType : nil
        case .name:
            guard case .unresolved(let name) = values[base].origin,
                let position = anonymousParameters.firstIndex(of: name),
                case let closure = Int(closure(around: base)), closure >= 0
            else { return nil }
            return element(handedTo: link(of: closure), at: position).elementType
        default: return nil
        }
    }

    /// The value of a closure's named parameter that is an element of what the closure is called for; nil of others.
    func element(asParameter binding: Int) -> Value? {
        let closure = link(of: binding)
        guard closure >= 0, closure < binding, rows[closure].kind == .closure else { return nil }
        let isFirst = namedParameters(ofClosure: closure).first { _ in true } == binding
        let value = element(handedTo: link(of: closure), at: isFirst ? 0 : 1)
        return value.elementType == nil ? nil : value
    }

    /// What a function is handed as one of its parameters, which is an argument of a call that hands it elements, or what is
    /// in an optional; unknown of other calls.
    private func element(handedTo argument: Int, at position: Int) -> Value {
        guard argument >= 0, rows[argument].kind == .argument, case let call = link(of: argument), call >= 0,
            rows[call].kind == .call, case let callee = link(of: call), callee >= 0, rows[callee].kind == .member,
            index.repeatingFunctions.contains(rows[callee].name)
        else { return .unknown }
        let base = operand(callee)
        if base.type.wrappers.contains(.collection) {
            // `reduce` hands what there is so far first.
            let isElement = rows[callee].name == index.known.reduce ? position == 1 : true
            return isElement ? base.element : .unknown
        }
        return base.type.wrappers == .optional && position == 0
            ? Value(elementOf: base.type.removing(.optional)) : .unknown
    }
}
