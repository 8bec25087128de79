import DilintKit

/// Reads a command's arguments by its declarations: `--name value`, `--name=value`, `--name`, and `--` before operands
/// that look like options.
struct ArgumentParser {
    private let commandName: String
    private let options: [Option]
    private let operands: Operands

    init(command: any Command) {
        commandName = command.name
        options = command.options + [.help, .version]
        operands = command.operands
    }

    func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        // Whoever asks for help is told how to write the rest, so nothing else is checked.
        if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            return ParsedArguments(values: [Option.help.name: [""]])
        }
        var parsed = ParsedArguments()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                parsed.operands += rest
                break
            } else if argument.hasPrefix("--") {
                try parseOption(argument.dropFirst(2), rest: &rest, into: &parsed)
            } else if argument.hasPrefix("-"), argument != "-" {
                throw unknownOption(argument)
            } else {
                parsed.operands.append(argument)
            }
        }
        if let limit = operands.limit, parsed.operands.count > limit {
            throw UsageError("'dilint \(commandName)' does not take '\(parsed.operands[limit])'")
        }
        return parsed
    }

    private func parseOption(
        _ text: Substring, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
    ) throws(UsageError) {
        let sign = text.utf8.firstIndex(of: UInt8(ascii: "="))
        let name = String(text[..<(sign ?? text.endIndex)])
        guard let option = options.first(where: { $0.name == name }) else { throw unknownOption("--" + name) }
        var value = sign.map { String(text[text.utf8.index(after: $0)...]) }
        if let placeholder = option.placeholder {
            if value == nil, let next = rest.first, !next.hasPrefix("--") {
                value = next
                rest.removeFirst()
            }
            guard let value, !value.isEmpty else { throw UsageError("--\(name) needs a value: \(placeholder)") }
            try option.check(value)
            if parsed.has(option), !option.isRepeatable { throw UsageError("--\(name) is given twice") }
            parsed.values[name, default: []].append(value)
        } else {
            if value != nil { throw UsageError("--\(name) takes no value") }
            parsed.values[name] = [""]
        }
    }

    private func unknownOption(_ written: String) -> UsageError {
        let word = String(written.drop(while: { $0 == "-" }))
        let near =
            OtherTools.option(named: word, among: options)
            ?? NearestName.suggestion(for: word, in: options.map(\.name)).map { "--" + $0 }
        return UsageError(
            "unknown option '\(written)'" + (near == nil ? ", see 'dilint \(commandName) --help'" : ""),
            suggestion: near.map { "'\($0)'" })
    }
}

extension Option {
    /// Refuses a value that the option cannot have.
    fileprivate func check(_ value: String) throws(UsageError) {
        switch self.value {
        case .none, .text: return
        case .glob:
            guard let bracket = Glob.unclosedBracket(in: value) else { return }
            throw UsageError("--\(name) needs a glob whose '\(bracket)' is closed, not '\(value)'")
        case .number:
            guard let number = Int(value), number > 0 else {
                throw UsageError("--\(name) needs a whole number from 1, not '\(value)'")
            }
        case .word(_, let known):
            try check(value, in: known)
        case .list(_, let known):
            var words = value.split(separator: ",", omittingEmptySubsequences: false)
            // Behind the last word a comma says nothing.
            if words.count > 1, words.last?.isEmpty == true { words.removeLast() }
            for word in words { try check(word.withoutBlanks, in: known) }
        case .wordAndFile(_, let known):
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            try check(String(parts[0]), in: known)
            if parts.count > 1, parts[1].isEmpty { throw UsageError("no file behind '\(value)' of --\(name)") }
        }
    }

    private func check(_ word: String, in known: [String]) throws(UsageError) {
        guard !known.contains(word), !known.isEmpty else { return }
        let near = OtherTools.value(word, among: known) ?? NearestName.suggestion(forWordOrPart: word, in: known)
        let listing = near == nil ? ", use one of: \(known.joined(separator: ", "))" : ""
        throw UsageError("unknown value '\(word)' of --\(name)" + listing, suggestion: near.map { "'\($0)'" })
    }
}
