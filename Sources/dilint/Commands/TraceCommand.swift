import DilintKit

/// `dilint trace`: one dependency's journey.
struct TraceCommand: Command {
    let name = "trace"
    let summary = "Shows who provides, constructs, carries and uses a type."
    let operands = Operands(placeholder: "TYPE [PATH…]", limit: nil)
    let options = [.facts] + Option.reading

    func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> ExitStatus {
        let (names, paths) = try QuestionCommand.names(
            arguments, count: 1, usage: "'dilint trace' needs a type: dilint trace TYPE [PATH…]")
        let question = try QuestionCommand(arguments, in: host)
        return try question.answer(paths) { (analyzer, batches, modules) throws(QueryError) in
            question.page.text(of: try analyzer.traces(of: names[0], in: batches, modules: modules))
        }
    }
}
