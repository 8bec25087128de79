import DilintKit

/// `dilint why`: the shortest chains of dependencies from one type to another.
struct WhyCommand: Command {
    let name = "why"
    let summary = "Shows the shortest chains of dependencies from one type to another."
    let operands = Operands(placeholder: "FROM TO [PATH…]", limit: nil)
    let options = [.facts] + Option.reading

    /// Chains that are shown without being asked for more.
    private static let limit = 5
    private static let verboseLimit = 100

    func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> ExitStatus {
        let (names, paths) = try QuestionCommand.names(
            arguments, count: 2, usage: "'dilint why' needs two types: dilint why FROM TO [PATH…]")
        let question = try QuestionCommand(arguments, in: host)
        let limit = question.settings.isVerbose ? Self.verboseLimit : Self.limit
        return try question.answer(paths) { (analyzer, batches, modules) throws(QueryError) in
            question.page.text(
                of: try analyzer.chains(from: names[0], to: names[1], limit: limit, in: batches, modules: modules))
        }
    }
}
