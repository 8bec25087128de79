import SwiftFacts
import Testing

/// White space, comments, line starts, and bytes that are no Swift.
struct TokenizerTriviaTests {
    @Test
    func lineCommentEndsAtAnyLineBreakAndAtTheEnd() {
        let listing = TokenListing("a // 1\nb // 2\r\nc // 3\rd // 4")
        #expect(listing.list == ["identifier a", "identifier b", "identifier c", "identifier d"])
        #expect(listing.commentTexts == ["// 1", "// 2", "// 3", "// 4"])
    }

    @Test
    func blockCommentsNest() {
        let listing = TokenListing("a /* x /* { */ \" */ b /**/ /***/ /*/*/ */*/ c")
        #expect(listing.list == ["identifier a", "identifier b", "identifier c"])
        #expect(listing.commentTexts == ["/* x /* { */ \" */", "/**/", "/***/", "/*/*/ */*/"])
    }

    @Test
    func commentsHideCode() {
        let listing = TokenListing("/// let a = X.shared\n//: `b`\n/** { */\n/* // */ // /* \nc")
        #expect(listing.list == ["identifier c"])
        #expect(listing.commentTexts == ["/// let a = X.shared", "//: `b`", "/** { */", "/* // */", "// /* "])
    }

    @Test
    func commentWithoutEndMarksTheEndOfTheFile() {
        let listing = TokenListing("a /* b /* c */\nd")
        #expect(listing.list == ["identifier a"])
        #expect(listing.tokens.last?.flags.contains(.unterminated) == true)
        #expect(listing.commentTexts == ["/* b /* c */\nd"])
        #expect(listing.lineStarts == [0, 15])
    }

    @Test
    func endOfACommentThatDoesNotBeginIsUnknown() {
        #expect(tokens("a */ b") == ["identifier a", "unknown */", "identifier b"])
    }

    @Test
    func linesBeginBehindLFAndCRLFAndLoneCR() {
        let source = "a\nb\r\nc\rd /*\n\r\n*/ \"\"\"\n\r\n\r\"\"\"\n\n"
        #expect(TokenListing(source).lineStarts == [0, 2, 5, 7, 12, 14, 21, 23, 24, 28, 29])
    }

    @Test
    func linesInsideAMultilineRegexAreCounted() {
        #expect(TokenListing("#/\n a\r\n/#\nb").lineStarts == [0, 3, 7, 10])
    }

    @Test
    func byteOrderMarkAndShebangAreTriviaAtTheStart() {
        #expect(tokens("\u{FEFF}import A") == ["keywordImport import", "identifier A"])
        #expect(tokens("#!/usr/bin/env swift {\nlet") == ["keywordLet let"])
        #expect(tokens("\u{FEFF}#!/bin/x\rlet") == ["keywordLet let"])
        #expect(TokenListing("#!/usr/bin/env swift").comments.isEmpty)
        #expect(tokens(" #!x") == ["pound #", "postfixExclamation !", "identifier x"])
    }

    @Test
    func otherWhiteSpaceSeparatesTokens() {
        #expect(TokenListing("a\tb\u{B}c\u{C}d\u{A0}e \u{FEFF}f").kinds == Array(repeating: .identifier, count: 6))
    }

    // MARK: - Flags

    @Test
    func firstTokenOfALineIsMarkedAlsoBehindAComment() {
        let listing = TokenListing("  a b\n/* c */ d /*\n*/ e f\n\n  // g\n\th.i")
        #expect(listing.texts(with: .atLineStart) == ["a", "d", "e", "h"])
    }

    @Test
    func lineOfAMultilineStringEndBeginsWithIt() {
        let listing = TokenListing("\"\"\"\na\\(b\n)\n\"\"\".c\n.d")
        #expect(listing.texts(with: .atLineStart) == ["\"\"\"\na\\(", ")\n\"\"\"", "."])
    }

    @Test
    func whiteSpaceAndCommentsAndTheRimsOfTheFileCountAsSpace() {
        let listing = TokenListing("a.b /**/ c(d)//e\nf")
        #expect(listing.texts(with: .spaceBefore) == ["a", "c", "f"])
        #expect(listing.texts(with: .spaceAfter) == ["b", ")", "f", ""])
    }

    // MARK: - Bytes that are no Swift

    @Test
    func bytesThatBeginNoTokenAreOneUnknownToken() {
        let bytes: [UInt8] = [0x61, 0x00, 0x01, 0x7F, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x62]
        #expect(TokenListing(bytes: bytes).kinds == [.identifier, .unknown, .leftParen, .unknown, .identifier])
        #expect(tokens("“a”") == ["unknown “", "identifier a", "unknown ”"])
    }

    @Test
    func zeroByteDoesNotEndTheFile() {
        #expect(TokenListing(bytes: [0]).kinds == [.unknown])
        #expect(
            TokenListing("\"a\0b\" /* \0 */ // \0\n`\0` c\0").kinds == [
                .string, .quotedIdentifier, .identifier, .unknown,
            ])
    }

    @Test
    func otherEncodingsGiveTokensAsWell() {
        let utf16 = "let a".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(TokenListing(bytes: [0xFF, 0xFE] + utf16).kinds.contains(.unknown))
        let latin1: [UInt8] = Array("// caf".utf8) + [0xE9, 0x0A, 0x61]
        #expect(TokenListing(bytes: latin1).list == ["identifier a"])
    }
}
