package import SwiftFacts

/// The facts of some sources, and what an analysis must know besides: what travels in a facts file.
package struct FactsDocument: Sendable {
    /// The paths that were named, as reports call them.
    package var roots: [String]
    /// The manifests that say which file belongs to which module.
    package var manifests: [ModuleLayout.Manifest]
    /// Whether the code of tests was read like all other code.
    package var includesTests: Bool
    /// Files and folders that could not be read.
    package var problems: [Problem]
    package var batches: [FactsBatch]

    package init(
        roots: [String], manifests: [ModuleLayout.Manifest], includesTests: Bool, problems: [Problem],
        batches: [FactsBatch]
    ) {
        self.roots = roots
        self.manifests = manifests
        self.includesTests = includesTests
        self.problems = problems
        self.batches = batches
    }

    /// The version of the format that this code writes and reads. Another one for every change of `FileFacts`, its rows'
    /// order and their enumerations: facts of another version must be extracted again.
    package static let schemaVersion = 1
}

/// Why a file cannot be used as facts.
package struct FactsError: Error, Equatable, CustomStringConvertible {
    package enum Reason: Sendable, Equatable {
        /// No JSON, or none of this kind.
        case noFacts
        /// It begins as facts do, and is no JSON from a line on.
        case damaged(line: Int)
        case otherVersion(Int)
        /// A file's rows cannot be read; the words say which.
        case brokenRows(path: String, table: String)
        case withoutTests
        case twice(path: String)
    }

    package var file: String
    package var reason: Reason

    package init(file: String, reason: Reason) {
        self.file = file
        self.reason = reason
    }

    /// One line without a full stop.
    package var description: String { Escaping.visible(text) }

    private var text: String {
        switch reason {
        case .noFacts: "\(file): these are no facts; 'dilint facts' makes them"
        case .damaged(let line):
            "\(file):\(line): the facts are damaged or cut off here; 'dilint facts' makes them anew"
        case .otherVersion(let version):
            "\(file): the facts have version \(version), this dilint reads \(FactsDocument.schemaVersion); extract them again"
        case .brokenRows(let path, let table): "\(file): the facts of '\(path)' are broken: \(table)"
        case .withoutTests: "\(file): made without the code of tests; use 'dilint facts --include-tests'"
        case .twice(let path): "\(file): '\(path)' is in these facts files twice"
        }
    }
}
