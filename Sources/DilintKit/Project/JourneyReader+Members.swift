import SwiftFacts

/// What types read of what they take.
extension JourneyReader {
    /// The members that a type reads or calls on what it takes.
    mutating func membersRead(through injection: Injection) -> [MemberID] {
        var members: [MemberID] = []
        var met: Set<MemberID> = []
        for mention in mentions(of: injection) {
            if case .member(let member?, _) = mention.flow, met.insert(member).inserted { members.append(member) }
        }
        return members
    }

    /// The mentions of what a type takes: what another subclass does with what both inherit is none of them.
    mutating func mentions(of injection: Injection) -> [Mention] {
        mentions(of: carriers(of: injection), by: injection.type)
    }

    func mentions(of carriers: [Carrier], by type: TypeID) -> [Mention] {
        carriers.flatMap { carrier in
            project.mentions.mentions(of: carrier).filter { mention in
                !project.isExcluded(mention.site) && !project.isBeside(mention, type)
            }
        }
    }

    /// Whether every mention of what a type takes reads a known member of it, or keeps it.
    mutating func isOnlyRead(_ injection: Injection) -> Bool {
        carriers(of: injection).allSatisfy { carrier in
            project.mentions.mentions(of: carrier).allSatisfy { mention in
                switch mention.flow {
                case .member(.some, _), .stored, .written: true
                default: project.isExcluded(mention.site)
                }
            }
        }
    }

    /// The carriers of what a type takes: the parameter, or property, and where it is stored.
    mutating func carriers(of injection: Injection) -> [Carrier] {
        var carriers = [injection.target.carrier]
        for storage in journey(of: injection.target).storages where !carriers.contains(.property(storage)) {
            carriers.append(.property(storage))
        }
        return carriers
    }

    /// Whether nothing is seen to use what a type takes; a property that might be read unseen, or that is there because a
    /// protocol asks for it, counts as not used.
    mutating func isIgnored(_ injection: Injection) -> Bool {
        let journey = journey(of: injection.target)
        if journey.isMentioned { return false }
        return !journey.isUsed || journey.storages.contains { project.isPerhapsRead($0) || project.isDemanded($0) }
    }

    /// Whether an initializer takes something by a parameter's name and neither uses it nor hands it on. Kept by a wrapper it
    /// may be watched.
    mutating func isForNothing(_ id: ParameterID) -> Bool {
        guard !project.fact(id).name.isNone, let function = project.index.function(of: id),
            case let type = project.owner(of: function), !type.isNone,
            project.injections(of: type).contains(where: { $0.target == .parameter(id) }),
            let journey = unusedJourney(of: .parameter(id))
        else { return false }
        return !journey.isMentioned && journey.handovers.isEmpty
            && journey.storages.allSatisfy { !project.index.isWrapped($0) }
    }
}
