import SwiftFacts
import Testing

@testable import DilintKit

@Suite struct SuppressionCoverageTests {
    private static let rules = ["giant-factory", "singleton", "all"]

    @Test(arguments: 0..<40)
    func findsWhatLookingAtAllCommentsFinds(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let entries = (0..<30).map { _ -> Suppressions.Entry in
            let start = Int.random(in: 1..<20, using: &random)
            let end = start + Int.random(in: 0..<8, using: &random)
            var entry = Suppressions.Entry(
                rule: Self.rules.randomElement(using: &random) ?? "", head: "dilint:disable",
                comment: .init(line: start, column: 1),
                range: .init(line: start, column: 1)..<(.init(line: end, column: 1)))
            entry.isRegion = Bool.random(using: &random)
            if Int.random(in: 0..<4, using: &random) == 0 {
                entry.endedEarly["singleton"] = .init(line: start + 2, column: 1)
            }
            return entry
        }
        let coverage = SuppressionCoverage(entries)
        for line in 1..<30 {
            for rule in Self.rules.dropLast() {
                let position = Suppressions.Position(line: line, column: 3)
                let expected = entries.indices.filter { entries[$0].covers(position, of: rule) }
                var found: [Int] = []
                coverage.forEach(covering: position, of: rule) { entry in
                    found.append(entry)
                    return true
                }
                #expect(found.sorted() == expected)
                #expect(coverage.covers(position, of: rule) == !expected.isEmpty)
            }
        }
    }

    /// A comment is used by each of the findings that it covers: which come first makes no difference.
    @Test(arguments: 0..<40)
    func allFindingsTogetherUseWhatEachOfThemUses(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let words = ["disable", "disable", "enable", "disable:this"]
        let directives = (0..<40).compactMap { line -> DirectiveFact? in
            guard Bool.random(using: &random), let word = words.randomElement(using: &random) else { return nil }
            let rule = Self.rules.randomElement(using: &random) ?? ""
            return DirectiveFact(
                offset: UInt32(10 * line), end: UInt32(10 * line + 5), text: "dilint:\(word) \(rule)",
                nextCode: DirectiveFact.noCode, previousCode: DirectiveFact.noCode)
        }
        let lines = LineTable(starts: (0..<40).map { UInt32(10 * $0) })
        let infos = SuppressionTests.rules
        let suppressions = Suppressions(
            in: [.init(path: "A.swift", lines: lines, directives: directives)], rules: infos,
            activeRules: Set(infos.map(\.id)))
        let findings = (0..<30).map { _ in
            SuppressionTests.finding(
                Bool.random(using: &random) ? "singleton" : "giant-factory",
                Location(path: "A.swift", line: Int.random(in: 1...40, using: &random), column: 7))
        }
        let each = findings.reduce(into: Set()) { $0.formUnion(suppressions.uses(by: [$1])) }
        #expect(suppressions.uses(by: findings) == each)
        #expect(suppressions.uses(by: findings.reversed()) == each)
    }
}
