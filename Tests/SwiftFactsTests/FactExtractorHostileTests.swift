import Foundation
import SwiftFacts
import TestSupport
import Testing

/// Broken, hostile and very deep sources: nothing crashes, and what the linking stage relies on holds.
struct FactExtractorHostileTests {
    static let sources = [
        #"""
        @testable import class A.B; @A(b) public final class C<T: P & Q>: D<T>, @unchecked E where T.X == [Int] {
        @I(\.a) private(set) var f: any F?, g = G(x: .y) { z }, (h, i) = (1, nil); lazy var j: J = { [weak self] in self?.k }()
        init?(a: A = B.c ?? D(), @N("x") _ b: B...) async throws(E) { self.a = a; (b, c) = (d, e); super.init() } ; deinit {}
        enum K { case a, b(Int, c: D = .e), `f` = -1 }; subscript(i: Int) -> X { get { a[i] } set(n) { a[i] = n } }
        """#,
        #"""
        func a<T>(b c: @escaping (D) async -> E = { 3 }()) -> [String: [any P]]? where T: U {
        if let x, case .a(let y, z: w)? = v, u == 1 { b() } else if c { d } else { e }; guard let self else { return nil }
        for try await (k, v) in xs.map { $0 } where k < v { print("a \(k.b ?? "c \(d)", f: e) g") }
        switch a { case .b(let c), .d where e: f(); case is G, _ as H: break; @unknown default: return i ? j : k }
        do { try a() } catch let e as B where c { } catch { log(error) }; repeat { a() } while b; defer { c }
        """#,
        """
        #if A
        struct B { func c() { a
        #if D
        .b() { c }
        #elseif E
        } )
        #else
        .d(
        #endif
        .e() } }
        #else
        class F { var g: H { get { i } set } }
        #endif
        """,
        #"""
        let a = B<C<D>>()<e, f>(g), h = i<j && k>l, m: N<O, (P) -> Q>? = [R]() as? S<T>, u = \V.w?.x![0], y = #z(a) { b } c: { d }
        let e = if f { g } else { h }, i = switch j { case k: l default: m }; n = o ? p : q ? r : s; _ = { (a: B, c) -> D in e }
        func f() { struct G { let h = { class I { func j() { enum K { case l } } } } }; func m(n: O = p) {}; let q: R { s } }
        """#,
        "extension [A]: B { @C(d) #E(f) { g } subscript<H>(_ i: H.Type) -> H { get } associatedtype J: K = L where M == N }",
    ]

    @Test(arguments: sources.indices)
    func everyPrefix(index: Int) {
        let bytes = Array(Self.sources[index].utf8)
        var extractor = FactExtractor()
        for count in 0...bytes.count { expectInvariants(Array(bytes[..<count]), &extractor) }
    }

    @Test(arguments: sources.indices)
    func everySuffix(index: Int) {
        let bytes = Array(Self.sources[index].utf8)
        var extractor = FactExtractor()
        for count in 0...bytes.count { expectInvariants(Array(bytes[count...]), &extractor) }
    }

    @Test(arguments: sources.indices)
    func everyByteMissing(index: Int) {
        let bytes = Array(Self.sources[index].utf8)
        var extractor = FactExtractor()
        for missing in bytes.indices {
            expectInvariants(Array(bytes[..<missing] + bytes[(missing + 1)...]), &extractor)
        }
    }

    @Test(arguments: 0..<8)
    func randomFragments(seed: Int) {
        let fragments = [
            "(", ")", "[", "]", "{", "}", "<", ">", ",", ":", ";", ".", "=", "->", "?", "!", "&", "@A", "@A(",
            "#if A\n",
            "#else\n", "#endif\n", "#elseif B\n", "\n", "\"\\(", ")\"", "\"a\"", "\\.a", "#a", "a", "B", "_", "$0", "1",
            "nil", "let", "var", "func", "init", "class", "struct", "enum", "protocol", "extension", "case", "default",
            "switch", "if", "else", "guard", "for", "in", "while", "repeat", "do", "catch", "where", "return", "throw",
            "try", "await", "as", "is", "self", "super", "get", "set", "didSet", "willSet", "async", "any", "some",
            "lazy", "final", "actor", "import", "typealias", "subscript", "static", "private(set)", "+", "??", "==",
            "...",
        ]
        var generator = SeededGenerator(state: UInt64(seed) &* 7919 &+ 1)
        var extractor = FactExtractor()
        for _ in 0..<400 {
            let source = (0..<Int.random(in: 1..<60, using: &generator)).map { _ in
                fragments[Int.random(in: 0..<fragments.count, using: &generator)]
            }.joined(separator: " ")
            expectInvariants(Array(source.utf8), &extractor)
            expectInvariants(Array("class A { func b() { \(source) } }".utf8), &extractor)
        }
    }

    @Test(arguments: [
        ("let x = ", "(", ")"), ("let x = ", "[", "]"), ("let x = ", "{", "}"), ("let x = ", "\"\\(", ")\""),
        ("let x = ", "a ? ", "b : "), ("let x: ", "A<", ">"),
        ("let x = ", "A<", ">"), ("let x: ", "(A) -> ", ""), ("func f() { ", "a<b, c(", ""),
        ("func f() { ", "a { x in ", "}"), ("func f() { ", "if a {", "}"),
        ("func f() { ", "if a {} else ", ""), ("func f() { ", "switch a { case b: ", "}"),
        ("func f() { ", "func g(a: B = ", ")"),
        ("func f() { if case ", ".a(", ")"), ("", "struct A {", "}"), ("", "func f() { struct A { ", "}}"),
        ("", "var x: A { get { ", "}}"), ("", "#if A\n", "#endif\n"), ("func f() { a\n", "#if A\n.b\n", "#endif\n"),
        ("", "}", ""), ("", "@A ", ""),
    ])
    func nestingOfOneHundredThousand(prefix: String, opening: String, closing: String) {
        let depth = 100_000
        let source =
            prefix + String(repeating: opening, count: depth) + "a" + String(repeating: closing, count: depth)
        var extractor = FactExtractor()
        expectInvariants(Array(source.utf8), &extractor)
    }

    @Test
    func everyFileOfThisPackage() throws {
        var extractor = FactExtractor()
        let paths = PackageSources.paths
        #expect(paths.count > 1500)
        for path in paths {
            expectInvariants(Array(try #require(FileManager.default.contents(atPath: path))), &extractor)
        }
    }

    @Test(arguments: [
        ([0xFF, 0xFE, 0x41, 0x00], "not UTF-8: the file begins with a UTF-16 byte order mark"),
        ([0xFE, 0xFF, 0x00, 0x41], "not UTF-8: the file begins with a UTF-16 byte order mark"),
        (
            Array("\0GITCRYPT\0".utf8) + [0x9F, 0x7B, 0x22, 0x0A, 0x7D],
            "not Swift: the file is encrypted with git-crypt"
        ),
        (Array("class A {}\nlet b = \u{0}1".utf8), "line 2: invalid UTF-8 or control characters"),
        (Array("class A {}\n".utf8) + [0xC3, 0x28], "line 2: invalid UTF-8 or control characters"),
        (Array("class A {}\nlet b = 3 */ 4".utf8), "line 2: '*/' closes nothing"),
        (Array("class A {}\nlet `b = 1\n".utf8), "line 2: back-tick is never closed"),
    ])
    func unreadableBytesAreOneProblem(bytes: [UInt8], message: String) {
        let facts = FactsDump.read(bytes).facts
        #expect(facts.problems == [Problem(path: "Test.swift", message: message)])
        #expect(facts.types.count == (bytes[0] == UInt8(ascii: "c") ? 1 : 0))
    }

    private func expectInvariants(_ bytes: [UInt8], _ extractor: inout FactExtractor) {
        let padded = bytes + Array(repeating: 0, count: Tokenizer.padding)
        let facts = padded.withUnsafeBufferPointer { padded in
            extractor.facts(
                path: "Test.swift", source: UnsafeBufferPointer(rebasing: padded[..<bytes.count]), detail: .full)
        }
        let violations = FactsInvariants(facts, names: extractor.names).violations
        #expect(violations.isEmpty, "\(String(decoding: bytes.prefix(300), as: UTF8.self))")
    }
}
