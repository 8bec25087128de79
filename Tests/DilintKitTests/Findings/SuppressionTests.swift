import SwiftFacts
import Testing

@testable import DilintKit

@Suite struct SuppressionTests {
    /// A source in which every word `shared` is a finding of `singleton` and every `make` one of `giant-factory`.
    private struct Source {
        static let path = "App/Feed.swift"
        var lines: [String]

        init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

        var findings: [Finding] {
            [("singleton", "shared"), ("giant-factory", "make")].flatMap { rule, word in
                lines.enumerated().filter { !$1.hasPrefix("//") }.flatMap { number, line in
                    columns(of: word, in: line).map { column in
                        SuppressionTests.finding(rule, Location(path: Self.path, line: number + 1, column: column))
                    }
                }
            }.sorted(by: Finding.precedes)
        }

        var file: Suppressions.File {
            var starts: [UInt32] = [0]
            for line in lines.dropLast() { starts.append((starts.last ?? 0) + UInt32(line.utf8.count) + 1) }
            var file = Suppressions.File(path: Self.path, lines: LineTable(starts: starts), directives: [])
            let code = lines.indices.filter { isCode(lines[$0]) }
            for (number, line) in lines.enumerated() {
                for mark in ["// ", "/* "] {
                    for column in columns(of: mark + "dilint:", in: line) {
                        let comment = line.utf8.dropFirst(column - 1)
                        let text = String(Substring(comment.dropFirst(3))).split(separator: " */")[0]
                        let offset = starts[number] + UInt32(column - 1)
                        file.directives.append(
                            DirectiveFact(
                                offset: offset, end: offset + UInt32(text.utf8.count) + (mark == "// " ? 3 : 6),
                                text: String(text),
                                nextCode: code.first { $0 > number }.map { starts[$0] } ?? DirectiveFact.noCode,
                                previousCode: code.last { $0 < number }.map { starts[$0] } ?? DirectiveFact.noCode))
                    }
                }
            }
            return file
        }

        private func isCode(_ line: String) -> Bool {
            let isAttribute = line.hasPrefix("@") && !line.contains(" ")
            return !line.isEmpty && !line.hasPrefix("//") && !line.hasPrefix("/*") && !isAttribute
        }

        private func columns(of word: String, in line: String) -> [Int] {
            line.indices.filter { line[$0...].hasPrefix(word) }.map { line[..<$0].utf8.count + 1 }
        }
    }

    static let rules = ["giant-factory", "singleton", "unused-suppression"].map { id in
        RuleInfo(
            id: id, severity: id == "unused-suppression" ? .note : .warning, summary: "", why: "", fix: "", bad: "",
            good: "")
    }

    static func finding(_ rule: String, _ location: Location) -> Finding {
        Finding(rule: rule, severity: .warning, location: location, message: "", hint: "", subject: "Feed")
    }

    /// What is left of a source's findings, as `line:column rule`, and the messages about unused comments with theirs.
    private func outcome(
        _ text: String, active: Set<String> = ["giant-factory", "singleton", "unused-suppression"]
    ) -> [String] {
        let source = Source(text)
        let suppressions = Suppressions(in: [source.file], rules: Self.rules, activeRules: active)
        let left = suppressions.filter(source.findings)
        let unused = suppressions.unused(besides: suppressions.uses(by: source.findings))
        return left.map { "\($0.location.line):\($0.location.column) \($0.rule)" }
            + unused.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    }

    @Test func withoutCommentsEverythingStays() {
        #expect(outcome("a.shared\n  make()") == ["1:3 singleton", "2:3 giant-factory"])
    }

    @Test func nextReachesTheNextLineWithCode() {
        let text = """
            // dilint:disable:next singleton - the app has one

            // a comment
            @shared
            a.shared.shared
            b.shared
            """
        #expect(outcome(text) == ["6:3 singleton"])
    }

    @Test func previousReachesBackToTheLastLineWithCode() {
        let text = """
            a.shared
            b.shared
            @shared

            // dilint:disable:previous singleton
            c.shared
            """
        #expect(outcome(text) == ["1:3 singleton", "6:3 singleton"])
    }

    @Test func thisIsTheLineOfTheComment() {
        let text = """
            a.shared // dilint:disable:this singleton
            /* dilint:disable:this singleton */ b.shared; make()
            c.shared
            """
        #expect(outcome(text) == ["2:47 giant-factory", "3:3 singleton"])
    }

    @Test func nextBehindCodeMeansTheLineBelow() {
        #expect(outcome("a.shared // dilint:disable:next singleton\nb.shared") == ["1:3 singleton"])
    }

    @Test func severalRulesAndAllOfThem() {
        let text = """
            // dilint:disable:next singleton, giant-factory
            a.shared; make()
            // dilint:disable:next giant-factory singleton
            a.shared; make()
            // dilint:disable:next all — generated
            a.shared; make()
            """
        #expect(outcome(text) == [])
    }

    @Test(arguments: [
        ("// dilint:disable:next singleton, giant-factory", "Delete giant-factory from the comment"),
        ("// dilint:disable:next giant-factory giant-factory", "Delete it"),
        ("// dilint:disable:next giant-factory - singleton", "Delete it"),
        (
            "// dilint:disable singleton\n// dilint:enable singleton, giant-factory",
            "Delete giant-factory from the comment"
        ),
    ])
    func whatIsStillNeededOfACommentIsKept(comment: String, hint: String) {
        let source = Source(comment + "\na.shared")
        let suppressions = Suppressions(
            in: [source.file], rules: Self.rules, activeRules: ["giant-factory", "singleton", "unused-suppression"])
        let unused = suppressions.unused(besides: suppressions.uses(by: source.findings))
        #expect(unused.filter { $0.dependency == "giant-factory" }.map(\.hint) == [hint])
    }

    @Test(arguments: ["singleton: we must", "singleton : we must", "singleton:we must", "singleton we must"])
    func aReasonWithoutItsDashIsOneNote(words: String) {
        let told = "dilint:disable:this goes on with words that are no rules: we must"
        #expect(outcome("a.shared // dilint:disable:this \(words)") == ["1:10 " + told])
    }

    @Test(arguments: ["singleton: legacy", "singleton:legacy", "singleton, giant-factory: old legacy"])
    func whereTheCommentIsToBeDeletedItsReasonDoesNotMatter(words: String) {
        let rules = words.contains("giant") ? ["giant-factory", "singleton"] : ["singleton"]
        #expect(
            outcome("// dilint:disable:next \(words)\na()")
                .sorted() == rules.map { "1:1 The suppression of \($0) suppresses nothing" })
    }

    @Test func aColonWithoutAReasonIsAMistake() {
        #expect(
            outcome("a.shared // dilint:disable:this singleton:") == [
                "1:3 singleton", "1:10 The suppression names singleton:, which is no rule",
            ])
    }

    @Test func aRegionReachesFromItsCommentToItsEnd() {
        let text = """
            a.shared // dilint:disable singleton
            b.shared; make()
            c.shared /* dilint:enable singleton */ d.shared
            """
        #expect(outcome(text) == ["1:3 singleton", "2:11 giant-factory", "3:42 singleton"])
    }

    @Test func aRegionWithoutEndReachesTheEndOfTheFile() {
        #expect(outcome("a.shared\n// dilint:disable all\nb.shared\nmake()") == ["1:3 singleton"])
    }

    @Test func aRuleCanLeaveARegionOfAll() {
        let text = """
            // dilint:disable all
            a.shared; make()
            // dilint:enable singleton
            b.shared; make()
            // dilint:enable all
            c.shared; make()
            """
        #expect(outcome(text) == ["4:3 singleton", "6:3 singleton", "6:11 giant-factory"])
    }

    @Test func unusedCommentsAreFindings() {
        let text = """
            // dilint:disable:next singleton giant-factory
            a.shared
            // dilint:disable:next singelton
            b.shared
              // dilint:disable:nxt singleton
            c // dilint:disable:this
            // dilint:enable singleton
            // dilint: is a tool, and not dilint:disable
            // dilint:disable:next singleton
            """
        #expect(
            outcome(text) == [
                "4:3 singleton",
                "1:1 The suppression of giant-factory suppresses nothing",
                "3:1 The suppression names singelton, which is no rule",
                "5:3 dilint:disable:nxt is no suppression",
                "6:3 dilint:disable:this names no rule",
                "7:1 dilint:enable singleton ends no region",
            ])
    }

    @Test func aReasonWithoutItsDashIsOneFinding() {
        let text = """
            // dilint:disable:next singleton because it is all we have
            a.shared; make()
            // dilint:disable:next singelton, giant-factory as agreed
            a.shared; make()
            // dilint:disable:next singleton legacy
            a.shared
            // dilint:disable:next legacy singleton
            a.shared
            // dilint:disable:next for all
            a.shared
            """
        #expect(
            outcome(text) == [
                "2:11 giant-factory", "4:3 singleton", "10:3 singleton",
                "1:1 dilint:disable:next goes on with words that are no rules: because it is all we have",
                "3:1 dilint:disable:next goes on with words that are no rules: as agreed",
                "3:1 The suppression names singelton, which is no rule",
                "5:1 The suppression names legacy, which is no rule",
                "9:1 dilint:disable:next goes on with words that are no rules: for all",
            ])
    }

    @Test(arguments: [
        ("// dilint:disable : next singleton", "dilint:disable : next", "Write dilint:disable:next"),
        ("// dilint: disable:next singleton", "dilint: disable:next", "Write dilint:disable:next"),
        ("// dilint: disable singleton", "dilint: disable", "Write dilint:disable"),
        ("// dilint:disable next singleton", "dilint:disable next", "Write dilint:disable:next"),
        ("/* dilint:disable:\tthis singleton */", "dilint:disable: this", "Write dilint:disable:this"),
        ("// dilint: enable singleton", "dilint: enable", "Write dilint:enable"),
        (
            "// dilint:disable :singleton", "dilint:disable :singleton",
            "Write dilint:disable:next, :this or :previous, or a region from dilint:disable to dilint:enable"
        ),
    ])
    func aTornCommentSuppressesNothingAndIsToldHowItIsSpelt(comment: String, head: String, hint: String) {
        let text = comment + "\na.shared\nb.shared"
        let suppressions = Suppressions(
            in: [Source(text).file], rules: Self.rules, activeRules: ["singleton", "unused-suppression"])
        let expected = Finding(
            rule: "unused-suppression", severity: .note, location: Location(path: Source.path, line: 1, column: 1),
            message: "\(head) is no suppression", hint: hint, subject: "Feed.swift", dependency: head)
        #expect(suppressions.unused(besides: []) == [expected])
        #expect(suppressions.filter(Source(text).findings) == Source(text).findings)
    }

    @Test func anUnusedCommentIsAWholeFinding() {
        let source = Source("// dilint:disable:next singelton\na\n  // dilint:disable:next singelton")
        let suppressions = Suppressions(
            in: [source.file], rules: Self.rules, activeRules: ["singleton", "unused-suppression"])
        #expect(
            suppressions.unused(besides: []) == [
                Finding(
                    rule: "unused-suppression", severity: .note,
                    location: Location(path: Source.path, line: 1, column: 1),
                    message: "The suppression names singelton, which is no rule", hint: "Did you mean singleton?",
                    subject: "Feed.swift", dependency: "singelton", occurrences: 2,
                    related: [Related(Location(path: Source.path, line: 3, column: 3), "another one")])
            ])
    }

    @Test func commentsForRulesThatAreOffAreNotJudged() {
        let text = "// dilint:disable:next giant-factory\na\n// dilint:disable:next all\nb"
        #expect(outcome(text, active: ["singleton", "unused-suppression"]) == [])
        #expect(outcome(text, active: ["singleton", "giant-factory"]) == [])
        #expect(
            outcome(text) == [
                "1:1 The suppression of giant-factory suppresses nothing",
                "3:1 The suppression of all suppresses nothing",
            ])
    }

    @Test func unusedCommentsCanBeSuppressed() {
        #expect(outcome("// dilint:disable unused-suppression\n// dilint:disable:next singleton\na") == [])
        #expect(
            outcome(
                "// dilint:disable unused-suppression\n// dilint:disable unused-suppression\n// dilint:disable:next singleton\na"
            ) == [])
        #expect(outcome("a // dilint:disable:this singleton unused-suppression") == [])
        #expect(
            outcome("// dilint:disable:next unused-suppression\na.shared")
                == ["2:3 singleton", "1:1 The suppression of unused-suppression suppresses nothing"])
        #expect(
            outcome("// dilint:disable all\n// dilint:disable all\na")
                == ["1:1 The suppression of all suppresses nothing"])
    }

    @Test func allCommentsThatCoverAFindingAreUsed() {
        #expect(outcome("// dilint:disable singleton\n// dilint:disable:next singleton\na.shared") == [])
    }

    @Test func suppressedOccurrencesDropOut() {
        let source = Source("a.shared // dilint:disable:this singleton\nb.shared\nc.shared\nd.shared")
        func place(_ line: Int) -> Location { Location(path: Source.path, line: line, column: 3) }
        var finding = Self.finding("singleton", place(1))
        finding.occurrences = 4
        finding.related = [2, 3, 4].map { Related(place($0), "again") }
        var expected = Self.finding("singleton", place(2))
        expected.occurrences = 3
        expected.related = [3, 4].map { Related(place($0), "again") }
        let suppressions = Suppressions(in: [source.file], rules: Self.rules, activeRules: ["singleton"])
        #expect(suppressions.filter([finding]) == [expected])

        // What only explains the finding is none of its occurrences.
        let background = Related(place(1), "made here", isBackground: true)
        finding.related.append(background)
        expected.related.append(background)
        #expect(suppressions.filter([finding]) == [expected])

        var single = Self.finding("singleton", place(1))
        single.related = [Related(place(2), "the first one")]
        #expect(suppressions.filter([single]) == [])
        // Of more places than are told nobody knows where the others are.
        var capped = Self.finding("singleton", place(1))
        capped.occurrences = 4
        capped.related = [Related(place(2), "again")]
        #expect(suppressions.filter([capped]) == [])
        var chain = Self.finding("singleton", place(2))
        chain.related = [Related(place(1), "next", isStep: true)]
        #expect(suppressions.filter([chain]) == [chain])
    }

    @Test func otherFilesAreOtherFiles() {
        let source = Source("// dilint:disable all\na.shared")
        let suppressions = Suppressions(in: [source.file], rules: Self.rules, activeRules: [])
        let elsewhere = Self.finding("singleton", Location(path: "App/Other.swift", line: 2, column: 3))
        #expect(suppressions.filter(source.findings + [elsewhere]) == [elsewhere])
    }
}
