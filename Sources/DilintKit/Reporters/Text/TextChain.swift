/// The related places of a finding.
extension TextPage {
    /// The steps of a chain or ring, one hop a line.
    mutating func writeSteps(of finding: Finding) {
        let steps = finding.related.filter(\.isStep)
        let longest = steps.reduce(0) { max($0, TerminalText.columns(of: Escaping.visible($1.message))) }
        for (index, step) in steps.enumerated() {
            let isLast = index == steps.count - 1
            let glyph = !isLast ? "├─▶ " : finding.isRing ? "╰─↻ " : "╰─▶ "
            let place = place(of: step.location, from: finding.location.path)
            write(
                Escaping.visible(step.message), place, lead: margin + paint(glyph, .faint),
                follow: margin + paint(isLast ? "    " : "│   ", .faint), indent: margin.count + 4,
                messageColumns: longest)
        }
    }

    /// One hop: on one line, with the place in a column of its own if that is possible, at a pinch shortened.
    private mutating func write(
        _ message: String, _ place: String, lead: String, follow: String, indent: Int, messageColumns: Int
    ) {
        let columns = TerminalText.columns(of: message)
        let placeColumns = TerminalText.columns(of: place)
        guard let width else {
            return line(lead + TerminalText.padded(message, to: messageColumns) + "  " + paint(place, .faint))
        }
        let room = width - indent
        if messageColumns + 2 + placeColumns <= room {
            return line(lead + TerminalText.padded(message, to: messageColumns) + "  " + paint(place, .faint))
        }
        if columns + 2 + placeColumns <= room {
            return line(lead + message + TerminalText.spaces(room - columns - placeColumns) + paint(place, .faint))
        }
        let short = TextPage.shortened(place, to: max(room - columns - 2, 0))
        if let short {
            let gap = room - columns - TerminalText.columns(of: short)
            return line(lead + message + TerminalText.spaces(gap) + paint(short, .faint))
        }
        for (index, text) in TerminalText.lines(of: message, width: room).enumerated() {
            line((index == 0 ? lead : follow) + text)
        }
        line(follow + paint(TextPage.shortened(place, to: room) ?? TextPage.end(of: place, in: room), .faint))
    }

    /// Further places where the same thing happens, one line a message.
    mutating func writeOccurrences(of finding: Finding) {
        var groups: [(message: String, locations: [Location])] = []
        for related in finding.related where !related.isStep {
            if groups.last?.message == related.message {
                groups[groups.count - 1].locations.append(related.location)
            } else {
                groups.append((related.message, [related.location]))
            }
        }
        for group in groups {
            let label = Escaping.visible(group.message) + ": "
            let room = width.map { max(20, $0 - margin.count - 2) }
            let limit = surface.isVerbose ? group.locations.count : 8
            var path = finding.location.path
            var places = group.locations.prefix(limit).map { location -> String in
                defer { path = location.path }
                let place = place(of: location, from: path)
                // One column is kept for the comma.
                guard let room, TerminalText.columns(of: place) >= room else { return place }
                return TextPage.shortened(place, to: room - 1) ?? TextPage.end(of: place, in: room - 1)
            }
            let hidden = group.locations.count - places.count
            for index in places.indices.dropLast() { places[index] += "," }
            if hidden > 0 {
                places[places.count - 1] += " and \(hidden) more"
                hasCutPlaces = true
            }
            let text = label + places.joined(separator: " ")
            for (index, text) in TerminalText.lines(of: text, width: room).enumerated() {
                line(margin + (index == 0 ? "" : "  ") + text)
            }
        }
    }

    /// `12:5` in the same file, else the path before it.
    private func place(of location: Location, from path: String) -> String {
        let position = "\(location.line):\(location.column)"
        return location.path == path ? position : Escaping.visible(location.path) + ":" + position
    }

    /// A path without as many of its first folders as must go; nil if even its last component is too long.
    private static func shortened(_ place: String, to width: Int) -> String? {
        var rest = place[...]
        while let slash = rest.firstIndex(of: "/") {
            rest = rest[rest.index(after: slash)...]
            if TerminalText.columns(of: "…/" + rest) <= width { return "…/" + rest }
        }
        return nil
    }

    /// As much of a place's end as there is room for: the name's last words and the line.
    private static func end(of place: String, in width: Int) -> String {
        if TerminalText.columns(of: place) <= width { return place }
        var rest = place[...]
        while TerminalText.columns(of: "…" + rest) > width, !rest.isEmpty { rest.removeFirst() }
        return "…" + rest
    }
}
