/// One format of a report: one file in this folder and one line in `ReporterRegistry.all`.
package protocol Reporter: Sendable {
    /// The name in `--format`.
    var format: String { get }

    /// The whole output, with its last line break.
    func render(_ report: Report, for surface: Surface) -> String
}

/// What a report is made for.
package struct Surface: Sendable {
    package var usesColor: Bool
    /// Columns of the terminal; nil where the output is no terminal.
    package var width: Int?
    /// The folder that absolute paths are made with.
    package var workingDirectory: String
    /// The folder that paths in the formats of code hosts start at, the root of the repository; the working directory
    /// where nil.
    package var sourceRoot: String?
    /// Whether long lists are printed whole.
    package var isVerbose: Bool
    /// Whether findings and sums are enough.
    package var isQuiet = false
    /// Seconds the analysis took; nil leaves it out (as every comparison needs).
    package var elapsedSeconds: Double?
    /// The version of dilint that formats with a place for it name.
    package var toolVersion: String
    /// The text of a line (path, line number counted from 1) without its line break, nil if it cannot be had.
    package var sourceLine: @Sendable (String, Int) -> String?

    package init(
        usesColor: Bool = false, width: Int? = nil, workingDirectory: String = "/",
        sourceRoot: String? = nil, isVerbose: Bool = false, elapsedSeconds: Double? = nil,
        toolVersion: String = "0.0.0", sourceLine: @escaping @Sendable (String, Int) -> String? = { _, _ in nil }
    ) {
        self.usesColor = usesColor
        self.width = width
        self.workingDirectory = workingDirectory
        self.sourceRoot = sourceRoot
        self.isVerbose = isVerbose
        self.elapsedSeconds = elapsedSeconds
        self.toolVersion = toolVersion
        self.sourceLine = sourceLine
    }
}
