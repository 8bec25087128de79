import DilintKit

/// `dilint init`: writes a configuration with every key at its default.
struct InitCommand: Command {
    let name = "init"
    let summary = "Writes a commented .dilint.json with every key at its default."
    let operands = Operands.none
    let options: [Option] = [.output]

    func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> ExitStatus {
        let text = ConfigurationTemplate.text(rules: RuleCatalog.builtIn.rules)
        let file = arguments.value(of: .output) ?? ConfigurationFile.name
        if file == "-" {
            try host.print(text)
            return .clean
        }
        // What someone has written there is not for us to replace.
        guard !host.files.exists(file) else { throw .usage(UsageError("'\(file)' exists already")) }
        try host.write(text, to: file)
        host.tell("wrote \(file)")
        return .clean
    }
}
