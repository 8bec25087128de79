/// What a name says by the words it begins or ends with.
struct Signs: OptionSet, Sendable {
    let rawValue: UInt32

    static let creating = Signs(rawValue: 1 << 0)
    /// What SwiftUI and the standard library demand.
    static let demanded = Signs(rawValue: 1 << 1)
    static let settingUp = Signs(rawValue: 1 << 2)
    static let sharing = Signs(rawValue: 1 << 3)
    static let presenting = Signs(rawValue: 1 << 4)
    static let loading = Signs(rawValue: 1 << 5)
    static let double = Signs(rawValue: 1 << 6)
    static let viewController = Signs(rawValue: 1 << 7)
    static let view = Signs(rawValue: 1 << 8)
    static let representable = Signs(rawValue: 1 << 9)
    static let root = Signs(rawValue: 1 << 10)
    static let factory = Signs(rawValue: 1 << 11)
    static let container = Signs(rawValue: 1 << 12)
    static let assembly = Signs(rawValue: 1 << 13)
    static let flow = Signs(rawValue: 1 << 14)
    static let screen = Signs(rawValue: 1 << 15)
    static let handing = Signs(rawValue: 1 << 16)
    static let model = Signs(rawValue: 1 << 17)
    static let closing = Signs(rawValue: 1 << 18)

    /// Those of a name's end that its closing hides.
    static let ofStem: Signs = [.factory, .container, .assembly, .flow, .screen, .handing, .model]
}

/// The words of all signs. No statics: each access to one asks whether it is there yet, and every name is asked about.
struct SignWords {
    private let beginnings = LetterPairs(
        byFirst: [
            (.creating, ["make", "create", "build", "assemble", "provide", "callAsFunction"]),
            (
                .demanded,
                [
                    "makeUIView", "makeNSView", "makeCoordinator", "makeBody", "makeIterator", "makeAsyncIterator",
                    "buildBlock", "buildExpression", "buildOptional", "buildEither", "buildArray", "buildFinalResult",
                    "buildPartialBlock", "buildLimitedAvailability", "makeUIViewController", "makeNSViewController",
                ]
            ),
            (
                .settingUp,
                ["register", "reset", "setup", "configure", "bootstrap", "initialize", "initialization"]
            ),
            (.sharing, ["shared", "default", "standard", "instance", "current", "main"]),
            (
                .presenting,
                [
                    "push", "present", "show", "pop", "dismiss", "navigate", "route", "setRoot", "setViewControllers",
                    "setRootViewController", "setFullScreenCover", "setSheet", "embed",
                ]
            ),
            (.loading, ["instantiate"]),
            (.double, TestCode.doubles + NameSigns.previews),
            // A package's screen that others are built upon; other words behind it name what a screen has: its delegate.
            (.viewController, ["ViewControllerWith", "ViewControllerBase"]),
        ])

    private let ends = LetterPairs(
        byLast: [
            (.double, TestCode.doubles + NameSigns.previews),
            (.viewController, ["viewcontroller"]),
            (.view, ["view"]),
            (.representable, ["viewrepresentable", "viewcontrollerrepresentable"]),
            (.root, ["appdelegate", "applicationdelegate", "scenedelegate", "tunnelprovider"]),
            (.factory, ["factory", "builder"]),
            (
                .container,
                ["container", "dependencies", "dependency", "assembly", "environment", "services", "injector"]
            ),
            (.assembly, ["container", "assembly", "assembler"]),
            (.flow, ["coordinator", "router", "flow", "flowcontroller", "navigator", "wireframe"]),
            (.screen, ["view", "viewcontroller", "screen", "module", "presentable", "scene"]),
            (
                .handing,
                [
                    "session", "provider", "container", "dependencies", "services", "factory", "builder", "locator",
                    "registry", "resolver",
                ]
            ),
            (.model, ["viewmodel", "presenter", "interactor"]),
            (.closing, NameClosing.words),
        ])

    /// What a name says: the signs of its stem where it has a closing, which `NameClosing` drops.
    func signs(of name: UnsafeBufferPointer<UInt8>) -> Signs {
        guard name.count > 1 else { return [] }
        var signs: Signs = []
        for number in beginnings.words(of: name[0], name[1]) where beginnings[number].isBeginning(of: name) {
            signs.formUnion(beginnings[number].signs)
        }
        var (atEnd, closing) = self.signs(atEndOf: name[...])
        if closing > 0, closing < name.count {
            atEnd.subtract(.ofStem)
            atEnd.formUnion(self.signs(atEndOf: name.dropLast(closing)).signs.intersection(.ofStem))
        }
        return signs.union(atEnd)
    }

    /// What the end of a name says, and how long a closing is that it has.
    private func signs(atEndOf name: Slice<UnsafeBufferPointer<UInt8>>) -> (signs: Signs, closing: Int) {
        var (signs, closing) = (Signs(), 0)
        guard name.count > 1 else { return (signs, closing) }
        for number in ends.words(of: name[name.endIndex - 1], name[name.endIndex - 2])
        where ends[number].isEnd(of: name) {
            signs.formUnion(ends[number].signs)
            if ends[number].signs.contains(.closing) { closing = ends[number].word.count }
        }
        return (signs, closing)
    }
}

/// Words by two letters, the first or the last of each: hardly any name has those of one, and is asked about no further.
private struct LetterPairs {
    struct SignedWord {
        var word: [UInt8]
        var signs: Signs
        var pair: Int

        func isBeginning(of name: UnsafeBufferPointer<UInt8>) -> Bool { WordList.isBeginning(word, of: name) }
        func isEnd(of name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool { WordList.isEnd(word, of: name) }
    }

    /// Ascending by their pairs.
    private let words: [SignedWord]
    /// By pair: the first of its words; one more than there are pairs.
    private let starts: [UInt8]

    /// - Precondition: No word is shorter than two letters.
    init(byFirst lists: [(Signs, [String])]) { self.init(lists) { ($0[0], $0[1]) } }

    /// - Precondition: No word is shorter than two letters.
    init(byLast lists: [(Signs, [String])]) { self.init(lists) { ($0[$0.count - 1], $0[$0.count - 2]) } }

    private init(_ lists: [(Signs, [String])], _ letters: ([UInt8]) -> (UInt8, UInt8)) {
        words = lists.flatMap { signs, words in
            words.map { word in
                let bytes = Array(word.utf8)
                let (one, other) = letters(bytes)
                return SignedWord(word: bytes, signs: signs, pair: Self.pair(one, other))
            }
        }.sorted { $0.pair < $1.pair }
        var starts = [UInt8](repeating: 0, count: (1 << 10) + 1)
        for word in words { starts[word.pair + 1] += 1 }
        for pair in 1..<starts.count { starts[pair] += starts[pair - 1] }
        self.starts = starts
    }

    /// Of two letters, capitals being the same as small ones.
    @inline(__always)
    private static func pair(_ one: UInt8, _ other: UInt8) -> Int { Int(one & 31) << 5 | Int(other & 31) }

    /// Numbers of the words that have two letters, perhaps.
    @inline(__always)
    func words(of one: UInt8, _ other: UInt8) -> Range<Int> {
        let pair = Self.pair(one, other)
        return Int(starts[pair])..<Int(starts[pair + 1])
    }

    subscript(_ number: Int) -> SignedWord { words[number] }
}
