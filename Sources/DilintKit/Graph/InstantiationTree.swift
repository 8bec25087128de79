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
    struct Entry: Sendable {
        var id: RegistrationID
        var registration: Registration
        var node: InstantiationNode
    }

    let registrations: [RegistrationID]
    /// By node: the type that is made; nil where a function makes one from elsewhere.
    private let types: [TypeID?]
    private let nodes: [InstantiationNode]
    /// By node: its needs by what they are called and known as.
    private let labels: [NeedLabels]
    /// By node, by its need: the node that is made; -1 where none or an unknown one is.
    private let made: [[Int]]
    /// By node: who makes it.
    private let makers: [[Place]]

    /// - Parameter nodes: The registrations that are nodes, in the files' order.
    /// - Parameter nearest: Which of several a file means.
    init(_ nodes: [Entry], nearest: ([RegistrationID], Int) -> RegistrationID?) {
        registrations = nodes.map(\.id)
        types = nodes.map(\.registration.implementation)
        self.nodes = nodes.map(\.node)
        labels = self.nodes.map { NeedLabels($0.needs) }
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
        self.makers = makers
    }

    func isMatchedByType(_ place: Place) -> Bool { nodes[place.node].isMatchedByType }

    /// The nodes that a tree begins with.
    var roots: [RegistrationID] { nodes.indices.filter(isRoot).map { registrations[$0] } }

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
        nodes.indices.flatMap { node in
            nodes[node].needs.indices.compactMap { number in
                let target = made[node][number]
                let need = nodes[node].needs[number]
                guard target >= 0, !need.isHanded, !need.isBuilt, !need.isConditional else { return nil }
                let handed = nodes[target].needs.firstIndex { if case .forwarded = $0.source { true } else { false } }
                return handed.map { (Place(node: node, need: number), Place(node: target, need: $0)) }
            }
        }
    }

    /// The types whose initializers generated code calls.
    var madeTypes: Set<TypeID> { Set(types.compactMap(\.self)) }

    /// What a type has for others: what it makes and keeps, and what somebody it makes receives.
    func handedDown() -> Set<HandedMember> {
        var found: Set<HandedMember> = []
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
                case .received(let original): search(original ?? need.label, at: place).found.forEach { add($0.place) }
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
        let isGrown = Digraph(nodeCount: nodes.count, edges: edges).reachability(from: nodes.indices.filter(isRoot))
        return nodes.indices.filter { isGrown[$0] }
    }

    // MARK: The way up

    private struct Search {
        /// Who has it, and whether it is on the way through the very thing that is found.
        var found: [(place: Place, isOwn: Bool)] = []
        var lacks = false
        var passed: [Int] = []
    }

    /// Who has what a node receives, on every way up; a way ends where somebody has it.
    ///
    /// - Complexity: O(nodes and needs above)
    private func search(_ wanted: HandedLabel, at place: Place, isOptional: Bool = false) -> Search {
        var search = Search()
        var seen: Set<Int> = [place.node]
        var ways: [Place] = []
        var waiting = [place.node]
        while let current = waiting.popLast() {
            if let need = provided(wanted, isOptional: isOptional, by: current, besides: place) {
                search.found.append((Place(node: current, need: need), false))
                continue
            }
            search.passed.append(current)
            if isRoot(current) { search.lacks = true }
            for maker in makers[current].reversed() {
                ways.append(maker)
                if seen.insert(maker.node).inserted { waiting.append(maker.node) }
            }
        }
        for number in search.found.indices { search.found[number].isOwn = ways.contains(search.found[number].place) }
        return search
    }

    private func isRoot(_ node: Int) -> Bool {
        switch nodes[node].rooting {
        case .declared: true
        case .unlessMade: makers[node].isEmpty
        case .never: false
        }
    }

    /// The need of a node that answers a label: what it makes, is handed, or receives under another label.
    private func provided(
        _ wanted: HandedLabel, isOptional: Bool, by node: Int, besides place: Place
    ) -> Int? {
        let needs = nodes[node].needs
        if nodes[node].isMatchedByType {
            // What is made elsewhere receives there what it says it does.
            let isTop = nodes[node].isOpen && makers[node].isEmpty
            let fitting = labels[node].known(as: wanted.types).filter { number in
                if case .received = needs[number].source, !isTop { return false }
                return wanted.types.allSatisfy { needs[number].label.types.contains($0) }
            }
            return fitting.first { needs[$0].label.name == wanted.name } ?? (fitting.count == 1 ? fitting.first : nil)
        }
        return labels[node].called(wanted.name).first { number in
            if case .received(as: nil) = needs[number].source { return false }
            guard Place(node: node, need: number) != place else { return false }
            return needs[number].label == wanted
                || isOptional && wanted.types == needs[number].label.types.map { $0 + "?" }
        }
    }

    /// What is received although somebody above is without it.
    func missing() -> [Missing] {
        nodes.indices.flatMap { node in
            nodes[node].needs.indices.compactMap { number -> Missing? in
                let need = nodes[node].needs[number]
                guard case .received(let original) = need.source, !need.isOptional else { return nil }
                let wanted = original ?? need.label
                let place = Place(node: node, need: number)
                let search = search(wanted, at: place)
                guard search.lacks else { return nil }
                return Missing(place: place, near: near(wanted, among: search.passed, besides: place))
            }
        }
    }

    private func near(_ wanted: HandedLabel, among nodes: [Int], besides place: Place) -> Place? {
        var alike: Place?
        for node in nodes {
            func isGiven(_ number: Int) -> Bool {
                if case .received(as: nil) = self.nodes[node].needs[number].source { return false }
                return Place(node: node, need: number) != place
            }
            if let same = labels[node].called(wanted.name).first(where: isGiven) {
                return Place(node: node, need: same)
            }
            if alike == nil {
                alike = labels[node].known(as: wanted.types).first { number in
                    isGiven(number) && self.nodes[node].needs[number].label.types == wanted.types
                }.map { Place(node: node, need: $0) }
            }
        }
        return alike
    }

    // MARK: Rings

    /// What making a node asks for at once, and what no maker can be written for.
    func asks() -> [TreeAsk] {
        var making: [TreeAsk] = []
        var receiving: [(ask: TreeAsk, isOwn: Bool)] = []
        for node in nodes.indices {
            for (number, need) in nodes[node].needs.enumerated() where !need.isConditional && !need.isBuilt {
                let place = Place(node: node, need: number)
                switch need.source {
                case .made:
                    if made[node][number] >= 0 { making.append(TreeAsk(place: place, target: made[node][number])) }
                case .received:
                    receiving += received(at: place).map { (TreeAsk(place: place, target: $0.target), $0.isOwn) }
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
        for (ask, isOwn) in receiving {
            // What a type makes cannot be made with that type, not even later: it is not there yet.
            let way = isOwn ? self.way(from: ask.target, to: ask.place.node, ways) : nil
            if let way { asks += way.map { making[$0.label] } }
            if way != nil || !need(at: ask.place).isDeferred { asks.append(ask) }
        }
        return asks
    }

    /// No step for a node and itself; nil where no way leads.
    private func way(from start: Int, to end: Int, _ ways: Digraph<Int>) -> [Edge<Int>]? {
        start == end ? [] : ways.shortestPath(from: start, to: end)
    }

    /// The nodes whose instances a node receives at a place, and whether it is one that makes the node on the way.
    private func received(at place: Place) -> [(target: Int, isOwn: Bool)] {
        var targets: [(target: Int, isOwn: Bool)] = []
        var seen: Set<Place> = []
        var waiting = [place]
        while let current = waiting.popLast() {
            let need = need(at: current)
            guard seen.insert(current).inserted, case .received(let original) = need.source else { continue }
            for (found, isOwn) in search(original ?? need.label, at: current).found {
                if case .made = self.need(at: found).source {
                    if self.need(at: found).isBuilt || self.need(at: found).isConditional { continue }
                    let target = made[found.node][found.need]
                    if target >= 0 { targets.append((target, isOwn && current == place)) }
                } else {
                    waiting.append(found)
                }
            }
        }
        return targets
    }

    /// The later ones of the makings that form a ring which is not later all around: nobody can write its makers.
    private func mixedRings(_ making: [TreeAsk], _ ways: Digraph<Int>) -> [TreeAsk] {
        var component = [Int](repeating: -1, count: nodes.count)
        for (number, members) in ways.cyclicComponents().enumerated() {
            for member in members { component[member] = number }
        }
        let inside = making.filter {
            component[$0.place.node] >= 0 && component[$0.place.node] == component[$0.target]
        }
        var mixed = Set(inside.filter { !need(at: $0.place).isDeferred }.map { component[$0.target] })
        for number in mixed where isEnteredByItsOwnMakers(component, number) { mixed.remove(number) }
        return inside.filter { need(at: $0.place).isDeferred && mixed.contains(component[$0.target]) }
    }

    /// Whether all ways into a ring are makers that the ring has itself: then what is made is handed on.
    private func isEnteredByItsOwnMakers(_ component: [Int], _ number: Int) -> Bool {
        for node in nodes.indices where component[node] == number {
            if isRoot(node) { return false }
            for maker in makers[node] where component[maker.node] != number {
                let label = need(at: maker).label
                let isOwn = makers[node].contains { component[$0.node] == number && need(at: $0).label == label }
                guard isOwn, need(at: maker).isDeferred else { return false }
            }
        }
        return true
    }
}

/// The needs of a node by what they are called and known as; a root may have thousands.
private struct NeedLabels: Sendable {
    private var byName: [String: [Int]] = [:]
    private var byType: [String: [Int]] = [:]
    private let all: Range<Int>

    init(_ needs: [InstantiationNeed]) {
        all = needs.indices
        for (number, need) in needs.enumerated() {
            byName[need.label.name, default: []].append(number)
            for type in Set(need.label.types) { byType[type, default: []].append(number) }
        }
    }

    /// Numbers of needs, ascending.
    func called(_ name: String) -> [Int] { byName[name] ?? [] }

    /// Numbers of the needs that may be known as all of some types, ascending.
    func known(as types: [String]) -> [Int] { types.first.map { byType[$0] ?? [] } ?? Array(all) }
}
