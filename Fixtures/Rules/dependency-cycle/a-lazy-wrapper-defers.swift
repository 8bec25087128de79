// Lazy and Provider ask later: rings through them are legal.
// only: dependency-cycle

import Swinject

final class Parser {
    private let reporter: Lazy<Reporter>
    init(reporter: Lazy<Reporter>) { self.reporter = reporter }
    func parse() { reporter.instance.report() }
}

final class Reporter {
    private let parser: Parser
    private let printer: Provider<Printer>
    init(parser: Parser, printer: Provider<Printer>) {
        self.parser = parser
        self.printer = printer
    }
    func report() { parser.parse(); printer.instance.show() }
}

final class Printer {
    private let reporter: Reporter
    init(reporter: Reporter) { self.reporter = reporter }
    func show() { reporter.report() }
}
