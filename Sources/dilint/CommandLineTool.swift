import DilintKit

/// The tool as a function of its arguments and its host: picks the command and turns errors into words and a status.
enum CommandLineTool {
    /// - Parameter arguments: Without the tool's own name.
    static func run(_ arguments: [String], in host: Host) -> ExitStatus {
        do throws(CommandFailure) {
            return try dispatch(arguments, in: host)
        } catch {
            switch error {
            case .usage(let error):
                let hint = error.suggestion.map { ", did you mean \($0)?" } ?? ""
                host.tell(error.message + hint)
            case .configuration(let error):
                host.tell(error.description)
            case .baseline(let error):
                host.tell(error.description)
            case .facts(let error):
                host.tell(error.description)
            case .output(let error):
                host.tell("cannot write \(error.target): \(error.reason)")
            }
            return .failure
        }
    }

    private static func dispatch(_ arguments: [String], in host: Host) throws(CommandFailure) -> ExitStatus {
        guard let first = arguments.first else {
            host.show(HelpPage.overview(of: CommandRegistry.all, columns: host.standardError.columns))
            return .failure
        }
        switch first {
        case "--help", "-h", "help":
            return try explain(arguments.dropFirst().first, in: host)
        case "--version":
            try host.print("dilint \(version)\n")
            return .clean
        default:
            return try run(command(named: first, in: host), with: Array(arguments.dropFirst()), in: host)
        }
    }

    private static func run(
        _ command: any Command, with arguments: [String], in host: Host
    ) throws(CommandFailure) -> ExitStatus {
        let parsed: ParsedArguments
        do {
            parsed = try ArgumentParser(command: command).parse(arguments)
        } catch {
            throw .usage(error)
        }
        if parsed.has(.help) {
            try host.print(HelpPage.page(of: command, columns: host.standardOutput.columns))
            return .clean
        }
        if parsed.has(.version) {
            try host.print("dilint \(version)\n")
            return .clean
        }
        return try command.run(parsed, in: host)
    }

    /// `dilint --help` and `dilint help COMMAND`.
    private static func explain(_ name: String?, in host: Host) throws(CommandFailure) -> ExitStatus {
        guard let name else {
            try host.print(HelpPage.overview(of: CommandRegistry.all, columns: host.standardOutput.columns))
            return .clean
        }
        try host.print(HelpPage.page(of: command(named: name, in: host), columns: host.standardOutput.columns))
        return .clean
    }

    private static func command(named name: String, in host: Host) throws(CommandFailure) -> any Command {
        if let command = CommandRegistry.all.first(where: { $0.name == name }) { return command }
        if name.hasPrefix("-") { throw .usage(misplaced(option: name)) }
        if host.files.exists(name) {
            throw .usage(UsageError("'\(name)' is no command", suggestion: "'dilint analyze \(name)'"))
        }
        let known = CommandRegistry.all.map(\.name) + ["help", "--help", "--version"]
        let near = OtherTools.command(named: name) ?? NearestName.suggestion(for: name, in: known)
        throw .usage(
            UsageError(
                "unknown command '\(name)'" + (near == nil ? ", see 'dilint --help'" : ""),
                suggestion: near.map { "'\($0)'" }))
    }

    /// An option before the command, which may be none of any command.
    private static func misplaced(option: String) -> UsageError {
        let name = option.drop { $0 == "-" }.prefix { $0 != "=" }
        let taker = CommandRegistry.all.first { command in
            option.hasPrefix("--") && command.options.contains { $0.name == name }
        }
        guard let taker else { return unknown(option: option, named: String(name)) }
        return UsageError("options stand behind the command: dilint \(taker.name) \(option)")
    }

    /// An option of no command.
    private static func unknown(option: String, named name: String) -> UsageError {
        let own = [Option.help, .version].map { "--\($0.name)" }
        let ofCommands = CommandRegistry.all.flatMap { command in
            command.options.map { (name: $0.name, text: "dilint \(command.name) --\($0.name)") }
        }
        let near = NearestName.suggestion(for: name, in: own.map { String($0.dropFirst(2)) } + ofCommands.map(\.name))
        let text = own.first { $0 == "--\(near ?? "")" } ?? ofCommands.first { $0.name == near }?.text
        return UsageError(
            "unknown option '\(option)'" + (text == nil ? ", see 'dilint --help'" : ""),
            suggestion: text.map { "'\($0)'" })
    }
}
