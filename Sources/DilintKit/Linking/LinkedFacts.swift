import SwiftFacts
import Synchronization

/// The files of all batches, in the order of their paths, with one table of names.
struct LinkedFacts: Sendable {
    /// How many rows a file has of some kinds.
    struct RowCounts: Sendable {
        var typealiases: Int32
        var functions: Int32
        var parameters: Int32
        var properties: Int32

        fileprivate init(_ file: LinkedFile) {
            typealiases = Int32(file.typealiases.count)
            functions = Int32(file.functions.count)
            parameters = Int32(file.parameters.count)
            properties = Int32(file.properties.count)
        }
    }

    let names: FrozenNames
    let files: [LinkedFile]
    /// What the files stand for.
    private let records: [LinkedFiles]
    /// By file. Tables of all files are made again and again, each of which would look for every file's own first.
    let rowCounts: [RowCounts]
    let places: FilePlaces

    /// Merges the batches, whose files are renamed in place; those of the first batch keep their numbers.
    ///
    /// - Complexity: O(size of all facts)
    init(merging batches: consuming [FactsBatch], layout: ModuleLayout, workers: WorkerPool) {
        var tables: [NameTable] = []
        var waiting: [[FileFacts]] = []
        for batch in batches.indices {
            // Taken out: names that somebody else holds would be copied when others join them, and a copy of facts
            // counts a reference for each table.
            var (names, files) = (NameTable(), [FileFacts]())
            swap(&names, &batches[batch].names)
            swap(&files, &batches[batch].files)
            tables.append(names)
            waiting.append(files)
        }
        batches = []
        let unordered = waiting.enumerated().flatMap { batch, files in
            files.indices.lazy.map { Source(path: files[$0].path, batch: batch, number: $0) }
        }
        let shared = Mutex(tables)
        tables = []
        let first = Mutex(waiting.isEmpty ? [] : waiting.removeFirst())
        let ((names, renaming), (order, places), unrenamed) = concurrently(
            workers: workers, { shared.withLock { Self.merge(&$0) } },
            {
                // Paths as bytes: the same order on every machine. Sorted apart from the facts, whose moves would cost
                // more.
                let order = unordered.sorted { $0.path.precedesInBytes($1.path) }
                return (order, FilePlaces(ofAscending: order.map(\.path), in: layout))
            }, { first.withLock { Self.take(&$0, renaming: nil, workers: .alone) } })
        self.names = names
        self.places = places
        var linked = [unrenamed]
        for batch in waiting.indices {
            linked.append(Self.take(&waiting[batch], renaming: renaming[batch], workers: workers))
        }
        let files = order.map { linked[$0.batch][$0.number] }
        self.files = files
        records = linked
        rowCounts = parallelMap(count: files.count, workers: workers, block: 256) { RowCounts(files[$0]) }
    }

    /// The names of all tables, and for each but the first what its numbers have become.
    private static func merge(_ tables: inout [NameTable]) -> (names: FrozenNames, renaming: [[NameID]]) {
        guard !tables.isEmpty else { return (FrozenNames(NameTable()), []) }
        var names = tables.removeFirst()
        let renaming = tables.map { names.merge($0) }
        return (FrozenNames(names), renaming)
    }

    /// Takes the facts of files, which are none afterwards.
    private static func take(_ files: inout [FileFacts], renaming: [NameID]?, workers: WorkerPool) -> LinkedFiles {
        let linked = files.withUnsafeMutableBufferPointer { files in
            nonisolated(unsafe) let files = files
            return LinkedFiles(count: files.count, workers: workers) { number in
                var facts = FileFacts(path: "")
                swap(&facts, &files[number])
                if let renaming { facts.rename(by: renaming) }
                return facts
            }
        }
        files = []
        return linked
    }

    /// Where a file's facts are.
    private struct Source {
        var path: String
        var batch: Int
        var number: Int
    }
}
