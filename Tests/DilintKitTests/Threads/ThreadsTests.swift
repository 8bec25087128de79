import Testing

@testable import DilintKit

struct ThreadsTests {
    @Test("Workers share all positions, and results come by number", arguments: [1, 2, 7])
    func workers(count: Int) {
        let queue = WorkQueue(count: 1000, blockSize: 16)
        let results = WorkerPool.run(count) { worker in
            var taken: [Int] = []
            while let range = queue.take() { taken += range }
            return (worker, taken)
        }
        #expect(results.map(\.0) == Array(0..<count))
        #expect(results.flatMap(\.1).sorted() == Array(0..<1000))
    }

    @Test("The values of a map stand in the order of their numbers", arguments: [1, 2, 7], [0, 1, 15, 16, 17, 1000])
    func map(jobs: Int, count: Int) {
        let values = parallelMap(count: count, jobs: jobs) { "value \($0)" }
        #expect(values == (0..<count).map { "value \($0)" })
    }

    @Test("Each piece of work gives its own result, on fewer threads than pieces, too", arguments: [1, 2, 7])
    func pieces(jobs: Int) {
        let (number, text, list) = concurrently(jobs: jobs, { 42 }, { "text" }, { [1, 2, 3] })
        #expect(number == 42)
        #expect(text == "text")
        #expect(list == [1, 2, 3])
    }
}
