import SwiftFacts

/// What the parameters of closures are, where the closures themselves do not say but an idiom knows.
extension BodyResolver {
    /// The value of a closure's named parameter without a written type; nil where nothing tells.
    func idiomValue(ofParameter binding: Int) -> Value? {
        guard !idioms.tellingParameters.isEmpty else { return nil }
        let row = link(of: binding)
        guard row >= 0, row < binding, let closure = closureArgument(row),
            let position = namedParameters(ofClosure: row, upTo: Self.positionsInView).firstIndex(of: binding)
        else { return nil }
        return value(ofParameter: position, of: closure)
    }

    /// The value of `$0`, `$1`, …
    func idiomValue(ofAnonymous name: NameID, row: Int) -> Value? {
        guard let position = anonymousParameters.firstIndex(of: name) else { return nil }
        let closure = Int(closure(around: row))
        return closure < 0 ? nil : closureArgument(closure).flatMap { value(ofParameter: position, of: $0) }
    }

    private func value(ofParameter position: Int, of closure: ClosureArgument) -> Value? {
        for numbered in idioms.tellingParameters {
            if let value = numbered.idiom.value(ofParameter: position, of: closure, in: self) { return value }
        }
        return nil
    }

    /// A closure that is handed to a call; nil of others and of other rows.
    private func closureArgument(_ row: Int) -> ClosureArgument? {
        let argument = link(of: row)
        guard rows[row].kind == .closure, argument >= 0, argument < row, rows[argument].kind == .argument else {
            return nil
        }
        let call = link(of: argument)
        guard call >= 0, call < argument, rows[call].kind == .call else { return nil }
        return ClosureArgument(row: row, argument: argument, call: call)
    }

    /// The rows of a closure's first named parameters.
    func namedParameters(ofClosure closure: Int, upTo limit: Int) -> [Int] {
        var found: [Int] = []
        for row in tree.parts(of: closure).prefix(Self.partsInView) {
            guard rows[row].kind == .binding, found.count < limit else { break }
            if rows[row].flags.contains(.isParameter) { found.append(row) }
        }
        return found
    }

    /// As many as there are names for anonymous ones.
    private static let positionsInView = 5
    /// Far above what a closure captures and takes: each mention of a parameter asks for it.
    private static let partsInView = 64

    /// The row of the innermost closure around a row, -1 without.
    func closure(around row: Int) -> Int32 { innermost(around: row) { rows[$0].kind == .closure } }

    func frame(around row: Int) -> CodeFrame {
        var frame = CodeFrame(closure: closure(around: row))
        if !isAlternative(row) {
            frame.branch = innermost(around: row) { rows[$0].kind == .scope && rows[$0].name.isNone }
        }
        return frame
    }

    private func innermost(around row: Int, where isMeant: (Int) -> Bool) -> Int32 {
        var current = row
        while current > 0 {
            let root = Int(tree[current].root)
            let link = link(of: root)
            guard link >= 0, link < root else { return -1 }
            if isMeant(link) { return Int32(link) }
            current = link
        }
        return -1
    }
}
