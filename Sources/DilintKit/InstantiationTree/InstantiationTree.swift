import SwiftFacts

/// Who makes whom, where generated code makes everything and hands down what is needed.
struct InstantiationTree: Sendable {
    /// Where something is needed: a node, and which of its needs.
    struct Place: Hashable, Sendable {
        var node: Int
        var need: Int
    }

    /// What somebody receives that nobody above has, on some way from the root.
    struct Missing: Sendable {
        var place: Place
        /// Somebody above has something alike: of the same name or of the same type.
        var near: Place?
    }

    /// A member of a type that is a node.
    struct HandedMember: Hashable, Sendable {
        var type: TypeID
        var name: String
    }

    /// That making one asks for another.
    struct TreeAsk: Sendable {
        var place: Place
        var target: Int
    }

    /// A registration that is a node.
    struct RegisteredNode: Sendable {
        var id: RegistrationID
        var registration: Registration
        var node: InstantiationNode
    }

    let registrations: [RegistrationID]
    /// By node: the type that is made; nil where a function makes one from elsewhere.
    private let types: [TypeID?]
    let nodes: [InstantiationNode]
    /// By node, by its need: the node that is made; -1 where none or an unknown one is.
    let made: [[Int]]
    /// By node: who makes it.
    let makers: FrozenGroups<Place>
    /// By node: whether a tree begins with it.
    let isRoot: [Bool]
    let chains: MakerChains

    /// - Parameter nodes: The registrations that are nodes, in the files' order.
    /// - Parameter nearest: Which of several a file means.
    init(_ nodes: [RegisteredNode], nearest: ([RegistrationID], Int) -> RegistrationID?) {
        registrations = nodes.map(\.id)
        types = nodes.map(\.registration.implementation)
        self.nodes = nodes.map(\.node)
        var byKey: [WiringKey: [RegistrationID]] = [:]
        var numbers: [RegistrationID: Int] = [:]
        for (number, entry) in nodes.enumerated() {
            numbers[entry.id] = number
            for key in [entry.registration.key].compactMap(\.self) + entry.registration.forwarded {
                byKey[key, default: []].append(entry.id)
            }
        }
        var makers = [[Place]](repeating: [], count: nodes.count)
        var made: [[Int]] = []
        for (number, entry) in nodes.enumerated() {
            made.append(
                entry.node.needs.enumerated().map { place, need in
                    guard case .made(let key?) = need.source,
                        let found = nearest(byKey[.type(key, .none)] ?? [], entry.id.fileIndex),
                        let target = numbers[found], nodes[target].registration.library == entry.registration.library
                    else { return -1 }
                    makers[target].append(Place(node: number, need: place))
                    return target
                })
        }
        self.made = made
        self.makers = FrozenGroups(makers)
        isRoot = zip(self.nodes, makers).map { Self.isRoot($0, $1) }
        chains = Self.chains(of: self.nodes, makers)
    }

    func isMatchedByType(_ place: Place) -> Bool { nodes[place.node].isMatchedByType }

    /// The nodes that a tree begins with.
    var roots: [RegistrationID] { nodes.indices.filter { isRoot[$0] }.map { registrations[$0] } }

    func need(at place: Place) -> InstantiationNeed { nodes[place.node].needs[place.need] }

    /// The key that a need is made as, where nobody is to be made as that; below roots.
    func unmade() -> [(place: Place, key: KeyType)] {
        grown().flatMap { node in
            nodes[node].needs.indices.compactMap { need in
                guard !nodes[node].isMatchedByType, case .made(let key?) = nodes[node].needs[need].source,
                    made[node][need] < 0
                else { return nil }
                return (Place(node: node, need: need), key)
            }
        }
    }

    /// What is made at once, whose maker has nothing to hand it: the place, and what it is to be handed.
    func unhanded() -> [(place: Place, handed: Place)] {
        let handed = nodes.map { node in
            node.needs.firstIndex { if case .forwarded = $0.source { true } else { false } }
        }
        return nodes.indices.flatMap { node in
            nodes[node].needs.indices.compactMap { number in
                let target = made[node][number]
                let need = nodes[node].needs[number]
                guard target >= 0, !need.isHanded, !need.isBuilt, !need.isConditional else { return nil }
                return handed[target].map { (Place(node: node, need: number), Place(node: target, need: $0)) }
            }
        }
    }

    /// The types whose initializers generated code calls.
    var madeTypes: Set<TypeID> { Set(types.compactMap(\.self)) }

    /// What a type has for others: what it makes and keeps, and what somebody it makes receives.
    func handedDown() -> Set<HandedMember> {
        var found: Set<HandedMember> = []
        var search = TreeSearch(self)
        func add(_ place: Place) {
            guard let type = types[place.node] else { return }
            found.insert(HandedMember(type: type, name: need(at: place).label.name))
        }
        for node in nodes.indices where types[node] != nil {
            for (number, need) in nodes[node].needs.enumerated() {
                let place = Place(node: node, need: number)
                switch need.source {
                case .made: add(place)
                case .forwarded: continue
                case .received(let original):
                    search.run(original ?? need.label, at: place)
                    search.found.forEach(add)
                }
            }
        }
        return found
    }

    /// The nodes that are made below roots, and the roots.
    private func grown() -> [Int] {
        let edges = made.indices.flatMap { node in
            made[node].filter { $0 >= 0 }.map { Edge(from: node, to: $0, ()) }
        }
        let isGrown = Digraph(nodeCount: nodes.count, edges: edges).reachability(
            from: nodes.indices.filter { isRoot[$0] })
        return nodes.indices.filter { isGrown[$0] }
    }

    // MARK: Rings

    /// What making a node asks for at once, and what no maker can be written for.
    func asks() -> [TreeAsk] {
        var making: [TreeAsk] = []
        var receiving: [(ask: TreeAsk, isOwn: Bool)] = []
        var receipts = TreeReceipts(self)
        for node in nodes.indices {
            for (number, need) in nodes[node].needs.enumerated() where !need.isConditional && !need.isBuilt {
                let place = Place(node: node, need: number)
                switch need.source {
                case .made:
                    if made[node][number] >= 0 { making.append(TreeAsk(place: place, target: made[node][number])) }
                case .received:
                    receiving += receipts.received(at: place).map { target, isOwn in
                        (TreeAsk(place: place, target: target), isOwn)
                    }
                case .forwarded: continue
                }
            }
        }
        let free = Set(
            receiving.filter { nodes[$0.ask.target].isMatchedByType && $0.ask.target == $0.ask.place.node }.map(
                \.ask.target))
        // Who asks for itself is there before it asks.
        making.removeAll { free.contains($0.target) || free.contains($0.place.node) }
        receiving.removeAll { free.contains($0.ask.target) || free.contains($0.ask.place.node) }
        let ways = Digraph(
            nodeCount: nodes.count,
            edges: making.enumerated().map { Edge(from: $1.place.node, to: $1.target, $0) })
        var asks = making.filter { !need(at: $0.place).isDeferred } + mixedRings(making, ways)
        var searches: [Int: FirstPaths<Int>] = [:]
        for (ask, isOwn) in receiving {
            // What a type makes cannot be made with that type, not even later: it is not there yet.
            var way: [Edge<Int>]?
            if isOwn {
                way = searches[ask.target, default: FirstPaths(from: ask.target)].path(to: ask.place.node, in: ways)
            }
            if let way { asks += way.map { making[$0.label] } }
            if way != nil || !need(at: ask.place).isDeferred { asks.append(ask) }
        }
        return asks
    }

    /// The later ones of the makings that form a ring which is not later all around: nobody can write its makers.
    private func mixedRings(_ making: [TreeAsk], _ ways: Digraph<Int>) -> [TreeAsk] {
        var component = [Int](repeating: -1, count: nodes.count)
        let rings = ways.cyclicComponents()
        for (number, members) in rings.enumerated() {
            for member in members { component[member] = number }
        }
        let inside = making.filter {
            component[$0.place.node] >= 0 && component[$0.place.node] == component[$0.target]
        }
        var mixed = Set(inside.filter { !need(at: $0.place).isDeferred }.map { component[$0.target] })
        for number in mixed where isEnteredByItsOwnMakers(rings[number], component) { mixed.remove(number) }
        return inside.filter { need(at: $0.place).isDeferred && mixed.contains(component[$0.target]) }
    }

    /// Whether all ways into a ring are makers that the ring has itself: then what is made is handed on.
    private func isEnteredByItsOwnMakers(_ ring: [Int], _ component: [Int]) -> Bool {
        for node in ring {
            if isRoot[node] { return false }
            for maker in makers[node] where component[maker.node] != component[node] {
                let label = need(at: maker).label
                let isOwn = makers[node].contains {
                    component[$0.node] == component[node] && need(at: $0).label == label
                }
                guard isOwn, need(at: maker).isDeferred else { return false }
            }
        }
        return true
    }
}
