import Synchronization
import Testing

@testable import DilintKit

struct ThreadsTests {
    @Test("Workers share all positions, and results come by number", arguments: [1, 2, 7])
    func workers(count: Int) {
        let queue = WorkQueue(count: 1000, blockSize: 16)
        let results = WorkerPool(count).run { worker in
            var taken: [Int] = []
            while let range = queue.take() { taken += range }
            return (worker, taken)
        }
        // Threads that have not begun before all is taken are not waited for.
        #expect(results.map(\.0) == results.map(\.0).sorted())
        #expect(results.first?.0 == 0 && results.count <= count)
        #expect(results.flatMap(\.1).sorted() == Array(0..<1000))
    }

    @Test("The values of a map stand in the order of their numbers", arguments: [1, 2, 7], [0, 1, 15, 16, 17, 1000])
    func map(jobs: Int, count: Int) {
        let values = parallelMap(count: count, workers: WorkerPool(jobs)) { "value \($0)" }
        #expect(values == (0..<count).map { "value \($0)" })
    }

    @Test("Each piece of work gives its own result, on fewer threads than pieces, too", arguments: [1, 2, 7])
    func pieces(jobs: Int) {
        let (number, text, list) = concurrently(workers: WorkerPool(jobs), { 42 }, { "text" }, { [1, 2, 3] })
        #expect(number == 42)
        #expect(text == "text")
        #expect(list == [1, 2, 3])
    }

    @Test("Work within work gives the same, on no more threads", arguments: [1, 2, 7])
    func nested(count: Int) {
        let workers = WorkerPool(count)
        let running = Atomic(0)
        let most = Atomic(0)
        let sums = parallelMap(count: 20, workers: workers, block: 1) { outer in
            let (first, second) = concurrently(
                workers: workers,
                {
                    parallelMap(count: 50, workers: workers, block: 3) { inner in
                        let now = running.add(1, ordering: .relaxed).newValue
                        most.max(now, ordering: .relaxed)
                        defer { running.subtract(1, ordering: .relaxed) }
                        return (0..<500).reduce(outer * inner, +)
                    }
                }, { outer })
            return first.reduce(second, +)
        }
        #expect(sums == (0..<20).map { outer in outer + (0..<50).reduce(0) { $0 + outer * $1 + 124_750 } })
        #expect(1...count ~= most.load(ordering: .relaxed))
    }

    @Test("A thread works with what it has made for the first of its numbers", arguments: [1, 2, 7])
    func states(count: Int) {
        let made = Atomic(0)
        let values = parallelMap(
            count: 1000, workers: WorkerPool(count),
            with: { first in
                made.add(1, ordering: .relaxed)
                return [first]
            },
            { numbers, number in
                if numbers.last != number { numbers.append(number) }
                return numbers == numbers.sorted() ? number : -1
            })
        #expect(values == Array(0..<1000))
        #expect(1...count ~= made.load(ordering: .relaxed))
        let none: [Int] = parallelMap(count: 0, workers: WorkerPool(count), with: { $0 }, { $0 + $1 })
        #expect(none == [])
    }

    @Test("What is added is taken once, in order, by those who wait for it as well", arguments: [1, 2, 7])
    func waiting(count: Int) {
        let queue = WaitingQueue([0, 1, 2])
        let taken = WorkerPool(count).run { worker in
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

    @Test("Who waits meets a change that comes long after, when it sleeps already")
    func late() {
        let queue = WaitingQueue<Int>()
        let clock = ContinuousClock()
        let taken = WorkerPool(2).run { worker in
            if worker == 0 {
                for number in 0...5 {
                    let due = clock.now + .milliseconds(5)
                    while clock.now < due {}
                    if number < 5 { queue.add(number) } else { queue.close() }
                }
            }
            var taken: [Int] = []
            while let number = queue.take() { taken.append(number) }
            return taken
        }
        #expect(taken.flatMap(\.self).sorted() == Array(0..<5))
    }
}
