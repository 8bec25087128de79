/// Creating methods that go through what they are given: rows of a group, groups of a row.
extension Digraph where Label == Ask {
    /// The graph without rings in which every step is a call that passes something on: such a recursion ends with what
    /// it passes on. O(nodes + edges)
    func withoutRecursiveCreation() -> Digraph {
        let passing = filter(\.label.passesArguments)
        let rings = passing.cyclicComponents()
        guard !rings.isEmpty else { return self }
        var ring = [Int](repeating: -1, count: nodeCount)
        for (number, members) in rings.enumerated() {
            for member in members { ring[member] = number }
        }
        return filter { edge in
            !edge.label.passesArguments || ring[edge.source] < 0 || ring[edge.source] != ring[edge.target]
        }
    }
}
