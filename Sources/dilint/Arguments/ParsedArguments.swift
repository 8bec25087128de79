/// The arguments of one command, checked against its declarations.
struct ParsedArguments: Sendable, Equatable {
    /// By option name, in the order given; a flag's value is empty.
    var values: [String: [String]] = [:]
    var operands: [String] = []

    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// The option's value; nil where it was not given.
    func value(of option: Option) -> String? { values[option.name]?.last }

    /// All values of a repeatable option.
    func values(of option: Option) -> [String] { values[option.name] ?? [] }

    /// All members of the lists given for an option.
    func list(of option: Option) -> [String] {
        values(of: option).flatMap { $0.split(separator: ",").map(\.withoutBlanks) }
    }
}

extension Substring {
    /// The same without blanks before and behind it: a list of words may have them at its commas.
    var withoutBlanks: String {
        var word = drop { $0 == " " }
        while word.last == " " { word.removeLast() }
        return String(word)
    }
}
