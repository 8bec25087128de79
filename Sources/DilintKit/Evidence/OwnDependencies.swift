import SwiftFacts

/// What types were given, or hold, to be handed on.
extension Project {
    /// Whether a mention is of a dependency that a type was given or holds, or of a member of one, be it a member of a member:
    /// `stores.main.orders`, or under a local name.
    ///
    /// - Parameter number: Of the mention among those of its file.
    func isOwnDependency(
        _ number: Int, among mentions: UseRows<KeptMention>, of subject: TypeID
    ) -> Bool {
        var next: Int? = number
        var names = 0
        while let named = next, names <= Self.namesInView {
            for number in memberChain(named, among: mentions) {
                let mention = mentions[number]
                guard case .property(let id) = mention.carrier, let base = mention.base else {
                    return isOwnDependency(mention.carrier, of: subject)
                        && !isMadeAsOthersSay(at: mention.site, of: subject)
                }
                // What a part of the subject has made, the subject has made.
                if let part = index.type(of: base).instance, index.types[part.index].isReference,
                    isPart(part, of: subject)
                {
                    return false
                }
                guard isDependency(property: id), !fact(id).flags.contains(.isStatic) else { return false }
                if isOwnDependency(base, of: subject) { return true }
                next = number
            }
            next = next.flatMap { whereNamed($0, among: mentions) }
            names += 1
        }
        return false
    }

    /// The mention of what a member is read of, where the member gets the local name that it goes by:
    /// `let orders = stores.main.orders`. nil where that may be one of several.
    ///
    /// - Complexity: O(mentions of the body), up to those in view
    private func whereNamed(_ number: Int, among mentions: UseRows<KeptMention>) -> Int? {
        let mention = mentions[number]
        let body = mentions.range(of: mention.site.body, by: \.site.body)
        guard let base = mention.base, case .property(let member) = mention.carrier, body.count <= Self.mentionsInView
        else { return nil }
        var found: Int?
        for other in body where mentions[other].carrier == base {
            guard case .member(.property(member)?, _) = mentions[other].flow else { continue }
            if let found, mentions[found].base != mentions[other].base { return nil }
            if found == nil, other < number { found = other }
        }
        return found
    }

    /// Far above how many local names come one of another, and what a body mentions.
    private static let (namesInView, mentionsInView) = (8, 1024)

    /// Whether a type is made as a protocol or its superclass says, by those who know no more of it, and can be handed nothing
    /// else: `required init(page: Shown)` of a class and of those that inherit from it.
    private func isMadeAsOthersSay(_ initializer: FunctionID, of type: TypeID) -> Bool {
        if index.isDemanded(initializer, byProtocolsOf: type) { return true }
        return fact(initializer).flags.contains(.isRequired)
            && index.upwards(from: type).dropFirst().contains { superclass in
                initializers(of: superclass).contains {
                    fact($0).flags.contains(.isRequired) && index.haveSameLabels(initializer, $0)
                }
            }
    }

    /// Whether such an initializer reads there what it has just put into a property.
    private func isMadeAsOthersSay(at site: Site, of type: TypeID) -> Bool {
        guard let function = index.function(at: site), fact(function).kind == .initializer, owner(of: function) == type
        else { return false }
        return isMadeAsOthersSay(function, of: type)
    }

    private func isDependency(property id: PropertyID) -> Bool {
        classification.isDependency(property: id) || lent.contains(id)
    }

    private func isOwnDependency(_ carrier: Carrier, of subject: TypeID) -> Bool {
        switch carrier {
        case .parameter(let id):
            guard classification.isDependency(parameter: id), let function = index.function(of: id) else {
                return false
            }
            return fact(function).kind == .initializer && owner(of: function) == subject
                && !isMadeAsOthersSay(function, of: subject) && !showsModel(type(of: id), subject)
        case .property(let id):
            let owner = owner(of: id)
            return isDependency(property: id) && !fact(id).flags.contains(.isStatic) && !owner.isNone
                && (owner == subject || index.ancestors[subject.index].contains(owner))
                && !showsModel(type(of: id), subject)
        }
    }
}
