import SwiftFacts

/// Which parameters can take what code reaches.
extension Project {
    /// The name of a function's parameter that takes what is reached, by its type, where there is but one of that type to
    /// reach.
    func parameter(of id: FunctionID, for access: StaticAccess) -> String? {
        // Most take nothing of the kind: that is asked first.
        let taking = fact(id).parameters.lazy.map { ParameterID(file: id.fileIndex, row: Int($0)) }
            .first { self.accepts(self.type(of: $0), access) }
        guard let taking, isOnlyOne(access) else { return nil }
        return index.text(fact(taking).name)
    }

    /// The name of a function's parameter that takes what is given out as a type.
    func parameter(of id: FunctionID, givenAs given: TypeID) -> String? {
        index.parameters(of: id).first { isKind(given, of: type(of: $0)) && classification.isDependency(parameter: $0) }
            .map { index.text(fact($0).name) }
    }

    /// Whether a shared instance is the one for all, as far as its name, its kind and its neighbours tell: `Player.lastActive`
    /// is another one every now and then.
    private func isOnlyOne(_ access: StaticAccess) -> Bool {
        guard case .property(let id) = access.target, case let owner = owner(of: id), !owner.isNone,
            !fact(id).flags.contains(.isLet), !SharedInstances.saysShared(index.text(fact(id).name))
        else { return true }
        let held = SharedInstances.instance(id, in: index)
        return classification.shapes.staticProperties(of: owner).lazy
            .filter { SharedInstances.instance($0, in: self.index) == held }.prefix(2).count == 1
    }

    /// Whether what is reached is known to be nothing that a type can take: that is another class of the project, or a
    /// protocol that it does not implement.
    func cannotTake(_ type: ResolvedType, _ access: StaticAccess) -> Bool {
        guard let taken = type.instance, index.types[taken.index].isDeclared, !accepts(type, access) else {
            return false
        }
        // One that implements the reached protocol may stand for it.
        func isOther(_ held: TypeID?) -> Bool { held.map { !index.isKind(taken, of: $0) } ?? false }
        switch access.target {
        // What an outside one conforms to cannot be told for sure.
        case .outside: return access.delegate.isNone && index.types[taken.index].kind != .protocol
        case .property(let id): return isOther(SharedInstances.instance(id, in: index))
        case .function(let id): return isOther(index.resultType(of: id).instance)
        }
    }

    /// Whether what is given out as a type is known to be nothing that another one can take. One that implements the given
    /// protocol may stand for it.
    func cannotTake(_ type: ResolvedType, _ given: TypeID) -> Bool {
        guard let taken = type.instance, index.types[taken.index].isDeclared else { return false }
        return !index.isKind(given, of: taken) && !index.isKind(taken, of: given)
    }

    /// Whether a type can take what is reached.
    func accepts(_ type: ResolvedType, _ access: StaticAccess) -> Bool {
        let held: TypeID?
        switch access.target {
        case .outside where !access.delegate.isNone: return false
        case .property(let id):
            let reached = self.type(of: id)
            if reached.head == .composition {
                return index.compositions[Int(reached.id)].members.contains { member in
                    member.instance.map { isKind($0, of: type) } ?? false
                }
            }
            if reached.head == .external { return areOfOneStem(reached, type) }
            held = SharedInstances.instance(id, in: index)
        case .function(let id): held = index.resultType(of: id).instance
        case .outside(let name, _):
            if type.head == .external, type.wrappers.isSubset(of: .optional) { return NameID(type.id) == name }
            return type.instance.map { !index.types[$0.index].isDeclared && index.types[$0.index].name == name }
                ?? false
        }
        return held.map { isKind($0, of: type) } ?? false
    }

    private func isKind(_ held: TypeID, of type: ResolvedType) -> Bool {
        type.instance.map { index.isKind(held, of: $0) } ?? false
    }

    /// Whether two types from elsewhere are one, or by their names a protocol and what implements it.
    private func areOfOneStem(_ one: ResolvedType, _ other: ResolvedType) -> Bool {
        guard other.head == .external, one.wrappers.isSubset(of: .optional), other.wrappers.isSubset(of: .optional)
        else { return false }
        func stem(_ type: ResolvedType) -> String { ParameterName.name(for: index.text(NameID(type.id))) }
        return one.id == other.id || stem(one) == stem(other)
    }
}
