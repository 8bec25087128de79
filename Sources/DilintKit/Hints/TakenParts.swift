import SwiftFacts

/// What functions take as a part of something that only hands out dependencies: a parameter object, protocols that ask for
/// properties alone, several of them together.
extension Project {
    /// How a function's parameter gives what is reached, `environment.session`; nil where none does, or where several parts may.
    func part(takenBy id: FunctionID, for access: StaticAccess) -> String? {
        guard let part = part(takenBy: id, where: { canStand($0, for: access, in: id) }), isOnlyOne(access),
            !isToldApart(access)
        else { return nil }
        return part
    }

    /// The same of what is given out as a type.
    func part(takenBy id: FunctionID, givenAs given: TypeID) -> String? {
        part(takenBy: id) { type in
            type.instance.map { index.isKind(given, of: $0) } ?? false && classification.isDependency(type)
        }
    }

    private func part(takenBy id: FunctionID, where isMeant: (ResolvedType) -> Bool) -> String? {
        // Nothing can be asked of what has no name.
        for parameter in index.parameters(of: id) where fact(parameter).name != .none {
            let parts = parts(of: type(of: parameter)).filter { isMeant(type(of: $0)) }
            guard let part = parts.first else { continue }
            return parts.count == 1 ? "\(index.text(fact(parameter).name)).\(index.text(fact(part).name))" : nil
        }
        return nil
    }

    /// The properties by which something gives out what it is made of; none of what does more than that, and of containers,
    /// which nobody had better be handed.
    func parts(of type: ResolvedType) -> [PropertyID] {
        if type.head == .composition {
            guard type.wrappers.isSubset(of: [.optional, .genericBound]) else { return [] }
            return index.compositions[Int(type.id)].members.flatMap { parts(of: $0) }
        }
        guard let id = type.instance else { return [] }
        if index.types[id.index].kind == .protocol {
            return classification.shapes.asksForMethods(id)
                ? [] : index.lookupChain(of: id).flatMap { properties(of: $0, with: .isRequirement) }
        }
        guard roles(of: id).contains(.parameterObject), !roles(of: id).contains(.container) else { return [] }
        return properties(of: id).filter { fact($0).access > .fileprivate && !fact($0).flags.contains(.isComputed) }
    }

    /// The dependency that is all that a type's code asks of the application's delegate, as far as it stands in one file:
    /// `AppDelegate.shared.belongings.tracker`. Nobody takes the delegate itself for that.
    ///
    /// - Complexity: O(accesses of the file) where it is the delegate that is reached
    func partAsked(ofDelegate access: StaticAccess) -> PropertyID? {
        guard let reached = instance(reachedBy: access), isDelegate(reached),
            let part = dependencyRead(of: access), case let accesses = uses[access.site.fileIndex].accesses,
            accesses.count <= Self.accessesInView, case let type = index.enclosingType(of: access.site)
        else { return nil }
        let isAlone = accesses.allSatisfy { other in
            other.target != access.target || index.enclosingType(of: other.site) != type
                || dependencyRead(of: other) == part
        }
        return isAlone ? part : nil
    }

    /// The first dependency that is read of what is reached, be it by way of what only hands them out.
    private func dependencyRead(of access: StaticAccess) -> PropertyID? {
        guard case .member(.property?, _) = access.flow,
            let part = propertiesRead(of: access).first(where: { !handsOutOthers(type(of: $0)) })
        else { return nil }
        return classification.isDependency(property: part) ? part : nil
    }

    private func properties(of type: TypeID, with flags: MemberFlags = []) -> [PropertyID] {
        index.members.all(of: type).prefix(Self.membersInView).compactMap { entry in
            guard case .property(let id) = entry.member, fact(id).flags.isSuperset(of: flags),
                !fact(id).flags.contains(.isStatic)
            else { return nil }
            return id
        }
    }

    /// Far above what people write; each hint about a type that takes such a thing looks at all of them.
    private static let membersInView = 256
}
