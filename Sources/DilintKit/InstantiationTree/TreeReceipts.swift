/// Whose instances the nodes of an instantiation tree receive, where some receive under another name what is received
/// above. A long row of such renamings is followed once.
struct TreeReceipts {
    typealias Place = InstantiationTree.Place

    private let tree: InstantiationTree
    private var search: TreeSearch
    private var sources: [Place: [(place: Place, isOwn: Bool)]] = [:]
    /// By place that is handed what one other place receives, and nothing else: the last one of that row.
    private var ends: [Place: Place] = [:]

    init(_ tree: InstantiationTree) {
        self.tree = tree
        search = TreeSearch(tree)
    }

    /// The nodes whose instances a node receives at a place, and whether it is one that makes the node on the way. Of
    /// renamings that branch thousands of times only some are followed.
    mutating func received(at place: Place) -> [(target: Int, isOwn: Bool)] {
        var targets: [(target: Int, isOwn: Bool)] = []
        var seen: Set<Place> = []
        var waiting = [place]
        while seen.count < TreeSearch.maximumSteps, let current = waiting.popLast() {
            guard seen.insert(current).inserted else { continue }
            for (source, isOwn) in sources(at: current) {
                let need = tree.need(at: source)
                guard case .made = need.source else {
                    waiting.append(end(of: source))
                    continue
                }
                let target = tree.made[source.node][source.need]
                if target >= 0, !need.isBuilt, !need.isConditional {
                    targets.append((target, isOwn && current == place))
                }
            }
        }
        return targets
    }

    private mutating func sources(at place: Place) -> [(place: Place, isOwn: Bool)] {
        if let known = sources[place] { return known }
        let need = tree.need(at: place)
        guard case .received(let original) = need.source else { return [] }
        search.run(original ?? need.label, at: place)
        let found = search.found.map { ($0, search.isOwn($0)) }
        sources[place] = found
        return found
    }

    private mutating func end(of place: Place) -> Place {
        var row: [Place] = []
        var current = place
        while ends[current] == nil {
            row.append(current)
            // A ring of renamings ends where it began.
            ends[current] = current
            let sources = sources(at: current)
            guard sources.count == 1, case .received = tree.need(at: sources[0].place).source else { break }
            current = sources[0].place
        }
        let end = ends[current] ?? current
        for place in row { ends[place] = end }
        return end
    }
}
