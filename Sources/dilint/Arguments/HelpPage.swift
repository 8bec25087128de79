/// The pages of `--help`: as plain text that fits a screen of 24 lines and 80 columns, and in a narrower one keeps its two
/// columns.
enum HelpPage {
    /// `dilint --help`.
    ///
    /// - Parameter columns: Of the terminal; nil where the output is none.
    static func overview(of commands: [any Command], columns: Int? = nil) -> String {
        var page = """
            dilint \(version) finds mistakes in the dependency injection of Swift sources.

            Usage: dilint COMMAND [OPTION…] [PATH…]


            """
        page += table(commands.map { ($0.name, $0.summary) }, columns)
        page += """

            'dilint COMMAND --help' lists a command's options.
            Paths are files, folders or '-', standard input; without any: this folder.
            Status: 0 without findings that fail, 1 with them, 2 if nothing could be done.

            """
        return page
    }

    /// `dilint COMMAND --help`.
    ///
    /// - Parameter columns: Of the terminal; nil where the output is none.
    static func page(of command: any Command, columns: Int? = nil) -> String {
        let usage = ["Usage: dilint", command.name, "[OPTION…]", command.operands.placeholder]
        var rows: [(left: String, right: String)] = []
        for option in command.options {
            let name = "--" + option.name + (option.placeholder.map { " " + $0 } ?? "")
            // Two that are explained in one line stand in one.
            if let last = rows.last, last.right == option.help {
                rows[rows.count - 1].left += ", " + name
            } else {
                rows.append((name, option.help))
            }
        }
        return usage.filter { !$0.isEmpty }.joined(separator: " ") + "\n" + command.summary + "\n\n"
            + table(rows + [("--help, --version", "Show this help, the version")], columns)
    }

    /// Two columns; the second one is wrapped between words.
    private static func table(_ rows: [(left: String, right: String)], _ columns: Int?) -> String {
        let column = 2 + (rows.map(\.left.count).max() ?? 0) + 2
        let width = max(column + 20, min(80, columns ?? 80))
        var text = ""
        for row in rows {
            var line = "  " + row.left
            var isEmpty = true
            for word in row.right.split(separator: " ") {
                if !isEmpty, line.count + 1 + word.count > width {
                    text += line + "\n"
                    line = ""
                    isEmpty = true
                }
                if isEmpty {
                    line += String(repeating: " ", count: column - line.count)
                } else {
                    line += " "
                }
                line += word
                isEmpty = false
            }
            text += line + "\n"
        }
        return text
    }
}
