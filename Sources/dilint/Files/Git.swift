import DilintKit

/// git, asked about the repository that a folder belongs to.
struct Git: Sendable {
    typealias Program = @Sendable ([String], [UInt8]) throws(SystemError) -> ProcessOutcome

    /// Absolute.
    let folder: String
    private let program: Program

    init(in folder: String, running program: @escaping Program) {
        self.folder = folder
        self.program = program
    }

    /// What is left of `other` in this repository's place.
    func inside(_ other: String) -> Git { Git(in: other, running: program) }

    /// Runs git, whatever its status will be.
    func outcome(_ arguments: [String], input: [UInt8] = []) throws(CommandFailure) -> ProcessOutcome {
        do throws(SystemError) {
            return try program(["git", "-C", folder] + arguments, input)
        } catch {
            let message =
                error.isMissing ? "--since needs git, which was not found" : "cannot run git: \(error.message)"
            throw .usage(UsageError(message))
        }
    }

    /// The output of a command that is not expected to fail.
    func output(_ arguments: [String], input: [UInt8] = []) throws(CommandFailure) -> [UInt8] {
        let outcome = try outcome(arguments, input: input)
        guard outcome.status == 0 else { throw .usage(UsageError("git: " + outcome.complaint)) }
        return outcome.output
    }

    /// The root of the work tree: absolute, without symbolic links.
    func workTree() throws(CommandFailure) -> String {
        let outcome = try outcome(["rev-parse", "--show-toplevel"])
        let path = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").first
        if outcome.status == 0, let path { return String(path) }
        guard outcome.complaint.contains("dubious ownership") else {
            throw .usage(UsageError("--since compares with a git revision, and this is no git repository"))
        }
        throw .usage(UsageError("git: " + outcome.complaint))
    }

    /// The id of a revision's tree; of `A...B` that of the commit where both histories parted.
    func tree(of revision: String) throws(CommandFailure) -> String {
        if let base = try mergeBase(of: revision) { return try tree(of: base) }
        // What begins with a dash would be an option, which no revision's name can do.
        if !revision.hasPrefix("-") {
            let outcome = try outcome(["rev-parse", "--verify", "--quiet", revision + "^{tree}"])
            let id = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").first
            if outcome.status == 0, let id { return String(id) }
        }
        if let empty = try emptyTree(behind: revision) { return empty }
        throw .usage(try notFound("revision '\(revision)'"))
    }

    /// Says what is not there, and where it may be.
    private func notFound(_ what: String) throws(CommandFailure) -> UsageError {
        let isShallow = try output(["rev-parse", "--is-shallow-repository"]).starts(with: Array("true".utf8))
        return UsageError(
            isShallow
                ? "no \(what) in this shallow clone; 'git fetch --unshallow' gets the whole history"
                : "no \(what) in this repository")
    }

    /// The newest commit that both sides of `A...B` have; a side that is left out is HEAD. nil for all other revisions,
    /// none of whose names have two dots one after the other.
    private func mergeBase(of range: String) throws(CommandFailure) -> String? {
        guard let dots = range.indices.first(where: { range[$0...].hasPrefix("...") }) else { return nil }
        let sides = [range[..<dots], range[dots...].dropFirst(3)].map { $0.isEmpty ? "HEAD" : String($0) }
        // Says which one is not there.
        for side in sides { _ = try tree(of: side) }
        let outcome = try outcome(["merge-base"] + sides)
        let id = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").first
        guard outcome.status == 0, let id else {
            throw .usage(try notFound("common history of '\(sides[0])' and '\(sides[1])'"))
        }
        return String(id)
    }

    /// Before the first commit HEAD names a branch that is not there yet: everything is new. nil for all else.
    private func emptyTree(behind revision: String) throws(CommandFailure) -> String? {
        guard revision == "HEAD" || revision == "@",
            try outcome(["symbolic-ref", "--quiet", "HEAD"]).status == 0
        else { return nil }
        let id = try output(["hash-object", "-t", "tree", "--stdin"])
        return String(decoding: id, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }

    /// Those of some paths, relative to the work tree's root, that git does not keep and is told to pass over.
    func ignored(among paths: [String]) throws(CommandFailure) -> Set<String> {
        guard !paths.isEmpty else { return [] }
        let input = paths.joined(separator: "\0") + "\0"
        let outcome = try outcome(["check-ignore", "-z", "--stdin"], input: Array(input.utf8))
        // Status 1 says that there are none.
        guard outcome.status <= 1 else { throw .usage(UsageError("git: " + outcome.complaint)) }
        return Set(outcome.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }

    /// The contents of some files by their ids, one behind the other.
    func blobs(_ ids: [String]) throws(CommandFailure) -> GitBlobs {
        let input = ids.joined(separator: "\n") + "\n"
        let bytes = try output(["cat-file", "--batch"], input: Array(input.utf8))
        guard let blobs = GitBlobs(bytes, count: ids.count) else {
            throw .usage(UsageError("git lacks files of the revision; 'git fetch' gets them"))
        }
        return blobs
    }
}

/// What `git cat-file --batch` prints: for each object a line `ID TYPE SIZE`, its bytes and a line break.
struct GitBlobs {
    let bytes: [UInt8]
    /// Of each object.
    let ranges: [Range<Int>]

    /// nil where an object is missing.
    init?(_ bytes: [UInt8], count: Int) {
        var ranges: [Range<Int>] = []
        var position = 0
        while ranges.count < count {
            guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            let words = bytes[position..<end].split(separator: UInt8(ascii: " "))
            guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
                end + 1 + size < bytes.count
            else { return nil }
            ranges.append(end + 1..<end + 1 + size)
            position = end + 1 + size + 1
        }
        self.bytes = bytes
        self.ranges = ranges
    }
}
