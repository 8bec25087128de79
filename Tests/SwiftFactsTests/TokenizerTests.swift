import SwiftFacts
import Testing

/// Words, numbers, punctuation and trivia.
struct TokenizerTests {
    @Test
    func tokenTakesTwelveBytes() {
        #expect(MemoryLayout<Token>.stride == 12)
    }

    @Test
    func emptySourceIsItsEnd() {
        let listing = TokenListing("")
        #expect(
            listing.tokens == [
                Token(start: 0, length: 0, kind: .endOfFile, flags: [.atLineStart, .spaceBefore, .spaceAfter])
            ])
        #expect(listing.lineStarts == [0])
        var buffer = TokenBuffer()
        Tokenizer.tokenize(UnsafeBufferPointer(start: nil, count: 0), into: &buffer)
        #expect(buffer.count == 1 && buffer.lineStarts == [0])
        #expect(buffer.tokens[0] == listing.tokens[0])
    }

    // MARK: - Words

    @Test(arguments: [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
        "as", "false", "is", "nil", "self", "super", "throws", "true", "try",
    ])
    func reservedWordsAreKeywords(word: String) {
        let kind = "keyword" + word.prefix(1).uppercased() + word.dropFirst()
        #expect(tokens(word) == ["\(kind) \(word)"])
        #expect(tokens(word + "x") == ["identifier \(word)x"])
        #expect(tokens("x" + word) == ["identifier x\(word)"])
        #expect(tokens(String(word.dropLast()) + "0") == ["identifier \(word.dropLast())0"])
        #expect(tokens(word + "φ") == ["identifier \(word)φ"])
    }

    @Test
    func everyKeywordKindHasItsWord() {
        let words = ["Any": TokenKind.keywordCapitalAny, "Self": .keywordCapitalSelf, "_": .underscore]
        for (word, kind) in words { #expect(TokenListing(word).kinds == [kind]) }
        #expect(TokenKind.allCases.filter(\.isKeyword).count == 53)
    }

    @Test(arguments: [
        "actor", "any", "async", "await", "borrowing", "consuming", "convenience", "dynamic", "final", "get",
        "indirect",
        "isolated", "lazy", "left", "macro", "mutating", "nonisolated", "open", "optional", "override", "package",
        "required", "sending", "set", "some", "unowned", "weak", "willSet", "yield", "Type", "Protocol",
        "associatedtypes", "precedencegroups", "extensio", "extensiom", "fileprivaty", "x123456789abcdefgh",
    ])
    func contextualAndOtherWordsAreIdentifiers(word: String) {
        #expect(tokens(word) == ["identifier \(word)"])
    }

    @Test
    func reservedWordBehindADotNamesAMember() {
        #expect(
            tokens("a.default.extension\n  . /* c */ in") == [
                "identifier a", "dot .", "identifier default", "dot .", "identifier extension", "dot .",
                "identifier in",
            ])
        #expect(tokens("\\.default") == ["backslash \\", "dot .", "identifier default"])
        #expect(tokens("x..<in") == ["identifier x", "binaryOperator ..<", "keywordIn in"])
    }

    @Test
    func initSelfAndCapitalSelfStayKeywordsBehindADot() {
        #expect(
            tokens("T.init.self.Self._") == [
                "identifier T", "dot .", "keywordInit init", "dot .", "keywordSelf self", "dot .",
                "keywordCapitalSelf Self", "dot .", "underscore _",
            ])
    }

    @Test(arguments: ["`default`", "`init`", "`self`", "`sync keeps order`", "`x-y`", "`a.b(\"c\") // { /* d`", "`Δ`"])
    func backTicksQuoteAnyNameOfOneLine(name: String) {
        #expect(
            tokens("func \(name)()") == [
                "keywordFunc func", "quotedIdentifier \(name)", "leftParen (", "rightParen )",
            ])
    }

    @Test(arguments: ["\n", "\r", ""])
    func backTickWithoutASecondOnItsLineStandsAlone(lineBreak: String) {
        let listing = TokenListing("`class A {" + lineBreak)
        #expect(listing.list == ["unknown `", "keywordClass class", "identifier A", "leftBrace {"])
        #expect(listing.texts(with: .unterminated) == ["`"])
    }

    @Test(arguments: ["φ1", "Δλ", "Сервис", "🚀", "naïve", "a\u{301}", "𝒳", "日本語", "👩\u{200D}🚀", "a$b", "x$"])
    func identifiersReachBeyondASCII(name: String) {
        #expect(tokens("let \(name)=1") == ["keywordLet let", "identifier \(name)", "equal =", "integer 1"])
    }

    @Test(arguments: ["$0", "$12", "$projected", "$_x", "$φ", "$"])
    func dollarBeginsAName(name: String) {
        #expect(tokens("{\(name)}") == ["leftBrace {", "dollarIdentifier \(name)", "rightBrace }"])
    }

    // MARK: - Numbers

    @Test(arguments: ["0", "42", "1_000", "0xFF_u8", "0b1010", "0o17", "0b12", "0xg", "12ab", "0x", "0xF00D"])
    func integers(number: String) {
        #expect(tokens("(\(number))") == ["leftParen (", "integer \(number)", "rightParen )"])
    }

    @Test(arguments: ["1.5", "1e3", "1E-3", "1.5e+10", "0x1.8p3", "0x1p-2", "1_0.0_1", "1e", "1e+", "0xFp", "1.5e3x"])
    func floats(number: String) {
        #expect(tokens("(\(number))") == ["leftParen (", "float \(number)", "rightParen )"])
    }

    @Test
    func dotBehindANumberMayBeAMemberOrARange() {
        #expect(tokens("1.foo") == ["integer 1", "dot .", "identifier foo"])
        #expect(tokens("0xff.fade") == ["integer 0xff", "dot .", "identifier fade"])
        #expect(tokens("0xff.fp") == ["integer 0xff", "dot .", "identifier fp"])
        #expect(tokens("1...2") == ["integer 1", "binaryOperator ...", "integer 2"])
        #expect(tokens("1..<2") == ["integer 1", "binaryOperator ..<", "integer 2"])
        #expect(tokens("1.") == ["integer 1", "dot ."])
    }

    @Test
    func tupleElementsAreIntegers() {
        #expect(tokens("x.0.1") == ["identifier x", "dot .", "integer 0", "dot .", "integer 1"])
        #expect(
            tokens("x.0.1.2") == ["identifier x", "dot .", "integer 0", "dot .", "integer 1", "dot .", "integer 2"])
    }

    // MARK: - Punctuation and directives

    @Test
    func punctuation() {
        #expect(
            TokenListing("(){}[],:;@#\\").kinds == [
                .leftParen, .rightParen, .leftBrace, .rightBrace, .leftBracket, .rightBracket, .comma, .colon,
                .semicolon,
                .at, .pound, .backslash,
            ])
    }

    @Test
    func twoColonsSelectAModule() {
        #expect(tokens("Swift::Array") == ["identifier Swift", "colonColon ::", "identifier Array"])
        #expect(TokenListing(":::").kinds == [.colonColon, .colon])
        #expect(tokens("a: :b") == ["identifier a", "colon :", "colon :", "identifier b"])
    }

    @Test
    func directivesTakeTheirPound() {
        #expect(
            tokens("#if DEBUG\n#elseif os(iOS)\n#else\n#endif") == [
                "poundIf #if", "identifier DEBUG", "poundElseif #elseif", "identifier os", "leftParen (",
                "identifier iOS", "rightParen )", "poundElse #else", "poundEndif #endif",
            ])
        for word in ["sourceLocation", "error", "warning"] {
            #expect(tokens("#\(word)(") == ["poundDirective #\(word)", "leftParen ("])
        }
    }

    @Test(arguments: ["Preview", "selector", "keyPath", "available", "unavailable", "fileID", "iffy", "ELSE"])
    func otherPoundWordsAreMacros(word: String) {
        #expect(
            tokens("#\(word)(a)") == ["pound #", "identifier \(word)", "leftParen (", "identifier a", "rightParen )"])
    }

    @Test
    func runOfPoundsIsAsManyTokens() {
        #expect(TokenListing("###x").kinds == [.pound, .pound, .pound, .identifier])
        #expect(TokenListing("##if").kinds == [.pound, .poundIf])
    }

    @Test
    func placeholders() {
        #expect(
            tokens("f(<#T##String#>, +<#b c#>)") == [
                "identifier f", "leftParen (", "placeholder <#T##String#>", "comma ,", "prefixOperator +",
                "placeholder <#b c#>", "rightParen )",
            ])
        #expect(tokens("<#a\n#>") == ["prefixOperator <", "pound #", "identifier a", "pound #", "postfixOperator >"])
    }

    @Test
    func templateTextIsOperatorsAndNames() {
        #expect(tokens("___FILEBASENAME___") == ["identifier ___FILEBASENAME___"])
        #expect(TokenListing("{{ name }}").kinds == [.leftBrace, .leftBrace, .identifier, .rightBrace, .rightBrace])
    }

    @Test
    func conflictMarkerIsAnOperatorAtItsLineStart() {
        let listing = TokenListing("<<<<<<< HEAD\na\n=======\n>>>>>>> b\n")
        #expect(listing.texts(with: .atLineStart) == ["<<<<<<<", "a", "=======", ">>>>>>>", ""])
    }
}
