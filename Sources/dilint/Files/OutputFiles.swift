/// Writes results to files: whole or not at all.
struct OutputFiles {
    let fileSystem: FileSystem

    func write(_ text: String, to path: String) throws(CommandFailure) {
        do throws(SystemError) {
            try replace(path, with: text)
        } catch {
            throw .output(OutputError(target: path, reason: error.message))
        }
    }

    /// Writes beside the target and renames, so that a reader sees the old file or the new one.
    private func replace(_ path: String, with text: String) throws(SystemError) {
        let existing: FileStatus?
        do {
            existing = try fileSystem.status(path)
        } catch {
            guard error.isMissing else { throw error }
            existing = nil
        }
        if let existing, existing.kind != .regular {
            // A device or a pipe is written to, never replaced.
            let descriptor = try fileSystem.openForWriting(path)
            defer { System.closeDescriptor(descriptor) }
            return try System.write(text, to: descriptor)
        }
        if existing != nil { try fileSystem.checkWritable(path) }
        // What a link points to is replaced, not the link.
        let target = existing == nil ? path : fileSystem.realPath(path) ?? path
        let temporary = "\(target).\(System.processIdentifier()).tmp"
        let descriptor = try fileSystem.create(temporary, mode: existing?.mode)
        do throws(SystemError) {
            defer { System.closeDescriptor(descriptor) }
            try System.write(text, to: descriptor)
        } catch {
            fileSystem.remove(temporary)
            throw error
        }
        do throws(SystemError) {
            try fileSystem.rename(temporary, to: target)
        } catch {
            fileSystem.remove(temporary)
            throw error
        }
    }
}
