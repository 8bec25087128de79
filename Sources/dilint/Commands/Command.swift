/// One thing that dilint does: one file in this folder and one line in `CommandRegistry.all`.
protocol Command: Sendable {
    /// The word behind `dilint`.
    var name: String { get }
    /// What it does, in a few words that end in a full stop.
    var summary: String { get }
    var operands: Operands { get }
    /// In the order in which `--help` lists them; `--help` and `--version` are added to them.
    var options: [Option] { get }

    /// - Parameter arguments: Checked against `options` and `operands`.
    func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> ExitStatus
}

/// What stands behind the options.
struct Operands: Sendable, Equatable {
    /// As the help shows them: `[PATH…]`.
    var placeholder: String
    /// nil where there may be any number.
    var limit: Int?
    /// The words that they may be; empty where they are paths.
    var words: [String] = []

    static let none = Operands(placeholder: "", limit: 0)
    static let paths = Operands(placeholder: "[PATH…]", limit: nil)
}
