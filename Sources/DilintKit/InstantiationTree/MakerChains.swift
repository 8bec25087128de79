/// What the nodes of an instantiation tree meet on their ways up: nodes that each have a single maker form a chain, and
/// a chain is one step, however long it is.
///
/// The chains are gone down once. Who has something of a name or a type first above a node is then found by halving.
struct MakerChains: Sendable {
    typealias Place = InstantiationTree.Place

    /// What a need is found by.
    enum Key: Hashable, Sendable {
        case name(String)
        case type(String)
    }

    /// What others may find of a node, and by what.
    struct Offer: Sendable {
        var need: Int
        var keys: [Key]
    }

    /// From a node up to, and without, another one of its chain; to the chain's top where that is nil.
    struct Stretch: Sendable {
        var start: Int
        var end: Int?
    }

    /// What a key finds, from one moment of going down and up again to the next.
    struct Track: Sendable {
        /// -1 where nothing is found.
        fileprivate var changes: [(time: Int, entry: Int)] = []

        fileprivate var present: Int { changes.last?.entry ?? -1 }

        fileprivate mutating func change(to entry: Int, at time: Int) {
            if changes.last?.time == time { changes.removeLast() }
            changes.append((time, entry))
        }
    }

    private struct Entry: Sendable {
        var place: Place
        /// What is found beyond it; -1 where nothing is.
        var next: Int
    }

    private let offers: [[Offer]]
    /// By node.
    private var tops: [Int]
    /// By node: when it was entered, and left, on the way down and up again.
    private var entered: [Int]
    private var left: [Int]
    private var time = 0
    private var entries: [Entry] = []
    private var tracks: [Key: Track] = [:]

    /// - Parameters:
    ///   - makers: By node: the only one that makes it; nil where there are several, none, or a tree begins with it.
    ///   - offers: By node, by ascending need.
    /// - Complexity: O(nodes + keys)
    init(makers: [Int?], offers: [[Offer]]) {
        self.offers = offers
        tops = [Int](repeating: -1, count: makers.count)
        entered = tops
        left = tops
        let made = Digraph(
            nodeCount: makers.count,
            edges: makers.enumerated().compactMap { node, maker in maker.map { Edge(from: $0, to: node, ()) } })
        for node in makers.indices where makers[node] == nil { goDown(from: node, made) }
        // A ring of makers has no top of its own: the first of it is as good as any.
        for node in makers.indices where tops[node] < 0 { goDown(from: node, made) }
    }

    private mutating func goDown(from top: Int, _ made: Digraph<Void>) {
        var waiting = [(node: top, isDone: false)]
        while let (node, isDone) = waiting.popLast() {
            if isDone {
                leave(node)
            } else if tops[node] < 0 {
                enter(node, below: top)
                waiting.append((node, true))
                waiting += made.edges(from: node).map { ($0.target, false) }
            }
        }
    }

    private mutating func enter(_ node: Int, below top: Int) {
        tops[node] = top
        entered[node] = time
        for offer in offers[node].reversed() {
            for key in offer.keys {
                let place = Place(node: node, need: offer.need)
                entries.append(Entry(place: place, next: tracks[key]?.present ?? -1))
                tracks[key, default: Track()].change(to: entries.count - 1, at: time)
            }
        }
        time += 1
    }

    private mutating func leave(_ node: Int) {
        for offer in offers[node] {
            for key in offer.keys {
                guard let present = tracks[key]?.present else { continue }
                tracks[key]?.change(to: entries[present].next, at: time)
            }
        }
        left[node] = time
        time += 1
    }

    /// The last node of the chain that one stands in.
    func top(of node: Int) -> Int { tops[node] }

    /// Whether a chain leads from one node up to another, or they are the same.
    func leads(from node: Int, to other: Int) -> Bool {
        entered[other] <= entered[node] && left[node] <= left[other]
    }

    func contains(_ node: Int, on stretch: Stretch) -> Bool {
        leads(from: stretch.start, to: node) && isBefore(stretch.end, node)
    }

    /// The lowest of some nodes that a chain leads to.
    func first(of nodes: [Int], above node: Int) -> Int? {
        nodes.filter { leads(from: node, to: $0) }.max { entered[$0] < entered[$1] }
    }

    func track(_ key: Key) -> Track { tracks[key] ?? Track() }

    /// The first answer on the way up, of the nodes that have something of the track's key: given which of their needs.
    ///
    /// - Complexity: O(log(nodes) + those that give no answer)
    func first<Answer>(
        of track: Track, on stretch: Stretch, _ answer: (_ node: Int, _ needs: [Int]) -> Answer?
    ) -> Answer? {
        let later = track.changes.partitionPoint { $0.time <= entered[stretch.start] }
        var number = later == 0 ? -1 : track.changes[later - 1].entry
        while number >= 0 {
            let node = entries[number].place.node
            guard isBefore(stretch.end, node) else { return nil }
            var needs: [Int] = []
            while number >= 0, entries[number].place.node == node {
                needs.append(entries[number].place.need)
                number = entries[number].next
            }
            if let found = answer(node, needs) { return found }
        }
        return nil
    }

    private func isBefore(_ end: Int?, _ node: Int) -> Bool { end.map { entered[$0] < entered[node] } ?? true }
}
