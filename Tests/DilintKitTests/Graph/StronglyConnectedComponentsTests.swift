import Testing

@testable import DilintKit

extension StronglyConnectedComponents {
    /// All components as lists.
    var members: [[Int]] { (0..<count).map { Array(self[$0]) } }
}

@Suite struct StronglyConnectedComponentsTests {
    @Test func componentsComeWithWhatTheyReachFirst() {
        let graph = NaiveGraph(nodeCount: 6, [(0, 1), (1, 2), (2, 1), (2, 3), (4, 4)]).digraph
        let components = graph.stronglyConnectedComponents()
        #expect(components.numbers == [2, 1, 1, 0, 3, 4])
        #expect(components.members == [[3], [1, 2], [0], [4], [5]])
    }

    @Test func onlyRingsAndLoopsAreCyclic() {
        let graph = NaiveGraph(nodeCount: 6, [(0, 1), (1, 2), (2, 1), (2, 1), (2, 3), (4, 4)]).digraph
        #expect(graph.cyclicComponents() == [[1, 2], [4]])
    }

    @Test func aRingIsFoundBehindAndBeforeOtherNodes() {
        let graph = NaiveGraph(nodeCount: 4, [(0, 1), (1, 2), (2, 1), (2, 3)]).digraph
        #expect(graph.cyclicComponents() == [[1, 2]])
        #expect(graph.ringNumbers() == [-1, 0, 0, -1])
        let entered = NaiveGraph(nodeCount: 3, [(0, 1), (0, 2), (1, 2), (2, 1)]).digraph
        #expect(entered.cyclicComponents() == [[1, 2]])
        let chain = NaiveGraph(nodeCount: 3, [(0, 1), (1, 2), (0, 2)]).digraph
        #expect(chain.cyclicComponents() == [])
        #expect(chain.ringNumbers() == nil)
    }

    @Test(arguments: 0..<100)
    func randomGraphsHaveTheNaiveComponents(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let naive = NaiveGraph(nodeCount: 14, edgeCount: Int.random(in: 0...35, using: &random), random: &random)
        let components = naive.digraph.stronglyConnectedComponents()
        #expect(components.members.sorted { $0[0] < $1[0] } == naive.components)
        for (number, members) in components.members.enumerated() {
            #expect(members.allSatisfy { components.numbers[$0] == number })
        }
        let isDownward = naive.edges.allSatisfy { components.numbers[$0.source] >= components.numbers[$0.target] }
        #expect(isDownward)
    }

    @Test func aLongRingAndALongChainNeedNoCallStack() {
        let count = 100_000
        let chain = (0..<count - 1).map { ($0, $0 + 1) }
        let ring = NaiveGraph(nodeCount: count, chain + [(count - 1, 0)]).digraph
        #expect(ring.stronglyConnectedComponents().members == [Array(0..<count)])
        #expect(NaiveGraph(nodeCount: count, chain).digraph.cyclicComponents() == [])
    }
}
