import DilintKit

/// `dilint rules`: lists the rules or explains one.
struct RulesCommand: Command {
    let name = "rules"
    let summary = "Lists the rules; explains the one that is named."
    var operands: Operands { Operands(placeholder: "[RULE]", limit: 1, words: Option.ruleNames) }
    let options: [Option] = [.output, .color]

    func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> ExitStatus {
        let file = arguments.outputFile
        try host.check(targets: [file])
        let usesColor = ColorChoice(arguments).isOn(in: host, file: file)
        let width = file == nil ? host.standardOutput.columns : nil
        let text: String
        if let name = arguments.operands.first {
            guard let page = RuleCatalog.builtIn.page(for: name, usesColor: usesColor, width: width) else {
                let near = NearestName.suggestion(forWordOrPart: name, in: Option.ruleNames)
                throw .usage(
                    UsageError(
                        "unknown rule '\(name)'" + (near == nil ? ", see 'dilint rules'" : ""),
                        suggestion: near.map { "'\($0)'" }))
            }
            text = page
        } else {
            text = RuleCatalog.builtIn.overview(usesColor: usesColor, width: width)
        }
        try host.write(text, to: file)
        return .clean
    }
}
