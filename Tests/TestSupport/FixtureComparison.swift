// Drawn against found.

package import DilintKit

extension Fixture {
    /// What differs between the drawing and some findings, with the fixture as it should have been drawn; nil if
    /// exactly the drawn findings came.
    ///
    /// Related places are compared only if any is drawn; then all of them.
    package func difference(to findings: [Finding]) -> String? {
        var unexpected = findings.filter { rules.contains($0.rule) }.map { Mark($0) }
        let comparesRelated = marks.contains { $0.kind == .related }
        if comparesRelated {
            unexpected += findings.filter { rules.contains($0.rule) }.flatMap { finding in
                finding.related.map { Mark($0, of: finding) }
            }
        }
        let found = unexpected
        var missing: [Mark] = []
        var redrawn: [Mark] = []
        for mark in marks {
            if let index = unexpected.firstIndex(where: { $0.fits(mark) }) {
                unexpected.remove(at: index)
                redrawn.append(mark)
            } else {
                missing.append(mark)
            }
        }
        if missing.isEmpty, unexpected.isEmpty { return nil }
        redrawn += unexpected
        var lines = ["\(name): \(behaviour)"]
        lines += missing.map { "missing:    \(Self.line($0))" }
        lines += unexpected.map { "unexpected: \(Self.line($0))" }
        lines.append("as found (\(found.count)):")
        for file in files {
            lines.append("//- \(file.path)")
            lines.append(file.redrawn(with: redrawn.filter { $0.location.path == file.path }))
        }
        return lines.joined(separator: "\n")
    }

    private static func line(_ mark: Mark) -> String {
        let place = "\(mark.location.path):\(mark.location.line):\(mark.location.column)"
        let message = mark.message.map { " {{\($0)}}" } ?? ""
        return "\(place): \(mark.kind.word): [\(mark.rule)]\(message)"
    }
}

extension Mark {
    /// A finding as it would be drawn.
    fileprivate init(_ finding: Finding) {
        self.init(
            kind: .finding(finding.severity), rule: finding.rule, location: finding.location, message: finding.message)
    }

    /// A further place of a finding.
    fileprivate init(_ related: Related, of finding: Finding) {
        self.init(kind: .related, rule: finding.rule, location: related.location, message: related.message)
    }

    /// Whether what was found is what a mark expects.
    fileprivate func fits(_ expected: Mark) -> Bool {
        kind == expected.kind && rule == expected.rule && location == expected.location
            && (expected.message == nil || expected.message == message)
    }
}
