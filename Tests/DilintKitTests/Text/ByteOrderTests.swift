import Testing

@testable import DilintKit

/// The order of texts by their bytes, against the standard library's.
@Suite struct ByteOrderTests {
    @Test(arguments: [
        ("", ""), ("", "a"), ("a", "a"), ("a", "b"), ("a", "ab"), ("Sources/App/Feed.swift", "Sources/App/Feet.swift"),
        ("Sources/App/Feed.swift", "Sources/App/Feed.swift"), ("Sources/App/Feed", "Sources/App/Feed.swift"),
        ("Sources/App/Feed.swift", "Sources/Ap"), ("é", "e"), ("e\u{301}", "é"), ("Quelle/Ä.swift", "Quelle/Z.swift"),
    ])
    func isThatOfTheBytes(left: String, right: String) {
        // A copy has bytes of its own.
        let (left, right) = (String(Array(left)), String(Array(right)))
        func sign(_ one: String, _ other: String) -> Int { one.orderInBytes(with: other).signum() }
        let expected =
            left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : left.utf8.elementsEqual(right.utf8) ? 0 : 1
        #expect(sign(left, right) == expected)
        #expect(sign(right, left) == -expected)
        #expect(left.precedesInBytes(right) == (expected < 0))
        #expect(left.countInCommon(with: right) == zip(left.utf8, right.utf8).prefix { $0 == $1 }.count)
    }
}
