import SwiftFacts

/// What produces the value of a member that code names.
extension ProviderGraphBuilder {
    /// The provider behind a member: itself, or that of the type a protocol is bound to.
    func provider(of member: MemberID, inside user: TypeID, isHanded: Bool = false) -> Int? {
        switch member {
        case .property(let id):
            if let number = numbers[.property(id)] { return number }
            let fact = index.fact(id)
            guard fact.flags.contains(.isRequirement) else { return nil }
            return implementation(of: member, named: fact.name, file: id.fileIndex, owner: fact.owner, user, isHanded)
        case .function(let id):
            if let number = numbers[.function(id)] { return number }
            let fact = index.fact(id)
            guard fact.flags.contains(.isRequirement) else { return nil }
            return implementation(of: member, named: fact.name, file: id.fileIndex, owner: fact.owner, user, isHanded)
        }
    }

    private func implementation(
        of member: MemberID, named name: NameID, file: Int, owner: Int32, _ user: TypeID, _ isHanded: Bool
    ) -> Int? {
        let demanding = index.type(file: file, row: owner)
        guard !demanding.isNone else { return nil }
        var target: TypeID?
        // What a container hands on is most likely itself.
        if isHanded, !user.isNone, index.ancestors[user.index].contains(demanding) {
            target = user
        } else {
            target = bindings.concrete(demanding, inside: isHanded ? .none : user, index: index)
        }
        return target.flatMap { provider(of: member, named: name, in: $0) }
    }

    /// The provider of what a type has in place of a demanded member.
    func provider(of member: MemberID, named name: NameID, in implementing: TypeID) -> Int? {
        for type in index.lookupChain(of: implementing) {
            for entry in index.members.named(name, of: type) {
                switch (entry.member, member) {
                case (.property(let id), .property): if let number = numbers[.property(id)] { return number }
                case (.function(let id), .function(let demanded)):
                    if index.haveSameLabels(id, demanded), let number = numbers[.function(id)] { return number }
                default: continue
                }
            }
        }
        return nil
    }

    /// The member that an access of an instance which all share makes when it is first asked for; nil of all others, and where
    /// it is given another value.
    ///
    /// - Complexity: O(mentions of the body), up to those in view
    func memberProduced(for access: StaticAccess) -> MemberID? {
        guard case .member(let member?, _) = access.flow else { return nil }
        switch member {
        case .property(let id):
            guard let number = provider(of: member, inside: .none), case .property(let made) = providers[number],
                !index.fact(made).flags.isDisjoint(with: [.isLazy, .isComputed])
            else { return nil }
            let mentions = uses[access.site.fileIndex].mentions
            let around = mentions.range(of: access.site.body, by: \.site.body)
            guard around.count <= Self.mentionsInView else { return nil }
            let isWritten = mentions[around].contains { $0.flowKind == .written && $0.carrier == .property(id) }
            return isWritten ? nil : member
        case .function: return provider(of: member, inside: .none) == nil ? nil : member
        }
    }

    /// Far above what people write in one initializer; each access to such an object there looks at all of them.
    static let mentionsInView = 1024

    /// The bodies of a file that keep what they produce, and in which case they do: whatever they ask while nothing is kept yet
    /// they ask for sure. Those that keep it in several places are none.
    ///
    ///     var api: API { if let kept { return kept }; let made = LiveAPI(log: makeLog()); kept = made; return made }
    ///
    /// O(mentions and accesses of the file), once for each file after another
    mutating func cachingBodies(of file: Int) -> [BodyID: LocalSite.Doubts] {
        if let caches, caches.file == file { return caches.bodies }
        var found: [BodyID: LocalSite.Doubts] = [:]
        var several: Set<BodyID> = []
        func note(_ site: Site, keptIn kept: PropertyID) {
            guard let asking = asker(at: site), isProduct(of: asking, keptIn: kept) else { return }
            if found.updateValue(site.local.doubts, forKey: site.bodyID) != nil { several.insert(site.bodyID) }
        }
        let mentions = uses[file].mentions
        for number in mentions.indices where mentions[number].flowKind == .written {
            let mention = mentions[number]
            guard case .property(let kept) = mention.carrier, mention.base == nil else { continue }
            note(mention.site, keptIn: kept)
        }
        let accesses = uses[file].accesses
        for number in accesses.indices where accesses[number].flowKind == .written {
            guard case .property(let kept) = accesses[number].target else { continue }
            note(accesses[number].site, keptIn: kept)
        }
        for body in several { found[body] = nil }
        caches = (file, found)
        return found
    }

    /// Whether a property may keep what a provider produces.
    func isProduct(of provider: Int, keptIn id: PropertyID) -> Bool {
        let product = product(of: providers[provider]).removing(.optional)
        let kept = index.type(of: id).removing(.optional)
        if product.isUnknown { return false }
        // By a key: `cache["net"] = net`.
        if kept.wrappers.contains(.collection), let element = kept.nominalHead, let made = product.instance {
            return index.isKind(element, of: made)
        }
        return kept == product
            || kept.instance.flatMap { kept in product.instance.map { index.isKind(kept, of: $0) } } ?? false
    }

    /// What a member of the project produces without being handed anything; unknown of all others.
    func product(of provider: Provider) -> ResolvedType {
        switch provider {
        case .property(let id): index.type(of: id)
        case .function(let id): index.fact(id).parameters.isEmpty ? index.resultType(of: id) : .unknown
        case .registration: .unknown
        }
    }
}
