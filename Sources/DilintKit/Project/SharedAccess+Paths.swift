import SwiftFacts

/// What is read of what is reached, one of the other: `stores` and `stamps` of `Services.shared.stores.stamps`.
extension Project {
    /// The member that a global container is asked for: of what only hands out others, be it a container in its turn, the one
    /// that is read of that at once. nil where it is not known.
    ///
    /// - Complexity: O(log mentions of the file + members on the way) where it gives out such a thing
    func memberAsked(of access: StaticAccess) -> MemberID? {
        guard case .member(let member?, _) = access.flow else { return nil }
        guard case .property(let first) = member, handsOutOthers(type(of: first)) else { return member }
        var asked = first
        for next in propertiesRead(of: access).dropFirst() where handsOutOthers(type(of: asked)) {
            // What is a closure there is called: it is what a struct of closures does.
            guard handsOutOthers(type(of: next)) || classification.isDependency(property: next),
                !type(of: next).wrappers.contains(.function)
            else { break }
            asked = next
        }
        return .property(asked)
    }

    /// The properties that are read of what is reached, one of the other, in their order. Where one is given another value,
    /// those before it are read.
    ///
    /// - Complexity: O(log mentions of the file + properties)
    func propertiesRead(of access: StaticAccess) -> [PropertyID] {
        let mentions = uses[access.site.fileIndex].mentions
        let inBody = mentions[mentions.range(of: access.site.body, by: \.site.body)]
        var read: [PropertyID] = []
        for mention in inBody[inBody.partitionPoint { $0.site.row <= access.site.row }...] {
            guard mention.site.offset == access.site.offset, mention.flowKind != .written,
                mention.base == read.last.map(Carrier.property), case .property(let id) = mention.carrier
            else { break }
            read.append(id)
        }
        return read
    }

    /// Whether something is there for what it hands out alone: a container, what asks for the properties of one, a parameter
    /// object.
    func handsOutOthers(_ type: ResolvedType) -> Bool {
        guard let id = type.instance else { return false }
        return !roles(of: id).isDisjoint(with: [.container, .containerProtocol, .bundle])
            && roles(of: id).isDisjoint(with: .compositionRoot)
    }
}
