import Foundation
import TestSupport
import Testing

@testable import DilintKit

/// What is said of a rule holds: its examples are run, its pages are up to date.
@Suite struct RuleDocumentationTests {
    private static let root = URL(filePath: FixtureLibrary.root).deletingLastPathComponent()

    static let ids = RuleRegistry.all.map(\.info.id)

    private func info(_ id: String) throws -> RuleInfo {
        try #require(RuleRegistry.all.first { $0.info.id == id }).info
    }

    @Test(arguments: ids)
    func theBadExampleFiresWhereMarkedAndNowhereElse(_ id: String) throws {
        let fixture = try example(of: id, try info(id).bad)
        #expect(fixture.marks.contains { $0.rule == id }, "the bad example of \(id) marks no finding of it")
        let findings = FixtureVariant.asItIs.findings(in: fixture)
        if let difference = fixture.difference(to: findings) { Issue.record("\(difference)") }
    }

    /// Baselines keep these: a rule that names its subject otherwise makes all entries of it new.
    @Test func identitiesStayTheSame() throws {
        let identities = try Self.ids.map { id -> String in
            let findings = FixtureVariant.asItIs.findings(in: try example(of: id, try info(id).bad))
            return findings.filter { $0.rule == id }.map { finding in
                let dependency = finding.dependency.map { " → \($0)" } ?? ""
                return "\(id): \(finding.subject)\(dependency)" + (finding.parameter.map { " (\($0))" } ?? "")
            }.joined(separator: ", ")
        }
        #expect(
            identities == [
                "captive-dependency: Editor → Draft",
                "concrete-factory: MailCoordinator → ScreenFactory (factory)",
                "container-injection: InboxModel → AppContainer (container)",
                "container-outside-root: InboxService → AppDependencies",
                "dependency-cycle: AppContainer.router → AppContainer.store",
                "dependency-pipeline: PriceFlow → PriceAPI (api)",
                "duplicate-registration: Fixture.swift → Archive",
                "giant-factory: RadioFactory",
                "hidden-dependency: CheckoutModel → PaymentService",
                "inline-assembly: ShopViewModel → OfferViewModel",
                "massive-initializer: HomeModel",
                "self-made-dependency: ForecastViewModel → ForecastLoader",
                "service-locator: CheckoutModel → Services.tracker",
                "singleton: ProfileLoader → Session.shared",
                "singleton-default: ProfileLoader → Session.shared",
                "unregistered-dependency: Inbox → Mailer",
                "unused-dependency: AvatarLoader → ImageCache (cache)",
                "unused-suppression: Fixture.swift → singleton",
            ])
    }

    @Test(arguments: ids)
    func theGoodExampleIsSilent(_ id: String) throws {
        let fixture = try example(of: id, try info(id).good)
        #expect(fixture.marks == [])
        let findings = FixtureVariant.asItIs.findings(in: fixture)
        if let difference = fixture.difference(to: findings) { Issue.record("\(difference)") }
    }

    /// All rules are compared: what the page of one shows must not look wrong to another.
    private func example(of id: String, _ text: String) throws -> Fixture {
        var fixture = try Fixture(name: id, text: text)
        fixture.rules = Set(Self.ids)
        return fixture
    }

    @Test(arguments: ids)
    func thereAreFixtures(_ id: String) throws {
        let fixtures = try FixtureLibrary.files(below: "Rules/\(id)").map { try $0.fixture() }
        #expect(fixtures.count >= 3)
        #expect(fixtures.contains { $0.marks.isEmpty }, "no fixture of \(id) is silent")
        #expect(fixtures.contains { $0.marks.contains { $0.rule == id } }, "no fixture shows \(id)")
    }

    @Test(arguments: ids)
    func proseIsSentences(_ id: String) throws {
        let info = try info(id)
        for text in [info.summary, info.why, info.fix] + info.options.map(\.help) {
            #expect(text.hasSuffix(".") && text.first?.isUppercase == true, "\(text)")
        }
    }

    /// The registry is the folder's table of contents.
    @Test func everyRuleIsRegistered() throws {
        #expect(Self.ids == Self.ids.sorted())
        let folder = Self.root.appending(path: "Sources/DilintKit/Rules")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
        let declaring = try files.filter { file in
            try String(contentsOf: folder.appending(path: file), encoding: .utf8).contains(": Rule {")
        }
        #expect(declaring.map { Self.kebabCase($0.replacing(".swift", with: "")) } == Self.ids)
        #expect(RuleRegistry.all.map { Self.kebabCase("\(type(of: $0))") } == Self.ids)
    }

    @Test func fixtureFoldersAreRules() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: FixtureLibrary.root + "/Rules")
        #expect(Set(folders).subtracting(Self.ids) == [])
    }

    private static func kebabCase(_ name: String) -> String {
        NameWords.words(of: name).map { $0.lowercased() }.joined(separator: "-")
    }

    // MARK: Generated pages

    @Test func thePageOfRulesIsUpToDate() throws {
        try compare(RuleCatalog.builtIn.markdown(), with: "Sources/DilintKit/DilintKit.docc/Rules.md")
    }

    @Test func theTableInTheReadmeIsUpToDate() throws {
        let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let begin = "<!-- rules:begin -->\n"
        let end = "<!-- rules:end -->"
        let start = try #require(text.firstRange(of: begin)?.upperBound)
        let stop = try #require(text[start...].firstRange(of: end)?.lowerBound)
        let table = RuleCatalog.builtIn.markdownTable { "Sources/DilintKit/DilintKit.docc/Rules.md#\($0)" }
        try compare(text[..<start] + table + text[stop...], with: "README.md")
    }

    private func compare(_ expected: some StringProtocol, with name: String) throws {
        let file = Self.root.appending(path: name)
        if ProcessInfo.processInfo.environment["DILINT_BLESS"] == "1" { try Data(expected.utf8).write(to: file) }
        let actual = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(actual == String(expected), "\(name) is out of date: run DILINT_BLESS=1 swift test")
    }
}
