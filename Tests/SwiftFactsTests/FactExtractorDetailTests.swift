import TestSupport
import Testing

@testable import SwiftFacts

/// How much is read of a file, and what one extractor keeps from file to file.
struct FactExtractorDetailTests {
    private static let source = #"""
        @A(b) class C {
            let d = D { struct E {} }, e: E = .f
            func g(h: H = I()) { struct J {}; k() }
            var l: L { M() }
            var n = 1 { didSet { o() } }
            subscript(p: P) -> Q { get { r } }
        }
        print(C())
        """#

    @Test
    func importsAreFoundBetweenWhateverElseATestDeclares() {
        let source = """
            import A
            #if canImport(B)
            @testable import B; public import class C.D
            #endif
            \(Self.source)
            final class E: F { func g() { /* import G */ } }
              import I
            func h() {}
            """
        #expect(
            FactsDump.text(of: source, detail: .imports) == """
                import A
                import B testable
                import C
                import I
                #1 in #0, group 1, branch 0
                """)
    }

    @Test(arguments: ["", "\n", "a\r\nb\rc\n\n", "import A", "import A\n\n/* \n", "\u{FEFF}import A\nclass B {"])
    func testsHaveTheLinesThatTheyHaveReadWhole(source: String) {
        let whole = FactsDump.read(source).facts
        let facts = FactsDump.read(source, detail: .imports).facts
        #expect(facts.lines == whole.lines)
        #expect(facts.byteCount == whole.byteCount)
        #expect(facts.imports.count == whole.imports.count)
        #expect(facts.problems.isEmpty)
    }

    @Test(arguments: ["XCTest", "Testing", "Quick"])
    func productionCodeEndsWhereATestFrameworkIsImported(module: String) {
        let facts = FactsDump.read("import \(module)\n" + Self.source, detail: .production).facts
        #expect(facts.bodies.isEmpty && facts.types.isEmpty)
        #expect(FactsDump.read("import A\n" + Self.source, detail: .production).facts.bodies.count == 10)
        // An example app may import what it shows like that.
        #expect(FactsDump.read("@testable import A\n" + Self.source, detail: .production).facts.bodies.count == 10)
    }

    @Test(arguments: [
        ("import XCTest\nimport Wires\n", FactExtractor.Detail.production, 10),
        ("import Wires\n@testable import A\n", .production, 10),
        ("import Wires\n", .imports, 10),
        ("import A\nimport Wires.Copper\nimport B\n", .imports, 10),
        ("class A { let b = c }\n  internal import Wires\n", .imports, 11),
        ("import Wireless\nimport XCTest\n", .production, 0),
        ("import A\n", .imports, 0),
    ])
    func testsThatImportWhatTellsSomethingAreRead(imports: String, detail: FactExtractor.Detail, bodies: Int) {
        let interests = FactExtractor.Interests(modulesReadInTests: ["Wires"])
        let facts = FactsDump.read(imports + Self.source, detail: detail, interests: interests).facts
        #expect(facts.bodies.count == bodies)
    }

    @Test
    func anExtractorReadsEveryFileAsIfItWereTheFirst() {
        var extractor = FactExtractor()
        for source in [Self.source, "#if A\nclass B { func c() {", "", Self.source] {
            let bytes = Array(source.utf8) + Array(repeating: 0, count: Tokenizer.padding)
            let facts = bytes.withUnsafeBufferPointer { bytes in
                extractor.facts(
                    path: "Test.swift", source: UnsafeBufferPointer(rebasing: bytes.dropLast(16)), detail: .full)
            }
            #expect(
                FactsDump.text(facts, names: extractor.names, positions: true)
                    == FactsDump.text(of: source, positions: true))
        }
    }

    @Test
    func positionsPointToNames() {
        #expect(
            FactsDump.text(
                of: """
                    @A class `B` {
                      init(c d: D) { d.e(f: .g) }
                    }
                    extension X.Y {}
                    """, positions: true) == """
                    type 0 internal class B @A @1:10 body @1:14-@3:2
                    type 1 internal extension Y extended=X.Y @4:13 body @4:15-@4:17
                    internal initializer (c d: D) hasBody in 0 body=0 @2:3
                    body 0 function of 0 in 0
                      body single @2:16
                        name d @2:18
                          member e @2:19
                            call @2:21
                              argument f @2:22
                                implicitMember g @2:25
                      scopeEnd @2:29
                    """)
    }

    @Test
    func wordsWithAMeaningComeFirstInEveryNameTable() {
        let names = FactExtractor().names
        #expect(names.count > Word.allCases.count)
        for word in Word.allCases { #expect(names.text(word.id) == word.rawValue && Word(word.id) == word) }
        #expect(Word.allCases.filter(\.isModifier).last == .reasync)
        #expect(Word.allCases.filter(\.isAccessor).first == .get)
    }

    @Test(arguments: [([], []), (["wire"], ["a"]), (["wire", "of", "spool"], ["a", "b", "d"])])
    func stringsWithTheLabelsThatAreAskedForAreNames(labels: [String], kept: [String]) {
        let source = ##"let x = f(wire: "a", spool: "b", "c", of: "d", plug: "e", wire: g("f"), wire: #"h"#)"##
        let (facts, names) = FactsDump.read(source, interests: FactExtractor.Interests(keyLabels: labels))
        let literals = facts.expressions.filter { $0.kind == .literal }
        #expect(literals.map { names.text($0.name) }.filter { !$0.isEmpty } == kept)
    }

    @Test
    func longAndShortWordsKeepTheirNames() {
        let words = (1...40).flatMap { length in
            ["a", "b"].map { String(repeating: "x", count: length - 1) + $0 }
        }
        let source = words.map { "func \($0)() {}" }.joined(separator: "\n")
        let (facts, names) = FactsDump.read(source + "\n" + source)
        #expect(facts.functions.map { names.text($0.name) } == words + words)
    }
}
