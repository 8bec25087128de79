import Foundation

/// The comparison's result as text.
enum Summary {
    static func text(of tally: Tally) -> String {
        var lines: [String] = []
        for kind in EntryKind.allCases {
            for example in tally.counts[kind]?.examples ?? [] {
                lines.append("\(example.path):\(example.line):\(example.column): \(kind.rawValue)")
                lines.append("    source       \(example.source.trimmingCharacters(in: .whitespaces))")
                lines.append("    dilint       \(example.own ?? "nothing")")
                lines.append("    swift-syntax \(example.official ?? "nothing")")
            }
        }
        let compared = tally.files - tally.erroneousFiles
        lines.append(
            "\(compared) files compared, \(tally.bytes / 1_000_000) MB; \(tally.erroneousFiles) more have errors")
        for kind in EntryKind.allCases {
            guard let count = tally.counts[kind] else { continue }
            let verdict = count.share >= kind.target ? "" : "   below \(percent(kind.target))"
            lines.append(
                "\(kind.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0)) \(percent(count.share))   "
                    + "\(count.agreeing) agree, \(count.differing) differ\(verdict)")
        }
        return lines.joined(separator: "\n")
    }

    /// Rounded down: 100 % means all.
    private static func percent(_ share: Double) -> String {
        let tenThousandths = Int((share * 1_000_000).rounded(.down))
        let fraction = String(tenThousandths % 10_000)
        return "\(tenThousandths / 10_000).\(String(repeating: "0", count: 4 - fraction.count))\(fraction) %"
    }
}
