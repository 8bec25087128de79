import SwiftFacts

/// What the parameters of closures are, where the closures themselves do not say but an idiom knows.
extension BodyResolver {
    /// The value of a closure's named parameter without a written type; nil where nothing tells.
    func idiomValue(ofParameter binding: Int) -> Value? {
        guard !idioms.tellingParameters.isEmpty else { return nil }
        let row = link(of: binding)
        guard row >= 0, row < binding, let closure = closureArgument(row),
            let position = position(ofParameter: binding, of: row)
        else { return nil }
        return value(ofParameter: position, of: closure)
    }

    /// Which of a closure's first named parameters a binding is.
    func position(ofParameter binding: Int, of closure: Int) -> Int? {
        for (position, row) in namedParameters(ofClosure: closure).prefix(Self.positionsInView).enumerated()
        where row == binding {
            return position
        }
        return nil
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

    /// The type of a closure that a library's call takes, as far as that says what it gives out; nil of other rows.
    func typeForLibrary(ofClosure row: Int) -> ResolvedType? {
        guard !idioms.readingCode.isEmpty, let closure = closureArgument(row) else { return nil }
        for numbered in idioms.readingCode {
            guard let type = numbered.idiom.producedType(by: closure, in: self), !type.isUnknown else { continue }
            return type.adding(.function)
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

    /// The rows of a closure's named parameters.
    func namedParameters(ofClosure closure: Int) -> NamedParameters {
        NamedParameters(parts: tree.parts(of: closure), rows: rows)
    }

    /// As many as there are names for anonymous ones.
    private static let positionsInView = 5

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

/// The rows of a closure's named parameters, one after the other: each mention of one asks, so none are listed.
struct NamedParameters: Sequence, IteratorProtocol {
    private var parts: BodyTree.Parts
    private let rows: ExpressionView
    /// How many parts are looked at: far above what a closure captures and takes.
    private var left = 64

    fileprivate init(parts: BodyTree.Parts, rows: ExpressionView) {
        self.parts = parts
        self.rows = rows
    }

    mutating func next() -> Int? {
        while left > 0, let row = parts.next(), rows[row].kind == .binding {
            left -= 1
            if rows[row].flags.contains(.isParameter) { return row }
        }
        return nil
    }
}
