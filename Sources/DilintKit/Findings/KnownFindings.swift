/// Findings that are put up with: how many there may be of each identity.
///
/// Two types of one name, in two files, share their findings' identities: a third one's finding is new all the same.
package struct KnownFindings: Sendable {
    private struct FingerprintInFile: Hashable {
        var fingerprint: String
        var path: String
    }

    private var counts: [String: Int] = [:]
    /// Where they stood, as far as that is known: of several with one identity those stay known that stayed where they
    /// were.
    private var countsByFile: [FingerprintInFile: Int] = [:]

    package init() {}

    package init(_ findings: [Finding]) {
        for finding in findings {
            let fingerprint = finding.fingerprint
            counts[fingerprint, default: 0] += 1
            countsByFile[FingerprintInFile(fingerprint: fingerprint, path: finding.location.path), default: 0] += 1
        }
    }

    package init(_ baseline: Baseline) {
        for entry in baseline.entries { counts[entry.fingerprint, default: 0] += 1 }
    }

    /// Puts up with what `other` puts up with, too.
    package mutating func formUnion(_ other: KnownFindings) {
        counts.merge(other.counts, uniquingKeysWith: max)
        countsByFile.merge(other.countsByFile, uniquingKeysWith: max)
    }

    /// The findings beyond those that are put up with, in their order.
    package func new(in findings: [Finding]) -> [Finding] {
        if counts.isEmpty { return findings }
        let fingerprints = findings.map(\.fingerprint)
        var left = counts
        var leftByFile = countsByFile
        var isKnown = [Bool](repeating: false, count: findings.count)
        for (number, finding) in findings.enumerated() {
            let place = FingerprintInFile(fingerprint: fingerprints[number], path: finding.location.path)
            guard let count = leftByFile[place], count > 0 else { continue }
            leftByFile[place] = count - 1
            left[place.fingerprint, default: 0] -= 1
            isKnown[number] = true
        }
        for (number, fingerprint) in fingerprints.enumerated() where !isKnown[number] {
            guard let count = left[fingerprint], count > 0 else { continue }
            left[fingerprint] = count - 1
            isKnown[number] = true
        }
        return findings.indices.filter { !isKnown[$0] }.map { findings[$0] }
    }
}
