import SwiftFacts

/// A call, the call that it is an argument of, and so on, by their numbers in a file's `calls`; without an array of its
/// own. Of calls one in the other by the thousand only the nearest are of interest.
struct CallWalk: Sequence, IteratorProtocol {
    private static let maximumNesting = 64

    private let calls: UseRows<KeptCall>
    private var current: Int32
    private var left = Self.maximumNesting

    fileprivate init(from call: Int32, in calls: UseRows<KeptCall>) {
        self.calls = calls
        current = call
    }

    mutating func next() -> Int? {
        guard current >= 0, left > 0 else { return nil }
        left -= 1
        let number = Int(current)
        current = calls[number].outer
        return number
    }
}

extension FileUses {
    /// A call and those around it outwards; nothing for -1.
    func outwards(from call: Int32) -> CallWalk { CallWalk(from: call, in: calls) }

    /// Whether a call, or one that it is an argument of, may never be made: `isOpen ? Shop(till: Till()) : nil`.
    func isConditional(_ call: Call) -> Bool {
        call.site.isConditional || outwards(from: call.outer).contains { calls[$0].site.isConditional }
    }
}
