import DilintKit

/// `dilint init`: writes a configuration with every key at its default, or the schema of one.
struct InitCommand: Command {
    let name = "init"
    let summary = "Writes a commented .dilint.json with every key at its default."
    let operands = Operands.none
    let options: [Option] = [schema, .output]

    private static let schema = Option("schema", help: "Print a JSON Schema of .dilint.json instead, for editors")

    func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> ExitStatus {
        let rules = RuleCatalog.builtIn.rules
        let isSchema = arguments.has(Self.schema)
        let text = isSchema ? ConfigurationSchema.text(rules: rules) : ConfigurationTemplate.text(rules: rules)
        let file = arguments.value(of: .output) ?? (isSchema ? "-" : ConfigurationFile.name)
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
