import SwiftFacts

/// Creating methods that go through what they are given: rows of a group, groups of a row.
extension Digraph where Label == Ask {
    /// The graph without rings in which every step is a call that passes something on: such a recursion ends with what
    /// it passes on. One that passes on nothing but what it was handed itself does not. O(nodes + edges)
    func withoutRecursiveCreation() -> Digraph {
        guard let rings = rings(where: { $0.label.passesArguments }) else { return self }
        let endless = self.rings { $0.isEndless }
        return filter { edge in
            !edge.label.passesArguments || !edge.isWithin(rings)
                || edge.isEndless && endless.map { edge.isWithin($0) } ?? false
        }
    }

    /// By node the number of the ring of some of the edges that it is a part of, -1 without; nil where there is none.
    private func rings(where isStep: (Edge<Ask>) -> Bool) -> [Int]? {
        let found = filter(isStep).cyclicComponents()
        guard !found.isEmpty else { return nil }
        var ring = [Int](repeating: -1, count: nodeCount)
        for (number, members) in found.enumerated() {
            for member in members { ring[member] = number }
        }
        return ring
    }
}

extension Edge<Ask> {
    /// Passes on what it was handed, to somebody else: what a method passes on under its own name is most likely for
    /// another one of that name, `func grouped(_ path: String...) -> Router { grouped(path) }`.
    fileprivate var isEndless: Bool { label.passesOnlyOn && source != target }

    fileprivate func isWithin(_ rings: [Int]) -> Bool { rings[source] >= 0 && rings[source] == rings[target] }
}

extension FileUses {
    /// Of how many arguments of each call it is known that the caller was handed them itself, or that they are
    /// properties of its own. O(mentions)
    func argumentsHandedOn(in index: ProjectIndex, file: Int) -> [Int32: Int] {
        var found: [Int32: Int] = [:]
        for mention in mentions {
            guard case .argument(let place) = mention.flow, place.call >= 0, mention.base == nil else { continue }
            switch mention.carrier {
            case .parameter(let id):
                let body = index.files[file].bodies[Int(mention.site.body)]
                guard body.kind == .function, index.function(of: id) == FunctionID(file: file, row: Int(body.owner))
                else { continue }
            case .property(let id):
                guard index.owner(of: id) == index.enclosingType(of: mention.site) else { continue }
            }
            found[place.call, default: 0] += 1
        }
        return found
    }
}
