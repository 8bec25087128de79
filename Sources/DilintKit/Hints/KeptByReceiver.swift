import SwiftFacts

/// What those who are handed something by a method have of it already, or could have.
extension Project {
    /// The name of the one property that a class keeps what its initializer takes in, of the type that a method's parameter has.
    ///
    /// - Complexity: O(members, parameters and their mentions)
    func property(keeping parameter: ParameterID, in type: TypeID) -> String? {
        let wanted = self.type(of: parameter).removing(.optional)
        let kept = initializers(of: type).flatMap { index.parameters(of: $0) }
            .filter { self.type(of: $0).removing(.optional) == wanted }
            .flatMap { mentions.mentions(of: .parameter($0)) }
            .compactMap { mention in
                if case .stored(let property) = mention.flow, owner(of: property) == type { property } else { nil }
            }
        guard let first = kept.first, kept.allSatisfy({ $0 == first }) else { return nil }
        return index.text(fact(first).name)
    }

    /// Whether a method keeps what its parameter takes in a property of its type: it is there to fill that.
    func keeps(_ parameter: ParameterID, in type: TypeID) -> Bool {
        mentions.mentions(of: .parameter(parameter)).contains { mention in
            if case .stored(let property) = mention.flow { owner(of: property) == type } else { false }
        }
    }

    /// Whether a list makes a view, as a table does its cells: nobody can hand it anything to hold.
    func isMadeByList(_ view: TypeID) -> Bool {
        !view.isNone
            && index.outsideAncestors[view.index].contains(where: classification.outside.reusableViews.contains)
    }
}
