import DilintKit
import Testing

@Suite struct KnownFindingsTests {
    private func finding(_ subject: String, _ path: String = "A.swift", line: Int = 1) -> Finding {
        Finding(
            rule: "singleton", severity: .warning, location: Location(path: path, line: line, column: 1), message: "",
            hint: "", subject: subject)
    }

    @Test func linesAndPathsDoNotMatter() {
        let known = KnownFindings([finding("Feed"), finding("Cart", "B.swift", line: 9)])
        let today = [finding("Cart", line: 3), finding("Cart2"), finding("Feed", "Moved.swift", line: 80)]
        #expect(known.new(in: today) == [finding("Cart2")])
    }

    @Test func anotherTypeOfTheSameNameIsNew() {
        let known = KnownFindings([finding("Row", "A.swift"), finding("Row", "B.swift")])
        let third = finding("Row", "AA.swift")
        #expect(known.new(in: [finding("Row", "A.swift"), third, finding("Row", "B.swift")]) == [third])
        #expect(KnownFindings(Baseline(of: [third])).new(in: [third, third]) == [third])
    }

    @Test func ofSeveralOnesThatMovedTheLastIsNew() {
        let known = KnownFindings([finding("Row", "A.swift"), finding("Row", "B.swift")])
        let today = [finding("Row", "B.swift"), finding("Row", "C.swift"), finding("Row", "D.swift")]
        #expect(known.new(in: today) == [finding("Row", "D.swift")])
    }

    @Test func aUnionPutsUpWithEachOfBoth() {
        var known = KnownFindings([finding("Feed"), finding("Feed", "B.swift")])
        known.formUnion(KnownFindings(Baseline(of: [finding("Feed"), finding("Cart")])))
        let today = [finding("Cart"), finding("Feed"), finding("Feed"), finding("Feed")]
        #expect(known.new(in: today) == [finding("Feed")])
    }

    @Test func whatIsFixedIsToldByRule() {
        #expect(Change(revision: "main", fixed: []).fixedSentence == nil)
        var ring = finding("Feed")
        ring.rule = "dependency-cycle"
        #expect(
            Change(revision: "main", fixed: [ring, finding("Feed"), finding("Cart")]).fixedSentence
                == "3 findings fixed since main: 2 singleton, 1 dependency-cycle")
    }
}
