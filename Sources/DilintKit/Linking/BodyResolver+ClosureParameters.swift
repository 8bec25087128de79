import SwiftFacts

/// What the parameters of closures are, where the closures themselves do not say.
extension BodyResolver {
    /// The value of a closure's named parameter without a written type; nil where nothing tells.
    func value(ofClosureParameter binding: Int) -> Value? {
        if !idioms.isEmpty, let value = idiomValue(ofParameter: binding) { return value }
        let closure = Int(rows[binding].link) - tree.base
        guard closure >= 0, closure < binding, rows[closure].kind == .closure,
            let (first, second) = firstParameters(ofClosure: closure), first == binding,
            let argument = argumentTaking(closure)
        else { return nil }
        let call = Int(rows[argument].link) - tree.base
        // With a value behind it, or at the end of the stream.
        guard second != nil || index.known.endsOfStreams.contains(rows[argument].name) else { return nil }
        return owner(handedBy: call) ?? unretainedOwner(before: call)
    }

    /// The rows of a closure's first two parameters.
    private func firstParameters(ofClosure closure: Int) -> (first: Int, second: Int?)? {
        var first: Int?
        var part = tree[closure].firstPart
        for _ in 0..<Self.partsInView where part >= 0 {
            let row = Int(part)
            part = tree[row].nextPart
            guard rows[row].kind == .binding else { break }
            guard rows[row].flags.contains(.isParameter) else { continue }
            if let first { return (first, row) }
            first = row
        }
        return first.map { ($0, nil) }
    }

    /// The argument that a closure is, of a call of something outside the project.
    private func argumentTaking(_ closure: Int) -> Int? {
        let argument = Int(rows[closure].link) - tree.base
        guard argument >= 0, argument < closure, rows[argument].kind == .argument, targets[argument] == nil else {
            return nil
        }
        let call = Int(rows[argument].link) - tree.base
        return call >= 0 && call < argument && rows[call].kind == .call ? argument : nil
    }

    // MARK: Owners

    /// What is handed to the closures of a call before anything else, so that they need not capture it:
    /// `taps.subscribe(with: self) { owner, tap in … }`.
    ///
    /// RxSwift's functions do so with any object. Others of that label are believed with `self` alone, whose members
    /// hardly anything else that a closure is given has.
    private func owner(handedBy call: Int) -> Value? {
        guard let with = index.known.with, let owner = argument(labelled: with, of: call) else { return nil }
        let value = content(owner)
        if case .selfInstance = value.origin { return value }
        guard let name = calledName(of: call), index.known.ownerTakers.contains(name), value.type.instance != nil else {
            return nil
        }
        return unwrapped(value)
    }

    /// What `withUnretained(self)` puts before every value of the stream that a call reads.
    private func unretainedOwner(before call: Int) -> Value? {
        guard let unretained = index.known.withUnretained, var name = calledName(of: call) else { return nil }
        guard name == unretained || index.known.elementReaders.contains(name) else { return nil }
        var current = call
        for _ in 0..<Self.operatorsInView {
            if name == unretained {
                return ownerBesideValues(of: current, isSelecting: current == call).map { unwrapped(content($0)) }
            }
            let stream = Int(rows[Int(rows[current].link) - tree.base].link) - tree.base
            guard stream >= 0, stream < current, rows[stream].kind == .call, let next = calledName(of: stream),
                next == unretained || index.known.elementKeepers.contains(next)
            else { return nil }
            (current, name) = (stream, next)
        }
        return nil
    }

    /// Far above what a chain has by hand.
    private static let operatorsInView = 16
    /// Far above the arguments of a call, and what a closure captures and takes: each mention of a parameter asks for it.
    private static let partsInView = 64

    private func unwrapped(_ value: Value) -> Value {
        var value = value
        value.type = value.type.removing(.optional)
        return value
    }

    /// The name of the method that is called.
    private func calledName(of call: Int) -> NameID? {
        let callee = Int(rows[call].link) - tree.base
        return callee >= 0 && callee < call && rows[callee].kind == .member ? rows[callee].name : nil
    }

    private func argument(labelled label: NameID, of call: Int) -> Int? {
        var part = tree[call].firstPart
        for _ in 0..<Self.partsInView where part >= 0 {
            let row = Int(part)
            if rows[row].kind == .argument, rows[row].name == label, tree[row].firstPart >= 0 {
                return Int(tree[row].firstPart)
            }
            part = tree[row].nextPart
        }
        return nil
    }

    /// What `withUnretained(owner)` is handed, if it gives it on with every value.
    ///
    /// - Parameter isSelecting: The question is what its own closure gets, whatever that one gives on.
    private func ownerBesideValues(of call: Int, isSelecting: Bool) -> Int? {
        var owner: Int?
        var part = tree[call].firstPart
        for _ in 0..<Self.partsInView where part >= 0 {
            let row = Int(part)
            part = tree[row].nextPart
            guard rows[row].kind == .argument, tree[row].firstPart >= 0 else { continue }
            let operand = Int(tree[row].firstPart)
            if rows[operand].kind == .closure, owner != nil {
                guard isSelecting || givesOnPair(operand) else { return nil }
            } else {
                guard owner == nil else { return nil }
                owner = operand
            }
        }
        return owner
    }

    /// Whether a closure gives on the two values it gets: `{ ($0, $1) }`, `{ owner, tap in (owner, tap) }`.
    private func givesOnPair(_ closure: Int) -> Bool {
        guard rows[closure].flags.contains(.isSingleExpression) else { return false }
        let parameter = firstParameters(ofClosure: closure)?.first
        var part = tree[closure].firstPart
        for _ in 0..<Self.partsInView where part >= 0 {
            let row = Int(part)
            part = tree[row].nextPart
            guard rows[row].kind == .group, rows[row].flags.contains(.isTuple), tree[row].appliedBy < 0 else {
                continue
            }
            let first = Int(tree[row].firstPart)
            guard first >= 0, rows[first].kind == .name, tree[first].appliedBy < 0 else { return false }
            return rows[first].name == parameter.map { rows[$0].name } ?? anonymousParameters.first
        }
        return false
    }
}
