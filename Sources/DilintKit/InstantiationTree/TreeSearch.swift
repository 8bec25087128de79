/// Who above a node has what it receives.
struct TreeSearch {
    typealias Place = InstantiationTree.Place

    private let tree: InstantiationTree
    private let chains: MakerChains
    private let makers: FrozenGroups<Place>
    private let isRoot: [Bool]
    /// By node: the run in which it was met last: a new one needs no clearing.
    private var met: [Int]
    /// By chain's top: how many of its nodes wait.
    private var waitingInChain: [Int]
    private var waiting: [Int] = []
    private var runs = 0
    /// Who has it, on every way up; a way ends where somebody has it.
    private(set) var found: [Place] = []
    /// Whether some way ends at a root that is without it.
    private(set) var lacks = false
    /// Who was passed by without having it.
    private(set) var passed: [MakerChains.Stretch] = []

    init(_ tree: InstantiationTree) {
        self.tree = tree
        chains = tree.chains
        makers = tree.makers
        isRoot = tree.isRoot
        met = [Int](repeating: 0, count: tree.nodes.count)
        waitingInChain = met
    }

    /// Far above how many chains any tree has above a node. It keeps trees in which thousands of levels are each made by
    /// several from taking quadratic time; of what lies further up nothing is said.
    static let maximumSteps = 512

    /// - Complexity: O(chains above)
    mutating func run(_ wanted: HandedLabel, at place: Place) {
        runs += 1
        found.removeAll(keepingCapacity: true)
        passed.removeAll(keepingCapacity: true)
        lacks = false
        let track = chains.track(tree.nodes[place.node].isMatchedByType ? .type(of: wanted) : .name(wanted.name))
        meet(place.node)
        var steps = 0
        while steps < Self.maximumSteps, let node = waiting.popLast() {
            steps += 1
            let top = chains.top(of: node)
            waitingInChain[top] -= 1
            // Who waits further up goes on from there itself.
            let end = waitingInChain[top] == 0 ? nil : chains.first(of: waiting, above: node)
            let provider = chains.first(of: track, on: .init(start: node, end: end)) { node, needs in
                tree.provided(wanted, by: node, among: needs, besides: place).map { Place(node: node, need: $0) }
            }
            if provider?.node != node { passed.append(.init(start: node, end: provider?.node ?? end)) }
            if let provider {
                if provider.node == node || isNew(provider.node) { found.append(provider) }
            } else if end == nil, top == node || isNew(top) {
                goOn(from: top)
            }
        }
        if !waiting.isEmpty { giveUp() }
    }

    /// Leaves what is still waiting.
    private mutating func giveUp() {
        lacks = false
        while let node = waiting.popLast() { waitingInChain[chains.top(of: node)] = 0 }
    }

    private mutating func goOn(from top: Int) {
        if isRoot[top] { lacks = true }
        for maker in makers[top].reversed() { meet(maker.node) }
    }

    private mutating func meet(_ node: Int) {
        guard isNew(node) else { return }
        waiting.append(node)
        waitingInChain[chains.top(of: node)] += 1
    }

    private mutating func isNew(_ node: Int) -> Bool {
        defer { met[node] = runs }
        return met[node] != runs
    }

    /// Whether what is found is on the way through the very thing that is made there.
    func isOwn(_ found: Place) -> Bool {
        let made = tree.made[found.node][found.need]
        return made >= 0 && passed.contains { chains.contains(made, on: $0) }
    }
}
