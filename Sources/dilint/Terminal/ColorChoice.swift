/// `--color`.
enum ColorChoice: String {
    case auto, always, never

    init(_ arguments: ParsedArguments) {
        self = arguments.value(of: .color).flatMap(ColorChoice.init) ?? .auto
    }

    /// Whether a result may hold escape sequences.
    ///
    /// - Parameter file: Where it is written; nil for standard output.
    func isOn(in host: Host, file: String?) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            guard file == nil, host.standardOutput.isTerminal else { return false }
            // https://no-color.org: any value but the empty one.
            return (host.environment("NO_COLOR") ?? "").isEmpty && host.environment("TERM") != "dumb"
        }
    }
}
