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
            // https://no-color.org and https://force-color.org: any value but the empty one; who wants none gets none.
            guard file == nil, (host.environment("NO_COLOR") ?? "").isEmpty else { return false }
            if !(host.environment("FORCE_COLOR") ?? "").isEmpty { return true }
            return host.standardOutput.isTerminal && host.environment("TERM") != "dumb"
        }
    }
}
