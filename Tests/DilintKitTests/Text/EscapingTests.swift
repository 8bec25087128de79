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
}
