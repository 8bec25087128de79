import DilintKit
import Testing

@Suite struct ReporterHTMLTests {
    @Test("What explains a finding is no further place of it")
    func background() throws {
        func at(_ line: Int) -> Location { Location(path: "App.swift", line: line, column: 9) }
        let finding = Finding(
            rule: "captive-dependency", severity: .warning, location: at(3), message: "Till keeps its Basket",
            hint: "Let it call `makeBasket()`", subject: "Till", dependency: "Basket",
            related: [Related(at(1), "Basket is made anew here", isBackground: true)])
        let report = Report(findings: [finding], summary: Summary(), problems: [], rules: RuleCatalog.builtIn.rules)
        let reporter = try #require(ReporterRegistry.reporter(named: "html"))
        let page = reporter.render(report, for: Surface())
        let article = page.components(of: "<article", "</article>")
        #expect(
            article == """
                 data-severity="warning" data-rule="captive-dependency">
                <h3><b class="warning">warning</b> Till keeps its Basket <a href="#captive-dependency">captive-dependency</a></h3>
                <pre><span>3:9</span></pre>
                <p>Basket is made anew here <code>App.swift:1:9</code></p>
                <p class="hint">Let it call <code>makeBasket()</code></p>

                """)
    }
}

extension String {
    /// What stands between two marks.
    fileprivate func components(of start: String, _ end: String) -> String? {
        guard let start = firstRange(of: start)?.upperBound else { return nil }
        return self[start...].firstRange(of: end).map { String(self[start..<$0.lowerBound]) }
    }
}
