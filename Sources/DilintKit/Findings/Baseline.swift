#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The findings of an earlier day, which are put up with.
package struct Baseline: Sendable, Equatable {
    /// A finding's identity, and what it is made of for people who read the file. Never a line or a path: both change.
    package struct Entry: Sendable, Hashable, Codable {
        package var fingerprint: String
        package var rule: String
        package var subject: String
        package var dependency: String?
        package var parameter: String?

        package init(_ finding: Finding) {
            fingerprint = finding.fingerprint
            rule = finding.rule
            subject = finding.subject
            dependency = finding.dependency
            parameter = finding.parameter
        }
    }

    /// The version of the format that this code writes, and the latest it reads.
    package static let version = 1

    /// Sorted by rule, subject, dependency and parameter; one for each finding, though several may look the same.
    package private(set) var entries: [Entry]

    /// What today's findings make a baseline.
    package init(of findings: [Finding]) {
        self.init(unsorted: findings.map(Entry.init))
    }

    /// Reads what `text` gives.
    ///
    /// - Parameter file: What errors call the file.
    package init(reading bytes: [UInt8], file: String) throws(BaselineError) {
        let data = Data(bytes)
        let decoder = JSONDecoder()
        // The version first: a later one may look different otherwise.
        guard let version = try? decoder.decode(Version.self, from: data).version else {
            throw BaselineError(file: file, reason: .noBaseline)
        }
        guard version <= Self.version else { throw BaselineError(file: file, reason: .futureVersion(version)) }
        guard let document = try? decoder.decode(Document.self, from: data) else {
            throw BaselineError(file: file, reason: .noBaseline)
        }
        self.init(unsorted: document.findings)
    }

    private init(unsorted: [Entry]) {
        entries = unsorted.sorted { left, right in
            (left.rule, left.subject, left.dependency ?? "", left.parameter ?? "", left.fingerprint)
                < (right.rule, right.subject, right.dependency ?? "", right.parameter ?? "", right.fingerprint)
        }
    }

    /// The file's content: JSON with one entry a line, so that version control merges entries and shows what has gone.
    package var text: String {
        let lines = entries.map { entry in
            JSONValue.members([
                ("fingerprint", .string(entry.fingerprint)), ("rule", .string(entry.rule)),
                ("subject", .string(entry.subject)), ("dependency", entry.dependency.map(JSONValue.string)),
                ("parameter", entry.parameter.map(JSONValue.string)),
            ]).compactText
        }
        let list = lines.isEmpty ? "" : "\n    " + lines.joined(separator: ",\n    ") + "\n  "
        return "{\n  \"version\": \(Self.version),\n  \"findings\": [\(list)]\n}\n"
    }

    /// How many entries occur no more.
    package func goneEntries(in findings: [Finding]) -> Int {
        var left: [String: Int] = [:]
        for entry in entries { left[entry.fingerprint, default: 0] += 1 }
        for finding in findings { left[finding.fingerprint]? -= 1 }
        return left.values.reduce(0) { $0 + max(0, $1) }
    }

    private struct Version: Decodable {
        var version: Int
    }

    private struct Document: Decodable {
        var findings: [Entry]
    }
}

/// Why a file cannot be used as a baseline.
package struct BaselineError: Error, Equatable, CustomStringConvertible {
    package enum Reason: Sendable, Equatable {
        case noBaseline
        case futureVersion(Int)
    }

    package var file: String
    package var reason: Reason

    /// One line without a full stop.
    package var description: String {
        switch reason {
        case .noBaseline: "\(file): this is no baseline; --write-baseline makes one"
        case .futureVersion(let version):
            "\(file): the baseline has version \(version), made by a newer dilint; this one reads \(Baseline.version)"
        }
    }
}
