import SwiftFacts

/// What initializers ask for by way of their own type's members.
///
///     init() { start() }
///     private func start() { level = Harbour.shared.level }
extension ProviderGraphBuilder {
    /// The method or computed property of an instance whose code a site is.
    func ownMember(at site: Site) -> MemberID? {
        if let function = index.function(at: site) {
            let fact = index.fact(function)
            let isOfInstance = fact.kind == .method && !fact.flags.contains(.isStatic)
            return isOfInstance ? .function(function) : nil
        }
        guard let property = index.property(at: site) else { return nil }
        let flags = index.fact(property).flags
        let isRead = flags.contains(.isComputed) && flags.isDisjoint(with: [.isStatic, .isSettable])
        return isRead ? .property(property) : nil
    }

    /// Adds what members ask to what the initializers ask that call or read them in any case, on `self`.
    ///
    /// - Complexity: O(uses of the initializers of types whose members ask for something)
    mutating func addMembersAsks() {
        for type in Set(memberAsks.keys.map({ index.owner(of: $0) })) where !type.isNone {
            for id in index.initializers(of: type) where index.fact(id).body >= 0 {
                addMembersAsks(of: type, to: id)
            }
        }
    }

    private mutating func addMembersAsks(of type: TypeID, to initializer: FunctionID) {
        let uses = uses[initializer.fileIndex]
        let body = index.fact(initializer).body
        for row in uses.calls.range(of: body, by: \.site.body) {
            guard case .function(let id) = uses.calls[row].callee, uses.calls[row].baseCarrier == nil,
                uses.calls[row].baseAccess < 0
            else { continue }
            add(.function(id), askedAt: uses.calls[row].site, by: initializer, of: type)
        }
        for row in uses.mentions.range(of: body, by: \.site.body) {
            guard case .property(let id) = uses.mentions[row].carrier, uses.mentions[row].base == nil else { continue }
            add(.property(id), askedAt: uses.mentions[row].site, by: initializer, of: type)
        }
    }

    private mutating func add(
        _ member: MemberID, askedAt site: Site, by initializer: FunctionID, of type: TypeID
    ) {
        guard !site.isDeferred, site.isCertain, index.owner(of: member) == type, let asks = memberAsks[member],
            !isOverridden(index.name(of: member), type)
        else { return }
        for var ask in asks {
            ask.function = initializer
            initializerAsks[type, default: []].append(ask)
        }
    }
}
