import DilintKit
import TestSupport
import Testing

/// What the rules' pages show as reported and as not reported is.
@Suite struct RuleExampleTests {
    @Test(arguments: RuleCatalog.builtIn.rules.map(\.id))
    func badIsReportedAsDrawn(_ id: String) throws {
        let rule = try #require(RuleCatalog.builtIn.rules.first { $0.id == id })
        let fixture = try Fixture(name: id, text: "// \(rule.summary)\n// only: \(id)\n\n" + rule.bad)
        #expect(!fixture.marks.isEmpty)
        let findings = FixtureVariant.asItIs.findings(in: fixture)
        if let difference = fixture.difference(to: findings) { Issue.record("\(difference)") }
    }

    @Test(arguments: RuleCatalog.builtIn.rules.map(\.id))
    func goodIsSilent(_ id: String) throws {
        let rule = try #require(RuleCatalog.builtIn.rules.first { $0.id == id })
        let fixture = try Fixture(name: id, text: rule.good)
        #expect(FixtureVariant.asItIs.findings(in: fixture).map(\.message) == [])
    }
}
