import DilintKit
import TestSupport
import Testing

@Suite struct MarkedSourceTests {
    private static let text = """
        // A behaviour
        // in two lines.
        // only: singleton, service-locator

        //- Sources/A/First.swift
        let a = Cache.shared
        // <- error: [service-locator]
        //      ^ warning: [singleton] {{a reaches Cache.shared}}

        //- Sources/B/Second.swift

        /* ä */ b()
        // ^10 note: [singleton]
        //- Sources/C/Third.swift
        struct Empty {}
        """

    @Test func readsHeaderFilesAndMarks() throws {
        let fixture = try Fixture(name: "singleton/example", text: Self.text)
        #expect(fixture.behaviour == "A behaviour in two lines.")
        #expect(fixture.rules == ["singleton", "service-locator"])
        #expect(
            fixture.files.map(\.path) == ["Sources/A/First.swift", "Sources/B/Second.swift", "Sources/C/Third.swift"])
        let first = Location(path: "Sources/A/First.swift", line: 1, column: 9)
        let start = Location(path: "Sources/A/First.swift", line: 1, column: 1)
        let second = Location(path: "Sources/B/Second.swift", line: 2, column: 10)
        let expected = [
            Mark(kind: .finding(.error), rule: "service-locator", location: start),
            Mark(kind: .finding(.warning), rule: "singleton", location: first, message: "a reaches Cache.shared"),
            Mark(kind: .finding(.note), rule: "singleton", location: second),
        ]
        #expect(fixture.marks == expected)
    }

    @Test func drawsWhatItReads() throws {
        let source = try MarkedSource(path: "A.swift", text: Self.text.replacing("// in two", with: "// two"))
        #expect(try MarkedSource(path: "A.swift", text: source.redrawn(with: source.marks)).marks == source.marks)
        #expect(try MarkedSource(path: "A.swift", text: source.redrawn(with: [])).marks == [])
    }

    @Test(arguments: [
        "code\n// ^ warnin: [x]", "code\n// ^ note: x", "code\n// ^ note: [x] {{y", "code\n// ^ note: [x] y",
        "// ^ note: [x]",
    ])
    func refusesWhatItCannotRead(_ text: String) {
        #expect(throws: MarkError.self) { try MarkedSource(path: "A.swift", text: text) }
    }

    /// It would belong to no file, and nothing that is drawn in it would be looked for.
    @Test func refusesCodeBeforeTheFirstFile() throws {
        let files = "//- App/A.swift\nfinal class A {}\n"
        #expect(try Fixture(name: "singleton/example", text: "// What it is about.\n\n" + files).files.count == 1)
        #expect(throws: MarkError.self) {
            try Fixture(name: "singleton/example", text: "// What it is about.\n\nimport UIKit\n" + files)
        }
    }

    @Test func reportsEveryDifference() throws {
        let fixture = try Fixture(name: "singleton/example", text: Self.text)
        func finding(_ severity: Severity, _ rule: String, _ line: Int, _ column: Int, _ message: Message) -> Finding {
            let path = line == 1 ? "Sources/A/First.swift" : "Sources/B/Second.swift"
            return Finding(
                rule: rule, severity: severity, location: Location(path: path, line: line, column: column),
                message: message, hint: "", subject: "a")
        }
        var findings = [
            finding(.warning, "singleton", 1, 9, "a reaches Cache.shared"),
            finding(.error, "service-locator", 1, 1, ""),
            finding(.note, "singleton", 2, 10, ""),
            finding(.note, "giant-factory", 2, 10, "not compared"),
        ]
        #expect(fixture.difference(to: findings) == nil)
        findings[0].message = "a reaches it"
        #expect(fixture.difference(to: findings) != nil)
        findings[0].message = "a reaches Cache.shared"
        findings[1].severity = .warning
        #expect(fixture.difference(to: findings) != nil)
        findings[1].severity = .error
        findings[2].location.column = 9
        #expect(fixture.difference(to: findings) != nil)
        findings[2].location.column = 10
        #expect(fixture.difference(to: findings + [findings[0]]) != nil)
        #expect(fixture.difference(to: findings.dropLast(2)) != nil)
    }
}
