import Foundation
import Testing

@testable import DilintKit

/// Texts that are written are read again as they were.
@Suite struct JSONValueTests {
    @Test(arguments: [
        "plain", "a \"b\" \\ /", "tab\tline\nreturn\r", "null \u{0} one \u{1} \u{1F} del \u{7F}",
        "<script> \u{2028}\u{2029}\u{202A}",
        "é 🧭 \u{E2}\u{80}", "",
    ])
    func textsComeBack(text: String) throws {
        for written in [JSONValue.string(text).text, JSONValue.string(text).compactText] {
            let read = try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed)
            #expect(read as? String == text)
        }
    }

    @Test("What a terminal would obey is written by its number")
    func controlCharacters() {
        #expect(JSONValue.string("a\u{7F}\u{1B}\u{2}").compactText == #""a\u007f\u001b\u0002""#)
        #expect(JSONValue.string("<a\u{2028}").compactText == #""\u003ca\u2028""#)
        #expect(JSONValue.string("<a\u{2028}").text == "\"<a\\u2028\"\n")
    }
}
