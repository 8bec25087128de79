import Foundation
import Testing

@testable import dilint

@Suite("Completions")
struct CompletionsTests {
    private struct Sample: Command {
        let name = "sample"
        let summary = "Does nobody's work."
        let operands = Operands(placeholder: "[COLOR]", limit: 1, words: ["red", "green"])
        let options = [
            Option("flag", help: "On [or off]"),
            Option("file", .text("FILE"), help: "Where"),
            Option("word", .list("WORD,…", of: ["one", "two"]), help: "Which", isRepeatable: true),
        ]

        func run(_ arguments: ParsedArguments, in host: dilint.Host) throws(CommandFailure) -> dilint.ExitStatus {
            .clean
        }
    }

    private let completions = Completions(commands: [Sample()])

    /// What bash offers for the last of the words.
    private func bashReplies(to words: String...) throws -> [String] {
        let script = """
            \(completions.text(for: .bash))
            COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=\(words.count - 1)
            _dilint
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["bash", "-c", script]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }

    @Test("bash completes commands, options, their words and operands")
    func bash() throws {
        #expect(try bashReplies(to: "dilint", "") == ["sample", "help", "--help", "--version"])
        #expect(try bashReplies(to: "dilint", "help", "") == ["sample"])
        #expect(try bashReplies(to: "dilint", "help", "x") == [])
        #expect(try bashReplies(to: "dilint", "sample", "--f") == ["--flag", "--file"])
        #expect(try bashReplies(to: "dilint", "sample", "--word", "t") == ["two"])
        #expect(try bashReplies(to: "dilint", "sample", "--word", "=", "t") == ["two"])
        #expect(try bashReplies(to: "dilint", "sample", "--word", "=") == ["one", "two"])
        #expect(try bashReplies(to: "dilint", "sample", "--word", "one,") == ["one,one", "one,two"])
        #expect(try bashReplies(to: "dilint", "sample", "--word", "=", "one,one,t") == ["one,one,two"])
        #expect(try bashReplies(to: "dilint", "sample", "--file", "") == [])
        #expect(try bashReplies(to: "dilint", "sample", "--flag", "") == ["red", "green"])
    }

    @Test("zsh")
    func zsh() {
        #expect(
            completions.text(for: .zsh) == #"""
                #compdef dilint
                # In a folder of $fpath as _dilint; or in ~/.zshrc, behind compinit: source <(dilint completions zsh)

                _dilint() {
                    local -a commands=(
                        'sample:Does nobody'\''s work.'
                    )
                    if (( CURRENT == 2 )); then
                        _describe command commands
                        return
                    fi
                    shift words
                    (( CURRENT-- ))
                    case $words[1] in
                        sample)
                            _arguments \
                                '--flag[On \[or off\]]' \
                                '--file=[Where]:value:_files' \
                                '*--word=[Which]:value:_values -s , word one two' \
                                '--help[Show this help]' \
                                '--version[Show the version]' \
                                '*:argument:(red green)'
                            ;;
                        help)
                            _describe command commands
                            ;;
                    esac
                }

                if [[ $funcstack[1] == _dilint ]]; then _dilint "$@"; else compdef _dilint dilint; fi

                """#)
    }

    @Test("fish")
    func fish() {
        #expect(
            completions.text(for: .fish) == #"""
                # As ~/.config/fish/completions/dilint.fish
                complete -c dilint -n __fish_use_subcommand -f -a sample -d 'Does nobody\'s work.'
                complete -c dilint -n '__fish_seen_subcommand_from sample' -l flag -d 'On [or off]'
                complete -c dilint -n '__fish_seen_subcommand_from sample' -l file -r -F -d 'Where'
                complete -c dilint -n '__fish_seen_subcommand_from sample' -l word -x -a '(__fish_append , one two)' -d 'Which'
                complete -c dilint -n '__fish_seen_subcommand_from sample' -l help -d 'Show this help'
                complete -c dilint -n '__fish_seen_subcommand_from sample' -l version -d 'Show the version'
                complete -c dilint -n '__fish_seen_subcommand_from sample' -f -a 'red green'
                complete -c dilint -n '__fish_seen_subcommand_from help' -f -a 'sample'

                """#)
    }

    @Test("The command prints them, and asks for a shell it knows")
    func command() throws {
        let tool = try TestHost(TemporaryFolder())
        let bash = Completions(commands: CommandRegistry.all).text(for: .bash)
        #expect(tool.run("completions", "bash") == TestHost.Outcome(status: .clean, output: bash))
        #expect(
            tool.run("completions", "tcsh")
                == TestHost.Outcome(
                    status: .failure,
                    errors: "dilint: 'dilint completions' needs the name of a shell: bash, zsh, fish\n"))
    }
}
