import SwiftFacts

/// The targets of a `Package.swift`, as far as its text shows them.
///
/// The manifest is read, not run: a target counts whose name is a string literal, wherever the call stands
/// (`targets:`, `package.targets.append`, a constant), and of its arguments what is literal.
struct PackageManifest: Sendable, Equatable {
    struct Target: Sendable, Equatable {
        enum Kind: String, Sendable, CaseIterable {
            case target, executableTarget, testTarget, macro, plugin
        }

        /// Where the sources of a target are.
        enum Place: Sendable, Equatable {
            /// No `path:` is given.
            case standard
            /// Relative to the manifest's folder.
            case path(String)
            /// `path:` is no literal.
            case unknown
        }

        var kind: Kind
        var name: String
        var place = Place.standard
        /// Paths within the target's folder.
        var exclude: [String] = []
        /// Paths within the target's folder; nil for all.
        var sources: [String]?

        /// The name that `import` takes: what no identifier may hold is an underscore, as in SwiftPM.
        var moduleName: String { PackageManifest.moduleName(of: name) }
    }

    /// False for a file that is only named like one: a model called `Package`, say.
    let isManifest: Bool
    /// Each name once, in order of appearance; those of which only the name is written come last.
    private(set) var targets: [Target] = []
    private var testTargetCount = 0

    /// Reads a manifest's bytes; what is broken or computed is left out.
    ///
    /// - Complexity: O(n)
    init(bytes: [UInt8]) {
        var reader = ManifestReader(bytes: bytes)
        isManifest = reader.importsPackageDescription
        var mentions: [Target] = []
        var names: Set<String> = []
        while let found = reader.nextTarget() {
            if found.isMention {
                mentions.append(found.target)
            } else if names.insert(found.target.name).inserted {
                targets.append(found.target)
            }
        }
        targets += mentions.filter { names.insert($0.name).inserted }
        testTargetCount = targets.count { $0.kind == .testTarget }
    }

    /// The folders that a target's sources may be in, relative to the manifest's folder, likeliest first: SwiftPM takes
    /// the first that exists, and where one does not exist no file can be in it.
    func folders(of target: Target) -> [String] {
        let standard: [String]
        switch target.place {
        case .path(let path): return [path]
        case .unknown: return []
        case .standard:
            switch target.kind {
            case .testTarget: standard = ["Tests", "Sources", "Source", "src", "srcs"]
            case .plugin: standard = ["Plugins"]
            case .target, .executableTarget, .macro: standard = ["Sources", "Source", "src", "srcs"]
            }
        }
        // A target that is the only one of its kind may do without a folder of its own.
        let isTest = target.kind == .testTarget
        let isOnly = (isTest ? testTargetCount : targets.count - testTargetCount) == 1
        return standard.map { $0 + "/" + target.name } + (isOnly ? standard.prefix(isTest ? 1 : standard.count) : [])
    }

    static func moduleName(of name: String) -> String {
        var module = ""
        for scalar in name.unicodeScalars {
            let isWord = scalar.properties.isXIDContinue
            if module.isEmpty, isWord, !scalar.properties.isXIDStart, scalar != "_" { module.append("_") }
            module.unicodeScalars.append(isWord ? scalar : "_")
        }
        return module
    }
}

/// Walks the tokens of a manifest from one target to the next.
private struct ManifestReader {
    private let bytes: [UInt8]
    private let tokens: [Token]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
        var buffer = TokenBuffer()
        let padded = bytes + [UInt8](repeating: 0, count: Tokenizer.padding)
        tokens = padded.withUnsafeBufferPointer { padded in
            Tokenizer.tokenize(UnsafeBufferPointer(rebasing: padded[..<bytes.count]), into: &buffer)
            return Array(UnsafeBufferPointer(start: buffer.tokens, count: buffer.count))
        }
    }

    var importsPackageDescription: Bool {
        tokens.indices.dropLast().contains {
            tokens[$0].kind == .keywordImport && text($0 + 1) == "PackageDescription"
        }
    }

    /// The next target, and whether it may be the mere mention of one in a list of dependencies; nil at the end.
    mutating func nextTarget() -> (target: PackageManifest.Target, isMention: Bool)? {
        while position + 2 < tokens.count {
            position += 1
            guard tokens[position - 1].kind == .dot, tokens[position + 1].kind == .leftParen,
                let kind = PackageManifest.Target.Kind(rawValue: text(position))
            else { continue }
            let arguments = arguments(behind: position + 1)
            // A package's products and a target's plug-ins are written like this too.
            if kind == .plugin, arguments["capability"] == nil { continue }
            guard let range = arguments["name"], let name = string(range) else { continue }
            position = max(position, arguments.values.map(\.upperBound).max() ?? position)
            let isMention = kind == .target && arguments.keys.allSatisfy { $0 == "name" || $0 == "condition" }
            return (target(kind, name, arguments), isMention)
        }
        return nil
    }

    private func target(
        _ kind: PackageManifest.Target.Kind, _ name: String, _ arguments: [String: Range<Int>]
    ) -> PackageManifest.Target {
        var target = PackageManifest.Target(kind: kind, name: name)
        if let range = arguments["path"], !isNil(range) { target.place = string(range).map { .path($0) } ?? .unknown }
        if let range = arguments["exclude"] { target.exclude = strings(range) }
        if let range = arguments["sources"] {
            let sources = strings(range)
            if !sources.isEmpty { target.sources = sources }
        }
        return target
    }

    /// The tokens of each labelled argument of the call whose parenthesis is given.
    private func arguments(behind parenthesis: Int) -> [String: Range<Int>] {
        var arguments: [String: Range<Int>] = [:]
        var depth = 0
        var start = parenthesis + 1
        for index in parenthesis..<tokens.count {
            depth += depthChange(index)
            let isEnd = depth == 0 || tokens[index].kind == .endOfFile
            guard isEnd || depth == 1 && tokens[index].kind == .comma else { continue }
            if start + 1 < index, tokens[start + 1].kind == .colon { arguments[text(start)] = start + 2..<index }
            start = index + 1
            if isEnd { break }
        }
        return arguments
    }

    private func depthChange(_ index: Int) -> Int {
        switch tokens[index].kind {
        case .leftParen, .leftBracket, .leftBrace: 1
        case .rightParen, .rightBracket, .rightBrace: -1
        default: 0
        }
    }

    /// The strings that are elements of an array.
    private func strings(_ range: Range<Int>) -> [String] {
        var strings: [String] = []
        var depth = 0
        for index in range {
            depth += depthChange(index)
            guard depth == 1, tokens[index].kind == .string, index > range.lowerBound,
                tokens[index - 1].kind == .leftBracket || tokens[index - 1].kind == .comma,
                let string = string(index..<index + 1)
            else { continue }
            strings.append(string)
        }
        return strings
    }

    private func isNil(_ range: Range<Int>) -> Bool {
        range.count == 1 && tokens[range.lowerBound].kind == .keywordNil
    }

    /// The value of a single string literal of one line without escapes, nil for anything else.
    private func string(_ range: Range<Int>) -> String? {
        guard range.count == 1, let token = tokens[range].first, token.kind == .string,
            !token.flags.contains(.unterminated)
        else { return nil }
        var literal = bytes[Int(token.start)..<Int(token.end)]
        let pounds = literal.prefix { $0 == UInt8(ascii: "#") }.count
        literal = literal.dropFirst(pounds).dropLast(pounds)
        guard literal.count >= 2, !literal.starts(with: [34, 34, 34]) else { return nil }
        literal = literal.dropFirst().dropLast()
        guard pounds > 0 || !literal.contains(UInt8(ascii: "\\")) else { return nil }
        return String(decoding: literal, as: UTF8.self)
    }

    private func text(_ index: Int) -> String {
        String(decoding: bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self)
    }
}
