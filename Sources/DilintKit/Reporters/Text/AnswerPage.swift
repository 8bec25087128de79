/// The answers of `dilint why` and `dilint trace`, for people.
package struct AnswerPage: Sendable {
    private let terminal: TerminalText
    private let isVerbose: Bool
    /// Columns of the terminal; nil where the output is none.
    private let columns: Int?

    /// Rows of one part that are printed without being asked for all of them.
    private static let rowLimit = 20

    /// - Parameter columns: Of the terminal; nil where the output is none.
    package init(usesColor: Bool, isVerbose: Bool, columns: Int? = nil) {
        terminal = TerminalText(usesColor: usesColor)
        self.isVerbose = isVerbose
        self.columns = columns
    }

    private struct Row {
        var lead: String
        /// What stands before further lines of it.
        var follow: String
        var text: String
        var location: Location
    }

    // MARK: Why

    package func text(of answer: DependencyChains) -> String {
        answer.namesakes.map { text(of: $0) + "\n" }.joined() + chainsText(of: answer)
    }

    /// What a name stands for, so that it can be told whose chains are whose.
    private func text(of namesakes: DependencyChains.Namesakes) -> String {
        let types = TerminalText.counted(namesakes.types.count, "type")
        let heading = "\(Escaping.visible(namesakes.name)) stands for \(types)"
        return terminal.paint(heading, .heading) + "\n"
            + list(namesakes.types, placeColumn: placeColumn(of: shown(namesakes.types).map(row)))
    }

    private func chainsText(of answer: DependencyChains) -> String {
        let (from, to) = (Escaping.visible(answer.from), Escaping.visible(answer.to))
        guard let first = answer.chains.first else {
            let other = answer.isReverse ? "; \(to) depends on \(from), though" : ""
            return "\(from) does not depend on \(to)\(other)\n"
        }
        let steps = TerminalText.counted(first.count, "step")
        let ways = answer.chains.count == 1 ? "" : ", \(answer.isCut ? "more than " : "")\(answer.chains.count) ways"
        let depends = answer.chains.joined().allSatisfy(\.kind.isCertain) ? "depends" : "may depend"
        var output = terminal.paint("\(from) \(depends) on \(to) in \(steps)\(ways)", .heading) + "\n"
        let rows = answer.chains.map { chain in
            chain.indices.map { number in
                let isLast = number == chain.count - 1
                return Row(
                    lead: isLast ? "  ╰─▶ " : "  ├─▶ ", follow: isLast ? "      " : "  │   ",
                    text: sentence(chain[number]), location: chain[number].location)
            }
        }
        let column = placeColumn(of: rows.flatMap(\.self))
        for chain in rows { output += "\n" + chain.map { lines($0, placeColumn: column) }.joined() }
        if answer.isCut { output += "\n  … --verbose shows more of them\n" }
        return output
    }

    private func sentence(_ hop: DependencyChains.Hop) -> String {
        let later = hop.isDeferred ? " later" : ""
        switch hop.kind {
        case .dependency(let kind): return "\(hop.from) \(kind) \(hop.to)\(later)"
        case .inheritance: return "\(hop.from) inherits from \(hop.to)"
        case .implementation(among: 1): return "\(hop.from) is implemented by \(hop.to)"
        case .implementation(let count):
            return "\(hop.from) may be implemented by \(hop.to), one of \(count)"
        }
    }

    // MARK: Trace

    /// One after the other.
    package func text(of traces: [TypeTrace]) -> String { traces.map(text).joined(separator: "\n") }

    private func text(of trace: TypeTrace) -> String {
        let place = trace.location.map { "  " + terminal.paint(Self.place($0), .faint) } ?? ""
        var output = terminal.paint("\(Escaping.visible(trace.name))  \(trace.kind)", .heading) + place + "\n"
        let isProtocol = trace.kind == "protocol"
        let parts: [(String, [TypeTrace.Stop])] = [
            (isProtocol ? "Implemented by" : "Stands behind", trace.otherNames), ("Provided by", trace.providers),
            ("Constructed by", trace.constructions), ("Carried by", trace.carriers), ("Used by", trace.users),
            ("Taken but not used by", trace.idle),
        ]
        let column = placeColumn(of: parts.flatMap { part in shown(part.1).map(row) })
        for (title, stops) in parts where !stops.isEmpty {
            output += "\n" + terminal.paint(title, .heading) + "\n" + list(stops, placeColumn: column)
        }
        if parts.allSatisfy(\.1.isEmpty) { output += "\nNothing provides, constructs, carries or uses it\n" }
        return output
    }

    private func list(_ stops: [TypeTrace.Stop], placeColumn: Int?) -> String {
        let hidden = stops.count - shown(stops).count
        let rest = hidden > 0 ? "  … and \(hidden) more; --verbose shows all of them\n" : ""
        return shown(stops).map { lines(row($0), placeColumn: placeColumn) }.joined() + rest
    }

    private func shown(_ stops: [TypeTrace.Stop]) -> ArraySlice<TypeTrace.Stop> {
        isVerbose ? stops[...] : stops.prefix(Self.rowLimit)
    }

    private func row(_ stop: TypeTrace.Stop) -> Row {
        Row(lead: "  ", follow: "    ", text: stop.text, location: stop.location)
    }

    // MARK: Rows

    /// Where the places of all rows stand, behind the longest text; nil where a terminal has no room for that: then each
    /// stands on a line of its own.
    private func placeColumn(of rows: [Row]) -> Int? {
        let texts = rows.map { TerminalText.columns(of: $0.lead) + TerminalText.columns(of: Escaping.visible($0.text)) }
        let column = (texts.max() ?? 0) + 2
        let places = rows.map { TerminalText.columns(of: Self.place($0.location)) }
        return column + (places.max() ?? 0) <= columns ?? .max ? column : nil
    }

    private func lines(_ row: Row, placeColumn: Int?) -> String {
        let text = Escaping.visible(row.text)
        let place = terminal.paint(Self.place(row.location), .faint) + "\n"
        let lead = terminal.paint(row.lead, .faint)
        if let placeColumn {
            return lead + TerminalText.padded(text, to: placeColumn - TerminalText.columns(of: row.lead)) + place
        }
        let follow = terminal.paint(row.follow, .faint)
        let room = columns.map { max(20, $0 - TerminalText.columns(of: row.follow)) }
        return lead + TerminalText.lines(of: text, width: room).joined(separator: "\n" + follow) + "\n" + follow + place
    }

    private static func place(_ location: Location) -> String {
        "\(Escaping.visible(location.path)):\(location.line):\(location.column)"
    }
}
