/// What the process tells its caller.
enum ExitStatus: Int32, Sendable {
    /// Nothing at or above the failing severity.
    case clean = 0
    /// Findings at or above it.
    case findings = 1
    /// Wrong usage, wrong configuration, nothing that could be analysed, or output that could not be written.
    case failure = 2
}
