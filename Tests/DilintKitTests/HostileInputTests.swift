// Any byte sequence is input: nothing may crash or hang, and no finding on another file may be lost.

import DilintKit
import TestSupport
import Testing

/// Bytes that no compiler would accept, with a name for the test's case.
struct HostileSource: Sendable, CustomStringConvertible {
    var description: String
    var bytes: [UInt8]

    init(_ description: String, bytes: [UInt8]) {
        self.description = description
        self.bytes = bytes
    }

    init(_ description: String, _ text: String) { self.init(description, bytes: Array(text.utf8)) }

    /// Small ones, as files.
    static var committed: [HostileSource] {
        FixtureLibrary.files(below: "Hostile").map { HostileSource($0.name, bytes: $0.bytes) }
    }

    /// Large ones.
    static let generated =
        nested + unterminated + long + [
            HostileSource("empty", ""),
            HostileSource("only a byte order mark", "\u{FEFF}"),
            HostileSource("only NUL bytes", bytes: Array(repeating: 0, count: depth)),
            HostileSource("noise", bytes: noise(count: depth)),
            HostileSource(
                "noise of Swift's marks", bytes: noise(count: depth, of: Array("{}()[]<>\"\\#/*`.:,=&? \n@$a".utf8))),
        ]

    /// Deep enough to overflow a test thread's stack of 512 kB with frames of 27 bytes.
    private static let depth = 20_000

    private static let nested = [
        ("braces", "{"), ("parentheses", "("), ("brackets", "["), ("comments", "/*"), ("types", "class A { "),
        ("functions", "func f() { "), ("closures", "f { "), ("generic arguments", "let a: A<"),
        ("arrays of types", "let a: [["), ("interpolations", "\"\\("), ("conditions", "#if A\n"), ("ternaries", "a ? "),
        ("blocks", "if a { "), ("switches", "switch a { case b: "), ("closing braces", "}"), ("angles", "A<A,"),
        ("attributes", "@A(@A "), ("closure types", "let a: (() -> "), ("casts", "(a as "),
        ("initializers", "init(a: A = "),
    ].map { HostileSource("nested \($0.0)", repeated($0.1)) }

    private static let unterminated = [
        "\"", "\"\"\"\n", "#\"", "###\"\"\"\n", "/*", "/", "#/", "`", "\"\\(", "@", "#", "\\", "class", "init(",
        "func f<",
        "let a =", "let a: ", "case .a(let", "protocol P { var a: A { get", "import", "extension A: ", "a.", "$", "<#",
        "#if",
    ].map { HostileSource("unterminated \($0)", "final class Before { init() {} }\n" + $0) }

    private static let long = [
        ("member chain", "let a = a", ".a"), ("operators", "let a = a", " + a"), ("calls", "let a = a", "()"),
        ("subscripts", "let a = a", "[a]"), ("optionals", "let a: A", "?"), ("casts", "let a = a", " as A"),
        ("name", "let ", "a"), ("composition", "typealias A = A", " & A"), ("inheritance", "class A: A", ", A"),
        ("parameters", "class A { init(a: A", ", a: A"), ("modifiers", "class A { ", "private "),
        ("cases", "enum A { case a", ", a"), ("closures", "f {}", " a: {}"), ("fallbacks", "let a = a", " ?? a"),
        ("assignments", "a", " = a"), ("line", "let a = 1", "; let a = 1"), ("nested name", "extension A", ".A"),
        ("fallbacks of known instances", "class A { static let shared = A() }\nlet a: A? = .shared", " ?? .shared"),
    ].map { HostileSource("long \($0.0)", $0.1 + repeated($0.2)) }

    private static func repeated(_ text: String) -> String { String(repeating: text, count: depth) }

    /// The same bytes at every run: a linear congruential generator (Knuth's MMIX).
    private static func noise(count: Int, of alphabet: [UInt8] = Array(0...255)) -> [UInt8] {
        var state: UInt64 = 42
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return alphabet[Int(state >> 33) % alphabet.count]
        }
    }
}

@Suite
struct HostileInputTests {
    /// A sound file with a finding of its own.
    private static let sound = ProjectBuilder.File(
        path: "Sources/App/Neighbour.swift",
        text: """
            final class NeighbourContainer {
                lazy var north: NorthNeighbour = NorthNeighbour(south: south)
                lazy var south: SouthNeighbour = SouthNeighbour(north: north)
            }
            final class NorthNeighbour {
                private let south: SouthNeighbour
                init(south: SouthNeighbour) { self.south = south }
                func knock() { south.knock() }
            }
            final class SouthNeighbour {
                private let north: NorthNeighbour
                init(north: NorthNeighbour) { self.north = north }
                func knock() { north.knock() }
            }
            """)

    private static let findings = ProjectBuilder(files: [sound]).report().findings

    @Test func theNeighbourHasAFinding() {
        #expect(Self.findings.map(\.rule).contains("dependency-cycle"))
    }

    @Test(.timeLimit(.minutes(10)), arguments: HostileSource.committed + HostileSource.generated)
    func losesNoFindingOfAnotherFile(_ hostile: HostileSource) {
        for path in ["Sources/App/Hostile.swift", "Sources/App/Zebra.swift"] {
            let file = ProjectBuilder.File(path: path, bytes: hostile.bytes)
            let findings = ProjectBuilder(files: [file, Self.sound]).report().findings
            #expect(findings.filter { $0.location.path == Self.sound.path } == Self.findings)
        }
    }

    @Test(.timeLimit(.minutes(10)), arguments: HostileSource.committed)
    func survivesEveryTruncation(_ hostile: HostileSource) {
        for length in hostile.bytes.indices {
            let cut = ProjectBuilder.File(path: "Sources/App/Cut.swift", bytes: Array(hostile.bytes[..<length]))
            let findings = ProjectBuilder(files: [cut, Self.sound]).report().findings
            #expect(findings.filter { $0.location.path == Self.sound.path } == Self.findings, "cut at \(length)")
        }
    }
}
