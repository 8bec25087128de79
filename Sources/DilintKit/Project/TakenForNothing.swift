import SwiftFacts

/// What is taken, and used by nobody.
extension Project {
    /// Whether all that becomes of what a class's initializer takes is that it is kept, or handed to another class that
    /// does no more: it is used by none of them, as far as the sources tell.
    func isTakenForNothing(_ target: ArgumentTarget?) -> Bool {
        isTakenForNothing(target, furtherSteps: Self.classesInView)
    }

    /// Far above how many views or helpers are in one another; it ends rings of them.
    private static let classesInView = 8
    /// Far above how often people mention what they do not use.
    private static let mentionsInView = 64

    private func isTakenForNothing(_ target: ArgumentTarget?, furtherSteps: Int) -> Bool {
        guard furtherSteps > 0, case .parameter(let id)? = target, !fact(id).name.isNone,
            let initializer = index.function(of: id), fact(initializer).kind == .initializer,
            case let type = owner(of: initializer), index.types[type.index].isReference,
            !isDemanded(initializer: initializer, of: type), !classification.excluded.contains(type),
            roles(of: type).isDisjoint(with: [.parameterObject, .bundle, .factory, .container]),
            !classification.shapes.keepsForOthers(type)
        else { return false }
        return isUsedByNobody(.parameter(id), of: type, furtherSteps: furtherSteps)
    }

    private func isUsedByNobody(_ carrier: Carrier, of type: TypeID, furtherSteps: Int) -> Bool {
        let mentions = mentions.mentions(of: carrier)
        return mentions.count <= Self.mentionsInView
            && mentions.allSatisfy { mention in
                switch mention.flow {
                case .written: return true
                case .stored(let property):
                    guard case .parameter = carrier, owner(of: property) == type, !index.isWrapped(property),
                        fact(property).flags.isDisjoint(with: [.isComputed, .isObserved]),
                        !mayBeReadElsewhere(property)
                    else { return false }
                    return isUsedByNobody(.property(property), of: type, furtherSteps: furtherSteps)
                case .argument(let place):
                    guard case .construction? = self.mentions.call(place, of: mention)?.callee else { return false }
                    return isTakenForNothing(place.target, furtherSteps: furtherSteps - 1)
                case .used, .member, .assigned, .bound, .returned, .discarded: return false
                }
            }
    }
}
