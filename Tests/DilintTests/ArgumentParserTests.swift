import Testing

@testable import dilint

@Suite("Arguments")
struct ArgumentParserTests {
    /// Every kind of option, once.
    private struct Sample: Command {
        let name = "sample"
        let summary = "Does nothing."
        let operands = Operands(placeholder: "[ITEM…]", limit: 2)
        let options = [
            Option("flag", help: ""),
            Option("text", .text("TEXT"), help: ""),
            Option("count", .number("N"), help: ""),
            Option("word", .word("WORD", of: ["red", "green"]), help: ""),
            Option("list", .list("WORD,…", of: ["red", "green"]), help: "", isRepeatable: true),
            Option("target", .wordAndFile("F[=FILE]", of: ["json", "html"]), help: "", isRepeatable: true),
        ]

        func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> dilint.ExitStatus { .clean }
    }

    private let parser = ArgumentParser(command: Sample())

    @Test(
        "What can be meant is read whole",
        arguments: [
            ([], ParsedArguments()),
            (["a", "b"], ParsedArguments(operands: ["a", "b"])),
            (["--flag"], ParsedArguments(values: ["flag": [""]])),
            (["--flag", "--flag", "a"], ParsedArguments(values: ["flag": [""]], operands: ["a"])),
            (["--text", "a b"], ParsedArguments(values: ["text": ["a b"]])),
            (["--text=a=b", "c"], ParsedArguments(values: ["text": ["a=b"]], operands: ["c"])),
            (["a", "--text", "-", "b"], ParsedArguments(values: ["text": ["-"]], operands: ["a", "b"])),
            (["--text", "-x"], ParsedArguments(values: ["text": ["-x"]])),
            (["--text=--flag"], ParsedArguments(values: ["text": ["--flag"]])),
            (["--count", "12"], ParsedArguments(values: ["count": ["12"]])),
            (["--word=red"], ParsedArguments(values: ["word": ["red"]])),
            (["--list", "red,green", "--list", "red"], ParsedArguments(values: ["list": ["red,green", "red"]])),
            (["--list", "red, green"], ParsedArguments(values: ["list": ["red, green"]])),
            (["--list", "red,"], ParsedArguments(values: ["list": ["red,"]])),
            (["--target", "json=a=b"], ParsedArguments(values: ["target": ["json=a=b"]])),
            (["--target=json=a", "--target=html"], ParsedArguments(values: ["target": ["json=a", "html"]])),
            (["-"], ParsedArguments(operands: ["-"])),
            (["--", "--flag", "-x"], ParsedArguments(operands: ["--flag", "-x"])),
            (["--flag", "--", "--"], ParsedArguments(values: ["flag": [""]], operands: ["--"])),
            (["--nonsense", "--help"], ParsedArguments(values: ["help": [""]])),
            (["-h", "a", "b", "c"], ParsedArguments(values: ["help": [""]])),
            (["--", "--help"], ParsedArguments(operands: ["--help"])),
            (["--version"], ParsedArguments(values: ["version": [""]])),
        ] as [([String], ParsedArguments)])
    func parses(arguments: [String], expected: ParsedArguments) throws {
        #expect(try parser.parse(arguments) == expected)
    }

    @Test(
        "What cannot be meant is refused, with the nearest known word",
        arguments: [
            (["--flaag"], UsageError("unknown option '--flaag'", suggestion: "'--flag'")),
            (["--flaag=1"], UsageError("unknown option '--flaag'", suggestion: "'--flag'")),
            (["-flag"], UsageError("unknown option '-flag'", suggestion: "'--flag'")),
            (["--zzzzz"], UsageError("unknown option '--zzzzz', see 'dilint sample --help'")),
            (["-z"], UsageError("unknown option '-z', see 'dilint sample --help'")),
            (["--text"], UsageError("--text needs a value: TEXT")),
            (["--text="], UsageError("--text needs a value: TEXT")),
            (["--text", "--flag"], UsageError("--text needs a value: TEXT")),
            (["--text", "a", "--text", "b"], UsageError("--text is given twice")),
            (["--flag=yes"], UsageError("--flag takes no value")),
            (["--count", "0"], UsageError("--count needs a whole number from 1, not '0'")),
            (["--count", "two"], UsageError("--count needs a whole number from 1, not 'two'")),
            (["--word", "gren"], UsageError("unknown value 'gren' of --word", suggestion: "'green'")),
            (["--word", "violet"], UsageError("unknown value 'violet' of --word, use one of: red, green")),
            (["--list", "red,gren"], UsageError("unknown value 'gren' of --list", suggestion: "'green'")),
            (["--list", "red,,"], UsageError("unknown value '' of --list, use one of: red, green")),
            (["--target", "jsn=a"], UsageError("unknown value 'jsn' of --target", suggestion: "'json'")),
            (["--target", "json="], UsageError("no file behind 'json=' of --target")),
            (["a", "b", "c"], UsageError("'dilint sample' does not take 'c'")),
        ] as [([String], UsageError)])
    func refuses(arguments: [String], expected: UsageError) {
        #expect(throws: expected) { try parser.parse(arguments) }
    }

    @Test("Lists given in several ways are one list")
    func joinsLists() throws {
        let option = Option("list", .list("WORD,…", of: []), help: "", isRepeatable: true)
        let parsed = try parser.parse(["--list", "red, green", "--list=red"])
        #expect(parsed.list(of: option) == ["red", "green", "red"])
    }
}
