import SwiftFacts

/// JUnit's XML: a suite a file, a test a finding. Errors and warnings fail, notes pass and say what they are, a file
/// that could not be analysed is an error, a budget that is exceeded a test that fails, what was not read of a library one
/// that was skipped; without any of them one test passes, so that no server misses the report.
struct JUnitReporter: Reporter {
    let format = "junit"

    func render(_ report: Report, for surface: Surface) -> String {
        let exceeded = report.budgets.filter(\.isExceeded)
        let failures = report.count(of: .error) + report.count(of: .warning) + exceeded.count
        let notes = report.summary.notes
        let all = report.findings.count + report.problems.count + exceeded.count + notes.count
        let isClean = all == 0
        let tests = max(all, 1)
        var writer = XMLWriter()
        writer.open("testsuites", counts(name: "dilint", tests, failures: failures, errors: report.problems.count))
        if isClean {
            writer.open("testsuite", counts(name: "dilint", 1, failures: 0, errors: 0))
            writer.element("testcase", [("name", "no findings"), ("classname", "dilint")])
            writer.close()
        }
        for findings in report.findings.groupedByPath {
            let failures = findings.reduce(0) { $0 + ($1.severity > .note ? 1 : 0) }
            writer.open(
                "testsuite",
                counts(name: findings[0].location.path, findings.count, failures: failures, errors: 0))
            for finding in findings { write(finding, to: &writer) }
            writer.close()
        }
        for problem in report.problems {
            writer.open("testsuite", counts(name: problem.path, 1, failures: 0, errors: 1))
            writer.open("testcase", [("name", "can be analysed"), ("classname", problem.path)])
            writer.element("error", [("message", problem.message), ("type", "problem")])
            writer.close()
            writer.close()
        }
        if !exceeded.isEmpty {
            writer.open(
                "testsuite", counts(name: "dilint", exceeded.count, failures: exceeded.count, errors: 0))
            for budget in exceeded {
                writer.open("testcase", [("name", "budget of \(budget.subject)"), ("classname", "dilint")])
                writer.element("failure", [("message", budget.excess), ("type", "budget")])
                writer.close()
            }
            writer.close()
        }
        if !notes.isEmpty {
            writer.open("testsuite", counts(name: "dilint", notes.count, failures: 0, errors: 0))
            for note in notes {
                writer.open("testcase", [("name", "reads all libraries"), ("classname", "dilint")])
                writer.element("skipped", [("message", note)])
                writer.close()
            }
            writer.close()
        }
        writer.close()
        return writer.output
    }

    private func counts(name: String, _ tests: Int, failures: Int, errors: Int) -> [(String, String?)] {
        [("name", name), ("tests", String(tests)), ("failures", String(failures)), ("errors", String(errors))]
    }

    private func write(_ finding: Finding, to writer: inout XMLWriter) {
        let location = finding.location
        // No line in the name: servers follow a test through time by it.
        let what = [finding.subject, finding.dependency, finding.parameter].compactMap { $0 }
        writer.open(
            "testcase",
            [
                ("name", "\(finding.rule): \(what.joined(separator: ", "))"), ("classname", location.path),
                ("file", location.path), ("line", String(location.line)),
            ])
        let places = finding.related.map { related in
            "\(related.location.path):\(related.location.line):\(related.location.column): \(related.message)"
        }
        let lines = ["\(location.path):\(location.line):\(location.column): \(finding.message)"] + places
        let text = (lines + (finding.hint.isEmpty ? [] : [finding.hint])).joined(separator: "\n")
        if finding.severity > .note {
            writer.element(
                "failure", [("message", finding.message), ("type", finding.severity.rawValue)], text: text)
        } else {
            writer.element("system-out", text: text)
        }
        writer.close()
    }
}
