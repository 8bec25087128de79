/// An option of a command, declared once: the parser, the help and the completions read it.
struct Option: Sendable {
    /// Without its dashes.
    let name: String
    let value: Value
    /// Makes the option's line of `--help`, which few runs show.
    private let makeHelp: @Sendable () -> String
    var isRepeatable = false

    /// What an option takes, and what it is checked against before a command sees it.
    enum Value: Sendable, Equatable {
        case none
        /// Any text that is not empty; the text is its placeholder in the help.
        case text(String)
        /// A pattern of paths; the text is its placeholder.
        case glob(String)
        /// A whole number from 1.
        case number(String)
        /// One of some words. An empty list takes any word.
        case word(String, of: [String])
        /// Some of them, separated by commas.
        case list(String, of: [String])
        /// One of them and perhaps `=` and a file.
        case wordAndFile(String, of: [String])
    }

    init(
        _ name: String, _ value: Value = .none, help: @autoclosure @escaping @Sendable () -> String,
        isRepeatable: Bool = false
    ) {
        self.name = name
        self.value = value
        makeHelp = help
        self.isRepeatable = isRepeatable
    }

    /// One line of `--help`.
    var help: String { makeHelp() }

    /// What stands behind the name in the help; nil for a flag.
    var placeholder: String? {
        switch value {
        case .none: nil
        case .text(let placeholder), .glob(let placeholder), .number(let placeholder), .word(let placeholder, _),
            .list(let placeholder, _):
            placeholder
        case .wordAndFile(let placeholder, _): placeholder
        }
    }

    /// The words that the value is made of, where they are known.
    var words: [String] {
        switch value {
        case .none, .text, .glob, .number: []
        case .word(_, let words), .list(_, let words), .wordAndFile(_, let words): words
        }
    }

    /// Whether the value is several words with commas between them.
    var takesList: Bool {
        if case .list = value { true } else { false }
    }

    /// Whether the value is, or may be, a path.
    var takesFile: Bool { placeholder == "FILE" }
}

extension Option: Equatable {
    /// No command has two options of one name.
    static func == (left: Option, right: Option) -> Bool { left.name == right.name }
}

/// The options that several commands have.
extension Option {
    static let help = Option("help", help: "Show this help")
    static let version = Option("version", help: "Show the version")

    static let config = Option(
        "config", .text("FILE"), help: "Configuration, instead of the nearest .dilint.json")
    static let include = Option(
        "include", .glob("GLOB"), help: "Read only files that match, relative to this folder", isRepeatable: true)
    static let exclude = Option(
        "exclude", .glob("GLOB"), help: "Leave out files and folders that match", isRepeatable: true)
    static let includeTests = Option("include-tests", help: "Treat tests, previews and mocks like all other code")
    static let jobs = Option("jobs", .number("N"), help: "Threads (default: one a processor)")
    static let output = Option("output", .text("FILE"), help: "Write the result to FILE")
    static let color = Option(
        "color", .word("WHEN", of: ["auto", "always", "never"]), help: "auto, always or never (default: auto)")
    static let facts = Option("facts", help: "Read files that 'dilint facts' made")
    static let quiet = Option("quiet", help: quietHelp)
    static let verbose = Option("verbose", help: quietHelp)
    private static let quietHelp = "Results and errors alone; whole lists and timings"

    /// What every command that reads sources takes.
    static let reading: [Option] = [
        .config, .include, .exclude, .includeTests, .jobs, .output, .color, .quiet, .verbose,
    ]
}
