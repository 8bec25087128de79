extension InstantiationTree {
    static func isRoot(_ node: InstantiationNode, _ makers: [Place]) -> Bool {
        switch node.rooting {
        case .declared: true
        case .unlessMade: makers.isEmpty
        case .never: false
        }
    }

    /// Whoever is above a root is above it on some ways only, so a root ends a chain.
    static func chains(of nodes: [InstantiationNode], _ makers: [[Place]]) -> MakerChains {
        MakerChains(
            makers: nodes.indices.map { node in
                guard let maker = makers[node].first?.node, maker != node,
                    makers[node].allSatisfy({ $0.node == maker })
                else { return nil }
                if case .declared = nodes[node].rooting { return nil }
                return maker
            },
            offers: nodes.indices.map { node in
                let isTop = nodes[node].isOpen && makers[node].isEmpty
                return nodes[node].needs.enumerated().compactMap { number, need in
                    // What is made elsewhere receives there what it says it does.
                    if case .received(as: nil) = need.source, !isTop { return nil }
                    return MakerChains.Offer(
                        need: number, keys: [.name(need.label.name)] + Set(need.label.types).map { .type($0) })
                }
            })
    }

    /// The one of a node's offered needs that answers a label.
    func provided(_ wanted: HandedLabel, by node: Int, among offered: [Int], besides place: Place) -> Int? {
        let needs = nodes[node].needs
        if nodes[node].isMatchedByType {
            let fitting = offered.filter { number in wanted.types.allSatisfy(needs[number].label.types.contains) }
            return fitting.first { needs[$0].label.name == wanted.name } ?? (fitting.count == 1 ? fitting.first : nil)
        }
        return offered.first { Place(node: node, need: $0) != place && needs[$0].label == wanted }
    }

    /// What is received although somebody above is without it.
    func missing() -> [Missing] {
        var search = TreeSearch(self)
        return nodes.indices.flatMap { node in
            nodes[node].needs.indices.compactMap { number -> Missing? in
                let need = nodes[node].needs[number]
                guard case .received(let original) = need.source, !need.isOptional else { return nil }
                let wanted = original ?? need.label
                let place = Place(node: node, need: number)
                search.run(wanted, at: place)
                guard search.lacks else { return nil }
                return Missing(place: place, near: near(wanted, among: search.passed, besides: place))
            }
        }
    }

    private func near(_ wanted: HandedLabel, among passed: [MakerChains.Stretch], besides place: Place) -> Place? {
        let named = chains.track(.name(wanted.name))
        let known = chains.track(.type(of: wanted))
        var alike: Place?
        for stretch in passed {
            func first(_ track: MakerChains.Track, where isAlike: (HandedLabel) -> Bool) -> Place? {
                chains.first(of: track, on: stretch) { node, needs in
                    needs.lazy.map { Place(node: node, need: $0) }.first { near in
                        if case .received(as: nil) = need(at: near).source { return false }
                        return near != place && isAlike(need(at: near).label)
                    }
                }
            }
            if let same = first(named, where: { _ in true }) { return same }
            if alike == nil { alike = first(known) { $0.types == wanted.types } }
        }
        return alike
    }
}

extension MakerChains.Key {
    /// Whatever is known as all of some types is known as the first.
    static func type(of wanted: HandedLabel) -> Self { .type(wanted.types.first ?? "") }
}
