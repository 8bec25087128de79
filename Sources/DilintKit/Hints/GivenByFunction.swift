import SwiftFacts

/// What is called after what a function gives out, rather than after what the function does.
extension Project {
    /// The type, or the words for it, that a parameter is named after which takes what a function gives out; nil where the
    /// function's name says it best.
    func nameOfGiven(by function: FunctionID) -> String? {
        guard case let owner = owner(of: function), !owner.isNone,
            case let given = index.resultType(of: function), let type = given.instance,
            case let typeName = index.text(index.types[type.index].name)
        else { return nil }
        if index.signs.creating.contains(fact(function).name) {
            let words = index.text(fact(function).name).drop { !$0.isUppercase }
            return words.isEmpty || SharedInstances.saysShared(words.lowercased()) ? typeName : String(words)
        }
        // `UserDefaults.pickStore()` gives out a `UserDefaults`, `Depot.instanceInUse()` a `Depot`, and how they do so is
        // nothing to those who are handed it.
        guard type == owner, !index.types[owner.index].isDeclared || isOnlyWay(function, to: owner) else { return nil }
        return typeName
    }

    /// Whether nothing but a function, and other names of what it gives out, is there for others to get one of its own type
    /// without telling more.
    private func isOnlyWay(_ function: FunctionID, to type: TypeID) -> Bool {
        let isByProperty = classification.shapes.staticProperties(of: type).contains {
            fact($0).access > .fileprivate && SharedInstances.instance($0, in: index) == type
        }
        let source = classification.fresh.source(of: function)
        return !isByProperty
            && !classification.shapes.methods(of: type).prefix(Self.methodsInView).contains { other in
                other != function && fact(other).flags.contains(.isStatic) && fact(other).parameters.isEmpty
                    && fact(other).access > .fileprivate && index.resultType(of: other).instance == type
                    && (source == nil || classification.fresh.source(of: other) != source)
            }
    }

    /// Far above what people write; each hint about such a function looks at all of its type's.
    private static let methodsInView = 512
}
