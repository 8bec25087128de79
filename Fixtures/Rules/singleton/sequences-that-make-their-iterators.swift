// What a sequence makes because the standard library asks it to makes no factory of it; what makes things of its own accord is one.
// only: singleton

protocol Paging {
    func page(_ number: Int) async throws -> [Int]?
}

final class Meter {
    nonisolated(unsafe) static let shared = Meter()
    var count = 0
    func tick() { count += 1 }
}

struct PageIterator: AsyncIteratorProtocol {
    let source: any Paging
    mutating func next() async throws -> [Int]? { try await source.page(1) }
}

struct Pages: AsyncSequence {
    let source: any Paging

    init(source: any Paging) {
        self.source = source
        Meter.shared.tick()
    //  ^ warning: [singleton] {{Pages reaches the shared instance Meter.shared}}
    }

    func makeAsyncIterator() -> PageIterator { PageIterator(source: source) }
}

struct RowIterator: IteratorProtocol {
    let source: any Paging
    mutating func next() -> Int? { nil }
}

struct Rows: Sequence {
    let source: any Paging

    init(source: any Paging) {
        self.source = source
        Meter.shared.tick()
    //  ^ warning: [singleton] {{Rows reaches the shared instance Meter.shared}}
    }

    func makeIterator() -> RowIterator { RowIterator(source: source) }
}

struct PageIterators {
    let source: any Paging

    init(source: any Paging) {
        self.source = source
        Meter.shared.tick()
    }

    func makePageIterator() -> PageIterator { PageIterator(source: source) }
}

struct RowReaders {
    let source: any Paging

    init(source: any Paging) {
        self.source = source
        Meter.shared.tick()
    }

    func rowIterator() -> RowIterator { RowIterator(source: source) }
}
