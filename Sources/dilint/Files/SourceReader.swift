import DilintKit
import SwiftFacts
import Synchronization

/// Everything that was read for an analysis.
struct Sources: Sendable {
    /// One a worker; which file is in which of them differs from run to run.
    var batches: [FactsBatch]
    var modules: ModuleLayout
    /// The files and folders that were looked in, as reports call them.
    var roots: [String]
    /// What `modules` was made of, with the roots.
    var manifests: [ModuleLayout.Manifest]
    /// Files and folders that could not be read, sorted by path.
    var problems: [Problem]
    /// Number of files in the batches.
    var fileCount: Int
    /// Standard input, where it was analysed.
    var standardInput: [UInt8]?
    /// Number of threads that the amount of work is worth.
    var workers: Int
    var timings: Timings

    /// Seconds.
    struct Timings: Sendable {
        var finding: Double
        var reading: Double
    }

    /// The batches, given away: linking renames the facts in place, and a second owner would cost a copy of them all.
    mutating func takeBatches() -> [FactsBatch] {
        let taken = batches
        batches = []
        return taken
    }

    /// How the source from standard input is called in reports.
    static let standardInputPath = "<stdin>"
}

/// Finds and reads the sources that a command line names.
struct SourceReader {
    let host: Host
    let filter: PathFilter
    let jobs: Int
    let progress: Progress
    /// Whether tests are analysed as well.
    let includesTests: Bool

    /// Below this number of files a second worker costs more than it saves.
    static let parallelFileCount = 250

    /// How many files of a large project there is room for in one worker's list before it grows.
    private static let usualFileCount = 1 << 13

    /// - Parameter paths: As typed; none stands for the working directory, `-` for standard input.
    func read(_ paths: [String]) throws(CommandFailure) -> Sources {
        let started = host.clock()
        let roots = try roots(of: paths)
        var search = SourceSearch(
            FileDiscovery(below: roots, in: host.files, filter: filter, progress: progress), roots: roots,
            in: host.files, includesTests: includesTests)
        let standardInput = paths.contains("-") ? try readStandardInput() : nil
        var (first, isLarge) = ([SourceSearch.Block](), false)
        while !isLarge, let block = search.next() {
            first.append(block)
            isLarge = search.count >= Self.parallelFileCount
        }
        let workers = isLarge ? jobs : 1
        let shared = Mutex(search)
        var read = read(first, isLarge: isLarge, workers: workers, searching: shared)
        if let standardInput {
            let facts = extract(standardInput)
            read.problems += facts.problems
            read.batches.append(facts.batch)
        }
        let (modules, manifests, unopened) = shared.withLock { ($0.modules, $0.manifests, $0.problems) }
        let problems = (read.problems + unopened).inOrder()
        let fileCount = read.batches.reduce(0) { $0 + $1.files.count }
        if fileCount == 0, problems.isEmpty {
            let origins = filter.origins.joined(separator: ", ")
            let restriction = filter.isEmpty ? "" : " that \(origins) let through"
            throw .usage(UsageError("no Swift file found in " + roots.joined(separator: ", ") + restriction))
        }
        return Sources(
            batches: read.batches, modules: modules, roots: roots, manifests: manifests, problems: problems,
            fileCount: fileCount, standardInput: standardInput, workers: workers,
            timings: Sources.Timings(finding: read.found - started, reading: host.clock() - read.found))
    }

    /// The files and folders to look in, as reports call them.
    private func roots(of paths: [String]) throws(CommandFailure) -> [String] {
        var roots: [String] = []
        for path in paths.isEmpty ? ["."] : paths where path != "-" {
            do throws(SystemError) {
                // An empty text is no path, but most often a variable that was not set.
                _ = try host.files.status(path)
                let root = try host.files.displayPath(path)
                if !roots.contains(root) { roots.append(root) }
            } catch {
                guard !error.isMissing else { throw .usage(UsageError("'\(path)' does not exist")) }
                roots.append(PathText.normalized(path))
            }
        }
        return roots
    }

    private func readStandardInput() throws(CommandFailure) -> [UInt8] {
        do {
            return try host.standardInput()
        } catch {
            throw .usage(UsageError("cannot read standard input: \(error.message)"))
        }
    }

    // MARK: Facts

    /// What reading gave.
    private struct Reading {
        var batches: [FactsBatch]
        var problems: [Problem]
        /// When the last source was found, in seconds.
        var found: Double
    }

    /// Reads the sources that were found and, while others read already, finds the rest.
    private func read(
        _ first: [SourceSearch.Block], isLarge: Bool, workers: Int, searching search: borrowing Mutex<SourceSearch>
    ) -> Reading {
        let blocks = WaitingQueue(first)
        let results = WorkerPool(workers).run { worker in
            if isLarge { HeapReserve.prepare() }
            guard worker == 0 else {
                return (read: facts(of: blocks, telling: nil, isLarge: isLarge), found: 0.0)
            }
            let total = search.withLock { search in
                while let block = search.next() { blocks.add(block) }
                return search.count
            }
            blocks.close()
            let found = host.clock()
            // The calling thread alone speaks for all.
            return (read: facts(of: blocks, telling: total, isLarge: isLarge), found: found)
        }
        return Reading(
            batches: results.map(\.read.batch), problems: results.flatMap(\.read.problems),
            found: results.map(\.found).max() ?? host.clock())
    }

    /// Reads blocks until none is left.
    ///
    /// - Parameter total: Number of all sources, for the progress; nil where somebody else tells it.
    private func facts(
        of blocks: WaitingQueue<SourceSearch.Block>, telling total: Int?, isLarge: Bool
    ) -> (batch: FactsBatch, problems: [Problem]) {
        var reader = FileReader(in: host.files)
        var extractor = FactExtractor(IdiomRegistry.interests)
        var facts: [FileFacts] = []
        // Nothing of it is in use before it is touched; a list that grows is copied again and again.
        if isLarge { facts.reserveCapacity(Self.usualFileCount) }
        var problems: [Problem] = []
        while let block = blocks.take() {
            if let total { progress.read(block.start, of: total) }
            for source in block.sources {
                do throws(SystemError) {
                    let read = try reader.withBytes(of: source.path, isRegular: source.isRegular) {
                        extractor.facts(path: source.path.text, source: $0, detail: source.detail)
                    }
                    if read.isUnread { problems += read.problems } else { facts.append(read) }
                } catch {
                    problems.append(Problem(path: source.path.text, message: error.message))
                }
            }
        }
        return (FactsBatch(names: extractor.names, files: facts), problems)
    }

    private func extract(_ source: [UInt8]) -> (batch: FactsBatch, problems: [Problem]) {
        var extractor = FactExtractor(IdiomRegistry.interests)
        let padded = source + [UInt8](repeating: 0, count: Tokenizer.padding)
        let facts = padded.withUnsafeBufferPointer {
            extractor.facts(
                path: Sources.standardInputPath, source: UnsafeBufferPointer(rebasing: $0[..<source.count]),
                detail: FactExtractor.Detail(isTest: false, includesTests: includesTests))
        }
        return facts.isUnread
            ? (FactsBatch(names: extractor.names, files: []), facts.problems)
            : (FactsBatch(names: extractor.names, files: [facts]), [])
    }
}

extension FactExtractor.Detail {
    /// What is wanted of a file.
    init(of path: String, in places: inout ModuleLayout.Lookup, includesTests: Bool) {
        self.init(isTest: !includesTests && places.isTest(path), includesTests: includesTests)
    }

    /// - Parameter isTest: Whether the file is test code by its place.
    init(isTest: Bool, includesTests: Bool) {
        self = includesTests ? .full : isTest ? .imports : .production
    }
}
