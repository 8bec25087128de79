/// `dilint completions`: prints what a shell needs to complete dilint's arguments.
struct CompletionsCommand: Command {
    let name = "completions"
    let summary = "Prints completions for a shell: bash, zsh or fish."
    let options: [Option] = []

    var operands: Operands { Operands(placeholder: "SHELL", limit: 1, words: Shell.allCases.map(\.rawValue)) }

    func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> ExitStatus {
        guard let shell = arguments.operands.first.flatMap(Shell.init) else {
            let known = operands.words.joined(separator: ", ")
            throw .usage(UsageError("'dilint completions' needs the name of a shell: \(known)"))
        }
        try host.print(Completions(commands: CommandRegistry.all).text(for: shell))
        return .clean
    }
}
