import DilintKit

/// Why a command could not do its work.
enum CommandFailure: Error, Equatable {
    case usage(UsageError)
    case configuration(ConfigurationError)
    case baseline(BaselineError)
    case facts(FactsError)
    case output(OutputError)
}

/// Something on the command line that cannot be meant.
struct UsageError: Error, Equatable {
    /// A sentence without a full stop.
    var message: String
    /// The nearest thing that is known.
    var suggestion: String?

    init(_ message: String, suggestion: String? = nil) {
        self.message = message
        self.suggestion = suggestion
    }
}

/// A result that could not be written.
struct OutputError: Error, Equatable {
    /// A path, or "standard output".
    var target: String
    /// The system's words.
    var reason: String
}
