extension GraphDocument {
    /// Who depends on whom, by name, with the rules whose findings the edges are part of.
    var dependencies: [Dependency: Set<String>] {
        var names: [String: String] = [:]
        for node in nodes { names[node.id] = node.name }
        var dependencies: [Dependency: Set<String>] = [:]
        for edge in edges {
            guard let from = names[edge.from], let to = names[edge.to] else { continue }
            dependencies[Dependency(from: from, to: to, kind: edge.kind), default: []].formUnion(edge.rules)
        }
        return dependencies
    }
}

extension Change {
    /// Compares a state with an earlier one.
    init(from earlier: Snapshot, named revision: String, to findings: [Finding], _ graph: GraphDocument) {
        let today = graph.dependencies
        self.init(
            revision: revision,
            fixed: KnownFindings(findings).new(in: earlier.findings),
            added: today.keys.filter { !earlier.dependencies.contains($0) }.sorted().map { dependency in
                AddedDependency(dependency, rules: (today[dependency] ?? []).sorted())
            },
            removed: earlier.dependencies.filter { today[$0] == nil }.sorted())
    }
}
