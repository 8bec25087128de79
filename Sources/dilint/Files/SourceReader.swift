import DilintKit
import SwiftFacts

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

    /// - Parameter paths: As typed; none stands for the working directory, `-` for standard input.
    func read(_ paths: [String]) throws(CommandFailure) -> Sources {
        let started = host.clock()
        let roots = try roots(of: paths)
        let discovery = FileDiscovery(in: host.files, filter: filter, jobs: jobs, progress: progress)
        let found = discovery.files(below: roots)
        let standardInput = paths.contains("-") ? try readStandardInput() : nil
        let workers = found.files.count < Self.parallelFileCount ? 1 : jobs
        let readingStarted = host.clock()
        let manifests = manifests(found.manifests + manifestsAbove(roots))
        let modules = ModuleLayout(
            roots: roots, manifests: manifests, workingDirectory: host.files.workingDirectory)
        var (batches, problems) = extract(found.files, workers: workers, modules: modules)
        if let standardInput {
            let facts = extract(standardInput)
            problems += facts.problems
            batches.append(facts.batch)
        }
        problems = (problems + found.problems).inOrder()
        let fileCount = batches.reduce(0) { $0 + $1.files.count }
        if fileCount == 0, problems.isEmpty {
            let origins = filter.origins.joined(separator: ", ")
            let restriction = filter.isEmpty ? "" : " that \(origins) let through"
            throw .usage(UsageError("no Swift file found in " + roots.joined(separator: ", ") + restriction))
        }
        return Sources(
            batches: batches, modules: modules, roots: roots, manifests: manifests, problems: problems,
            fileCount: fileCount, standardInput: standardInput, workers: workers,
            timings: Sources.Timings(
                finding: readingStarted - started, reading: host.clock() - readingStarted))
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

    private func extract(
        _ files: [FilePath], workers: Int, modules: ModuleLayout
    ) -> (batches: [FactsBatch], problems: [Problem]) {
        let queue = WorkQueue(count: files.count)
        let fileSystem = host.files
        let progress = progress
        let includesTests = includesTests
        let results = WorkerPool.run(workers) { worker in
            var extractor = FactExtractor(IdiomRegistry.interests)
            var reader = FileReader(in: fileSystem)
            var facts: [FileFacts] = []
            var problems: [Problem] = []
            var places = ModuleLayout.Lookup(modules)
            while let range = queue.take() {
                // The calling thread alone speaks for all.
                if worker == 0 { progress.read(range.lowerBound, of: files.count) }
                for file in files[range] {
                    let detail = FactExtractor.Detail(of: file.text, in: &places, includesTests: includesTests)
                    do throws(SystemError) {
                        let read = try reader.withBytes(of: file) {
                            extractor.facts(path: file.text, source: $0, detail: detail)
                        }
                        if read.isUnread { problems += read.problems } else { facts.append(read) }
                    } catch {
                        problems.append(Problem(path: file.text, message: error.message))
                    }
                }
            }
            return (FactsBatch(names: extractor.names, files: facts), problems)
        }
        return (results.map(\.0), results.flatMap(\.1))
    }

    private func extract(_ source: [UInt8]) -> (batch: FactsBatch, problems: [Problem]) {
        var extractor = FactExtractor(IdiomRegistry.interests)
        let padded = source + [UInt8](repeating: 0, count: Tokenizer.padding)
        let facts = padded.withUnsafeBufferPointer {
            extractor.facts(
                path: Sources.standardInputPath, source: UnsafeBufferPointer(rebasing: $0[..<source.count]))
        }
        return facts.isUnread
            ? (FactsBatch(names: extractor.names, files: []), facts.problems)
            : (FactsBatch(names: extractor.names, files: [facts]), [])
    }

    // MARK: Manifests

    /// The manifests that can be read; the others were reported as sources.
    private func manifests(_ paths: [FilePath]) -> [ModuleLayout.Manifest] {
        var reader = FileReader(in: host.files)
        return paths.compactMap { path in
            guard let bytes = try? reader.withBytes(of: path, { Array($0) }) else { return nil }
            return ModuleLayout.Manifest(path: path.text, bytes: bytes)
        }
    }

    /// For each root the nearest manifest above it, not beyond its repository or the working directory.
    private func manifestsAbove(_ roots: [String]) -> [FilePath] {
        var manifests: [String] = []
        for root in roots {
            var folder = root
            while let parent = PathText.parent(of: folder), !host.files.exists(PathText.joined(folder, ".git")) {
                folder = parent
                let manifest = PathText.joined(folder, "Package.swift")
                guard host.files.exists(manifest) else { continue }
                if !manifests.contains(manifest) { manifests.append(manifest) }
                break
            }
        }
        return manifests.map { FilePath($0) }
    }
}

extension FactExtractor.Detail {
    /// What is wanted of a file.
    init(of path: String, in places: inout ModuleLayout.Lookup, includesTests: Bool) {
        self = includesTests ? .full : places.isTest(path) ? .imports : .production
    }
}
