import SwiftFacts

/// Names that stand for other types, wherever they are declared.
struct StandInNames: Sendable {
    /// Of aliases and associated types.
    var aliases: NameSet
    var generics: NameSet

    /// O(declarations)
    init(_ linked: LinkedFacts) {
        aliases = NameSet([], count: linked.names.count)
        generics = aliases
        for file in linked.files {
            for alias in file.typealiases { aliases.insert(alias.name) }
            for parameter in file.genericParameters where !parameter.isRequirement { generics.insert(parameter.name) }
        }
    }
}
