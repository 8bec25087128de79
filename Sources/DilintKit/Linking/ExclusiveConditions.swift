import SwiftFacts

extension ProjectIndex {
    /// The properties that a type has in place of one in other branches of an `#if`. O(its members of that name)
    func alternatives(to id: PropertyID) -> [PropertyID] {
        let (fact, owner) = (fact(id), owner(of: id))
        guard fact.condition != .none, !owner.isNone else { return [] }
        return members.named(fact.name, of: owner).compactMap { entry in
            guard case .property(let other) = entry.member, other != id, other.file == id.file,
                files[id.fileIndex].areExclusive(fact.condition, self.fact(other).condition)
            else { return nil }
            return other
        }
    }
}

extension LinkedFile {
    /// Whether two pieces of code can never be compiled together: somewhere around them they stand in different branches
    /// of one `#if`, or of two that ask the same.
    ///
    /// - Complexity: O(`#if`s around them)
    func areExclusive(_ left: ConditionID, _ right: ConditionID) -> Bool {
        left != right && left != .none && right != .none && areExclusive([left, right])
    }

    /// Whether code is compiled only where other code is: it stands in the same branch of an `#if`, or of one that asks the same.
    ///
    /// - Complexity: O(`#if`s around it)
    func isWithin(_ inner: ConditionID, _ outer: ConditionID) -> Bool {
        if outer == .none || inner == outer { return true }
        let other = conditions[Int(outer.rawValue)]
        var condition = inner
        while condition != .none {
            let fact = conditions[Int(condition.rawValue)]
            if condition == outer || fact.group == other.group && fact.branch == other.branch { return true }
            condition = fact.parent
        }
        return false
    }

    /// Whether some of several pieces of code can never be compiled together.
    ///
    /// - Complexity: O(pieces * `#if`s around them)
    func areExclusive(_ pieces: some Sequence<ConditionID>) -> Bool {
        var branches: [UInt32: UInt32] = [:]
        for piece in pieces {
            var condition = piece
            while condition != .none {
                let fact = conditions[Int(condition.rawValue)]
                // What stands around another `#if` that asks the same may be something else.
                if let known = branches.updateValue(fact.branch, forKey: fact.group), known != fact.branch {
                    return true
                }
                condition = fact.parent
            }
        }
        return false
    }
}
