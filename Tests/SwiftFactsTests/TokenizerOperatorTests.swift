import SwiftFacts
import Testing

/// Operators, and regex literals, which begin with one.
struct TokenizerOperatorTests {
    @Test
    func whiteSpaceDecidesBetweenBinaryPrefixAndPostfix() {
        #expect(tokens("a + b") == ["identifier a", "binaryOperator +", "identifier b"])
        #expect(tokens("a+b") == ["identifier a", "binaryOperator +", "identifier b"])
        #expect(tokens("a +b") == ["identifier a", "prefixOperator +", "identifier b"])
        #expect(tokens("a+ b") == ["identifier a", "postfixOperator +", "identifier b"])
        #expect(
            tokens("(-a, !b)[~c]{+d};*e") == [
                "leftParen (", "prefixOperator -", "identifier a", "comma ,", "prefixOperator !", "identifier b",
                "rightParen )", "leftBracket [", "prefixOperator ~", "identifier c", "rightBracket ]", "leftBrace {",
                "prefixOperator +", "identifier d", "rightBrace }", "semicolon ;", "prefixOperator *", "identifier e",
            ])
        #expect(tokens("a+/**/b") == ["identifier a", "postfixOperator +", "identifier b"])
        #expect(tokens("a/**/+b") == ["identifier a", "prefixOperator +", "identifier b"])
        #expect(tokens("x^.y") == ["identifier x", "postfixOperator ^", "dot .", "identifier y"])
        #expect(tokens("^.y") == ["prefixOperator ^", "dot .", "identifier y"])
    }

    @Test
    func operatorAsAnArgumentIsBinary() {
        #expect(tokens("(0, +)") == ["leftParen (", "integer 0", "comma ,", "binaryOperator +", "rightParen )"])
        #expect(tokens("(by: <)") == ["leftParen (", "identifier by", "colon :", "binaryOperator <", "rightParen )"])
    }

    @Test(arguments: ["<>", "<¢>", "~>", "<*>", "...", "..<", "&&=", "===", "&+", ".+.", "⊕", "∑̂", "→→", "-=>"])
    func longestRunOfOperatorCharactersIsOneOperator(text: String) {
        #expect(tokens("a \(text) b") == ["identifier a", "binaryOperator \(text)", "identifier b"])
        #expect(tokens("r\(text))") == ["identifier r", "postfixOperator \(text)", "rightParen )"])
    }

    @Test
    func dotContinuesOnlyWhatBeginsWithOne() {
        #expect(tokens("a +.b") == ["identifier a", "prefixOperator +", "dot .", "identifier b"])
        #expect(tokens("a ..+ b") == ["identifier a", "binaryOperator ..+", "identifier b"])
        #expect(tokens("a . b") == ["identifier a", "dot .", "identifier b"])
    }

    @Test
    func reservedOperators() {
        #expect(tokens("a = b") == ["identifier a", "equal =", "identifier b"])
        #expect(tokens("a=b") == ["identifier a", "equal =", "identifier b"])
        #expect(tokens("a=.b") == ["identifier a", "equal =", "dot .", "identifier b"])
        #expect(tokens("()->a") == ["leftParen (", "rightParen )", "arrow ->", "identifier a"])
        #expect(
            tokens("f(&a)") == ["identifier f", "leftParen (", "prefixAmpersand &", "identifier a", "rightParen )"])
        #expect(
            tokens("a & b&c") == [
                "identifier a", "binaryOperator &", "identifier b", "binaryOperator &", "identifier c",
            ])
    }

    @Test
    func questionAndExclamationMarksBehindAnOperandArePostfix() {
        #expect(
            tokens("a?.b!.c??") == [
                "identifier a", "postfixQuestion ?", "dot .", "identifier b", "postfixExclamation !", "dot .",
                "identifier c", "postfixQuestion ?", "postfixQuestion ?",
            ])
        #expect(tokens("a ? b : c") == ["identifier a", "infixQuestion ?", "identifier b", "colon :", "identifier c"])
        #expect(
            tokens("[A]?=b as! C") == [
                "leftBracket [", "identifier A", "rightBracket ]", "postfixQuestion ?", "equal =", "identifier b",
                "keywordAs as",
                "postfixExclamation !", "identifier C",
            ])
        #expect(tokens("!a != b") == ["prefixOperator !", "identifier a", "binaryOperator !=", "identifier b"])
    }

    @Test
    func genericBracketsAreOperators() {
        #expect(
            tokens("A<B<C>>?()") == [
                "identifier A", "binaryOperator <", "identifier B", "binaryOperator <", "identifier C",
                "binaryOperator >>?", "leftParen (", "rightParen )",
            ])
    }

    @Test
    func dotBehindABackslashBelongsToTheKeyPath() {
        #expect(tokens(#"\.?.a"#) == ["backslash \\", "dot .", "postfixQuestion ?", "dot .", "identifier a"])
        #expect(
            tokens(#"\A?.b![0]"#) == [
                "backslash \\", "identifier A", "postfixQuestion ?", "dot .", "identifier b", "postfixExclamation !",
                "leftBracket [", "integer 0", "rightBracket ]",
            ])
    }

    @Test
    func commentEndsAnOperator() {
        let listing = TokenListing("a +// b\nc +/* d */e */*f*/ g")
        #expect(
            listing.list == [
                "identifier a", "binaryOperator +", "identifier c", "binaryOperator +", "identifier e",
                "binaryOperator *", "identifier g",
            ])
        #expect(listing.commentTexts == ["// b", "/* d */", "/*f*/"])
    }

    // MARK: - Regex literals

    @Test(arguments: ["/ab(c{1,2})\"/", "/a b/", "/a\\/b/", "/\\(/", "/[()]/", "/(?<n>a)/", "/\\ /"])
    func bareRegexWhereAnExpressionMayStart(regex: String) {
        for prefix in [
            "", "= ", "(", "[", ", ", "{ ", "return ", "in ", "&& ", "|| ", "? ", ": ", "a\n", "; ", "try! ",
        ] {
            let listing = TokenListing(prefix + regex + ".x")
            #expect(listing.list.suffix(3) == ["regex \(regex)", "dot .", "identifier x"])
        }
    }

    @Test(arguments: ["/^ x/", "/+ x/", "/ a/", "/+ a )/"])
    func whatLooksLikeABinaryOperatorIsARegexOnlyWhereNothingIsToItsLeft(regex: String) {
        #expect(tokens("let r = \(regex)") == ["keywordLet let", "identifier r", "equal =", "regex \(regex)"])
        #expect(tokens("return \(regex)") == ["keywordReturn return", "regex \(regex)"])
        #expect(tokens("try? \(regex)").last == "regex \(regex)")
        #expect(!tokens("a\n\(regex)").contains("regex \(regex)"))
    }

    @Test
    func slashBetweenOperandsDivides() {
        #expect(
            tokens("a / b / c") == [
                "identifier a", "binaryOperator /", "identifier b", "binaryOperator /", "identifier c",
            ])
        #expect(
            tokens("a/b/c") == ["identifier a", "binaryOperator /", "identifier b", "binaryOperator /", "identifier c"])
        #expect(
            tokens("x /y/ z") == [
                "identifier x", "prefixOperator /", "identifier y", "postfixOperator /", "identifier z",
            ])
        #expect(tokens("f() /g/ 2")[3...4] == ["prefixOperator /", "identifier g"])
        #expect(tokens("a\n / b / c")[1] == "binaryOperator /")
    }

    @Test
    func contextualWordsMayPrecedeARegex() {
        #expect(tokens("await /a/") == ["identifier await", "regex /a/"])
    }

    @Test
    func slashAsAFunctionIsAnOperator() {
        #expect(tokens("(/)") == ["leftParen (", "binaryOperator /", "rightParen )"])
        #expect(tokens("f(1, /) + g(/)").filter { $0 == "binaryOperator /" }.count == 2)
        #expect(tokens("static func / (a: A)")[2] == "binaryOperator /")
        #expect(tokens("func /(a: A)/")[1] == "prefixOperator /")
        #expect(tokens("infix operator /^/")[2] == "binaryOperator /^/")
    }

    @Test
    func bareRegexEndsOnItsLineAndNotBehindASpace() {
        #expect(tokens("(/a\n/)").first { $0.hasPrefix("regex") } == nil)
        #expect(tokens("(/a, b: /c)").first { $0.hasPrefix("regex") } == nil)
        #expect(tokens("(/ a/)").first { $0.hasPrefix("regex") } == nil)
        #expect(tokens("(/a)/").first { $0.hasPrefix("regex") } == nil)
    }

    @Test
    func certainRegexWithoutEndStopsAtItsLineEnd() {
        let listing = TokenListing("let r = / a b\nc")
        #expect(listing.list == ["keywordLet let", "identifier r", "equal =", "regex / a b", "identifier c"])
        #expect(listing.texts(with: .unterminated) == ["/ a b"])
    }

    @Test
    func operatorMayPrecedeARegex() {
        #expect(
            tokens("let r = !/a/") == [
                "keywordLet let", "identifier r", "equal =", "prefixOperator !", "regex /a/",
            ])
        #expect(tokens("(^^/a b/)")[1...2] == ["prefixOperator ^^", "regex /a b/"])
    }

    @Test(arguments: ["#/ a \" { /#", "##/ /# a /##", "#/\n a { /b\n/#", "#/a\\/#b/#", "#/[/]/#"])
    func extendedRegexIsOneToken(regex: String) {
        #expect(
            tokens("a(\(regex)) x") == [
                "identifier a", "leftParen (", "regex \(regex)", "rightParen )", "identifier x",
            ])
    }

    @Test
    func extendedRegexWithoutEndStopsAtItsLineEnd() {
        let listing = TokenListing("#/a b\nc #/ \nd")
        #expect(listing.list == ["regex #/a b", "identifier c", "regex #/ ", "identifier d"])
        #expect(listing.texts(with: .unterminated) == ["#/a b", "#/ "])
    }
}
