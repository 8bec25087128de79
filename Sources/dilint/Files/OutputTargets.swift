extension Host {
    /// Refuses results that would replace or become a source, replace something else that the run reads, or one another.
    ///
    /// - Parameters:
    ///   - targets: Paths; nil is standard output.
    ///   - inputs: Paths of files or folders that the run reads.
    func check(targets: [String?], besides inputs: [String] = []) throws(CommandFailure) {
        let read = Set(inputs.compactMap { regularFile($0)?.identity })
        var written: Set<FileIdentity> = []
        var created: Set<String> = []
        for case let target? in targets {
            guard files.exists(target) else {
                if target.hasSuffix(".swift") {
                    throw .usage(UsageError("'\(target)' would be read as a Swift source: call the result otherwise"))
                }
                let path = PathText.absolute(target, in: files.workingDirectory)
                if created.insert(path).inserted { continue }
                throw .usage(UsageError("two results are written to '\(target)'"))
            }
            // A device takes whatever comes.
            guard let file = regularFile(target) else { continue }
            if (files.realPath(target) ?? target).hasSuffix(".swift") {
                throw .usage(UsageError("'\(target)' is a Swift source, which no result replaces"))
            }
            if read.contains(file.identity) {
                throw .usage(UsageError("'\(target)' is read by this run, so no result replaces it"))
            }
            guard written.insert(file.identity).inserted else {
                throw .usage(UsageError("two results are written to '\(target)'"))
            }
        }
    }

    private func regularFile(_ path: String) -> FileStatus? {
        guard let status = try? files.status(path), status.kind == .regular else { return nil }
        return status
    }
}
