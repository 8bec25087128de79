import SwiftFacts

/// A dependency that an initializer takes: a parameter, or a stored property of a synthesised memberwise initializer.
struct Injection: Sendable {
    var type: TypeID
    var target: ArgumentTarget
    /// nil for a synthesised initializer.
    var initializer: FunctionID?
    var dependency: ResolvedType
    var name: NameID
}

extension Project {
    /// The dependencies that the designated initializers of a type take, in source order; those of initializers that
    /// somebody else demands (`override`, `required`, a protocol's) and of convenience initializers are left out.
    func injections(of type: TypeID) -> UnsafeBufferPointer<Injection> { injectionTable[type.index] }

    /// The types that take dependencies.
    var takers: some Sequence<TypeID> {
        index.types.indices.lazy.filter { [injectionTable] in !injectionTable[$0].isEmpty }.map { TypeID($0) }
    }

    /// The injections of all types, by type.
    func gatheredInjections(workers: WorkerPool) -> FrozenGroups<Injection> {
        FrozenGroups(
            parallelMap(count: index.types.count, workers: workers, block: 256) { readInjections(of: TypeID($0)) })
    }

    private func readInjections(of type: TypeID) -> [Injection] {
        let initializers = initializers(of: type)
        if initializers.allSatisfy(delegating.contains), index.hasMemberwiseInitializer(type) {
            return memberwiseInjections(of: type)
        }
        var found: [Injection] = []
        for id in initializers where !isDemanded(initializer: id, of: type) {
            found += injections(through: id, of: type)
        }
        return found
    }

    private func injections(through initializer: FunctionID, of type: TypeID) -> [Injection] {
        index.parameters(of: initializer).compactMap { parameter in
            guard classification.isDependency(parameter: parameter), !isWayBack(parameter) else { return nil }
            return Injection(
                type: type, target: .parameter(parameter), initializer: initializer,
                dependency: self.type(of: parameter), name: fact(parameter).name)
        }
    }

    /// What initializers take that leave the work to another one of their type, where nobody else demands them. Those that
    /// say since when they are there, or are to be called no more, may take what they took once.
    ///
    /// - Complexity: O(delegations)
    func injectionsOfDelegating() -> [Injection] {
        var found: [Injection] = []
        var seen: Set<FunctionID> = []
        for uses in uses {
            for number in uses.delegationNumbers {
                guard let id = index.function(at: uses.calls[Int(number)].site), seen.insert(id).inserted,
                    index.isInitializerWithBody(id), fact(id).flags.isDisjoint(with: [.isOverride, .isRequired]),
                    case let type = owner(of: id), !type.isNone, !index.isDemanded(id, byProtocolsOf: type),
                    !index.hasAttribute(index.known.available, id)
                else { continue }
                found += injections(through: id, of: type)
            }
        }
        return found
    }

    /// The initializers with bodies that a type declares.
    func initializers(of type: TypeID) -> [FunctionID] { index.initializers(of: type) }

    /// Whether an initializer of a type other than its own one takes something that fits, or that one itself from those who
    /// have one.
    func isTaken(besides own: FunctionID?, by type: TypeID, where fits: (ResolvedType) -> Bool) -> Bool {
        initializers(of: type).contains { initializer in
            index.parameters(of: initializer).contains { parameter in
                let taken = self.type(of: parameter)
                return fits(taken) && (initializer != own || taken.wrappers.contains(.optional))
            }
        }
    }

    /// Whether an initializer makes something only to keep what that has, each of which another initializer takes, or it itself
    /// where one is handed in: who wants other parts has a way.
    ///
    ///     init(store: Storing, labels: Labelling) { … }
    ///     init(folder: Folder) {
    ///         let parts = Parts(folder: folder)
    ///         store = parts.store
    ///         labels = parts.labels
    ///     }
    ///
    /// - Complexity: O(mentions and calls of the body)
    func isTakenPartByPart(_ call: Call, by type: TypeID) -> Bool {
        guard case .construction(let made, _) = call.callee, case .bound = call.flow, !call.isPassedOn,
            !call.site.isDeferred, let own = index.function(at: call.site), fact(own).kind == .initializer,
            owner(of: own) == type
        else { return false }
        let (uses, body) = (uses[call.site.fileIndex], call.site.body)
        let calls = uses.calls.range(of: body, by: \.site.body)
        // Every construction of the body asks.
        guard calls.count <= Self.callsInView else { return false }
        let isAsked = uses.calls[calls].contains { other in
            guard case .function(let asked) = other.callee, case let asker = owner(of: asked), !asker.isNone else {
                return false
            }
            return index.isKind(made, of: asker)
        }
        if isAsked { return false }
        var hasParts = false
        for mention in uses.mentions[uses.mentions.range(of: body, by: \.site.body)] {
            guard case .property(let part) = mention.carrier, case let keeper = owner(of: part), !keeper.isNone,
                index.isKind(made, of: keeper)
            else { continue }
            guard case .stored(let property) = mention.flow,
                case let kept = self.type(of: property).removing(.optional),
                isTaken(besides: own, by: type, where: { $0.removing(.optional) == kept })
            else { return false }
            hasParts = true
        }
        return hasParts
    }

    /// Whether another initializer of a type takes one by one all that instances keep and have no value for.
    ///
    /// - Complexity: O(members of the type + mentions of what its initializers take)
    func isTakenWhole(_ type: TypeID, besides own: FunctionID) -> Bool {
        let needed = index.members.all(of: type).prefix(Self.membersTakenInView).compactMap { entry in
            guard case .property(let id) = entry.member, hasNoValue(id) else { return nil as PropertyID? }
            return id
        }
        guard !needed.isEmpty else { return false }
        return initializers(of: type).prefix(Self.initializersInView).contains { initializer in
            guard initializer != own else { return false }
            let kept = index.parameters(of: initializer).flatMap { parameter in
                mentions.mentions(of: .parameter(parameter)).compactMap { mention in
                    if case .stored(let property) = mention.flow { property } else { nil as PropertyID? }
                }
            }
            return needed.allSatisfy(kept.contains)
        }
    }

    /// Whether an initializer must fill a stored property.
    private func hasNoValue(_ id: PropertyID) -> Bool {
        let fact = fact(id)
        return fact.flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy, .hasInitialValue])
            && (fact.flags.contains(.isLet) || !type(of: id).wrappers.contains(.optional))
    }

    /// Far above what people write; each initializer of a type may be compared with the others.
    private static let membersTakenInView = 512
    private static let initializersInView = 64

    /// Whether an initializer of its type keeps in a property what it takes.
    func isFilledByInitializer(_ id: PropertyID) -> Bool {
        initializers(of: owner(of: id)).contains { initializer in
            index.parameters(of: initializer).contains { parameter in
                mentions.mentions(of: .parameter(parameter)).contains { mention in
                    if case .stored(id) = mention.flow { true } else { false }
                }
            }
        }
    }

    private func memberwiseInjections(of type: TypeID) -> [Injection] {
        var taken: [PropertyID] = []
        for entry in index.members.all(of: type) {
            guard case .property(let id) = entry.member, isMemberwise(id), classification.isDependency(property: id),
                !isDemanded(memberwise: id, of: type)
            else { continue }
            taken.append(id)
        }
        taken.sort { one, other in
            one.file == other.file
                ? fact(one).nameOffset < fact(other).nameOffset
                : index.files[one.fileIndex].path.precedesInBytes(index.files[other.fileIndex].path)
        }
        return taken.map { id in
            Injection(
                type: type, target: .memberwise(id), initializer: nil, dependency: self.type(of: id),
                name: fact(id).name)
        }
    }

    /// Where the parameter or property stands.
    func location(of injection: Injection) -> Location { location(of: injection.target) }

    /// Whether a stored property is a parameter of the synthesised initializer.
    private func isMemberwise(_ id: PropertyID) -> Bool {
        let fact = fact(id)
        guard fact.flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy]), !index.isWrapped(id) else {
            return false
        }
        return !(fact.flags.contains(.hasInitialValue) && fact.flags.contains(.isLet))
            && !(fact.access <= .fileprivate && fact.flags.contains(.hasInitialValue))
    }

    /// Whether a protocol's initializer, which the synthesised one satisfies, has a parameter for a property.
    private func isDemanded(memberwise id: PropertyID, of type: TypeID) -> Bool {
        index.ancestors[type.index].contains { ancestor in
            index.types[ancestor.index].kind == .protocol
                && index.members.named(.none, of: ancestor).contains { entry in
                    guard case .function(let other) = entry.member, fact(other).kind == .initializer else {
                        return false
                    }
                    return fact(other).parameters.contains { row in
                        index.files[other.fileIndex].parameters[Int(row)].label == fact(id).name
                    }
                }
        }
    }

    /// Whether a parameter is kept `weak` or `unowned`, and is not lent by somebody else: a back-reference.
    func isWayBack(_ id: ParameterID) -> Bool { isStored(id) { isKeptWeak($0) && !lent.contains($0) } }

    /// Whether a parameter is kept `weak` or `unowned`, by whomever it is lent.
    func isStoredWeak(_ id: ParameterID) -> Bool { isStored(id, where: isKeptWeak) }

    private func isKeptWeak(_ id: PropertyID) -> Bool {
        !fact(id).flags.isDisjoint(with: [.isWeak, .isUnowned])
    }

    /// Whether a parameter is kept in such a property, be it by an initializer of the superclass, or another one, that it is
    /// handed to.
    ///
    /// - Complexity: O(mentions of the parameters on the way)
    private func isStored(_ first: ParameterID, where isMeant: (PropertyID) -> Bool) -> Bool {
        var (waiting, seen): ([ParameterID], Set<ParameterID>) = ([first], [first])
        while let id = waiting.popLast() {
            for mention in mentions.mentions(of: .parameter(id)) {
                switch mention.flow {
                case .stored(let property):
                    if isMeant(property) { return true }
                case .argument(let place):
                    guard seen.count <= Self.delegationsInView, case .parameter(let next)? = place.target,
                        case .delegation? = mentions.call(place, of: mention)?.callee, seen.insert(next).inserted
                    else { continue }
                    waiting.append(next)
                case .used, .member, .assigned, .bound, .returned, .discarded, .written: continue
                }
            }
        }
        return false
    }

    /// Far above how many initializers leave the work to one another.
    private static let delegationsInView = 64
}
