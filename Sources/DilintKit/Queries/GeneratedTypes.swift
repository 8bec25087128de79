import SwiftFacts

extension Project {
    /// The types that libraries' generators have written, each of which only passes on what somebody else has: no answer
    /// names them.
    ///
    /// - Complexity: O(types * idioms)
    var generatedTypes: Set<TypeID> {
        var found: Set<TypeID> = []
        for (number, type) in index.types.enumerated() where type.kind == .class {
            let name = index.text(type.name)
            if idioms.all.contains(where: { Swift.type(of: $0).isGenerated(typeNamed: name) }) {
                found.insert(TypeID(number))
            }
        }
        return found
    }
}
