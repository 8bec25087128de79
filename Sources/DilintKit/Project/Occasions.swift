import SwiftFacts

/// What is made for one occasion, of what that brings.
extension Project {
    /// Whether a call takes more than what its maker has anyway, shared instances, literals, and parts that are made there of
    /// nothing else.
    ///
    /// - Parameters:
    ///   - place: The call's, that is handed a dependency.
    ///   - isGiven: A private method makes it, whose parameters of dependencies are its callers'.
    func takesFromOccasion(_ call: Call, _ place: ArgumentPlace, given isGiven: Bool = false) -> Bool {
        takesFromOccasion(call, place, given: isGiven, within: Self.partsInView)
    }

    /// - Parameter depth: How many parts within parts are looked at.
    private func takesFromOccasion(
        _ call: Call, _ place: ArgumentPlace, given isGiven: Bool, within depth: Int
    ) -> Bool {
        func isHanded(_ flow: Flow) -> Bool {
            if case .argument(let other) = flow { other.call == place.call } else { false }
        }
        let (mentions, accesses) = (uses[Int(call.site.file)].mentions, uses[Int(call.site.file)].accesses)
        if call.hasUnknownAlternative { return true }
        let handed = mentions.range(of: call.site.body, by: \.site.body).filter { isHanded(mentions[$0].flow) }
        // Of whatever the dependency is read, who has the one has what else it is read of that.
        let givers = handed.compactMap { number -> Carrier? in
            guard case .argument(let other) = mentions[number].flow, other.target == place.target else { return nil }
            return giver(number, among: mentions)
        }
        let owned = handed.count { number in
            let giver = giver(number, among: mentions)
            return isOwn(giver, at: mentions[number].site) || givers.contains(giver)
                || isGiven && isDependency(mentions[number].carrier)
        }
        let shared = accesses[accesses.range(of: call.site.body, by: \.site.body)].count { isHanded($0.flow) }
        let known = owned + shared + Int(call.constantCount)
        if known >= call.argumentCount { return false }
        return known + ownParts(of: place.call, in: call.site, given: isGiven, within: depth) < call.argumentCount
    }

    /// How many of the services that a call is handed are made for it, be it under a local name, of what their maker has anyway:
    /// of `Sync(api: api, log: Log(api: api))` one. O(calls of the body), for each part
    private func ownParts(of call: Int32, in site: Site, given isGiven: Bool, within depth: Int) -> Int {
        let calls = uses[site.fileIndex].calls
        let own = calls.range(of: site.body, by: \.site.body)
        guard depth > 0, own.count <= Self.callsInView else { return 0 }
        return own.count { number in
            let part = calls[number]
            guard part.outer == call, !part.isAsked, part.argumentCount > part.constantCount,
                case .construction(let made, _) = part.callee, index.types[made.index].isReference,
                classification.isDependencyType[made.index]
            else { return false }
            let place = ArgumentPlace(call: Int32(truncatingIfNeeded: number), target: nil)
            return !takesFromOccasion(part, place, given: isGiven, within: depth - 1)
        }
    }

    /// Far above how deep people nest what they make.
    private static let partsInView = 4

    /// What something is read of in the end: of `deps.network.client` that which carries `deps`.
    ///
    /// - Parameter number: Of a mention among those of its file.
    func giver(_ number: Int, among mentions: UseRows<KeptMention>) -> Carrier {
        let first = mentions[memberChain(number, among: mentions).last ?? number]
        return first.base ?? first.carrier
    }

    /// A member's mention, that of what it is read of, and so on, as far as no local name stands for one: of
    /// `deps.network.client` three.
    func memberChain(_ number: Int, among mentions: UseRows<KeptMention>) -> ReversedCollection<ClosedRange<Int>> {
        var first = number
        while number - first < Self.membersInView, isBaseMentionedBefore(first, among: mentions) { first -= 1 }
        return (first...number).reversed()
    }

    private func isBaseMentionedBefore(_ number: Int, among mentions: UseRows<KeptMention>) -> Bool {
        let mention = mentions[number]
        guard let base = mention.base, number > mentions.startIndex else { return false }
        let other = mentions[number - 1]
        return other.carrier == base && other.site.body == mention.site.body
            && other.site.offset == mention.site.offset
    }

    /// Far above how deep people read: `deps.network.client`.
    private static let membersInView = 8

    /// Whether an object has what carries something, or is just being made of it; a method's parameter is its caller's.
    private func isOwn(_ carrier: Carrier, at site: Site) -> Bool {
        switch carrier {
        case .parameter(let id):
            // Of data it is the one at hand, be it a text or an object.
            return classification.isDependency(parameter: id)
                && index.function(of: id).map { fact($0).kind == .initializer } ?? false
        case .property(let id):
            let (owner, reader) = (owner(of: id), index.enclosingType(of: site))
            if owner.isNone { return true }
            return !reader.isNone && (index.isKind(reader, of: owner) || index.isKind(owner, of: reader))
        }
    }

    /// Whether a dependency is carried, which a private method is told by its callers as well as by itself.
    private func isDependency(_ carrier: Carrier) -> Bool {
        switch carrier {
        case .parameter(let id): classification.isDependency(type(of: id))
        case .property(let id): classification.isDependency(property: id)
        }
    }
}
