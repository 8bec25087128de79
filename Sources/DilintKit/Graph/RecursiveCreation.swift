import SwiftFacts

/// Creating methods that go through what they are given: rows of a group, groups of a row.
extension Digraph where Label == Ask {
    /// The graph without rings in which every step is a call that passes something on: such a recursion ends with what
    /// it passes on. One that passes on nothing but what it was handed itself does not. O(nodes + edges)
    func withoutRecursiveCreation() -> Digraph {
        guard let rings = filter({ $0.label.passesArguments }).ringNumbers() else { return self }
        let endless = filter(\.isEndless).ringNumbers()
        return filter { edge in
            !edge.label.passesArguments || !edge.isWithin(rings)
                || edge.isEndless && endless.map { edge.isWithin($0) } ?? false
        }
    }
}

extension Edge<Ask> {
    /// Passes on what it was handed, to somebody else: what a method passes on under its own name is most likely for
    /// another one of that name, `func grouped(_ path: String...) -> Router { grouped(path) }`, if there is one.
    fileprivate var isEndless: Bool { label.passesOnlyOn && (source != target || label.isOnlyOfItsName) }

    fileprivate func isWithin(_ rings: [Int]) -> Bool { rings[source] >= 0 && rings[source] == rings[target] }
}

extension FileUses {
    /// Of how many arguments of each call it is known that the caller was handed them itself, or that they are
    /// properties of its own. O(mentions)
    func argumentsHandedOn(in index: ProjectIndex) -> [Int32: Int] {
        var found: [Int32: Int] = [:]
        for mention in mentions {
            guard case .argument(let place) = mention.flow, place.call >= 0, mention.base == nil else { continue }
            switch mention.carrier {
            case .parameter(let id):
                guard let function = index.function(at: mention.site), index.function(of: id) == function else {
                    continue
                }
            case .property(let id):
                guard index.owner(of: id) == index.enclosingType(of: mention.site) else { continue }
            }
            found[place.call, default: 0] += 1
        }
        return found
    }
}
