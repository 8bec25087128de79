import SwiftFacts

/// Initializers that can be dropped for others of their type.
extension Project {
    /// The initializer that had better be called in place of one that leaves the work to another one of its type: it takes
    /// all that the short one takes, and what is reached as well, be it as a part of what the short one makes for it. nil
    /// where what is reached goes into nothing, and the short one would be missed.
    func whole(
        insteadOf short: FunctionID, _ takers: [FunctionID], for handed: HandedIn
    ) -> FunctionID? {
        let taken = labels(of: short)
        // One that everybody must have takes it already; what decodes cannot be dropped for it.
        let further = initializers(of: owner(of: short)).filter { other in
            fact(other).flags.isDisjoint(with: [.isOverride, .isConvenience]) && !delegating.contains(other)
                && !isDecoding(other) && !isDecoding(short) && taken.isStrictSubset(of: labels(of: other))
        }
        let isPassedOn = handed.access.map { !isOnlyTold($0) } ?? true
        let whole = (takers.filter { taken.isSubset(of: labels(of: $0)) } + further)
            .first { isPassedOn || takes($0, handed) }
        guard let whole, !isVisible(whole, like: short) else { return whole }
        // Another short one may hand it over.
        return initializers(of: owner(of: short)).first { other in
            other != short && isConvenience(other) && isVisible(other, like: short)
                && taken.isStrictSubset(of: labels(of: other)) && takes(other, handed)
        } ?? whole
    }

    /// The same of one that does the work itself: the other one takes what is reached.
    func taker(insteadOf own: FunctionID, _ takers: [FunctionID], for handed: HandedIn) -> FunctionID? {
        let taken = labels(of: own)
        let further = takers.filter { taken.isStrictSubset(of: labels(of: $0)) && takes($0, handed) }
        // One that takes nothing else cannot be there twice.
        return further.first { isVisible($0, like: own) }
            ?? further.first {
                fact($0).parameters.count == fact(own).parameters.count + 1 || onlyFills($0, unlike: taken)
            }
    }

    /// Whether all that an initializer takes beside some labels goes into properties: whoever is without it has filled them
    /// otherwise.
    private func onlyFills(_ initializer: FunctionID, unlike taken: Set<NameID>) -> Bool {
        index.parameters(of: initializer).allSatisfy { parameter in
            taken.contains(fact(parameter).label)
                || mentions.mentions(of: .parameter(parameter)).contains { mention in
                    if case .stored = mention.flow { true } else { false }
                }
        }
    }

    /// What to do about an initializer that a protocol of the project demands, and that lacks but what another one takes; nil
    /// where somebody else demands it.
    func callInstead(_ taker: FunctionID, of own: FunctionID) -> String? {
        guard let demanding = index.ancestors[owner(of: own).index].first(where: { index.demands($0, own) }) else {
            return nil
        }
        let (name, taking) = namesApart(own, taker)
        let type = owner(of: own)
        // Who is told the type alone calls what the protocol demands.
        if index.types[type.index].access < .public, !isMadeByName(type) {
            return "Hand over a closure that calls `\(taking)` in place of `\(index.qualifiedName(of: type)).self`, "
                + "so that the caller decides what it passes"
        }
        return "Call `\(taking)` in place of `\(name)`, which \(index.qualifiedName(of: demanding)) demands, "
            + "so that the caller decides what it passes"
    }

    /// What to do where a call makes what its type takes already, unless its maker hands it another one: a default argument,
    /// or an argument of the initializer that a short one leaves the work to. nil anywhere else.
    func droppingDefault(_ call: Call) -> String? {
        if index.body(at: call.site).kind == .defaultArgument {
            return "Drop the default, so that every caller decides what it passes"
        }
        guard let short = convenience(at: call.site), !call.site.isDeferred, case .argument(let place) = call.flow,
            case .delegation(let whole?, isSuper: false) = uses[call.site.fileIndex].calls[Int(place.call)].callee,
            labels(of: short).isSubset(of: labels(of: whole))
        else { return nil }
        return drop(short, for: whole)
    }

    /// The initializers that leave the work to one, as far as they stand in one file: it would be missed.
    ///
    /// - Complexity: O(delegations of the file)
    func initializersCalling(_ short: FunctionID) -> [FunctionID] {
        let uses = uses[short.fileIndex]
        return uses.delegationNumbers.reduce(into: []) { callers, number in
            let call = uses.calls[Int(number)]
            guard case .delegation(short, _) = call.callee, let caller = index.function(at: call.site),
                !callers.contains(caller)
            else { return }
            callers.append(caller)
        }
    }

    /// What to do about an initializer to which others leave the work, where it would take what another one takes already: it
    /// cannot be there twice. nil where nobody leaves anything to it, or there is no such one.
    func dropping(
        _ short: FunctionID, behind callers: [FunctionID], _ takers: [FunctionID], for handed: HandedIn
    ) -> String? {
        guard let caller = callers.first, callers.allSatisfy({ owner(of: $0) == owner(of: short) }),
            let label = index.linked.names.find(handed.label)
        else { return nil }
        let taken = labels(of: short).union([label])
        guard let whole = (takers + initializers(of: owner(of: short))).first(where: { labels(of: $0) == taken }) else {
            return nil
        }
        let (name, taking) = namesApart(short, whole)
        return callers.count == 1
            ? "\(handed.taking) through its `\(initializerName(caller, adding: nil))` as well, let that call `\(taking)`, "
                + "and drop `\(name)`"
            : "\(handed.taking) through all that call its `\(name)`, let those call `\(taking)`, and drop `\(name)`"
    }

    /// Whether other code of a type than its short initializers reaches the same, as far as it stands in one file.
    ///
    /// - Complexity: O(accesses of the file)
    func isReachedBesideShort(_ access: StaticAccess) -> Bool {
        accessesOfSame(access).contains { !isInConvenience($0.site) }
    }

    /// The short initializers of a type that reach the same, in the order of the file.
    func shortInitializers(reaching access: StaticAccess) -> [FunctionID] {
        accessesOfSame(access).reduce(into: []) { found, other in
            if let short = convenience(at: other.site), !found.contains(short) { found.append(short) }
        }
    }

    /// What a type reaches of the same, as far as it stands in one file; nothing of a file of thousands.
    private func accessesOfSame(_ access: StaticAccess) -> [StaticAccess] {
        let accesses = uses[access.site.fileIndex].accesses
        guard accesses.count <= Self.accessesInView else { return [] }
        let type = index.enclosingType(of: access.site)
        return accesses.filter { $0.target == access.target && index.enclosingType(of: $0.site) == type }
    }

    /// The label under which an initializer hands what it reaches to the one that it leaves the work to, or to its superclass.
    func labelOfDelegation(_ access: StaticAccess) -> String? {
        guard case .argument(let place) = access.flow, place.call >= 0, case .parameter(let id)? = place.target,
            case .delegation(.some, _) = uses[access.site.fileIndex].calls[Int(place.call)].callee,
            !type(of: id).wrappers.contains(.function), !fact(id).label.isNone
        else { return nil }
        return index.text(fact(id).label)
    }

    private func labels(of id: FunctionID) -> Set<NameID> {
        Set(fact(id).parameters.map { index.files[id.fileIndex].parameters[Int($0)].label })
    }

    /// Where an initializer only leaves out what another one takes, that is a default; what a protocol demands has to stay.
    func drop(_ short: FunctionID, for whole: FunctionID) -> String {
        if let calling = callInstead(whole, of: short) { return calling }
        let (name, taking) = namesApart(short, whole)
        // Who sees but the short one could make none any more.
        if isVisible(whole, like: short) {
            return "Drop `\(name)`, so that every caller decides what it passes to `\(taking)`"
        }
        let hidden = typesOthersDoNotSee(takenBy: whole, insteadOf: short)
        guard !hidden.isEmpty else {
            return "Make `\(taking)` as visible as `\(name)`, so that every caller may decide what it passes"
        }
        // Who calls the short one sees no other.
        if isCalledFromOtherModulesAlone(short) {
            let all = (hidden.map { index.qualifiedName(of: $0) } + ["`\(taking)`"]).listed
            return "Make \(all) as visible as `\(name)`, so that every caller may decide what it passes"
        }
        return fact(whole).access < .internal
            ? "Make `\(taking)` internal, so that callers in its module may decide what they pass"
            : "Call `\(taking)` in place of `\(name)` within its module, so that the caller decides what it passes"
    }

    /// How sentences call two initializers beside each other: in full where they differ in labels that are left out else.
    private func namesApart(_ one: FunctionID, _ other: FunctionID) -> (String, String) {
        let short = (initializerName(one, adding: nil), initializerName(other, adding: nil))
        guard short.0 == short.1 else { return short }
        return (
            initializerName(one, adding: nil, isShort: false), initializerName(other, adding: nil, isShort: false)
        )
    }

    /// What an initializer takes that those who see the short one do not all see: it cannot be for them.
    private func typesOthersDoNotSee(takenBy whole: FunctionID, insteadOf short: FunctionID) -> [TypeID] {
        index.parameters(of: whole).reduce(into: []) { found, parameter in
            guard let taken = type(of: parameter).nominalHead, areTooVisible([short], toTake: taken),
                !found.contains(taken)
            else { return }
            found.append(taken)
        }
    }

    /// Whether all who make something by an initializer, as far as the sources show, are code of other modules.
    ///
    /// - Complexity: O(constructions), up to those in view
    private func isCalledFromOtherModulesAlone(_ initializer: FunctionID) -> Bool {
        let module = index.modules.module[initializer.fileIndex]
        var (isCalled, left) = (false, Self.constructionsInView)
        for file in uses.indices {
            left -= uses[file].constructionNumbers.count
            if left < 0 { return false }
            for call in uses[file].constructions {
                guard case .construction(_, initializer) = call.callee, !isExcluded(call.site) else { continue }
                if index.modules.module[file] == module { return false }
                isCalled = true
            }
        }
        return isCalled
    }

    /// Each hint about such an initializer looks at all of them.
    private static let constructionsInView = 1 << 14

    private func isVisible(_ whole: FunctionID, like short: FunctionID) -> Bool {
        fact(whole).access >= min(fact(short).access, index.types[owner(of: short).index].access)
    }
}
