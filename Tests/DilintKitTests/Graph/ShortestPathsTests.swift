import Testing

@testable import DilintKit

@Suite struct ShortestPathsTests {
    private func ring(_ graph: NaiveGraph, _ component: [Int], effort: Int = 4_000_000) -> [Int]? {
        graph.digraph.shortestRing(in: component, effort: effort, by: <)?.map(\.source)
    }

    @Test func shortestPathsComeInTheOrderOfTheEdges() {
        let graph = NaiveGraph(nodeCount: 5, [(0, 2), (0, 1), (1, 3), (2, 3), (2, 3), (0, 4), (4, 4), (4, 1)]).digraph
        #expect(graph.shortestPaths(from: 0, to: 3, limit: 9).map { $0.map(\.label) } == [[0, 3], [0, 4], [1, 2]])
        #expect(graph.shortestPaths(from: 0, to: 3, limit: 2).map { $0.map(\.label) } == [[0, 3], [0, 4]])
    }

    @Test func noWayIsNoPath() {
        let graph = NaiveGraph(nodeCount: 3, [(0, 1), (1, 1)]).digraph
        #expect(graph.shortestPaths(from: 1, to: 0, limit: 1) == [])
        #expect(graph.shortestPaths(from: 1, to: 1, limit: 1) == [])
        #expect(graph.shortestPaths(from: 0, to: 1, limit: 0) == [])
    }

    @Test(arguments: 0..<60)
    func randomGraphsHaveTheNaiveShortestPaths(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let naive = NaiveGraph(nodeCount: 7, edgeCount: Int.random(in: 3...16, using: &random), random: &random)
        for end in 1..<7 {
            let simple = naive.simplePaths(from: 0, to: end)
            let least = simple.filter { $0.count == simple.map(\.count).min() }
            let found = naive.digraph.shortestPaths(from: 0, to: end, limit: .max)
            #expect(Set(found.map { $0.map(\.source) }) == Set(least))
            #expect(found.allSatisfy { $0.last?.target == end })
        }
    }

    @Test(arguments: 0..<60)
    func firstPathsGiveEachEdgeOnce(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let graph = NaiveGraph(nodeCount: 7, edgeCount: Int.random(in: 3...16, using: &random), random: &random).digraph
        var paths = FirstPaths<Int>(from: 0)
        var given: Set<Int> = []
        for end in (0..<7).shuffled(using: &random) {
            let first = end == 0 ? [] : graph.shortestPaths(from: 0, to: end, limit: 1).first
            let path = paths.path(to: end, in: graph)
            #expect(path == first?.filter { !given.contains($0.label) })
            given.formUnion(path?.map(\.label) ?? [])
        }
    }

    @Test func aLoopIsTheShortestRing() {
        let graph = NaiveGraph(nodeCount: 3, [(0, 1), (1, 2), (2, 0), (1, 0), (2, 2)])
        #expect(ring(graph, [0, 1, 2]) == [2])
    }

    @Test func parallelEdgesGiveTheFirst() {
        let graph = NaiveGraph(nodeCount: 2, [(1, 0), (0, 1), (0, 1), (1, 0)]).digraph
        #expect(graph.shortestRing(in: [0, 1], by: <)?.map(\.label) == [1, 0])
    }

    @Test func theCallersOrderDecidesAmongRingsOfOneLength() {
        let graph = NaiveGraph(nodeCount: 4, [(0, 1), (1, 2), (2, 3), (3, 0), (2, 0), (3, 1)]).digraph
        #expect(graph.shortestRing(in: [0, 1, 2, 3], by: <)?.map(\.source) == [0, 1, 2])
        #expect(graph.shortestRing(in: [0, 1, 2, 3], by: >)?.map(\.source) == [3, 1, 2])
    }

    @Test func edgesOutOfTheComponentAreNoPartOfIt() {
        let graph = NaiveGraph(nodeCount: 4, [(0, 1), (1, 0), (2, 3), (3, 2), (1, 2)])
        #expect(ring(graph, [2, 3]) == [2, 3])
        #expect(ring(graph, [0, 2]) == nil)
        #expect(ring(graph, []) == nil)
    }

    @Test(arguments: 0..<150)
    func randomGraphsHaveTheNaiveShortestRing(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let naive = NaiveGraph(nodeCount: 8, edgeCount: Int.random(in: 4...16, using: &random), random: &random)
        for component in naive.components {
            #expect(ring(naive, component) == naive.shortestRing(in: component))
        }
    }

    @Test(arguments: [true, false])
    func aRingOfFiftyThousandIsFoundAtOnce(isAscending: Bool) {
        let count = 50_000
        let pairs = (0..<count).map { ($0, ($0 + 1) % count) }
        let graph = NaiveGraph(nodeCount: count, isAscending ? pairs : pairs.map { ($1, $0) })
        let members = isAscending ? Array(0..<count) : [0] + (1..<count).reversed()
        #expect(ring(graph, Array(0..<count)) == members)
    }

    @Test func whereTheEffortEndsTheBestRingSoFarStands() {
        let graph = NaiveGraph(nodeCount: 5, [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 3), (4, 0)])
        #expect(ring(graph, [0, 1, 2, 3, 4], effort: 0) == [0, 1, 2])
        #expect(ring(graph, [0, 1, 2, 3, 4]) == [3, 4])
    }
}
