import SwiftFacts

/// Shared instances that reach one another: of two that took each other none could be made.
extension Project {
    /// Whether what a shared instance reaches leads back to it, by further ones or not, and comes before it by name. Where the
    /// later one is given a closure both can be made.
    ///
    /// - Complexity: O(edges of the types on the way), of very many of which not all are looked at
    func isReachedInTurn(_ type: TypeID, by access: StaticAccess) -> Bool {
        guard roles(of: type).contains(.sharedInstance), let reached = instance(reachedBy: access), reached != type,
            roles(of: reached).contains(.sharedInstance),
            index.qualifiedName(of: reached).precedesInBytes(index.qualifiedName(of: type))
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

    /// Far above how many shared instances people have reach one another; each hint about one asks again.
    private static let sharedInView = 256
}
