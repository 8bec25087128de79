import SwiftFacts
import Testing

/// Comments addressed to tools, and the lines of code next to them.
@Suite struct DirectiveTests {
    /// `line:column text, previous line, next line` of each comment; `-` where there is no such line.
    private func directives(_ text: String, marks: [String] = ["dilint:"]) -> [String] {
        var extractor = FactExtractor(FactExtractor.Interests(commentMarks: marks))
        let bytes = Array(text.utf8) + Array(repeating: 0, count: Tokenizer.padding)
        let facts = bytes.withUnsafeBufferPointer {
            extractor.facts(
                path: "A.swift", source: UnsafeBufferPointer(rebasing: $0[..<text.utf8.count]), detail: .full)
        }
        func line(_ offset: UInt32) -> String {
            offset == DirectiveFact.noCode ? "-" : String(facts.lines.position(of: offset).line)
        }
        return facts.directives.map { fact in
            let place = facts.lines.position(of: fact.offset)
            return "\(place.line):\(place.column) \(fact.text), \(line(fact.previousCode)), \(line(fact.nextCode))"
        }
    }

    @Test func commentsOfOthersAreNone() {
        #expect(
            directives("// dilint: x\n/* loom: y */ // swiftlint:z\n/// @hem k", marks: ["dilint:", "loom:", "@hem"])
                == ["1:1 dilint: x, -, -", "2:1 loom: y, -, -", "3:1 @hem k, -, -"])
        #expect(directives("// dilint: x\n// loom: y", marks: ["loom:"]) == ["2:1 loom: y, -, -"])
        #expect(directives("// dilint: x", marks: []) == [])
        #expect(directives("/**\n * dilint:x y\n * z\n */\na()") == ["1:1 dilint:x y\n * z, -, 5"])
        #expect(directives("/* * words dilint:x */ a()") == [])
        #expect(directives("let a = \"// dilint:disable all\" // say dilint:x") == [])
    }

    @Test func codeIsNextToAComment() {
        #expect(directives("a()\n\n// dilint:x\n\n// words\nb()\nc()") == ["3:1 dilint:x, 1, 6"])
        #expect(directives("a()\nb() // dilint:x\nc()") == ["2:5 dilint:x, 1, 3"])
        #expect(directives("a()\n/* dilint:x */ b()\nc()") == ["2:1 dilint:x, 1, 3"])
        #expect(directives("a()\n/* dilint:x\n y */ b()\nc()") == ["2:1 dilint:x\n y, 1, 4"])
        #expect(directives("a()\r\n// dilint:x\r\n\r\nb()\r\n") == ["2:1 dilint:x, 1, 4"])
    }

    @Test func attributeLinesArePassedOver() {
        let attributes = "@A\n@B.C(\n1)\n@D<E, F> @G // words\n@H(\"x\") func f() {}"
        #expect(directives("// dilint:x\n" + attributes) == ["1:1 dilint:x, -, 6"])
        #expect(directives("a()\n@A\n@B @C(1)\n// dilint:x\nb()") == ["4:1 dilint:x, 1, 5"])
        #expect(directives("@A func a() {}\n// dilint:x\n@B") == ["2:1 dilint:x, 1, -"])
        #expect(directives("// dilint:x\n@") == ["1:1 dilint:x, -, -"])
        #expect(directives("// dilint:x\n@A(\nb()") == ["1:1 dilint:x, -, -"])
    }

    @Test func linesOfAStringAreThoseOfItsStatement() {
        let text = "let a = \"\"\"\n  x\n  \"\"\"\n// dilint:x\nb()"
        #expect(directives(text) == ["4:1 dilint:x, 1, 5"])
    }
}
