import DilintKit
import TestSupport
import Testing

@Suite struct RuleFixtureTests {
    @Test(arguments: FixtureLibrary.files(below: "Rules", "Idioms"))
    func findsExactlyWhatIsDrawn(_ file: FixtureFile) throws {
        let fixture = try file.fixture()
        #expect(fixture.marks.allSatisfy { $0.message != nil }, "a mark of \(fixture.name) leaves the message open")
        let findings = FixtureVariant.asItIs.findings(in: fixture)
        if let difference = fixture.difference(to: findings) { Issue.record("\(difference)") }
        for variant in FixtureVariant.all + [.suppressing(findings)] {
            #expect(variant.findings(in: fixture) == variant.findings(findings), "\(fixture.name), \(variant.name)")
        }
    }

    /// A fixture that says nothing of its folder's rule, or draws what it does not compare, would prove nothing.
    @Test(arguments: FixtureLibrary.files(below: "Rules"))
    func speaksAboutItsRule(_ file: FixtureFile) throws {
        let fixture = try file.fixture()
        let folder = file.name.split(separator: "/").dropFirst().first.map(String.init) ?? ""
        #expect(fixture.rules.contains(folder))
        #expect(fixture.marks.allSatisfy { fixture.rules.contains($0.rule) })
        #expect(fixture.behaviour.hasSuffix("."))
    }

    @Test func thereAreFixtures() {
        #expect(FixtureLibrary.files(below: "Rules").count > 100)
    }
}
