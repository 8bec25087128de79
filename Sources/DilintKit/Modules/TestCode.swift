/// Tells test code by the names of folders and types.
enum TestCode {
    /// Last words of folders that hold tests or what tests are given; plural, as `ABTest` is a feature and no test.
    private static let lastWords: Set<String> = ["tests", "specs", "mocks", "fakes", "stubs", "spies"]
    /// Folders of a single word that hold what tests are given.
    private static let names: Set<String> = ["mock", "fake"]
    /// Where fastlane keeps its own Swift and the lanes that it runs: no product's code.
    private static let scripts: Substring = "fastlane"
    /// What tests are told apart by: `UnitTests`.
    private static let kinds: Set<String> = [
        "unit", "ui", "integration", "snapshot", "screenshot", "performance", "acceptance", "functional",
    ]
    /// Words that make a folder one of test code behind `Test`, `Tests` or `Testing`.
    private static let testWords: Set<String> = [
        "support", "helper", "helpers", "util", "utils", "utility", "utilities", "double", "doubles", "kit", "fixture",
        "fixtures", "data", "case", "cases", "extensions", "common", "shared", "foundation",
    ]
    /// What the names of types begin or end with that stand in for others in tests, in lower case.
    static let doubles = ["mock", "stub", "fake", "spy", "dummy"]

    /// The folders on the way to a file, below the analysed root, one after the other: the root's own name and what is above
    /// it say nothing.
    struct FolderPath: Sendable {
        /// Whether one of them is a folder of test code: one named …Tests, …UITests, …Specs, …Mocks, …Fakes, …Stubs, …Spies
        /// (`Tests iOS` and `tests` too), Mock, Fake, or …TestSupport, …TestHelpers and the like; or fastlane's, which is no
        /// product's code either. A/B tests are none, nor are features: `Sources/Scenes/LabTests` shows what a laboratory
        /// found. Files there that import a test framework are known by that.
        private(set) var isTest = false
        /// How far below the folder of a target's sources: `Sources/AppTests` is a target yet.
        private var depth = 0

        mutating func enter(_ folder: Substring) {
            if isTest { return }
            isTest = isTestFolder(folder) && (depth < 2 || !mayBeFeature(folder))
            if depth > 0 || folder == "Sources" || folder == "Source" { depth += 1 }
        }
    }

    /// Whether a folder's name says tests, and of what, but not which kind of tests.
    private static func mayBeFeature(_ folder: Substring) -> Bool {
        let words = NameWords.words(of: String(folder)).map(plain)
        return words.count > 1 && words.last == "tests" && !kinds.contains(words[words.count - 2])
    }

    /// Whether a type stands in for another one in tests: its name begins or ends with the word Mock, Stub, Fake, Spy or
    /// Dummy, in any case and with digits behind it: `MockAPI`, `APIMock2`, `MOCKApi`, but not `Mockingbird`.
    static func isTestDouble(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard mayBeDouble(name) else { return false }
        let words = NameWords.words(of: String(decoding: name, as: UTF8.self))
        return [words.first, words.last].contains { word in word.map { doubles.contains(plain($0)) } ?? false }
    }

    /// Whether three letters of one of the words stand at either end. Every type of a project is asked about, and taking
    /// names apart costs fifty times as much.
    private static func mayBeDouble(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = name.firstIndex(where: { !isPadding($0) }),
            let last = name.lastIndex(where: { !isPadding($0) }), last - start >= 2
        else { return false }
        return beginnings.contains(letters(name[start...start + 2])) || endings.contains(letters(name[last - 2...last]))
    }

    private static let beginnings = doubles.map { letters($0.utf8.prefix(3)) }
    private static let endings = doubles.map { letters($0.utf8.suffix(3)) }

    /// Letters as one number, small ones: a set bit makes an ASCII capital a small letter.
    private static func letters(_ bytes: some Sequence<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
    }

    private static func isPadding(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    /// Whether any of the words may be in a name at all: taking a name apart costs fifty times as much, and every folder
    /// is asked about.
    private static func mayBeTestFolder(_ name: Substring) -> Bool {
        var name = name
        return name.withUTF8 { hasTestWord($0) }
    }

    /// Whether any folder of a path may hold test code; what `FolderPath` says is told by the names as a whole.
    static func mayBeTestPath(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { hasTestWord($0) }
    }

    private static func hasTestWord(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        var last: UInt32 = 0
        for byte in name {
            // The last four letters, small ones: a set bit makes an ASCII capital a small letter.
            last = last << 8 | UInt32(byte | 0x20)
            switch last {
            // `test`, `spec`, `mock`, `fake`, `stub`, `spie`, `tlan`
            case 0x7465_7374, 0x7370_6563, 0x6D6F_636B, 0x6661_6B65, 0x7374_7562, 0x7370_6965, 0x746C_616E: return true
            default: continue
            }
        }
        return false
    }

    static func isTestFolder(_ name: Substring) -> Bool {
        guard mayBeTestFolder(name) else { return false }
        if name == scripts { return true }
        var words = NameWords.words(of: String(name)).map(plain)
        // `Tests iOS`, `Tests macOS`: the platform is two words.
        if words.count > 2, words.last == "os" { words.removeLast(2) }
        if isHost(words) { return true }
        guard let last = words.popLast() else { return false }
        if words.isEmpty, names.contains(last) { return true }
        if last == "tests" { return !isAlternatives(words) }
        if lastWords.contains(last) { return true }
        guard testWords.contains(last), let test = words.popLast() else { return false }
        return ["test", "tests", "testing"].contains(test) && !isAlternatives(words)
    }

    /// Whether the words name the application that UI tests drive: `ShopUITestsHost`, `ShopUITests-App`.
    private static func isHost(_ words: [String]) -> Bool {
        guard let tests = words.lastIndex(of: "tests"), tests > 0, words[tests - 1] == "ui" else { return false }
        return words[(tests + 1)...].allSatisfy(hostWords.contains)
    }

    private static let hostWords: Set<String> = ["app", "host"]

    /// Whether the words before `Test` make it an A/B test, or split test.
    private static func isAlternatives(_ words: [String]) -> Bool {
        words.last == "ab" || words.last == "split" || words.suffix(2) == ["a", "b"]
    }

    private static func plain(_ word: Substring) -> String {
        var word = word
        while word.count > 1, word.last?.isNumber == true { word.removeLast() }
        return word.lowercased()
    }
}
