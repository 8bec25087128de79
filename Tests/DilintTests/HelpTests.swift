import Testing

@testable import dilint

@Suite("Help")
struct HelpTests {
    private static let pages =
        [("dilint", HelpPage.overview(of: CommandRegistry.all))]
        + CommandRegistry.all.map { ($0.name, HelpPage.page(of: $0)) }

    @Test("Every page fits a screen", arguments: pages)
    func fitsScreen(name: String, page: String) {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        // The prompt needs a line too.
        #expect(lines.count < 24, "\(page)")
        #expect(lines.filter { $0.count > 80 } == [])
    }

    @Test("Every page names every option, and the overview every command")
    func isComplete() {
        for command in CommandRegistry.all {
            let page = HelpPage.page(of: command)
            for option in command.options + [.help, .version] { #expect(page.contains("--" + option.name)) }
            #expect(HelpPage.overview(of: CommandRegistry.all).contains("\n  " + command.name + " "))
        }
    }

    @Test("A page is two columns, the second one wrapped")
    func layout() {
        struct Sample: Command {
            let name = "sample"
            let summary = "Does nothing."
            let operands = Operands.none
            let options = [
                Option("flag", help: "Short"),
                Option("long-name", .text("VALUE"), help: Array(repeating: "word", count: 16).joined(separator: " ")),
            ]

            func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> dilint.ExitStatus { .clean }
        }
        #expect(
            HelpPage.page(of: Sample()) == """
                Usage: dilint sample [OPTION…]
                Does nothing.

                  --flag             Short
                  --long-name VALUE  word word word word word word word word word word word word
                                     word word word word
                  --help, --version  Show this help, the version

                """)
        #expect(HelpPage.page(of: Sample(), columns: 200) == HelpPage.page(of: Sample()))
        // A terminal that has no room for both columns wraps by itself.
        for columns in [1, 41] {
            #expect(
                HelpPage.page(of: Sample(), columns: columns).hasSuffix(
                    """
                      --long-name VALUE  word word word word
                                         word word word word
                                         word word word word
                                         word word word word
                      --help, --version  Show this help, the
                                         version

                    """))
        }
    }
}
