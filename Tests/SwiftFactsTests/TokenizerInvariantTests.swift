import Foundation
import SwiftFacts
import TestSupport
import Testing

/// What holds for any bytes: tokens in order, nothing but trivia between them, every flag as its neighbours say.
struct TokenizerInvariantTests {
    /// Sources that hold one of every hazard.
    static let hostileSources = [
        ###"a "b \(c("d \(e ?? "f")", [")": 1])) g" h #"i \(j) \#(k) "l" "# ##"m"# \##(n)"## 'o\'' p"###,
        "x = \"\"\"\n a \\(b(\n\"\"\"\n { \"q\" \\\n\"\"\")) \\\"\"\" \n\"\"\" + #\"\"\"\n\\#(c) \"\"\" \n\"\"\"# + #\"\"\"#",
        "let r = /ab(c{1,2})\"/; let s = #/ a \" /#, t = #/\n u { /v\n/#; w / x /y/ z; f(1, /); try? /^ a/.b; (/) ^/c/",
        "/* a /* b */ { */ // c\n/// d\r\n/* e\r\n\n*/ +/* f */- *// g\r/**/h/*",
        "func `default`() { `a b`.init(0x1.8p3, 1...2, x.0.1, $0, 1_0e-3, 0b1, 0xg).self } `c",
        "f(<#T##String#>, +<#a#>) <# b\n#> <#c <#d#> \u{201C}e\u{201D} #if A\n#elseif B\n#else\n#endif ###\"g\"### ##h",
        "φ1 + Δλ ⊕ Сервис <¢> 🚀 a\u{301} \u{301}b ∑̂ \u{A0}\u{FEFF}c \u{2028} d\u{0}e\u{7F}",
        "a?.b!.c ?? d ? e : f & g &h == i ..< j.k\\.?.l[m]->n;o::p,@q{r}s<t<u>>? -v w! = .x",
        "\u{FEFF}#!/usr/bin/env swift\nimport A\r\n\tlet b=1;#!c\r\r\n\u{B}\u{C}d",
    ]

    @Test(arguments: hostileSources.indices)
    func everyPrefixOfHostileSources(index: Int) {
        let bytes = Array(Self.hostileSources[index].utf8)
        var buffer = TokenBuffer()
        for count in 0...bytes.count {
            let listing = TokenListing(bytes: Array(bytes[..<count]), reusing: &buffer)
            #expect(listing.violation == nil, "prefix of \(count) bytes")
        }
    }

    @Test(arguments: hostileSources.indices)
    func hostileSourcesInsideOfEachOther(index: Int) {
        for other in Self.hostileSources {
            for (opening, closing) in [("\"\\(", ")\""), ("/*", "*/"), ("\"\"\"\n", "\n\"\"\""), ("#\"\\#(", ")\"#")] {
                let source = opening + Self.hostileSources[index] + closing + other
                #expect(TokenListing(source).violation == nil, "\(source)")
            }
        }
    }

    @Test(arguments: 0..<8)
    func randomBytes(seed: Int) {
        var generator = SeededGenerator(state: UInt64(seed))
        var buffer = TokenBuffer()
        for _ in 0..<200 {
            let bytes = (0..<Int.random(in: 0..<120, using: &generator)).map { _ in
                UInt8.random(in: .min ... .max, using: &generator)
            }
            #expect(TokenListing(bytes: bytes, reusing: &buffer).violation == nil, "\(bytes)")
        }
    }

    @Test(arguments: 0..<8)
    func randomFragments(seed: Int) {
        let fragments = [
            "\"", "\"\"\"", "\\(", "\\#(", "#", "#\"", "\"#", "(", ")", "/", "#/", "/#", "//", "/*", "*/", "\n", "\r",
            "\r\n",
            " ", "\t", "`", "'", "\\", "<#", "#>", "<", ">", ".", "?", "!", "&", "=", "->", "a", "é", "⊕", "\u{A0}",
            "\0",
            "1", "0x", ".5", "$", "try", "let", "{", "}", "[", "]", ",", ":", ";", "@", "#if", "func",
        ].map { Array($0.utf8) }
        var generator = SeededGenerator(state: UInt64(seed) &* 977)
        var buffer = TokenBuffer()
        for _ in 0..<300 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0..<40, using: &generator) {
                bytes += fragments[Int.random(in: 0..<fragments.count, using: &generator)]
            }
            let listing = TokenListing(bytes: bytes, reusing: &buffer)
            #expect(listing.violation == nil, "\(String(decoding: bytes, as: UTF8.self))")
            #expect(listing == TokenListing(bytes: bytes), "a reused buffer gives the same")
        }
    }

    @Test
    func everyFileOfThisPackage() throws {
        var buffer = TokenBuffer()
        let paths = PackageSources.paths
        #expect(paths.count > 1500)
        for path in paths {
            let bytes = Array(try #require(FileManager.default.contents(atPath: path)))
            #expect(TokenListing(bytes: bytes, reusing: &buffer).violation == nil, "\(path)")
        }
    }

    @Test(arguments: [
        "\"\\(", "/*", "(", "<#", "/", "#", "#\"\"\" \\#(", "`", "'", "+/**/", "#/\n", "= /x ", "\u{0}", "é", "⊕",
    ])
    func longRunOfOneHazardHasTokens(hazard: String) {
        let listing = TokenListing(String(repeating: hazard, count: 20_000))
        #expect(listing.violation == nil)
    }
}

/// Sebastiano Vigna's SplitMix64: the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
