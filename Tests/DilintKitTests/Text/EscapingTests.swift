import Testing

@testable import DilintKit

@Suite struct EscapingTests {
    @Test(arguments: [
        (
            "`init(a:)` becomes `init(a:b:)`", "`init(a:)` becomes `init(a:b:)`",
            "<code>init(a:)</code> becomes <code>init(a:b:)</code>"
        ),
        ("Take an [a] <b>", "Take an \\[a\\] &lt;b&gt;", "Take an [a] &lt;b&gt;"),
        ("Drop `a | <b>`", "Drop `a \\| <b>`", "Drop <code>a | &lt;b&gt;</code>"),
        ("one ` alone", "one \\` alone", "one ` alone"),
        ("`` nothing", "\\`\\` nothing", "`` nothing"),
        ("", "", ""),
    ])
    func codeInHintsIsCode(hint: String, markdown: String, html: String) {
        #expect(Escaping.markdownWithCode(hint, inTable: true) == markdown)
        #expect(Escaping.htmlWithCode(hint) == html)
    }

    @Test func controlCharactersAreShownAsWhatTheyAre() {
        #expect(Escaping.visible("a\u{7F}b\u{1}c") == "a\u{2421}b\u{2401}c")
        #expect(Escaping.visible("a\u{1A}b\u{85}c") == "a\u{FFFD}b\u{FFFD}c")
        #expect(Escaping.visible("a\u{202E}b\u{2028}c") == "a\u{FFFD}b\u{FFFD}c")
    }

    @Test func workflowMessagesStayOnOneLine() {
        #expect(Escaping.workflowMessage("100 %\r\nb\rc") == "100 %25%0D%0Ab%0Dc")
    }

    @Test("A tag is none within a code span, and is one behind it again")
    func prose() {
        #expect(Escaping.markdownProse("a <b> `Box<A>` c <d>") == "a \\<b> `Box<A>` c \\<d>")
        #expect(Escaping.markdownCell("`a | b` | c\nd") == "`a \\| b` \\| c d")
    }
}
