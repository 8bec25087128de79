import DilintKit
import SwiftFacts

/// What the commands have in common that answer a question about named types.
struct QuestionCommand {
    let arguments: ParsedArguments
    let host: Host
    let settings: ReadingSettings

    init(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) {
        self.arguments = arguments
        self.host = host
        settings = try ReadingSettings(arguments, in: host)
        try host.check(targets: [arguments.outputFile], besides: arguments.operands + arguments.values(of: .config))
    }

    /// The names of types that stand before the paths.
    static func names(
        _ arguments: ParsedArguments, count: Int, usage: String
    ) throws(CommandFailure) -> (names: [String], paths: [String]) {
        guard arguments.operands.count >= count else { throw .usage(UsageError(usage)) }
        let names = arguments.operands.prefix(count)
        return (Array(names), Array(arguments.operands.dropFirst(count)))
    }

    /// Reads the sources, asks, and prints.
    func answer(
        _ paths: [String],
        _ ask: (Analyzer, [FactsBatch], ModuleLayout) throws(QueryError) -> String
    ) throws(CommandFailure) -> ExitStatus {
        let progress = Progress(in: host, isQuiet: settings.isQuiet)
        defer { progress.erase() }
        var sources = try settings.read(paths, of: arguments, in: host, progress: progress)
        let problems = (sources.problems + sources.batches.flatMap { $0.files.flatMap(\.problems) }).inOrder()
        progress.analysing(sources.fileCount)
        guard sources.fileCount > 0 else {
            progress.erase()
            settings.tell(problems, in: host)
            return .failure
        }
        let analysisStarted = host.clock()
        let text: String
        do throws(QueryError) {
            let analyzer = Analyzer(configuration: settings.configuration, jobs: sources.workers)
            text = try ask(analyzer, sources.takeBatches(), sources.modules)
        } catch {
            throw .usage(UsageError(error))
        }
        progress.erase()
        settings.tell(problems, in: host)
        settings.tell(sources, analysis: host.clock() - analysisStarted, in: host)
        try host.write(text, to: arguments.outputFile)
        return .clean
    }

    var page: AnswerPage {
        let file = arguments.outputFile
        return AnswerPage(
            usesColor: settings.color.isOn(in: host, file: file), isVerbose: settings.isVerbose,
            columns: file == nil ? host.standardOutput.columns : nil)
    }
}

extension UsageError {
    /// A question that cannot be answered.
    init(_ error: QueryError) {
        switch error {
        case .unknownType(let name, let nearest):
            self.init("no type is called '\(name)'", suggestion: nearest.map { "'\($0)'" })
        case .notDrawn(let name, let nearest):
            self.init("the graph has no type '\(name)'", suggestion: nearest.map { "'\($0)'" })
        case .sameType(let name):
            self.init("both names stand for \(name)")
        }
    }
}
