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

    @Test(
        "A name is said as it is read aloud",
        arguments: [
            ("SSHClient", true), ("URLBuilder", false), ("Upload", true), ("User", false), ("Utility", false),
            ("Unit", false),
            ("Euro", false), ("Xcode", true), ("Xylophone", false), ("Store", false), ("Api", true), ("A", true),
            ("S", false),
            ("", false),
        ])
    func vowelSounds(name: String, expected: Bool) {
        #expect(name.beginsWithVowelSound == expected)
    }
}
