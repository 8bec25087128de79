import SwiftFacts

/// Shared instances that lead back to who reaches them, by what they reach or make: of two that took each other none could be
/// made.
extension Project {
    /// Whether what a shared instance reaches leads back to it, by further ones or not, and is not the one that more code reaches:
    /// all can be made if each takes those that are reached more often, and closures that give the others.
    ///
    /// - Complexity: O(edges of the types on the way), of very many of which not all are looked at
    func isReachedInTurn(_ type: TypeID, by access: StaticAccess) -> Bool {
        guard roles(of: type).contains(.sharedInstance), let reached = instance(reachedBy: access), reached != type,
            roles(of: reached).contains(.sharedInstance), !isReachedMore(reached, than: type)
        else { return false }
        var (waiting, seen): ([TypeID], Set<TypeID>) = ([reached], [reached])
        while let current = waiting.popLast(), seen.count <= Self.sharedInView {
            for edge in types.graph.edges(from: current.index)
            where edge.label.kind == .locates && !edge.label.isOfStatic && edge.target < index.types.count {
                let next = TypeID(edge.target)
                if next == type { return true }
                if roles(of: next).contains(.sharedInstance), seen.insert(next).inserted { waiting.append(next) }
            }
        }
        return false
    }

    /// Whether a shared instance makes one of a type while it is made itself, be it by way of something else that it makes: it is
    /// not there yet to be handed in. A part of a global environment may be there before the rest.
    ///
    /// - Complexity: O(edges of the types on the way), of very many of which not all are looked at
    func isMade(_ type: TypeID, by access: StaticAccess) -> Bool {
        guard let reached = instance(reachedBy: access), reached != type, !isPartOfGlobal(access) else { return false }
        var (waiting, seen): ([TypeID], Set<TypeID>) = ([reached], [reached])
        while let current = waiting.popLast(), seen.count <= Self.sharedInView {
            for edge in types.graph.edges(from: current.index)
            where edge.label.kind == .constructs && !edge.label.isDeferred && !edge.label.isDefault {
                let next = TypeID(edge.target)
                if next == type { return true }
                if edge.target < index.types.count, seen.insert(next).inserted { waiting.append(next) }
            }
        }
        return false
    }

    /// Whether code reads a dependency of a global: `Current.bell`.
    private func isPartOfGlobal(_ access: StaticAccess) -> Bool {
        guard case .property(let global) = access.target, owner(of: global).isNone else { return false }
        return dependencyAsked(of: access) != nil
    }

    /// Whether more code reaches one than the other; of those that as much code reaches, whether its name comes later.
    private func isReachedMore(_ type: TypeID, than other: TypeID) -> Bool {
        let (times, others) = (types.timesReached(type), types.timesReached(other))
        return times == others
            ? index.qualifiedName(of: other).precedesInBytes(index.qualifiedName(of: type)) : times > others
    }

    /// Far above how many shared instances people have reach one another; each hint about one asks again.
    private static let sharedInView = 256
}
