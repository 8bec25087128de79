import DilintKit
import Testing

@Suite struct BaselineTests {
    private func finding(
        _ rule: String, _ subject: String, _ dependency: String? = nil, _ parameter: String? = nil, line: Int = 1
    ) -> Finding {
        Finding(
            rule: rule, severity: .warning, location: Location(path: "A.swift", line: line, column: 1), message: "",
            hint: "", subject: subject, dependency: dependency, parameter: parameter)
    }

    private var findings: [Finding] {
        [
            finding("singleton", "Feed", "Log.shared"), finding("massive-initializer", "Feed"),
            finding("dependency-pipeline", "Cart", "API", "api \"x\""), finding("singleton", "Cart", "Log.shared"),
            finding("singleton", "Feed", "Log.shared", line: 9),
        ]
    }

    @Test func theTextHasOneSortedEntryALine() {
        let findings = findings
        #expect(
            Baseline(of: findings).text == #"""
                {
                  "version": 1,
                  "findings": [
                    {"fingerprint":"\#(findings[2].fingerprint)","rule":"dependency-pipeline","subject":"Cart","dependency":"API","parameter":"api \"x\""},
                    {"fingerprint":"\#(findings[1].fingerprint)","rule":"massive-initializer","subject":"Feed"},
                    {"fingerprint":"\#(findings[3].fingerprint)","rule":"singleton","subject":"Cart","dependency":"Log.shared"},
                    {"fingerprint":"\#(findings[0].fingerprint)","rule":"singleton","subject":"Feed","dependency":"Log.shared"},
                    {"fingerprint":"\#(findings[0].fingerprint)","rule":"singleton","subject":"Feed","dependency":"Log.shared"}
                  ]
                }

                """#)
        #expect(Baseline(of: []).text == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    }

    @Test func whatWasLookedAtStandsBeforeTheEntries() {
        let whole = Baseline.Scope(paths: ["."])
        #expect(
            Baseline(of: [], scope: whole).text
                == "{\n  \"version\": 1,\n  \"paths\": [\".\"],\n  \"findings\": []\n}\n")
        let part = Baseline.Scope(paths: ["../App", "Kit"], include: ["A*"], exclude: ["B", "C"], includesTests: true)
        #expect(
            Baseline(of: [], scope: part).text == """
                {
                  "version": 1,
                  "paths": ["../App","Kit"],
                  "include": ["A*"],
                  "exclude": ["B","C"],
                  "includeTests": true,
                  "findings": []
                }

                """)
    }

    @Test func readingGivesBackWhatWasWritten() throws {
        let part = Baseline.Scope(paths: ["../App", "Kit"], include: ["A*"], exclude: ["B", "C"], includesTests: true)
        for baseline in [Baseline(of: findings), Baseline(of: []), Baseline(of: findings, scope: part)] {
            #expect(try Baseline(reading: Array(baseline.text.utf8), file: "b.json") == baseline)
        }
    }

    @Test func entriesThatOccurNoMoreAreCounted() {
        let baseline = Baseline(of: findings)
        let today = [finding("singleton", "Feed", "Log.shared", line: 77), findings[1], finding("singleton", "New")]
        // One of the two accesses of Feed, the one of Cart, and the pipeline.
        #expect(baseline.goneEntries(in: today) == 3)
        #expect(baseline.goneEntries(in: findings + today) == 0)
    }

    @Test(arguments: [
        ("singleton", "Log.shared", true), ("giant-factory", nil, false), ("renamed-rule", nil, true),
        ("unused-suppression", "singleton", true), ("unused-suppression", "giant-factory", false),
        ("unused-suppression", "all", false), ("unused-suppression", "no-rule", true),
    ])
    func whatARunWithSomeRulesSeeks(rule: String, dependency: String?, isSought: Bool) {
        let entry = Baseline.Entry(finding(rule, "Feed", dependency))
        let known: Set = ["giant-factory", "singleton", "unused-suppression"]
        #expect(entry.isSought(by: ["singleton", "unused-suppression"], of: known) == isSought)
        #expect(entry.isSought(by: known, of: known))
        let baseline = Baseline(of: [finding(rule, "Feed", dependency)])
        #expect(baseline.goneEntries(in: []) { _ in isSought } == (isSought ? 1 : 0))
    }

    @Test func anEntryInAnyOrderCounts() throws {
        let text =
            "{\"findings\": [{\"subject\": \"S\", \"rule\": \"r\", \"fingerprint\": \"\(finding("r", "S").fingerprint)\"}], \"version\": 1}"
        #expect(try Baseline(reading: Array(text.utf8), file: "") == Baseline(of: [finding("r", "S")]))
    }

    @Test(arguments: [
        ("", "b.json: this is no baseline; --write-baseline makes one"),
        ("[]", "b.json: this is no baseline; --write-baseline makes one"),
        ("{\"version\": 1}", "b.json: this is no baseline; --write-baseline makes one"),
        ("{\"version\": \"1\", \"findings\": []}", "b.json: this is no baseline; --write-baseline makes one"),
        (
            "{\"version\": 2, \"entries\": 0}",
            "b.json: the baseline has version 2, made by a newer dilint; this one reads 1"
        ),
    ])
    func whatIsNoBaselineIsAnError(text: String, message: String) {
        let error = #expect(throws: BaselineError.self) {
            try Baseline(reading: Array(text.utf8), file: "b.json")
        }
        #expect(error?.description == message)
    }
}
