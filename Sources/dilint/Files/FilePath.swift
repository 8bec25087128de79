import DilintKit

/// The path of a file or folder that was found: as text for people and as bytes for the system, which allows names that
/// are no valid text.
struct FilePath: Sendable, Equatable {
    let text: String
    /// The path's bytes, where they are not those of `text`.
    private let rawBytes: [UInt8]?

    init(_ text: String) {
        self.text = text
        rawBytes = nil
    }

    init(bytes: [UInt8]) {
        // Nearly all paths are ASCII, and being told that a text is valid costs many times what making it does.
        let isValid = bytes.reduce(0, |) < 0x80 || String(validating: bytes, as: UTF8.self) != nil
        text = String(decoding: bytes, as: UTF8.self)
        rawBytes = isValid ? nil : bytes
    }

    /// Whether it is that of a `Package.swift`.
    var isManifest: Bool { PathText.isNamed(text, "Package.swift") }

    var bytes: [UInt8] { rawBytes ?? Array(text.utf8) }

    func withSystemPath<Value>(
        _ body: (UnsafePointer<CChar>) throws(SystemError) -> Value
    ) throws(SystemError) -> Value {
        guard let rawBytes else {
            // Handed over as it is, the text would be copied into an array first.
            return try text.withCString { path in Result { () throws(SystemError) in try body(path) } }.get()
        }
        return try body(rawBytes.map { CChar(truncatingIfNeeded: $0) } + [0])
    }

    /// By bytes.
    static func precedes(_ left: FilePath, _ right: FilePath) -> Bool {
        left.text.precedesInBytes(right.text)
    }
}

/// Work on the text of paths alone.
enum PathText {
    /// The same path without empty and `.` components and without a slash at its end; `.` for the folder itself.
    static func normalized(_ path: String) -> String {
        let components = path.split(separator: "/").filter { $0 != "." }.map(String.init)
        if path.hasPrefix("/") { return "/" + components.joined(separator: "/") }
        return components.isEmpty ? "." : components.joined(separator: "/")
    }

    /// `path`, as seen from `folder`, without `..` components; right where no component before one is a link.
    static func absolute(_ path: String, in folder: String) -> String {
        var components: [Substring] = path.hasPrefix("/") ? [] : folder.split(separator: "/")
        for component in path.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return "/" + components.map(String.init).joined(separator: "/")
    }

    /// Absolute `path` relative to `folder`; nil where it does not lie below.
    static func relative(_ path: String, to folder: String) -> String? {
        if path == folder { return "." }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    /// Absolute `path` as seen from absolute `folder`, with `..` where it does not lie below.
    static func path(_ path: String, from folder: String) -> String {
        var above = folder
        var ways = ""
        while true {
            if let rest = relative(path, to: above) {
                return rest == "." && !ways.isEmpty ? String(ways.dropLast()) : ways + rest
            }
            guard let next = parent(of: above) else { return path }
            above = next
            ways += "../"
        }
    }

    static func joined(_ folder: String, _ name: String) -> String {
        if folder == "." { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// The folder that a path lies in; nil for the topmost.
    static func parent(of path: String) -> String? {
        guard path != ".", path != "/", !path.hasSuffix("..") else { return nil }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Whether the last component of `path` is `name`. This is asked of every file.
    static func isNamed(_ path: String, _ name: String) -> Bool {
        let rest = path.utf8.count - name.utf8.count
        guard rest > 0 else { return path == name }
        // In few paths a component is as long as the name.
        let isApart = path.utf8[path.utf8.index(path.startIndex, offsetBy: rest - 1)] == UInt8(ascii: "/")
        return isApart && path.hasSuffix(name)
    }
}

extension FileSystem {
    /// The nearest folder from the working directory upwards that is a repository's root, or where that lies in none
    /// from `path` upwards; nil outside of repositories.
    func repositoryRoot(of path: String = ".") -> String? {
        repositoryRoot(above: workingDirectory)
            ?? repositoryRoot(above: PathText.absolute(path, in: workingDirectory))
    }

    private func repositoryRoot(above start: String) -> String? {
        var folder = start
        while !exists(PathText.joined(folder, ".git")) {
            guard let parent = PathText.parent(of: folder) else { return nil }
            folder = parent
        }
        return folder
    }

    /// How a path that the user typed is called in reports: relative to the working directory where it lies below it, as
    /// typed otherwise, normalised.
    func displayPath(_ typed: String) throws(SystemError) -> String {
        let normalized = PathText.normalized(typed)
        let hasParents = normalized.split(separator: "/").contains("..")
        guard hasParents || normalized.hasPrefix("/") else { return normalized }
        let absolute = PathText.absolute(normalized, in: workingDirectory)
        if let relative = PathText.relative(absolute, to: workingDirectory) {
            // `link/..` is not where its text says.
            if !hasParents { return relative }
            if try status(relative).identity == status(normalized).identity { return relative }
        }
        if let real = realPath(normalized), let folder = realPath(workingDirectory) {
            return PathText.relative(real, to: folder) ?? normalized
        }
        return normalized
    }
}
