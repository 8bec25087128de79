/// Which formats are written where.
struct OutputPlan: Equatable {
    struct Entry: Equatable {
        var format: String
        /// nil is standard output.
        var file: String?
    }

    var entries: [Entry]

    /// Whether standard output tells people everything there is to tell.
    var showsText: Bool { entries.contains { $0.file == nil && $0.format == "text" } }

    /// - Parameters:
    ///   - formats: The values of `--format`: `F` or `F=FILE`.
    ///   - output: The value of `--output`, where the one format without a file of its own goes. `-` is standard output.
    ///   - standard: The format where none is named.
    init(formats: [String], output: String?, default standard: String) throws(UsageError) {
        entries = formats.isEmpty ? [Entry(format: standard, file: nil)] : formats.map(Entry.init)
        let unplaced = entries.indices.filter { entries[$0].file == nil }
        if unplaced.count > 1 {
            let second = entries[unplaced[1]].format
            throw UsageError("two formats for one output: name a file for one of them, --format \(second)=FILE")
        }
        if let output {
            guard let index = unplaced.first else {
                throw UsageError("nothing is left for --output: each --format names its own file")
            }
            entries[index].file = output
        }
        let files = entries.map { $0.file.map(PathText.normalized) ?? "-" }
        if let twice = files.first(where: { file in files.count { $0 == file } > 1 }) {
            throw UsageError("two formats are written to \(twice == "-" ? "standard output" : "'\(twice)'")")
        }
        for index in entries.indices where entries[index].file == "-" { entries[index].file = nil }
    }
}

extension OutputPlan.Entry {
    /// Reads `F` or `F=FILE`.
    fileprivate init(_ text: String) {
        let parts = text.split(separator: "=", maxSplits: 1)
        format = String(parts[0])
        file = parts.count > 1 ? String(parts[1]) : nil
    }
}

extension ParsedArguments {
    /// The value of `--output`; nil for standard output, which `-` stands for.
    var outputFile: String? { value(of: .output).flatMap { $0 == "-" ? nil : $0 } }
}

extension Host {
    /// Writes a result to a file; nil is standard output.
    func write(_ text: String, to file: String?) throws(CommandFailure) {
        if let file { try OutputFiles(fileSystem: files).write(text, to: file) } else { try print(text) }
    }

    /// Writes each entry of a plan: files first, so that who reads standard output finds them complete.
    func write(
        _ plan: OutputPlan, rendering render: (OutputPlan.Entry) -> String
    ) throws(CommandFailure) {
        let shown = plan.entries.filter { $0.file == nil }
        for entry in plan.entries.filter({ $0.file != nil }) + shown { try write(render(entry), to: entry.file) }
    }
}
