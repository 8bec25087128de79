// Drawn against found.

package import DilintKit

extension Fixture {
    /// What differs between the drawing and some findings, with the fixture as it should have been drawn; nil if
    /// exactly the drawn findings came.
    ///
    /// Related places are compared only if any is drawn; then all of them.
    package func difference(to findings: [Finding]) -> String? {
        var unexpected = findings.filter { rules.contains($0.rule) }.map(FoundMark.init)
        let comparesRelated = marks.contains { $0.kind == .related }
        if comparesRelated {
            unexpected += findings.filter { rules.contains($0.rule) }.flatMap { finding in
                finding.related.map { FoundMark($0, of: finding) }
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
        redrawn += unexpected.map(\.mark)
        var lines = ["\(name): \(behaviour)"]
        lines += missing.map { "missing:    \(Self.line($0))" }
        lines += unexpected.map { "unexpected: \(Self.line($0.mark))" }
        lines.append("as found (\(found.count)):")
        for file in files {
            lines.append("//- \(file.path)")
            lines.append(file.redrawn(with: redrawn.filter { $0.location.path == file.path }))
        }
        return lines.joined(separator: "\n")
    }

    private static func line(_ mark: Mark) -> String {
        let place = "\(mark.location.path):\(mark.location.line):\(mark.location.column)"
        let pieces = mark.pieces.map { " {{\($0)}}" }.joined()
        return "\(place): \(mark.kind.word): [\(mark.rule)]\(pieces)"
    }
}

/// A finding, or a further place of one, in the form of a mark; its only piece is the whole message.
private struct FoundMark {
    var mark: Mark
    var message: String

    init(_ finding: Finding) {
        message = finding.message
        mark = Mark(
            kind: .finding(finding.severity), rule: finding.rule, location: finding.location, pieces: [message])
    }

    init(_ related: Related, of finding: Finding) {
        message = related.message
        mark = Mark(kind: .related, rule: finding.rule, location: related.location, pieces: [message])
    }

    func fits(_ expected: Mark) -> Bool {
        mark.kind == expected.kind && mark.rule == expected.rule && mark.location == expected.location
            && expected.pieces.allSatisfy(message.contains)
    }
}
