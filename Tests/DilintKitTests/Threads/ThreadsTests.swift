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

    @Test("What is added is taken once, in order, by those who wait for it as well", arguments: [1, 2, 7])
    func waiting(count: Int) {
        let queue = WaitingQueue([0, 1, 2])
        let taken = WorkerPool.run(count) { worker in
            if worker == 0 {
                for number in 3..<1000 { queue.add(number) }
                queue.close()
            }
            var taken: [Int] = []
            while let number = queue.take() { taken.append(number) }
            return taken
        }
        for numbers in taken { #expect(numbers == numbers.sorted()) }
        #expect(taken.flatMap(\.self).sorted() == Array(0..<1000))
        #expect(queue.take() == nil)
    }
}
