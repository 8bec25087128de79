import DilintKit
import SwiftFacts

/// Finds the sources below some roots and settles what is to be read of each: others can read while the search goes on.
struct SourceSearch: ~Copyable {
    /// A source that was found.
    struct Source: Sendable {
        var path: FilePath
        /// Whether it is no link, pipe or device.
        var isRegular: Bool
        var detail: FactExtractor.Detail
    }

    /// Sources that one worker reads.
    struct Block: Sendable {
        /// How many were found before.
        var start: Int
        var sources: [Source]
    }

    private let fileSystem: FileSystem
    private let includesTests: Bool
    private var discovery: FileDiscovery
    private var places: ModuleLayout.Lookup
    private var knownManifests: Set<String> = []
    private(set) var manifests: [ModuleLayout.Manifest] = []
    /// Number of sources so far.
    private(set) var count = 0

    /// 16 to 64 were the fastest for 12,000 files of 6 kB.
    private static let blockSize = 16

    init(_ discovery: consuming FileDiscovery, roots: [String], in fileSystem: FileSystem, includesTests: Bool) {
        self.discovery = discovery
        self.fileSystem = fileSystem
        self.includesTests = includesTests
        places = ModuleLayout.Lookup(ModuleLayout(roots: roots, workingDirectory: fileSystem.workingDirectory))
        add(Self.manifests(above: roots, in: fileSystem))
    }

    /// The modules of what was found so far; a file's own is known when the file is.
    var modules: ModuleLayout { places.layout }

    /// Folders that could not be read so far.
    var problems: [Problem] { discovery.problems }

    /// The next sources; nil behind the last ones.
    mutating func next() -> Block? {
        var block = Block(start: count, sources: [])
        block.sources.reserveCapacity(Self.blockSize)
        while block.sources.count < Self.blockSize, let found = discovery.next() {
            add(found.manifests)
            settle(found, in: &block.sources)
        }
        count += block.sources.count
        return block.sources.isEmpty ? nil : block
    }

    /// Settles what is to be read of files that follow one another.
    private mutating func settle(_ found: FileDiscovery.Found, in sources: inout [Source]) {
        // Files that are no links lie in one folder, whose first file mostly says it for all.
        var place = (isTest: false, isShared: false)
        for path in found.files {
            if !includesTests, !(place.isShared && found.areRegular) { place = places.test(path.text) }
            let detail = FactExtractor.Detail(isTest: place.isTest, includesTests: includesTests)
            sources.append(Source(path: path, isRegular: found.areRegular, detail: detail))
        }
    }

    // MARK: Manifests

    /// Takes the manifests that can be read; the others are reported as sources.
    private mutating func add(_ paths: [FilePath]) {
        guard !paths.isEmpty else { return }
        var reader = FileReader(in: fileSystem)
        for path in paths where knownManifests.insert(path.text).inserted {
            guard let bytes = try? reader.withBytes(of: path, { Array($0) }) else { continue }
            let manifest = ModuleLayout.Manifest(path: path.text, bytes: bytes)
            manifests.append(manifest)
            places.add(manifest)
        }
    }

    /// For each root the nearest manifest above it, not beyond its repository or the working directory.
    private static func manifests(above roots: [String], in files: FileSystem) -> [FilePath] {
        var manifests: [String] = []
        for root in roots {
            var folder = root
            while let parent = PathText.parent(of: folder), !files.exists(PathText.joined(folder, ".git")) {
                folder = parent
                let manifest = PathText.joined(folder, "Package.swift")
                guard files.exists(manifest) else { continue }
                if !manifests.contains(manifest) { manifests.append(manifest) }
                break
            }
        }
        return manifests.map { FilePath($0) }
    }
}
