/// Why a configuration cannot be used.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    package enum Reason: Sendable, Equatable {
        /// The text is no JSON5; what was expected, or what is wrong.
        case syntax(String)
        /// The key stands in its object for the second time.
        case duplicateKey
        /// There is no such key; what may stand there, and the known one that is most like it.
        case unknownKey(expected: String, nearest: String?)
        /// What may stand there, what does, and the known word that is most like it.
        case wrongValue(expected: String, found: String, nearest: String?)
    }

    /// As it was given to the reader.
    package var file: String
    /// Counted from 1; nil where it is not known.
    package var line: Int?
    /// `rules.massive-initializer.max`, `exclude[2]`; empty for the whole file.
    package var keyPath: String
    package var reason: Reason

    package init(file: String, line: Int?, keyPath: String, reason: Reason) {
        self.file = file
        self.line = line
        self.keyPath = keyPath
        self.reason = reason
    }

    /// One line without a full stop: `.dilint.json:4: rules.singelton: unknown key; expected the id of a rule, did you mean singleton?`
    package var description: String { Escaping.visible(text) }

    private var text: String {
        let place = file + (line.map { ":\($0)" } ?? "") + ": " + (keyPath.isEmpty ? "" : keyPath + ": ")
        switch reason {
        case .syntax(let message): return place + message
        case .duplicateKey: return place + "the key stands there twice"
        case .unknownKey(let expected, let nearest):
            return place + "unknown key; expected \(expected)" + question(nearest)
        case .wrongValue(let expected, let found, let nearest):
            return place + "expected \(expected), found \(found)" + question(nearest)
        }
    }

    private func question(_ nearest: String?) -> String { nearest.map { ", did you mean \($0)?" } ?? "" }
}
