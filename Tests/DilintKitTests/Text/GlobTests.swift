import DilintKit
import Testing

@Suite struct GlobTests {
    /// A pattern, paths that it matches and paths that it does not.
    struct Example: Sendable, CustomTestStringConvertible {
        var pattern: String
        var matching: [String]
        var others: [String]

        init(_ pattern: String, matches matching: [String], not others: [String]) {
            self.pattern = pattern
            self.matching = matching
            self.others = others
        }

        var testDescription: String { pattern }
    }

    static let examples = [
        Example("Pods", matches: ["Pods", "Pods/A/B.swift", "App/Pods/A.swift"], not: ["Podsy/A.swift", "MyPods"]),
        Example("Pods/", matches: ["Pods/A.swift", "App/Pods/A.swift"], not: ["Pods", "App/Pods"]),
        Example("/Pods", matches: ["Pods", "Pods/A.swift"], not: ["App/Pods/A.swift"]),
        Example("./Pods", matches: ["Pods/A.swift"], not: ["App/Pods/A.swift"]),
        Example("App/Pods", matches: ["App/Pods/A.swift", "App/Pods"], not: ["Pods", "X/App/Pods/A.swift", "App"]),
        Example(
            "*.swift", matches: ["A.swift", "App/B/A.swift", ".swift"], not: ["A.swiftx", "swift", "App.swift.txt"]),
        Example("App/*.swift", matches: ["App/A.swift"], not: ["App/B/A.swift", "A.swift"]),
        Example("App/*", matches: ["App/A.swift", "App/B/A.swift"], not: ["App", "B/App/A.swift"]),
        Example("App/**", matches: ["App/A.swift", "App/B/A.swift"], not: ["App", "Apps/A.swift"]),
        Example(
            "**/Generated/*.swift", matches: ["Generated/A.swift", "B/C/Generated/A.swift"], not: ["Generated/A/B.h"]),
        Example("a/**/b", matches: ["a/b", "a/x/b", "a/x/y/b/z"], not: ["ab", "a/xb", "x/a/b"]),
        Example("a/**.swift", matches: ["a/b.swift", "a/b/c.swift"], not: ["b.swift", "a/b.m"]),
        Example("**", matches: ["a", "a/b"], not: []),
        Example("?.swift", matches: ["a.swift", "x/é.swift"], not: ["ab.swift", ".swift"]),
        Example("a?b/c", matches: ["axb/c"], not: ["a/b/c", "ab/c"]),
        Example("[a-cx].m", matches: ["b.m", "x.m", "k/a.m"], not: ["d.m", "-.m", "ab.m"]),
        Example("[!a-c].m", matches: ["d.m"], not: ["a.m", "c.m"]),
        Example("[^a-c].m", matches: ["d.m"], not: ["b.m"]),
        Example("[\\]a].m", matches: ["].m", "a.m"], not: ["\\.m", "b.m", "a].m"]),
        Example("a[!b]c/d", matches: ["axc/d"], not: ["a/c/d", "abc/d"]),
        Example("[]a].m", matches: ["].m", "a.m"], not: ["b.m"]),
        Example("[a-].m", matches: ["a.m", "-.m"], not: ["b.m"]),
        Example("[z-a].m", matches: [], not: ["a.m", "m.m", "z.m"]),
        Example("[ab", matches: ["[ab"], not: ["a", "b"]),
        Example("{A,B}/*.swift", matches: ["A/x.swift", "B/x.swift"], not: ["C/x.swift", "{A,B}/x.swift"]),
        Example("*{Tests,Mock{,s}}", matches: ["ATests", "AMock", "x/AMocks/y"], not: ["AMockss", "Test"]),
        Example("{**/a,b}/c", matches: ["a/c", "x/y/a/c", "b/c"], not: ["x/b/c"]),
        Example("{a", matches: ["{a"], not: ["a"]),
        Example("a,b}", matches: ["a,b}"], not: ["a", "b"]),
        Example("{a{b,c}", matches: ["{ab", "{ac"], not: ["ab", "a"]),
        Example("\\*.m", matches: ["*.m"], not: ["a.m"]),
        Example("Tracker.*", matches: ["Tracker.shared", "Tracker."], not: ["Tracker", "MyTracker.shared"]),
        Example("*Store", matches: ["Store", "Outer.UserStore"], not: ["Stores"]),
        Example("", matches: [], not: ["", "a"]),
        Example("/", matches: [], not: ["", "a", "a/b"]),
    ]

    @Test(arguments: examples)
    func matchesWhatItsDocumentationSays(example: Example) {
        let glob = Glob(example.pattern)
        #expect(example.matching.filter { !glob.matches($0) } == [])
        #expect(example.others.filter { glob.matches($0) } == [])
    }

    @Test func manyStarsCostNoMoreThanTheirNumber() {
        let glob = Glob(String(repeating: "*a", count: 200) + "b")
        #expect(!glob.matches(String(repeating: "a", count: 2000)))
        let alternatives = Glob(String(repeating: "{a,a}", count: 200) + "b")
        #expect(!alternatives.matches(String(repeating: "a", count: 200)))
    }

    @Test func deepNestingIsNoRecursion() {
        let depth = 100_000
        let glob = Glob(String(repeating: "{", count: depth) + "a" + String(repeating: "}", count: depth))
        #expect(glob.matches("a"))
    }

    @Test(
        arguments: [
            ("a/**/*.swift", nil), ("[", "["), ("[a-z", "["), ("[]", "["), ("[]]", nil), ("\\[", nil), ("{a", "{"),
            ("{a,{b}", "{"), ("{a,b}", nil), ("a}b]", nil), ("{[}]", "{"), ("{[}]}", nil), ("a\\", nil), ("", nil),
        ] as [(String, Character?)])
    func bracketsThatAreNeverClosed(pattern: String, bracket: Character?) {
        #expect(Glob.unclosedBracket(in: pattern) == bracket)
    }
}
