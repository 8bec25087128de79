import SwiftFacts

/// What properties of closure types promise.
extension ProjectIndex {
    /// Whether all that are stored of some properties are closures, one of which answers.
    func areClosures(_ properties: UnsafeBufferPointer<PropertyID>) -> Bool {
        var answers = false
        for id in properties {
            if fact(id).flags.contains(.isComputed) { continue }
            guard let closure = closure(id) else { return false }
            answers = answers || closure.answers
        }
        return answers
    }

    func isClosure(_ id: PropertyID) -> Bool { closure(id) != nil }

    private struct Closure {
        /// Returns something, or is waited for.
        var answers: Bool
    }

    /// What a property of a closure type promises; nil for one of another type.
    private func closure(_ id: PropertyID) -> Closure? {
        let written = fact(id).type
        guard !written.isNone else { return nil }
        let nodes = files[id.fileIndex].typeNodes
        var node = nodes[Int(written.rawValue)]
        while [.optional, .implicitlyUnwrapped].contains(node.kind), !node.firstChild.isNone {
            node = nodes[Int(node.firstChild.rawValue)]
        }
        // `typealias Fetch = () async -> Data` says as much; whether a `Void` is waited for is not kept of it.
        if node.kind == .named || node.kind == .member {
            let type = type(of: id)
            let isClosure = type.wrappers.contains(.function) && type.wrappers.isDisjoint(with: [.collection])
            let isVoid =
                type.head == .void || type.head == .external && linked.names.text(NameID(type.id)) == "Void"
            return isClosure ? Closure(answers: !isVoid) : nil
        }
        guard node.kind == .function, !node.firstChild.isNone else { return nil }
        let result = nodes[Int(node.firstChild.rawValue)]
        let isVoid =
            result.kind == .tuple && result.firstChild.isNone
            || result.kind == .named && linked.names.text(result.name) == "Void"
        return Closure(answers: !isVoid || node.flags.contains(.asyncFunction))
    }
}
