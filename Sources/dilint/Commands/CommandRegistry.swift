/// Every command, in the order in which `dilint --help` lists them.
enum CommandRegistry {
    static let all: [any Command] = [
        AnalyzeCommand(),
        GraphCommand(),
        WhyCommand(),
        TraceCommand(),
        FactsCommand(),
        RulesCommand(),
        InitCommand(),
        CompletionsCommand(),
    ]
}
