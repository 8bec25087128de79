import Testing

@testable import DilintKit

@Suite struct NameWordsTests {
    @Test(arguments: [
        ("MockAPI", ["Mock", "API"]),
        ("MOCKApi", ["MOCK", "Api"]),
        ("APIMock2", ["API", "Mock2"]),
        ("iOSTests", ["i", "OS", "Tests"]),
        ("UITests", ["UI", "Tests"]),
        ("ABTest", ["AB", "Test"]),
        ("unit-tests", ["unit", "tests"]),
        ("_my_name", ["my", "name"]),
        ("Preview Content", ["Preview", "Content"]),
        ("ÜberStore", ["Über", "Store"]),
        ("lower", ["lower"]),
        ("", []),
        ("__", []),
    ])
    func cutsBeforeCapitalsAndAtSeparators(name: String, words: [String]) {
        #expect(NameWords.words(of: name).map(String.init) == words)
    }
}
