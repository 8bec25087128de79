import SwiftFacts

/// What idioms know of the types of values that come from their libraries.
extension BodyResolver {
    /// The type at which a key path without a written root begins, for it is what a wrapper or a library's function is
    /// told, or a subscript of the project: `@Environment(\.api)`, `Store[\.api]`.
    func toldRoot(ofKeyPath row: Int) -> ResolvedType? {
        let argument = link(of: row)
        guard argument >= 0, argument < row, rows[argument].kind == .argument else { return nil }
        let call = link(of: argument)
        guard call >= 0, call < argument else { return nil }
        if rows[call].kind == .subscriptCall { return subscriptByKeyPath(call)?.root }
        guard rows[call].kind == .call else { return nil }
        let wrapper = wrapper(at: call)
        if let wrapper, let type = index.typeName(wrapper, in: context.typeScope)?.nominalHead,
            index.types[type.index].isDeclared
        {
            // What a generic parameter stands for is not known.
            let root = index.keyPathRoot(of: type)
            return root?.instance == nil || root?.isGenericProduct == true ? nil : root
        }
        guard !idioms.imported.isEmpty, let told = wrapper ?? calleeRow(of: call).map({ rows[$0].name }) else {
            return nil
        }
        for numbered in idioms.imported {
            guard let root = numbered.idiom.keyPathRoots[told] else { continue }
            if let type = index.topLevelType(root) { return .nominal(type) }
            // A type that no source mentions has no name of its own.
            return ResolvedType(.external, id: (root == NameID(.max) ? told : root).rawValue)
        }
        return nil
    }

    /// The name of the attribute whose arguments a call stands for.
    func wrapper(at call: Int) -> NameID? {
        if rows[call].flags.contains(.isAttribute) { return calleeRow(of: call).map { rows[$0].name } }
        let body = facts.bodies[context.body]
        guard body.kind == .attribute, link(of: call) == 0 else { return nil }
        return facts.attributes[Int(body.owner)].name
    }

    /// A member that a type of the project inherits from one of a library's.
    func idiomValue(ofInherited name: NameID, of type: TypeID) -> Value? {
        for numbered in idioms.readingCode {
            if let found = numbered.idiom.inheritedMemberType(name, of: type, in: index) {
                return Value(type: found, origin: .none)
            }
        }
        return nil
    }

    /// A member of a library's type: a property that an idiom knows, or what the project adds to one of its protocols.
    mutating func idiomValue(ofMember name: NameID, of type: NameID, base: Value, row: Int) -> Value {
        for numbered in idioms.readingCode {
            if let type = numbered.idiom.memberType(name, of: type) { return Value(type: type, origin: .none) }
            for parent in numbered.idiom.protocols(of: type).sorted() {
                guard let added = index.topLevelType(parent), !index.types[added.index].isDeclared,
                    let value = memberValue(name, of: added, isStatic: false, base: base, row: row)
                else { continue }
                return value
            }
        }
        return .unknown
    }

    /// The row of the last of some names that a library's container goes by: `Assembler.shared.resolver`.
    func lastName(ofContainer row: Int) -> Int {
        let member = Int(tree[row].appliedBy)
        guard !idioms.readingCode.isEmpty, member >= 0, rows[member].kind == .member, values[member].hasNoOrigin,
            !values[member].type.isUnknown
        else { return row }
        return member
    }

    /// What a call gives, where an idiom knows it.
    func idiomResult(ofCall call: Int) -> ResolvedType? {
        for numbered in idioms.readingCode {
            if let type = numbered.idiom.resultType(ofCall: call, in: self) { return type }
        }
        return nil
    }
}
