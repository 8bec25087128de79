import DilintKit
import SwiftFacts

/// Reads the sources that a revision had where the work tree has the analysed ones; no checkout is touched.
struct RevisionReader {
    let host: Host
    let filter: PathFilter
    let includesTests: Bool
    let revision: String
    private let tree: RevisionTree
    private let workingDirectory: String

    /// Opens a revision of the repository that a path lies in.
    init(
        _ revision: String, of path: String, host: Host, settings: ReadingSettings
    ) throws(CommandFailure) {
        self.revision = revision
        self.host = host
        filter = settings.filter
        includesTests = settings.configuration.includeTests
        workingDirectory = host.files.realPath(".") ?? host.files.workingDirectory
        let kind = try? host.files.status(path).kind
        let folder = kind == .directory ? path : PathText.parent(of: PathText.normalized(path)) ?? "."
        let here = Git(in: host.files.realPath(folder) ?? workingDirectory, running: host.runProgram)
        tree = try RevisionTree(of: revision, in: here.inside(here.workTree()))
    }

    private var root: String { tree.repositories[0].folder }

    /// - Parameter sources: What was read of the work tree.
    func read(besides sources: Sources) throws(CommandFailure) -> (batches: [FactsBatch], modules: ModuleLayout) {
        let roots = try placed(sources.roots)
        var tree = tree
        var finder = RevisionDiscovery(in: tree, filter: filter)
        try tree.openSubmodules(in: host.files) { finder.wants(submodule: $0, roots: roots) }
        var discovery = RevisionDiscovery(in: tree, filter: filter)
        try discovery.find(below: roots)
        let kept = try unversioned(sources, besides: discovery.files, in: tree)
        let modules = ModuleLayout(
            roots: sources.roots, manifests: try manifests(discovery.files, sources.roots, in: tree),
            workingDirectory: host.files.workingDirectory)
        let blocks = Self.blocks(discovery.files)
        let workers = discovery.files.count < SourceReader.parallelFileCount ? 1 : sources.workers
        let queue = WorkQueue(count: blocks.count, blockSize: 1)
        let reading = FactsReading(
            repositories: tree.repositories, files: host.files, modules: modules, includesTests: includesTests)
        let results = WorkerPool(workers).run { worker -> Result<FactsBatch, CommandFailure> in
            do throws(CommandFailure) {
                return .success(try reading.batch(of: blocks, from: queue, and: worker == 0 ? kept : []))
            } catch {
                return .failure(error)
            }
        }
        var batches: [FactsBatch] = []
        for result in results { batches.append(try result.get()) }
        return (batches, modules)
    }

    /// The roots with their paths from the work tree's root.
    private func placed(_ roots: [String]) throws(CommandFailure) -> [(display: String, path: String)] {
        var placed: [(display: String, path: String)] = []
        for display in roots {
            guard let real = host.files.realPath(display), let path = PathText.relative(real, to: root) else {
                throw .usage(UsageError("'\(display)' lies outside of the repository, --since cannot compare it"))
            }
            placed.append((display, path == "." ? "" : path))
        }
        return placed
    }

    /// Files that git passes over (generated ones, say) have no history: they are taken to have been the same.
    private func unversioned(
        _ sources: Sources, besides files: [RevisionDiscovery.File], in tree: RevisionTree
    ) throws(CommandFailure) -> [String] {
        let versioned = Set(files.map(\.path))
        var outside: [String] = []
        var candidates: [String: String] = [:]
        for path in sources.batches.flatMap({ $0.files.map(\.path) }) where !versioned.contains(path) {
            guard let real = host.files.realPath(path) else { continue }
            guard let relative = PathText.relative(real, to: root) else {
                outside.append(path)
                continue
            }
            if !tree.isInSubmodule(relative) { candidates[relative] = path }
        }
        let ignored = try tree.repositories[0].ignored(among: candidates.keys.sorted())
        return (outside + ignored.compactMap { candidates[$0] }).sorted()
    }

    // MARK: Manifests

    private func manifests(
        _ files: [RevisionDiscovery.File], _ roots: [String], in tree: RevisionTree
    ) throws(CommandFailure) -> [ModuleLayout.Manifest] {
        var found = files.filter { PathText.isNamed($0.path, "Package.swift") }
        for root in roots {
            guard let manifest = manifestAbove(root, in: tree), !found.contains(where: { $0.path == manifest.path })
            else { continue }
            found.append(manifest)
        }
        var manifests: [ModuleLayout.Manifest] = []
        for file in found {
            let blobs = try tree.repositories[file.entry.repository].blobs([file.entry.object])
            manifests.append(ModuleLayout.Manifest(path: file.path, bytes: Array(blobs.bytes[blobs.ranges[0]])))
        }
        return manifests
    }

    /// The nearest manifest above a root, within the repository.
    private func manifestAbove(_ root: String, in tree: RevisionTree) -> RevisionDiscovery.File? {
        var folder = root
        while let parent = PathText.parent(of: folder) {
            folder = parent
            let path = PathText.joined(folder, "Package.swift")
            let absolute = PathText.absolute(path, in: workingDirectory)
            guard let relative = PathText.relative(absolute, to: self.root) else { return nil }
            if let entry = tree.entry(at: relative), entry.kind == .file {
                return RevisionDiscovery.File(path: path, entry: entry)
            }
        }
        return nil
    }

    // MARK: Facts

    /// Files of one repository that one run of git gives: enough to make its start cheap, few enough to hold in memory.
    private static func blocks(_ files: [RevisionDiscovery.File]) -> [ArraySlice<RevisionDiscovery.File>] {
        let limit = 256
        var blocks: [ArraySlice<RevisionDiscovery.File>] = []
        var start = 0
        for end in 1..<max(files.count + 1, 1) {
            let isLast =
                end == files.count || end - start == limit
                || files[end].entry.repository != files[start].entry.repository
            guard isLast else { continue }
            blocks.append(files[start..<end])
            start = end
        }
        return blocks
    }
}

/// Makes facts of a revision's files, on several threads.
private struct FactsReading: Sendable {
    let repositories: [Git]
    let files: FileSystem
    let modules: ModuleLayout
    let includesTests: Bool

    /// - Parameter kept: Files of the work tree that belong to the revision's.
    func batch(
        of blocks: [ArraySlice<RevisionDiscovery.File>], from queue: WorkQueue, and kept: [String]
    ) throws(CommandFailure) -> FactsBatch {
        var extractor = FactExtractor(IdiomRegistry.interests)
        var places = ModuleLayout.Lookup(modules)
        var facts: [FileFacts] = []
        let padding = [UInt8](repeating: 0, count: Tokenizer.padding)
        while let range = queue.take() {
            for block in blocks[range] {
                guard let first = block.first else { continue }
                let blobs = try repositories[first.entry.repository].blobs(block.map(\.entry.object))
                for (file, range) in zip(block, blobs.ranges) {
                    let detail = FactExtractor.Detail(of: file.path, in: &places, includesTests: includesTests)
                    let padded = blobs.bytes[range] + padding
                    facts.append(
                        padded.withUnsafeBufferPointer {
                            extractor.facts(
                                path: file.path, source: UnsafeBufferPointer(rebasing: $0[..<range.count]),
                                detail: detail)
                        })
                }
            }
        }
        var reader = FileReader(in: files)
        for path in kept {
            let detail = FactExtractor.Detail(of: path, in: &places, includesTests: includesTests)
            // A file that cannot be read was told of when the work tree was read.
            let read = try? reader.withBytes(of: FilePath(path)) {
                extractor.facts(path: path, source: $0, detail: detail)
            }
            if let read { facts.append(read) }
        }
        return FactsBatch(names: extractor.names, files: facts)
    }
}
