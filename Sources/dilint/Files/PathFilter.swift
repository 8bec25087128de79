import DilintKit

/// Decides which files and folders below the analysed paths are read.
struct PathFilter: Sendable {
    private let include: [Glob]
    private let exclude: [Glob]
    /// The text of each `include` pattern before its first wildcard: it opens folders that are left out by themselves.
    private let opened: [String]

    init(include: [String] = [], exclude: [String] = []) {
        self.include = include.map { Glob($0) }
        self.exclude = exclude.map { Glob($0) }
        opened = include.map { pattern in
            let literal = pattern.hasPrefix("./") ? pattern.dropFirst(2) : pattern[...]
            return String(literal.prefix { !"*?[{\\".contains($0) })
        }
    }

    func takesFile(_ path: String) -> Bool {
        guard include.isEmpty || include.contains(where: { $0.matches(path) }) else { return false }
        return !exclude.contains { $0.matches(path) }
    }

    /// - Parameter name: The last component of `path`.
    func entersFolder(_ path: @autoclosure () -> String, name: UnsafeBufferPointer<UInt8>) -> Bool {
        if Self.isPruned(name) {
            let folder = path() + "/"
            guard opened.contains(where: { $0.hasPrefix(folder) }) else { return false }
        }
        guard !exclude.isEmpty else { return true }
        let folder = path() + "/"
        return !exclude.contains { $0.matches(folder) }
    }

    /// Folders of build products, checkouts and other people's code. Bazel's links lead to the former.
    private static let prunedNames: [StaticString] = [
        "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
    ]

    private static func isPruned(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        if name.first == UInt8(ascii: ".") { return true }
        if name.hasSuffix(".xctemplate") { return true }
        return prunedNames.contains { $0.utf8CodeUnitCount == name.count && name.hasSuffix($0) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    func hasPrefix(_ prefix: StaticString) -> Bool {
        prefix.withUTF8Buffer { starts(with: $0) }
    }

    func hasSuffix(_ suffix: StaticString) -> Bool {
        suffix.withUTF8Buffer { suffix in
            count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
        }
    }
}
