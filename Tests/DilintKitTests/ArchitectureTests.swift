import Foundation
import SwiftFacts
import TestSupport
import Testing

@testable import DilintKit

/// The order of the folders, kept by dilint itself: its own extraction and linking run over its own sources.
@Suite struct ArchitectureTests {
    /// Lowest first; a file may name what is declared in its own rank and in lower ones. `Architecture.md` tells why.
    static let ranks: [[String]] = [
        ["SwiftFacts/Source"], ["SwiftFacts/Lexer"], ["SwiftFacts/Facts"], ["SwiftFacts/Extractor"],
        ["DilintKit/Text", "DilintKit/Threads", "DilintKit/Digraph"], ["DilintKit/Findings"],
        ["DilintKit/Configuration"], ["DilintKit/Modules"], ["DilintKit/Rows", "DilintKit/Names"],
        ["DilintKit/Uses", "DilintKit/Wiring"], ["DilintKit/Linking", "DilintKit/Bodies", "DilintKit/Idioms"],
        ["DilintKit/Platform"],
        ["DilintKit/Classification"], ["DilintKit/Registries", "DilintKit/InstantiationTree", "DilintKit/Graph"],
        ["DilintKit/Project"], ["DilintKit/Evidence"], ["DilintKit/Hints"], ["DilintKit/Rules"], ["DilintKit/Queries"],
        ["DilintKit/Reporters", "DilintKit/GraphFormats", "DilintKit/FactsExchange"],
        ["DilintKit/Analyzer"],
        ["dilint/Terminal", "dilint/Files", "dilint/Arguments", "dilint/Commands", "dilint/Process"],
        ["Plugins/DilintCommand", "Plugins/DilintBuildTool"],
    ]

    /// The files that read or write a format, or stand for the world outside.
    static let formatFolders = [
        "DilintKit/Findings/Baseline", "DilintKit/Configuration/", "DilintKit/FactsExchange/", "Plugins/",
    ]

    @Test func everyFolderHasARank() throws {
        let unknown = try Self.sources().map(\.path).filter { Self.rank(of: $0) == nil }
        #expect(unknown == [])
    }

    @Test func referencesPointDown() throws {
        let sources = try Self.sources()
        let references = SourceReferences(in: sources)
        #expect(references.all.count > 2_000, "the sources were not linked")
        let upward = references.all.filter { reference in
            guard let from = Self.rank(of: reference.from), let to = Self.rank(of: reference.to) else { return true }
            return from < to
        }
        let lines = Set(upward.map { "\($0.from):\($0.line): \($0.name) of \($0.to)" }).sorted()
        #expect(lines == [], "\(lines.joined(separator: "\n"))")
    }

    /// A rule can be taken out without another one missing anything of it.
    @Test func rulesNameNoOtherRule() throws {
        let sources = try Self.sources()
        let rules = Set(
            sources.filter { String(decoding: $0.bytes, as: UTF8.self).contains(": Rule {") }.map(\.path))
        #expect(rules.count == RuleRegistry.all.count)
        let registry = "Sources/DilintKit/Rules/RuleRegistry.swift"
        let references = SourceReferences(in: sources).all.filter { rules.contains($0.to) && $0.from != registry }
        let lines = Set(references.map { "\($0.from):\($0.line): \($0.name) of \($0.to)" }).sorted()
        #expect(lines == [], "\(lines.joined(separator: "\n"))")
    }

    @Test func formatsAloneNeedFoundation() throws {
        let importing = try Self.files(importing: ["Foundation", "FoundationEssentials"])
        #expect(importing.filter { path in !Self.formatFolders.contains { path.hasPrefix("Sources/" + $0) } } == [])
    }

    /// What asks the system for something stands where `Architecture.md` says that it does.
    @Test func fewFilesAskTheSystem() throws {
        let asking = try Self.files(importing: ["Darwin", "Glibc", "Musl", "CAllocator"])
        #expect(
            asking.sorted() == [
                "Sources/DilintKit/Threads/HeapReserve.swift", "Sources/DilintKit/Threads/Monitor.swift",
                "Sources/DilintKit/Threads/Thread.swift", "Sources/SwiftFacts/Facts/FreshPages.swift",
                "Sources/dilint/Files/System+Processes.swift", "Sources/dilint/Files/System.swift",
            ])
    }

    private static func files(importing modules: Set<Substring>) throws -> [String] {
        try sources().filter { file in
            String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").contains { line in
                let words = line.split(separator: " ")
                return words.dropLast().last == "import" && words.last.map(modules.contains) == true
            }
        }.map(\.path)
    }

    /// What libraries call things that are called so by nobody else.
    private static let libraryWords: Set<String> = {
        let libraries = IdiomRegistry.all.filter { $0.isInjectionLibrary }
        let words = libraries.flatMap { library -> [String] in
            let marks: [String] = library.modules + library.commentMarks + library.keyLabels
            return marks + library.deferredTypes + library.keyProtocols + library.valueStores
        }
        let ordinary = ["dependencies", "factory", "lazy", "lazyinjected", "name", "provider", "resolver", "tag"]
        return Set(words.map { $0.filter(\.isLetter).lowercased() }).subtracting(ordinary)
    }()

    @Test func librariesAreKnownToTheirIdiomsAlone() throws {
        var lines: [String] = []
        for file in try Self.sources() where !file.path.hasPrefix("Sources/DilintKit/Idioms/") {
            for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
                let words = line.split { !$0.isLetter }.map { $0.lowercased() }
                // The rules' examples import what they are about.
                if words.first != "import", words.contains(where: Self.libraryWords.contains) {
                    lines.append("\(file.path): \(line)")
                }
            }
        }
        #expect(lines == [], "\(lines.joined(separator: "\n"))")
        #expect(Self.libraryWords.isSuperset(of: ["swinject", "weaver", "instantiator", "fulfilledbytype"]))
    }

    /// `Sources/DilintKit/Graph/Digraph.swift` is of rank `DilintKit/Graph`, the files of a target's own folder are of
    /// the rank of their name; a target's entry point is all of its process.
    static func rank(of path: String) -> Int? {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count > 2 else { return nil }
        var name = parts[2].hasSuffix(".swift") ? String(parts[2].dropLast(".swift".count)) : parts[2]
        if parts[1] == "dilint", parts.count == 3 { name = "Process" }
        return ranks.firstIndex { $0.contains("\(parts[1])/\(name)") }
    }

    static func sources() throws -> [ProjectBuilder.File] {
        let root = URL(filePath: FixtureLibrary.root).deletingLastPathComponent()
        let folder = root.appending(path: "Sources").path(percentEncoded: false)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
        return try paths.map { "Sources/" + $0 }.sorted().map { path in
            ProjectBuilder.File(path: path, bytes: Array(try Data(contentsOf: root.appending(path: path))))
        }
    }
}

/// Which file names what of which other file.
private struct SourceReferences {
    struct Reference: Hashable {
        var from: String
        var line: Int
        var to: String
        var name: String
    }

    private(set) var all: [Reference] = []
    private let index: ProjectIndex

    init(in files: [ProjectBuilder.File]) {
        var builder = ProjectBuilder(files: files)
        builder.jobs = 2
        let project = Project.linking(
            builder.batches, layout: Self.layout, configuration: Configuration(), workers: WorkerPool(2))
        // A project drops the rows that name types; an index of its own keeps them.
        let linked = LinkedFacts(merging: builder.batches, layout: Self.layout, workers: WorkerPool(2))
        index = ProjectIndex.linking(linked, workers: WorkerPool(2)).index
        for file in index.files.indices {
            addWrittenTypes(in: file)
            addNames(in: file)
            for call in project.uses[file].calls { add(call) }
        }
    }

    private static let layout: ModuleLayout = {
        let path = FixtureLibrary.root.dropLast("Fixtures".count) + "Package.swift"
        let manifest = FileManager.default.contents(atPath: String(path)).map(Array.init) ?? []
        return ModuleLayout(roots: ["."], manifests: [ModuleLayout.Manifest(path: "Package.swift", bytes: manifest)])
    }()

    private mutating func addWrittenTypes(in file: Int) {
        let facts = index.files[file]
        for node in facts.typeNodes where node.kind == .named {
            let around = facts.types.indices.filter {
                facts.types[$0].body.start <= node.offset && node.offset < facts.types[$0].body.end
            }
            let inner = around.max { facts.types[$0].body.start < facts.types[$1].body.start }
            add(node.name, at: node.offset, in: TypeScope(file: file, type: Int32(inner ?? -1)))
        }
    }

    private mutating func addNames(in file: Int) {
        let facts = index.files[file]
        for body in facts.bodies {
            let scope = TypeScope(file: file, type: body.enclosingType)
            for row in body.rows where facts.expressions[Int(row)].kind == .name {
                let name = facts.expressions[Int(row)].name
                if index.text(name).first?.isUppercase == true {
                    add(name, at: facts.expressions.offset(of: Int(row)), in: scope)
                }
            }
        }
    }

    private mutating func add(_ name: NameID, at offset: UInt32, in scope: TypeScope) {
        // A file's generic parameters hide types of the same name: which function they belong to does not matter here.
        guard !index.files[scope.file].genericParameters.contains(where: { $0.name == name }) else { return }
        switch index.entry(named: name, in: scope) {
        case .type(let type)?:
            guard let part = index.types[type.index].declaration else { return }
            add(index.text(name), from: scope.file, offset, to: part.fileIndex)
        case .alias(let alias)?: add(index.text(name), from: scope.file, offset, to: alias.fileIndex)
        case nil: return
        }
    }

    private mutating func add(_ call: Call) {
        guard case .function(let function) = call.callee else { return }
        let name = index.text(index.files[function.fileIndex].functions[function.index].name)
        add(name, from: Int(call.site.file), call.nameOffset, to: function.fileIndex)
    }

    private mutating func add(_ name: String, from file: Int, _ offset: UInt32, to other: Int) {
        guard file != other else { return }
        let place = index.location(file: file, offset: offset)
        all.append(Reference(from: place.path, line: place.line, to: index.files[other].path, name: name))
    }
}
