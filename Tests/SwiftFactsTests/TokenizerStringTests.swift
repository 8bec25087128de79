import SwiftFacts
import Testing

/// String literals and their interpolations.
struct TokenizerStringTests {
    @Test(arguments: [
        #""""#, #""a""#, #""\"\\\n\u{1F600}""#, #""{ } class // /* ' #""#, ##"#"no \(x) yes "q" \"#"##,
        ###"##"…#"…\#(x)"##"###, ##"#"""#"##, ##"#"\#""#"##, "#\"\"\"\n\"\"\" \\( \" \n\"\"\"#",
        "\"\"\"\n { class init \"\" \" \\\"\"\" \n\"\"\"",
        "\"\"\"\na \\\n  b\n\"\"\"", "'single'", #"'\''"#, "\"\"\"\r\na\r\"\"\"", "##\"\"\"\n\"\"\"# \\#(a) \n\"\"\"##",
    ])
    func literalWithoutInterpolationIsOneToken(literal: String) {
        let listing = TokenListing("x(\(literal))")
        #expect(listing.list == ["identifier x", "leftParen (", "string \(literal)", "rightParen )"])
        #expect(listing.texts(with: .unterminated) == [])
    }

    @Test
    func interpolationCutsAStringInTwo() {
        #expect(
            tokens(#""a \(b) c""#) == [#"stringHead "a \("#, "identifier b", #"stringTail ) c""#])
        #expect(tokens(#""\()""#) == [#"stringHead "\("#, #"stringTail )""#])
    }

    @Test
    func furtherInterpolationsGiveMiddles() {
        #expect(
            tokens(#""\(a)-\(b)\(c)""#) == [
                #"stringHead "\("#, "identifier a", #"stringMiddle )-\("#, "identifier b", #"stringMiddle )\("#,
                "identifier c", #"stringTail )""#,
            ])
    }

    @Test
    func codeInsideAnInterpolationIsCode() {
        #expect(
            tokens(#""\(Beacon.shared.id)""#) == [
                #"stringHead "\("#, "identifier Beacon", "dot .", "identifier shared", "dot .", "identifier id",
                #"stringTail )""#,
            ])
    }

    @Test
    func parenthesesAndStringsNestInsideAnInterpolation() {
        #expect(
            tokens(#""a \(f("b \(c ?? "d")", [")": 1])) e""#) == [
                #"stringHead "a \("#, "identifier f", "leftParen (", #"stringHead "b \("#, "identifier c",
                "binaryOperator ??", #"string "d""#, #"stringTail )""#, "comma ,", "leftBracket [", #"string ")""#,
                "colon :", "integer 1", "rightBracket ]", "rightParen )", #"stringTail ) e""#,
            ])
    }

    @Test
    func commentInsideAnInterpolationHidesItsParenthesis() {
        #expect(tokens(#""\(a /* ) */)""#) == [#"stringHead "\("#, "identifier a", #"stringTail )""#])
    }

    @Test
    func rawStringInterpolatesWithItsPounds() {
        #expect(
            tokens(##"#"no \(x) yes \#(y) "q" "#"##) == [
                ##"stringHead #"no \(x) yes \#("##, "identifier y", ##"stringTail ) "q" "#"##,
            ])
        #expect(
            tokens(###"##"\##(#"\#(a)"#)"##"###) == [
                ###"stringHead ##"\##("###, ##"stringHead #"\#("##, "identifier a", ##"stringTail )"#"##,
                ###"stringTail )"##"###,
            ])
    }

    @Test
    func multilineStringsNest() {
        let inner = "\"\"\"\n  b\n  \"\"\""
        #expect(
            tokens("\"\"\"\n{ \\(f(\n\(inner)\n)) }\n\"\"\"") == [
                "stringHead \"\"\"\n{ \\(", "identifier f", "leftParen (", "string \(inner)", "rightParen )",
                "stringTail ) }\n\"\"\"",
            ])
    }

    @Test
    func escapedBackslashOpensNoInterpolation() {
        #expect(tokens(#""\\(a)""#) == [#"string "\\(a)""#])
        #expect(tokens(##"#"\\#(a)"#"##) == [##"stringHead #"\\#("##, "identifier a", ##"stringTail )"#"##])
    }

    @Test
    func quoteBehindTheEndBeginsAnotherString() {
        #expect(tokens(#""a""b""#) == [#"string "a""#, #"string "b""#])
        #expect(tokens(#""" "b""#) == [#"string """#, #"string "b""#])
    }

    // MARK: - What is not closed

    @Test(arguments: ["\n", "\r\n", "\r"])
    func singleLineStringWithoutEndStopsAtItsLineEnd(lineBreak: String) {
        let listing = TokenListing("let a = \"b { \\\"" + lineBreak + "}")
        #expect(listing.list == ["keywordLet let", "identifier a", "equal =", "string \"b { \\\"", "rightBrace }"])
        #expect(listing.texts(with: .unterminated) == ["\"b { \\\""])
    }

    @Test(arguments: [#""a"#, "\"\"\"\na \"\" b", ##"#"a" "##, "'a", #""a\"#, "\"\"\"", #"""#, ##"#""##])
    func stringWithoutEndReachesToTheEnd(literal: String) {
        let listing = TokenListing(literal)
        #expect(listing.list == ["string \(literal)"])
        #expect(listing.texts(with: .unterminated) == [literal])
    }

    @Test
    func lineEndLeavesTheInterpolationsOfSingleLineStrings() {
        let listing = TokenListing("\"a \\(f(\"b \\({\n}) \"c\"")
        #expect(
            listing.list == [
                #"stringHead "a \("#, "identifier f", "leftParen (", #"stringHead "b \("#, "leftBrace {",
                "rightBrace }", "rightParen )", #"string "c""#,
            ])
        #expect(listing.texts(with: .unterminated) == [#""a \("#, #""b \("#])
    }

    @Test
    func lineEndLeavesOnlyTheInnerSingleLineString() {
        #expect(
            tokens("\"\"\"\n\\(a \"\\(b\n) \"c\" \"\"\"") == [
                "stringHead \"\"\"\n\\(", "identifier a", #"stringHead "\("#, "identifier b",
                "stringTail ) \"c\" \"\"\"",
            ])
    }

    @Test
    func stringMiddleThatIsNotContinuedIsMarked() {
        let listing = TokenListing("\"\\(a) \\(b\nc")
        #expect(listing.texts(with: .unterminated) == [#") \("#])
        #expect(listing.list.last == "identifier c")
    }

    @Test
    func interpolationOpenAtTheEndIsMarked() {
        let listing = TokenListing("\"\"\"\n\\(a \"\\(b")
        #expect(listing.texts(with: .unterminated) == ["\"\"\"\n\\(", #""\("#])
    }

    @Test
    func tenThousandNestedInterpolationsNeedNoStack() {
        let depth = 10_000
        let listing = TokenListing(String(repeating: #""\("#, count: depth) + String(repeating: #")""#, count: depth))
        #expect(
            listing.kinds == Array(repeating: .stringHead, count: depth) + Array(repeating: .stringTail, count: depth))
        #expect(listing.texts(with: .unterminated) == [])
    }
}
