/// A JSON value of any shape.
enum ConfigurationValue: Decodable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case string(String)
    case array([ConfigurationValue])
    case object([String: ConfigurationValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([ConfigurationValue].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: ConfigurationValue].self))
        }
    }

    /// The value in words, for errors.
    var description: String {
        switch self {
        case .null: "null"
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .string(let string): "\"\(string)\""
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// A value of the configuration and its place: turns what is written into what is meant, or says what was expected.
struct ConfigurationNode {
    /// What every node of a file has in common.
    struct Document {
        var file: String
        /// By key path.
        var lines: [String: Int]
    }

    private let value: ConfigurationValue
    private let keyPath: String
    private let document: Document

    init(value: ConfigurationValue, keyPath: String, document: Document) {
        self.value = value
        self.keyPath = keyPath
        self.document = document
    }

    var isObject: Bool {
        if case .object = value { true } else { false }
    }

    /// The members of an object, sorted by key.
    ///
    /// - Parameters:
    ///   - known: The keys there are; nil for any.
    ///   - ignored: A key that may stand there and means nothing here.
    ///   - expected: What the keys are, where they are too many to be listed.
    ///   - places: Where keys stand that belong elsewhere.
    func members(
        _ known: [String]?, ignoring ignored: String? = nil, expected: String? = nil,
        elsewhere places: [String: String] = [:]
    ) throws(ConfigurationError) -> [(key: String, node: ConfigurationNode)] {
        guard case .object(let members) = value else { throw wrongValue(expected: "an object") }
        var nodes: [(key: String, node: ConfigurationNode)] = []
        for (key, value) in members.sorted(by: { $0.key < $1.key }) where key != ignored {
            let path = keyPath.isEmpty ? key : keyPath + "." + key
            if let known, !known.contains(key) {
                let nearest = places[key] ?? NearestName.suggestion(forWordOrPart: key, in: known)
                let listing = (known.count == 1 ? "" : "one of ") + known.joined(separator: ", ")
                throw error(path, .unknownKey(expected: expected ?? listing, nearest: nearest))
            }
            nodes.append((key, ConfigurationNode(value: value, keyPath: path, document: document)))
        }
        return nodes
    }

    /// A list of strings, none of them empty; `what` says what they are.
    func strings(_ what: String) throws(ConfigurationError) -> [String] {
        guard case .array(let elements) = value else { throw wrongValue(expected: "a list of \(what)") }
        var strings: [String] = []
        for (index, element) in elements.enumerated() {
            let node = ConfigurationNode(value: element, keyPath: "\(keyPath)[\(index)]", document: document)
            strings.append(try node.string(expected: "a string that is not empty"))
        }
        return strings
    }

    /// The same, of globs; `what` says what they match.
    func globs(_ what: String) throws(ConfigurationError) -> [String] {
        let patterns = try strings(what)
        for (index, pattern) in patterns.enumerated() {
            guard let bracket = Glob.unclosedBracket(in: pattern) else { continue }
            let node = ConfigurationNode(value: .string(pattern), keyPath: "\(keyPath)[\(index)]", document: document)
            throw node.wrongValue(expected: "a glob whose '\(bracket)' is closed")
        }
        return patterns
    }

    /// The same, of last words of type names; a dash before one removes it from those there are.
    func suffixes() throws(ConfigurationError) -> [String] {
        let words = try strings("last words of type names")
        for (index, word) in words.enumerated() where word == "-" {
            let node = ConfigurationNode(value: .string(word), keyPath: "\(keyPath)[\(index)]", document: document)
            throw node.wrongValue(expected: "a last word behind the dash")
        }
        return words
    }

    /// A path, nil for null.
    func path() throws(ConfigurationError) -> String? {
        value == .null ? nil : try string(expected: "a path or null")
    }

    private func string(expected: String) throws(ConfigurationError) -> String {
        guard case .string(let string) = value, !string.isEmpty else { throw wrongValue(expected: expected) }
        return string
    }

    func flag() throws(ConfigurationError) -> Bool {
        guard case .flag(let flag) = value else { throw wrongValue(expected: "true or false") }
        return flag
    }

    /// A whole number, 0 or more; `alternative` is what else the caller takes.
    func count(or alternative: String = "") throws(ConfigurationError) -> Int {
        guard case .number(let number) = value, let count = Int(exactly: number), count >= 0 else {
            throw wrongValue(expected: "a whole number from 0" + alternative)
        }
        return count
    }

    /// The value of an option, of the kind that its default is.
    func value(like standard: OptionValue) throws(ConfigurationError) -> OptionValue {
        switch standard {
        case .count: .count(try count())
        case .severity: .severity(try severity())
        }
    }

    func severity() throws(ConfigurationError) -> RuleSeverity {
        let words = RuleSeverity.allCases.map(\.rawValue)
        guard case .string(let word) = value, let severity = RuleSeverity(rawValue: word) else {
            var nearest: String?
            if case .string(let word) = value { nearest = NearestName.suggestion(for: word, in: words) }
            throw wrongValue(expected: "one of " + words.joined(separator: ", "), nearest: nearest)
        }
        return severity
    }

    func wrongValue(expected: String, nearest: String? = nil) -> ConfigurationError {
        error(keyPath, .wrongValue(expected: expected, found: value.description, nearest: nearest))
    }

    private func error(_ path: String, _ reason: ConfigurationError.Reason) -> ConfigurationError {
        ConfigurationError(file: document.file, line: document.lines[path], keyPath: path, reason: reason)
    }
}
