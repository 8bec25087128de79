/// The answers of `dilint why` and `dilint trace`, for people.
package struct AnswerPage: Sendable {
    private let terminal: TerminalText
    private let isVerbose: Bool

    /// Rows of one part that are printed without being asked for all of them.
    private static let rowLimit = 20

    package init(usesColor: Bool, isVerbose: Bool) {
        terminal = TerminalText(usesColor: usesColor)
        self.isVerbose = isVerbose
    }

    private struct Row {
        var lead: String
        var text: String
        var location: Location
    }

    // MARK: Why

    package func text(of answer: DependencyChains) -> String {
        let (from, to) = (Escaping.visible(answer.from), Escaping.visible(answer.to))
        guard let first = answer.chains.first else {
            let other = answer.isReverse ? "; \(to) depends on \(from), though" : ""
            return "\(from) does not depend on \(to)\(other)\n"
        }
        let steps = TerminalText.counted(first.count, "step")
        let ways = answer.chains.count == 1 ? "" : ", \(answer.isCut ? "more than " : "")\(answer.chains.count) ways"
        var output = terminal.paint("\(from) depends on \(to) in \(steps)\(ways)", .heading) + "\n"
        let rows = answer.chains.map { chain in
            chain.indices.map { number in
                let isLast = number == chain.count - 1
                return Row(
                    lead: isLast ? "  ╰─▶ " : "  ├─▶ ", text: sentence(chain[number]),
                    location: chain[number].location)
            }
        }
        let width = width(of: rows.flatMap(\.self))
        for chain in rows { output += "\n" + chain.map { line($0, width: width) }.joined() }
        if answer.isCut { output += "\n  … --verbose shows more of them\n" }
        return output
    }

    private func sentence(_ hop: DependencyChains.Hop) -> String {
        let later = hop.isDeferred ? " later" : ""
        switch hop.kind {
        case .dependency(let kind): return "\(hop.from) \(kind) \(hop.to)\(later)"
        case .implementation: return "\(hop.from) is implemented by \(hop.to)"
        }
    }

    // MARK: Trace

    package func text(of trace: TypeTrace) -> String {
        let place = trace.location.map { "  " + terminal.paint(Self.place($0), .faint) } ?? ""
        var output = terminal.paint("\(Escaping.visible(trace.name))  \(trace.kind)", .heading) + place + "\n"
        let isProtocol = trace.kind == "protocol"
        let parts: [(String, [TypeTrace.Stop])] = [
            (isProtocol ? "Implemented by" : "Stands behind", trace.otherNames), ("Provided by", trace.providers),
            ("Constructed by", trace.constructions), ("Carried by", trace.carriers), ("Used by", trace.users),
            ("Taken in vain by", trace.idle),
        ]
        let width = width(of: parts.flatMap { part in shown(part.1).map(row) })
        for (title, stops) in parts where !stops.isEmpty {
            output += "\n" + terminal.paint(title, .heading) + "\n"
            output += shown(stops).map { line(row($0), width: width) }.joined()
            let hidden = stops.count - shown(stops).count
            if hidden > 0 { output += "  … and \(hidden) more; --verbose shows all of them\n" }
        }
        if parts.allSatisfy(\.1.isEmpty) { output += "\nNothing provides, constructs, carries or uses it\n" }
        return output
    }

    private func shown(_ stops: [TypeTrace.Stop]) -> ArraySlice<TypeTrace.Stop> {
        isVerbose ? stops[...] : stops.prefix(Self.rowLimit)
    }

    private func row(_ stop: TypeTrace.Stop) -> Row { Row(lead: "  ", text: stop.text, location: stop.location) }

    // MARK: Rows

    private func width(of rows: [Row]) -> Int {
        rows.reduce(0) { max($0, TerminalText.columns(of: Escaping.visible($1.text))) }
    }

    private func line(_ row: Row, width: Int) -> String {
        let text = TerminalText.padded(Escaping.visible(row.text), to: width)
        return terminal.paint(row.lead, .faint) + text + "  " + terminal.paint(Self.place(row.location), .faint) + "\n"
    }

    private static func place(_ location: Location) -> String {
        "\(Escaping.visible(location.path)):\(location.line):\(location.column)"
    }
}
