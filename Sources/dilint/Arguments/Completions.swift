/// A shell that completions can be written for.
enum Shell: String, CaseIterable {
    case bash, zsh, fish
}

/// Completion scripts, made from the commands' declarations.
struct Completions {
    let commands: [any Command]

    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private func options(of command: any Command) -> [Option] { command.options + [.help, .version] }

    // MARK: bash

    /// What the script has no words for bash completes with paths.
    private var bash: String {
        var cases = ""
        for command in commands {
            for option in options(of: command) where option.placeholder != nil {
                let words = option.words.joined(separator: " ")
                let list = option.takesList ? " list=1" : ""
                cases += "        \"\(command.name) --\(option.name)\") words='\(words)'\(list) ;;\n"
            }
            let flags = options(of: command).map { "--" + $0.name }.joined(separator: " ")
            let operands = command.operands.words.joined(separator: " ")
            cases +=
                "        \"\(command.name) \"*) [[ $current == -* ]] && words='\(flags)' || words='\(operands)' ;;\n"
        }
        let names = commands.map(\.name).joined(separator: " ")
        cases += "        \"help \"*) words='\(names)' ;;\n"
        return """
            # In ~/.bashrc: eval "$(dilint completions bash)"
            _dilint() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words= list= before=
                # In --name=value the sign is a word of its own.
                if [[ $current == = ]]; then
                    current=
                elif [[ $previous == = ]]; then
                    previous=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                if [[ $COMP_CWORD -eq 1 ]]; then
                    words='\(names) help --help --version'
                else
                    case "${COMP_WORDS[1]} $previous" in
            \(cases)        esac
                fi
                # The last word of a list is completed, those before its comma stay.
                if [[ $list && $current == *,* ]]; then
                    before=${current%,*},
                    current=${current##*,}
                fi
                COMPREPLY=($(compgen -P "$before" -W "$words" -- "$current"))
            }
            complete -o default -F _dilint dilint

            """
    }

    // MARK: zsh

    /// `compinit` makes a function of a file, whose name is then what is called; sourced the text defines it.
    private var zsh: String {
        var cases = ""
        for command in commands {
            cases += "        \(command.name))\n            _arguments"
            for option in options(of: command) { cases += " \\\n                " + zshArgument(option) }
            if command.operands.limit != 0 {
                let words = command.operands.words
                let values = words.isEmpty ? "_files" : "(\(words.joined(separator: " ")))"
                cases += " \\\n                '*:argument:\(values)'"
            }
            cases += "\n            ;;\n"
        }
        cases += "        help)\n            _describe command commands\n            ;;\n"
        let descriptions = commands.map { "        '\($0.name):\(quoted($0.summary, quote: "'\\''"))'\n" }.joined()
        return """
            #compdef dilint
            # In a folder of $fpath as _dilint; or in ~/.zshrc, behind compinit: source <(dilint completions zsh)

            _dilint() {
                local -a commands=(
            \(descriptions)    )
                if (( CURRENT == 2 )); then
                    _describe command commands
                    return
                fi
                shift words
                (( CURRENT-- ))
                case $words[1] in
            \(cases)    esac
            }

            if [[ $funcstack[1] == _dilint ]]; then _dilint "$@"; else compdef _dilint dilint; fi

            """
    }

    private func zshArgument(_ option: Option) -> String {
        var help = ""
        for character in quoted(option.help, quote: "'\\''") {
            if character == "[" || character == "]" || character == ":" { help += "\\" }
            help.append(character)
        }
        let repeats = option.isRepeatable ? "*" : ""
        guard option.placeholder != nil else { return "'--\(option.name)[\(help)]'" }
        let words = option.words.joined(separator: " ")
        let list = "_values -s , \(option.name) \(words)"
        let values = option.takesFile ? "_files" : option.takesList ? list : "(\(words))"
        return "'\(repeats)--\(option.name)=[\(help)]:value:\(values)'"
    }

    // MARK: fish

    private var fish: String {
        var lines = "# As ~/.config/fish/completions/dilint.fish\n"
        for command in commands {
            lines +=
                "complete -c dilint -n __fish_use_subcommand -f -a \(command.name) -d '\(quoted(command.summary, quote: "\\'"))'\n"
        }
        for command in commands {
            let start = "complete -c dilint -n '__fish_seen_subcommand_from \(command.name)'"
            for option in options(of: command) {
                lines += "\(start) -l \(option.name)"
                if option.placeholder != nil { lines += option.takesFile ? " -r -F" : " -x" }
                let words = option.words.joined(separator: " ")
                // The words behind a comma, too.
                if !words.isEmpty { lines += " -a '\(option.takesList ? "(__fish_append , \(words))" : words)'" }
                lines += " -d '\(quoted(option.help, quote: "\\'"))'\n"
            }
            if !command.operands.words.isEmpty {
                lines += "\(start) -f -a '\(command.operands.words.joined(separator: " "))'\n"
            }
        }
        let names = commands.map(\.name).joined(separator: " ")
        return lines + "complete -c dilint -n '__fish_seen_subcommand_from help' -f -a '\(names)'\n"
    }

    /// Text for a place between single quotes.
    ///
    /// - Parameter quote: How the shell is told of one within.
    private func quoted(_ text: String, quote: String) -> String {
        text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: quote)
    }
}
