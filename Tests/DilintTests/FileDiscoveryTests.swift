import Foundation
import SwiftFacts
import Testing

@testable import dilint

@Suite("File discovery")
struct FileDiscoveryTests {
    private let tool: TestHost
    private var folder: TemporaryFolder { tool.folder }

    init() throws { tool = try TestHost(TemporaryFolder()) }

    /// All that is found.
    private struct Result {
        var files: [FilePath] = []
        var manifests: [FilePath] = []
        var problems: [Problem] = []
    }

    private func find(_ roots: String..., include: [String] = [], exclude: [String] = []) -> Result {
        let host = tool.host()
        var discovery = FileDiscovery(
            below: roots, in: host.files, filter: PathFilter([GlobSet(include: include, exclude: exclude)]),
            progress: Progress(in: host, isQuiet: true))
        var result = Result()
        while let found = discovery.next() {
            for manifest in found.manifests {
                let folder = manifest.text.dropLast("Package.swift".count)
                #expect(!result.files.contains { $0.text.hasPrefix(folder) }, "a file came before \(manifest.text)")
            }
            result.files += found.files
            result.manifests += found.manifests
        }
        result.problems = discovery.problems
        return result
    }

    @Test("The files of a tree come in the order of their paths' bytes, those that were named last")
    func order() throws {
        let names = ["B.swift", "a-b/x.swift", "a.swift", "a/Z.swift", "a/y.swift", "a0.swift", "ä.swift"]
        for name in names.shuffled() { try folder.write(to: name) }
        try folder.write(to: "a/readme.md")
        try folder.write(to: "swift")
        #expect(find(".").files.map(\.text) == names)
        #expect(
            find("a0.swift", "a", "a-b", "B.swift").files.map(\.text) == [
                "a/Z.swift", "a/y.swift", "a-b/x.swift", "a0.swift", "B.swift",
            ])
    }

    @Test("Build products, checkouts and hidden folders are left out, unless the user names them")
    func pruning() throws {
        let names = [
            ".build/checkouts/x/A.swift", ".git/A.swift", ".hidden/A.swift", "Carthage/A.swift", "DerivedData/A.swift",
            "Pods/Lib/A.swift", "SourcePackages/A.swift", "T.xctemplate/A.swift", "checkouts/A.swift",
            "Try.playground/Pages/One.xcplaygroundpage/Contents.swift", "Shop.docc/Resources/A.swift",
            "node_modules/A.swift", ".#A.swift",
        ]
        for name in names + ["App/A.swift", "App/Pods.swift", "Podsy/A.swift"] { try folder.write(to: name) }
        #expect(find(".").files.map(\.text) == ["App/A.swift", "App/Pods.swift", "Podsy/A.swift"])
        #expect(
            find(".build/checkouts", "Pods").files.map(\.text) == [".build/checkouts/x/A.swift", "Pods/Lib/A.swift"])
        #expect(find(".hidden/A.swift").files.map(\.text) == [".hidden/A.swift"])
        #expect(find(".", include: ["Pods/Lib/**"]).files.map(\.text) == ["Pods/Lib/A.swift"])
    }

    @Test("Globs choose files and folders")
    func globs() throws {
        for name in ["App/A.swift", "App/Generated/B.swift", "App/C.generated.swift", "Lib/D.swift"] {
            try folder.write(to: name)
        }
        #expect(
            find(".", exclude: ["Generated/", "*.generated.swift"]).files.map(\.text) == ["App/A.swift", "Lib/D.swift"])
        #expect(find(".", include: ["Lib"]).files.map(\.text) == ["Lib/D.swift"])
        #expect(
            find(".", include: ["App/**/*.swift"], exclude: ["App/Generated"]).files.map(\.text) == [
                "App/A.swift", "App/C.generated.swift",
            ])
    }

    @Test("Overlapping paths give each file once")
    func overlaps() throws {
        for name in ["App/A.swift", "App/Sub/B.swift", "C.swift"] { try folder.write(to: name) }
        let expected = ["App/A.swift", "App/Sub/B.swift", "C.swift"]
        #expect(find(".", "App").files.map(\.text) == expected)
        #expect(find("App/Sub", "App", ".", "App/A.swift").files.map(\.text).sorted() == expected)
    }

    @Test("Links that lead in a circle end, and each folder is read once")
    func loops() throws {
        try folder.write(to: "App/A.swift")
        try folder.write(to: "Outside/B.swift")
        try folder.link("App/up", to: "..")
        try folder.link("App/self", to: ".")
        try folder.link("AAA", to: "App")
        try folder.link("Outside/back", to: "../App")
        #expect(find("App").files.map(\.text) == ["App/A.swift", "App/up/Outside/B.swift"])
        #expect(find(".").files.map(\.text) == ["App/A.swift", "Outside/B.swift"])
        #expect(find("AAA").files.map(\.text) == ["AAA/A.swift", "AAA/up/Outside/B.swift"])
    }

    @Test("A link to a file counts if nothing else leads there; one to nowhere is a problem")
    func fileLinks() throws {
        try folder.write(to: "App/Z.swift")
        try folder.write(to: "Outside/B.txt")
        try folder.link("App/A.swift", to: "Z.swift")
        try folder.link("App/B.swift", to: "../Outside/B.txt")
        try folder.link("App/Gone.swift", to: "nowhere")
        try folder.link("App/gone", to: "nowhere")
        let result = find("App")
        #expect(result.files.map(\.text) == ["App/Z.swift", "App/B.swift"])
        #expect(result.problems == [Problem(path: "App/Gone.swift", message: "No such file or directory")])
    }

    @Test("Manifests are found among the files, before any that they may cover")
    func manifests() throws {
        for name in ["Package.swift", "Lib/Package.swift", "Lib/MyPackage.swift", "App/A.swift"] {
            try folder.write(to: name)
        }
        #expect(find(".").manifests.map(\.text) == ["Package.swift", "Lib/Package.swift"])
        #expect(find("Lib/Package.swift").manifests.map(\.text) == ["Lib/Package.swift"])
    }

    @Test("Deep folders are read, and their files come in order")
    func depth() throws {
        let deep = Array(repeating: "d", count: 100).joined(separator: "/")
        try folder.write(to: deep + "/A.swift")
        try folder.write(to: "d/Z.swift")
        #expect(find(".").files.map(\.text) == ["d/Z.swift", deep + "/A.swift"])
    }

    @Test("A folder that may not be read is a problem", .enabled(if: getuid() != 0))
    func permission() throws {
        try folder.write(to: "App/Closed/A.swift")
        try folder.write(to: "App/B.swift")
        try folder.setPermissions(0, of: "App/Closed")
        defer { try? folder.setPermissions(0o755, of: "App/Closed") }
        let result = find("App")
        #expect(result.files.map(\.text) == ["App/B.swift"])
        #expect(result.problems == [Problem(path: "App/Closed", message: "Permission denied")])
    }

    #if os(Linux)
        @Test("A name that is no text can be read")
        func invalidText() throws {
            let bytes: [UInt8] = Array("\(folder.path)/A".utf8) + [0xFF] + Array(".swift".utf8)
            let descriptor = open(bytes.map { CChar(truncatingIfNeeded: $0) } + [0], O_CREAT | O_WRONLY, 0o644)
            try #require(write(descriptor, "class A {}", 10) == 10)
            close(descriptor)
            let file = try #require(find(".").files.first)
            #expect(file.text == "A\u{FFFD}.swift")
            var reader = FileReader(in: tool.host().files)
            #expect(try reader.withBytes(of: file) { String(decoding: $0, as: UTF8.self) } == "class A {}")
        }
    #endif

    @Test(
        "Paths are shown relative to the working directory where they lie below it",
        arguments: [
            (".", "."), ("./", "."), ("App", "App"), ("./App//Sub/", "App/Sub"), ("App/.", "App"),
            ("App/../App/Sub", "App/Sub"), ("link/..", "link/.."), ("..", ".."), ("/dev/null", "/dev/null"),
            ("%", "."), ("%/App/", "App"), ("%/App/Sub/..", "App"),
        ])
    func displayPaths(typed: String, shown: String) throws {
        try folder.makeFolder("App/Sub")
        try folder.link("link", to: "/dev/fd")
        let path = typed.replacingOccurrences(of: "%", with: folder.path)
        #expect(try tool.host().files.displayPath(path) == shown)
    }
}
