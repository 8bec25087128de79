import SwiftFacts
import Testing

@testable import DilintKit

/// The ways up an instantiation tree, against a search that goes from node to node.
@Suite struct TreeSearchTests {
    private typealias Place = InstantiationTree.Place

    @Test(arguments: 0..<300)
    func randomTreesAreSearchedAsNodeByNode(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let tree = Self.tree(random: &random)
        var search = TreeSearch(tree)
        var missing: [InstantiationTree.Missing] = []
        for place in Self.places(in: tree) {
            guard case .received(let original) = tree.need(at: place).source else { continue }
            let wanted = original ?? tree.need(at: place).label
            let naive = NaiveSearch(tree, wanted, at: place)
            search.run(wanted, at: place)
            #expect(search.found == naive.found)
            #expect(search.found.map { search.isOwn($0) } == naive.found.map(naive.ways.contains))
            #expect(search.lacks == naive.lacks)
            if naive.lacks { missing.append(.init(place: place, near: naive.near(wanted, besides: place))) }
        }
        #expect(tree.missing().map(\.place) == missing.map(\.place))
        #expect(tree.missing().map(\.near) == missing.map(\.near))
    }

    /// Each node makes the next, and renames what it receives; only the first has it.
    @Test func whatIsRenamedAllTheWayDownIsWhatTheRootMakes() {
        let depth = 3000
        var needs = (0..<depth).map { node in
            [
                Self.need("next", "S\(node + 1)", .made(Self.key(node + 1))),
                Self.need("r\(node)", "R", .received(as: HandedLabel(name: "r\(node - 1)", types: ["R"]))),
            ]
        }
        needs[0][1] = Self.need("r0", "R", .made(Self.key(depth)))
        let tree = Self.tree(needs + [[]], roots: [0])
        var receipts = TreeReceipts(tree)
        #expect(receipts.received(at: Place(node: depth - 1, need: 1)).map(\.target) == [depth])
        #expect(receipts.received(at: Place(node: 1, need: 1)).map(\.target) == [depth])
        #expect(tree.missing().isEmpty)
        #expect(tree.asks().count == 2 * depth)
    }

    /// Each is handed what its maker receives under a third name: nobody ever makes it.
    @Test func renamingsInARingHaveNoEndAndNoSource() {
        let tree = Self.tree(
            [
                [
                    Self.need("next", "S1", .made(Self.key(1))),
                    Self.need("a", "R", .received(as: HandedLabel(name: "b", types: ["R"]))),
                ],
                [
                    Self.need("next", "S0", .made(Self.key(0))),
                    Self.need("b", "R", .received(as: HandedLabel(name: "a", types: ["R"]))),
                ],
            ], roots: [])
        var receipts = TreeReceipts(tree)
        #expect(receipts.received(at: Place(node: 0, need: 1)).map(\.target) == [])
        #expect(receipts.received(at: Place(node: 1, need: 1)).map(\.target) == [])
    }

    /// Each level is made by both of the level above, so that none of them is the only way up; the root makes no `R`.
    @Test func whatIsMissingFarBeyondAnyTreesHeightIsNotSaid() {
        func ladder(_ levels: Int) -> InstantiationTree {
            let received = Self.need("r", "R", .received(as: nil))
            let rungs = (0..<levels).flatMap { level -> [[InstantiationNeed]] in
                let below = [2 * level + 3, 2 * level + 4].map { Self.need("s\($0)", "S\($0)", .made(Self.key($0))) }
                let needs = level + 1 < levels ? below : [received]
                return [needs, needs]
            }
            let first = [1, 2].map { Self.need("s\($0)", "S\($0)", .made(Self.key($0))) }
            return Self.tree([first] + rungs, roots: [0])
        }
        #expect(ladder(100).missing().map(\.place.node) == [199, 200])
        #expect(ladder(TreeSearch.maximumSteps).missing().isEmpty)
    }

    // MARK: Trees

    private static func places(in tree: InstantiationTree) -> [Place] {
        tree.nodes.indices.flatMap { node in tree.nodes[node].needs.indices.map { Place(node: node, need: $0) } }
    }

    private static func key(_ node: Int) -> KeyType { KeyType(type: .nominal(TypeID(node)), detail: "") }

    private static func need(_ name: String, _ type: String, _ source: InstantiationNeed.Source) -> InstantiationNeed {
        InstantiationNeed(
            label: HandedLabel(name: name, types: [type]), source: source, product: .unknown, offset: 0, typeOffset: 0,
            condition: .none)
    }

    private static func tree(
        _ needs: [[InstantiationNeed]], roots: Set<Int>, isMatchedByType: Bool = false
    ) -> InstantiationTree {
        let entries = needs.enumerated().map { number, needs in
            var node = InstantiationNode(rooting: roots.contains(number) ? .declared : .unlessMade, needs: needs)
            node.isMatchedByType = isMatchedByType
            node.isOpen = isMatchedByType && number % 3 == 0
            let registration = Registration(
                key: .type(key(number), .none), product: .nominal(TypeID(number)),
                site: Site(file: 0, body: -1, row: 0, offset: 0, condition: .none, closureDepth: 0), typeRow: -1,
                keyOffset: 0)
            return InstantiationTree.RegisteredNode(
                id: RegistrationID(file: 0, row: number), registration: registration, node: node)
        }
        return InstantiationTree(entries) { candidates, _ in candidates.first }
    }

    /// Most nodes have one maker, some several or themselves; few names and types, so that many are alike.
    private static func tree(random: inout RandomNumbers) -> InstantiationTree {
        let count = Int.random(in: 2...9, using: &random)
        var needs = [[InstantiationNeed]](repeating: [], count: count)
        for node in 0..<count {
            for _ in 0..<(Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1) {
                let maker = Int.random(in: 0..<10, using: &random) == 0 ? count - 1 : max(0, node - 1)
                let name = Bool.random(using: &random) ? "s\(node)" : "a"
                needs[Int.random(in: 0...maker, using: &random)].append(need(name, "S\(node)", .made(key(node))))
            }
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let names = ["a", "b", "c"]
                let types = ["A", "B"]
                let source: InstantiationNeed.Source
                switch Int.random(in: 0..<6, using: &random) {
                case 0: source = .made(nil)
                case 1: source = .forwarded
                case 2:
                    source = .received(
                        as: HandedLabel(
                            name: names.randomElement(using: &random) ?? "",
                            types: [types.randomElement(using: &random) ?? ""]))
                default: source = .received(as: nil)
                }
                needs[node].append(
                    need(
                        names.randomElement(using: &random) ?? "", types.randomElement(using: &random) ?? "", source))
            }
        }
        return tree(needs, roots: [0], isMatchedByType: Bool.random(using: &random))
    }
}

/// Goes up from node to node, and looks at all their needs.
private struct NaiveSearch {
    typealias Place = InstantiationTree.Place

    private let tree: InstantiationTree
    var found: [Place] = []
    var lacks = false
    var ways: Set<Place> = []
    private var passed: [Int] = []

    init(_ tree: InstantiationTree, _ wanted: HandedLabel, at place: Place) {
        self.tree = tree
        var seen: Set<Int> = [place.node]
        var waiting = [place.node]
        while let current = waiting.popLast() {
            if let need = provided(wanted, by: current, besides: place) {
                found.append(Place(node: current, need: need))
                continue
            }
            passed.append(current)
            if tree.isRoot[current] { lacks = true }
            for maker in tree.makers[current].reversed() {
                ways.insert(maker)
                if seen.insert(maker.node).inserted { waiting.append(maker.node) }
            }
        }
    }

    private func provided(_ wanted: HandedLabel, by node: Int, besides place: Place) -> Int? {
        let needs = tree.nodes[node].needs
        guard tree.nodes[node].isMatchedByType else {
            return needs.indices.first { isGiven(node, $0, besides: place) && needs[$0].label == wanted }
        }
        let isTop = tree.nodes[node].isOpen && tree.makers[node].isEmpty
        let fitting = needs.indices.filter { number in
            if case .received(as: nil) = needs[number].source, !isTop { return false }
            return wanted.types.allSatisfy { needs[number].label.types.contains($0) }
        }
        return fitting.first { needs[$0].label.name == wanted.name } ?? (fitting.count == 1 ? fitting.first : nil)
    }

    private func isGiven(_ node: Int, _ number: Int, besides place: Place) -> Bool {
        if case .received(as: nil) = tree.nodes[node].needs[number].source { return false }
        return Place(node: node, need: number) != place
    }

    func near(_ wanted: HandedLabel, besides place: Place) -> Place? {
        let given = passed.flatMap { node in
            tree.nodes[node].needs.indices.filter { isGiven(node, $0, besides: place) }.map {
                Place(node: node, need: $0)
            }
        }
        return given.first { tree.need(at: $0).label.name == wanted.name }
            ?? given.first { tree.need(at: $0).label.types == wanted.types }
    }
}
