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

        /// Whether a run with some rules finds it, if it is still there.
        ///
        /// - Parameters:
        ///   - applied: The ids of the rules that ran.
        ///   - known: Those of every rule there is: what another one has found no run will find again.
        package func isSought(by applied: Set<String>, of known: Set<String>) -> Bool {
            guard known.contains(rule) else { return true }
            guard applied.contains(rule) else { return false }
            guard rule == Suppressions.unusedRule, let suppressed = dependency else { return true }
            // Whether a comment suppresses anything is known once the rules have run that it names.
            if suppressed == SuppressionDirective.allRules { return applied.isSuperset(of: known) }
            return !known.contains(suppressed) || applied.contains(suppressed)
        }
    }

    /// Which sources were looked at.
    package struct Scope: Sendable, Equatable {
        /// Files and folders as seen from the baseline's folder, sorted.
        package var paths: [String]
        /// Globs that were given besides those of the configuration.
        package var include: [String]
        package var exclude: [String]
        package var includesTests: Bool

        package init(paths: [String], include: [String] = [], exclude: [String] = [], includesTests: Bool = false) {
            self.paths = paths
            self.include = include
            self.exclude = exclude
            self.includesTests = includesTests
        }
    }

    /// The version of the format that this code writes, and the latest it reads.
    package static let version = 1

    /// Sorted by rule, subject, dependency and parameter; one for each finding, though several may look the same.
    package private(set) var entries: [Entry]
    /// nil where the file does not say it.
    package let scope: Scope?

    /// What today's findings make a baseline.
    ///
    /// - Parameter kept: Entries of an earlier one that it takes over.
    package init(of findings: [Finding], keeping kept: [Entry] = [], scope: Scope? = nil) {
        self.init(unsorted: findings.map(Entry.init) + kept, scope: scope)
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
        self.init(unsorted: document.findings, scope: document.scope)
    }

    private init(unsorted: [Entry], scope: Scope?) {
        self.scope = scope
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
        return "{\n  \"version\": \(Self.version),\n\(scopeText)  \"findings\": [\(list)]\n}\n"
    }

    private var scopeText: String {
        guard let scope else { return "" }
        var members: [(String, JSONValue)] = [("paths", .array(scope.paths.map(JSONValue.string)))]
        if !scope.include.isEmpty { members.append(("include", .array(scope.include.map(JSONValue.string)))) }
        if !scope.exclude.isEmpty { members.append(("exclude", .array(scope.exclude.map(JSONValue.string)))) }
        if scope.includesTests { members.append(("includeTests", .bool(true))) }
        return members.map { key, value in "  \"\(key)\": \(value.compactText),\n" }.joined()
    }

    /// How many entries occur no more.
    ///
    /// - Parameter isSought: Whether the run would have found what an entry stands for.
    package func goneEntries(in findings: [Finding], where isSought: (Entry) -> Bool = { _ in true }) -> Int {
        var left: [String: Int] = [:]
        for entry in entries where isSought(entry) { left[entry.fingerprint, default: 0] += 1 }
        for finding in findings { left[finding.fingerprint]? -= 1 }
        return left.values.reduce(0) { $0 + max(0, $1) }
    }

    private struct Version: Decodable {
        var version: Int
    }

    /// What stands beside the findings was not written from the beginning.
    private struct Document: Decodable {
        var paths: [String]?
        var include: [String]?
        var exclude: [String]?
        var includeTests: Bool?
        var findings: [Entry]

        var scope: Scope? {
            paths.map {
                Scope(paths: $0, include: include ?? [], exclude: exclude ?? [], includesTests: includeTests ?? false)
            }
        }
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

    package init(file: String, reason: Reason) {
        self.file = file
        self.reason = reason
    }

    /// One line without a full stop.
    package var description: String {
        switch reason {
        case .noBaseline: "\(file): this is no baseline; --write-baseline makes one"
        case .futureVersion(let version):
            "\(file): the baseline has version \(version), made by a newer dilint; this one reads \(Baseline.version)"
        }
    }
}
