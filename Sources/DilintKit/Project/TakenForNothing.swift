import SwiftFacts

/// What is taken, and used by nobody.
extension Project {
    /// Whether all that becomes of what a class's initializer takes is that it is kept, or handed to another class that
    /// does no more: it is used by none of them, as far as the sources tell.
    ///
    /// - Complexity: O(mentions of the parameters and properties on the way)
    func isTakenForNothing(_ target: ArgumentTarget?) -> Bool {
        guard let first = parameterOfKeeper(target) else { return false }
        var (waiting, seen): ([Carrier], Set<Carrier>) = ([.parameter(first)], [.parameter(first)])
        while let carrier = waiting.popLast() {
            let mentions = mentions.mentions(of: carrier)
            guard mentions.count <= Self.mentionsInView, seen.count <= Self.carriersInView else { return false }
            for mention in mentions {
                if case .written = mention.flow { continue }
                guard let next = keeper(ofWhat: carrier, carries: mention) else { return false }
                if seen.insert(next).inserted { waiting.append(next) }
            }
        }
        return true
    }

    /// Far above how many views or helpers are in one another.
    private static let carriersInView = 64
    /// Far above how often people mention what they do not use.
    private static let mentionsInView = 64

    /// What carries on what something carries, if that is all that becomes of it where it is mentioned.
    private func keeper(ofWhat carrier: Carrier, carries mention: Mention) -> Carrier? {
        switch mention.flow {
        case .stored(let property):
            guard case .parameter(let id) = carrier, owner(of: property) == index.function(of: id).map(owner(of:)),
                !index.isWrapped(property), fact(property).flags.isDisjoint(with: [.isComputed, .isObserved]),
                !mayBeReadElsewhere(property)
            else { return nil }
            return .property(property)
        case .argument(let place):
            guard case .construction? = mentions.call(place, of: mention)?.callee else { return nil }
            return parameterOfKeeper(place.target).map { .parameter($0) }
        case .used, .member, .assigned, .bound, .returned, .discarded, .written: return nil
        }
    }

    /// The parameter of an initializer by which a class takes something that may be for nothing: not where others decide what
    /// it takes, nor where it has things for others.
    private func parameterOfKeeper(_ target: ArgumentTarget?) -> ParameterID? {
        guard case .parameter(let id)? = target, !fact(id).name.isNone,
            let initializer = index.function(of: id), fact(initializer).kind == .initializer,
            case let type = owner(of: initializer), index.types[type.index].isReference,
            !isDemanded(initializer: initializer, of: type), !classification.excluded.contains(type),
            roles(of: type).isDisjoint(with: [.parameterObject, .bundle, .factory, .container]),
            !classification.shapes.keepsForOthers(type)
        else { return nil }
        return id
    }
}
