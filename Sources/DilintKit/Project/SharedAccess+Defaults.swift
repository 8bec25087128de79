import SwiftFacts

/// Which accesses only say what a parameter is where nothing is handed to it.
extension Project {
    /// Whether an access is what a parameter is unless something is handed to it.
    ///
    /// - Parameters:
    ///   - reached: What it reaches.
    ///   - number: The access's, in its file.
    func isDefault(_ access: StaticAccess, number: Int, reaching reached: SharedAccess) -> Bool {
        isFallback(access, reaching: reached) || isHandedToOwnInitializer(access, number: number)
            || index.body(at: access.site).kind == .defaultArgument
            || isMemberwiseDefault(access, number: number, reaching: reached)
            || isReplacedByParameter(access) || isGivenOutByDefault(access) || isHandedToOverload(access)
    }

    /// Whether a method hands it to its overload that takes it as well, and that others can call: a default in other words,
    /// as a protocol cannot have it otherwise.
    ///
    ///     func put(_ name: String) { put(name, ledger: .shared) }
    func isHandedToOverload(_ access: StaticAccess) -> Bool {
        guard case .argument(let place) = access.flow, place.call >= 0, case .parameter(let taking)? = place.target,
            case .function(let whole) = uses[access.site.fileIndex].calls[Int(place.call)].callee,
            !access.site.isDeferred, let short = index.function(at: access.site), fact(short).kind == .method,
            fact(whole).name == fact(short).name, fact(whole).parameters.count > fact(short).parameters.count,
            fact(whole).access > .fileprivate || fact(short).access <= .fileprivate,
            case let type = owner(of: short), !type.isNone, !owner(of: whole).isNone,
            index.isKind(type, of: owner(of: whole))
        else { return false }
        return !index.parameters(of: short).contains { fact($0).label == fact(taking).label && fact($0).label != .none }
    }

    /// Whether a property gives it out, be it by a closure, where its type's initializer was not handed one under the
    /// property's name:
    ///
    ///     var api: API { get { box.filled { .shared } } set { box.value = newValue } }
    ///     init(api: API? = nil) { box = Box(api) }
    private func isGivenOutByDefault(_ access: StaticAccess) -> Bool {
        guard case .returned = access.flow, index.body(at: access.site).kind == .accessors,
            let id = index.property(at: access.site), fact(id).flags.isDisjoint(with: .isStatic),
            case let type = owner(of: id), !type.isNone, mayBeHanded(id)
        else { return false }
        let given = self.type(of: id).removing(.optional)
        return initializers(of: type).contains { initializer in
            index.parameters(of: initializer).prefix(Self.parametersInView).contains { parameter in
                fact(parameter).name == fact(id).name && self.type(of: parameter).wrappers.contains(.optional)
                    && self.type(of: parameter).removing(.optional) == given && isKept(parameter)
            }
        }
    }

    /// Whether an initializer puts what it is handed into a property, or into what it makes.
    private func isKept(_ parameter: ParameterID) -> Bool {
        mentions.mentions(of: .parameter(parameter)).prefix(Self.mentionsInView).contains { mention in
            switch mention.flow {
            case .stored, .argument: true
            case .used, .member, .assigned, .bound, .returned, .discarded, .written: false
            }
        }
    }

    /// Whether it goes into a property that an initializer fills otherwise where it is handed something, be it in another
    /// branch or after the property's own value: `api ?? API.shared` in more words.
    ///
    ///     if let api { self.api = api } else { self.api = .shared }
    private func isReplacedByParameter(_ access: StaticAccess) -> Bool {
        let site = access.site
        if let function = index.function(at: site) {
            guard fact(function).kind == .initializer, !site.isDeferred, let filled = property(filledBy: access) else {
                return false
            }
            return mayBeHanded(filled) && isFilled(filled, byParameterOf: function)
        }
        guard index.body(at: site).kind == .initialValue, let id = index.property(at: site),
            fact(id).flags.isDisjoint(with: [.isStatic, .isComputed, .isLet]), case let type = owner(of: id),
            !type.isNone, mayBeHanded(id)
        else { return false }
        return initializers(of: type).contains { isFilled(id, byParameterOf: $0) }
    }

    /// The property of self that a shared instance goes into, or that something goes into which it has or makes.
    /// O(mentions or calls of the body)
    private func property(filledBy access: StaticAccess) -> PropertyID? {
        switch access.flow {
        case .stored(let id): return id
        case .member(.property?, _):
            let mentions = uses[access.site.fileIndex].mentions
            return mentions[mentions.range(of: access.site.body, by: \.site.body)].lazy.compactMap { mention in
                guard mention.site.offset == access.site.offset, case .stored(let id) = mention.flow else { return nil }
                return id
            }.first
        case .member(.function?, _):
            let calls = uses[access.site.fileIndex].calls
            return calls[calls.range(of: access.site.body, by: \.site.body)].lazy.compactMap { call in
                guard call.baseAccess >= 0, call.site.offset == access.site.offset, case .stored(let id) = call.flow
                else { return nil }
                return id
            }.first
        case .member, .argument, .assigned, .bound, .returned, .used, .discarded, .written: return nil
        }
    }

    /// Whether a property holds something that others may hand in: not where a value is read from what all share.
    private func mayBeHanded(_ id: PropertyID) -> Bool {
        let type = type(of: id)
        if classification.isDependency(type) { return true }
        return !classification.isPlainValue(type) && !(index.outsideName(of: type).map(platform.isApple) ?? false)
    }

    /// Whether an initializer puts there, in one of several branches, what it need not be handed.
    private func isFilled(_ property: PropertyID, byParameterOf initializer: FunctionID) -> Bool {
        index.parameters(of: initializer).prefix(Self.parametersInView).contains { parameter in
            type(of: parameter).wrappers.contains(.optional)
                && mentions.mentions(of: .parameter(parameter)).prefix(Self.mentionsInView).contains { mention in
                    guard case .stored(property) = mention.flow else { return false }
                    return !mention.site.isCertain && !mention.site.isDeferred
                }
        }
    }

    /// Far above what an initializer takes, and how often it mentions each: every property that is filled asks for them.
    private static let parametersInView = 128
    private static let mentionsInView = 64

    /// Whether it stands in for a parameter, or what it is asked for does. A value that it is asked for is no such thing where
    /// it has to be said that there is none, `name ?? Session.shared.name`, nor is what a static of a registry has.
    private func isFallback(_ access: StaticAccess, reaching reached: SharedAccess) -> Bool {
        switch access.fallback {
        case .none, .value: return false
        case .whole: return true
        case .defaultValue:
            if case .locator = reached { return isAskedByMember(access) }
            return true
        case .constant:
            if case .locator = reached, case .member = access.flow, !isAskedByMember(access) { return false }
            return constant(before: access).map(mayBeFilledByParameter) ?? false
        case .part:
            if case .locator = reached { return isAskedByMember(access) }
            guard case .member(let member?, _) = access.flow else { return true }
            return !classification.isPlainValue(type(ofMember: member))
        }
    }

    /// The constant that code looks at before it reaches for something else: `self.api ?? API.shared`. O(mentions of the body)
    private func constant(before access: StaticAccess) -> PropertyID? {
        let mentions = uses[access.site.fileIndex].mentions
        let own = mentions.range(of: access.site.body, by: \.site.body)
        guard own.count <= Self.callsInView else { return nil }
        return mentions[own].lazy.filter { mention in
            mention.site.offset < access.site.offset
        }.max { $0.site.offset < $1.site.offset }.flatMap { mention in
            if case .property(let id) = mention.carrier, fact(id).flags.contains(.isLet) { id } else { nil }
        }
    }

    /// Whether an initializer puts what it need not be handed into a constant.
    private func mayBeFilledByParameter(_ constant: PropertyID) -> Bool {
        type(of: constant).wrappers.contains(.optional) && mayBeHanded(constant)
            && initializers(of: owner(of: constant)).contains { initializer in
                index.parameters(of: initializer).prefix(Self.parametersInView).contains { parameter in
                    mentions.mentions(of: .parameter(parameter)).prefix(Self.mentionsInView).contains { mention in
                        if case .stored(constant) = mention.flow { true } else { false }
                    }
                }
            }
    }

    /// Whether what is reached is a container, whose members are what it is asked for: of `Services.store.name`, where the
    /// store is a static, `name` is but a part.
    func isAskedByMember(_ access: StaticAccess) -> Bool {
        if case .outside = access.target { return true }
        return isLocator(access.target) || isLibraryContainer(access)
    }

    /// Whether an initializer hands it, or what it makes of it, to one that a test can call as well:
    /// `convenience init() { self.init(link: Link(api: .shared)) }`.
    ///
    /// - Parameter number: The access's, in its file.
    func isHandedToOwnInitializer(_ access: StaticAccess, number: Int) -> Bool {
        guard isInConvenience(access.site) else { return false }
        let uses = uses[access.site.fileIndex]
        if let lookup = uses.wiring.lookup(ofAccess: number), isHandedToOwnInitializer(lookup) { return true }
        if access.site.isDeferred { return isAskedByClosureForOwnInitializer(access, uses) }
        switch access.flow {
        case .argument(let place): return isArgumentOfDelegation(place.call, uses)
        // `let api = API.shared`, and then it is handed over, or what it gives is.
        case .bound:
            return access.isGivenOnByName
                && uses.delegationNumbers.contains { uses.calls[Int($0)].site.body == access.site.body }
        case .member(let member?, _) where mayBeObject(type(ofMember: member)):
            return isPartOfDelegation(access, member, uses)
        case .member, .stored, .assigned, .returned, .used, .discarded, .written: return false
        }
    }

    /// The same of what a library's container is asked for: `self.init(api: Container.shared.api())`.
    func isHandedToOwnInitializer(_ lookup: Lookup) -> Bool {
        lookup.outer >= 0 && isInConvenience(lookup.site) && mayBeObject(lookup.product)
            && isArgumentOfDelegation(lookup.outer, uses[lookup.file])
    }

    /// The same of what a call asks a registry of the project's own for: `self.init(api: Registry.resolve(API.self))`.
    func isHandedToOwnInitializer(_ call: Call) -> Bool {
        guard case .argument(let place) = call.flow, isInConvenience(call.site) else { return false }
        return mayBeObject(call.asked) && isArgumentOfDelegation(place.call, uses[call.site.fileIndex])
    }

    /// Whether what it is asked for goes there, or what that is asked for in its turn, as long as it may be an object:
    /// `self.init(activity: NSApp.activity())`, `self.init(log: Services.shared.log.part("a"))`.
    ///
    /// - Complexity: O(calls and mentions of the body)
    private func isPartOfDelegation(_ access: StaticAccess, _ member: MemberID, _ uses: FileUses) -> Bool {
        let (calls, mentions) = (uses.calls, uses.mentions)
        return calls[calls.range(of: access.site.body, by: \.site.body)].contains { call in
            call.site.offset == access.site.offset && mayBeObject(call.result)
                && isArgumentOfDelegation(call.outer, uses)
        }
            || mentions[mentions.range(of: access.site.body, by: \.site.body)].contains { mention in
                guard case .argument(let place) = mention.flow, case .property(let id) = mention.carrier,
                    .property(id) == member || mention.site.offset == access.site.offset && mayBeObject(type(of: id))
                else { return false }
                return isArgumentOfDelegation(place.call, uses)
            }
    }

    /// Whether a closure that goes there asks it for what the closure gives, or makes that of it:
    /// `self.init(makeLink: { Link(api: .shared) })`. O(calls and mentions of the body)
    private func isAskedByClosureForOwnInitializer(_ access: StaticAccess, _ uses: FileUses) -> Bool {
        if case .argument(let place) = access.flow { return isArgumentOfDelegation(place.call, uses) }
        guard case .member = access.flow else { return false }
        let (calls, mentions) = (uses.calls, uses.mentions)
        let own = calls.range(of: access.site.body, by: \.site.body)
        let named = mentions.range(of: access.site.body, by: \.site.body)
        guard max(own.count, named.count) <= Self.callsInView else { return false }
        return calls[own].contains { call in
            call.site.offset == access.site.offset && isArgumentOfDelegation(call.outer, uses)
        }
            || mentions[named].contains { mention in
                guard mention.site.offset == access.site.offset, case .argument(let place) = mention.flow else {
                    return false
                }
                return isArgumentOfDelegation(place.call, uses)
            }
    }

    private func mayBeObject(_ type: ResolvedType) -> Bool {
        !type.isUnknown && !classification.isPlainValue(type)
    }

    /// Whether what is reached is only told something there, and gives nothing that goes anywhere: `Log.shared.open()`; or
    /// another one is told of it, `Audit.register(Reporter.shared)`. What a closure tells it may be what another object or
    /// initializer is handed: `self.init(open: { Opener.shared.open($0) })`.
    ///
    /// - Complexity: O(calls of the body that it stands in)
    func isOnlyTold(_ access: StaticAccess) -> Bool {
        let uses = uses[access.site.fileIndex]
        let calls = uses.calls[uses.calls.range(of: access.site.body, by: \.site.body)]
        if access.site.isDeferred, calls.contains(where: { $0.hasClosureArgument && isPassedOn(to: $0, in: uses) }) {
            return false
        }
        if case .argument(let place) = access.flow { return isToldToOther(place, in: access.site) }
        guard case .member(.function(let id)?, _) = access.flow else { return false }
        if index.resultType(of: id).head == .void { return true }
        return calls.contains { call in
            guard call.baseAccess >= 0, case .discarded = call.flow else { return false }
            return uses.accesses[Int(call.baseAccess)].site.offset == access.site.offset
        }
    }

    /// Whether what takes an argument is told something there and gives nothing that goes anywhere; nor does what a closure
    /// of one statement gives back that gives nothing.
    private func isToldToOther(_ place: ArgumentPlace, in site: Site) -> Bool {
        guard place.call >= 0, case let call = uses[site.fileIndex].calls[Int(place.call)] else { return false }
        switch (call.callee, call.flow) {
        case (.function, .discarded), (.unresolved, .discarded): return true
        case (.function(let id), .returned): return site.isDeferred && index.resultType(of: id).head == .void
        default: return false
        }
    }

    /// Whether what a call is handed goes into an object of the project, or into another initializer.
    private func isPassedOn(to call: Call, in uses: FileUses) -> Bool {
        call.isConstruction || call.isDelegation
            || uses.outwards(from: call.outer).contains { uses.calls[$0].isDelegation }
    }

    /// Whether a call is one of an initializer of the own type that others may call as well, or makes an argument of one, or a
    /// part of that. What others give the initializer in place of a value has not asked for it:
    /// `self.init(tint: record.tint(of: Palette.shared))`.
    private func isArgumentOfDelegation(_ call: Int32, _ uses: FileUses) -> Bool {
        for number in uses.outwards(from: call) {
            let call = uses.calls[number]
            if case .delegation(let called, isSuper: false) = call.callee {
                if called.map(leadsToOneForOthers) ?? leadsToMembersForOthers(call) { return true }
            } else if givesValue(call) {
                return false
            }
        }
        return false
    }

    /// Whether a call gives a plain value there and then, and makes none of its parts.
    private func givesValue(_ call: Call) -> Bool {
        switch call.callee {
        case .function, .unresolved: !call.site.isDeferred && classification.isPlainValue(call.result)
        case .construction, .outsideConstruction, .delegation: false
        }
    }

    /// Whether a call is one of the initializer that is made of a struct's properties, and others can call that.
    private func leadsToMembersForOthers(_ call: Call) -> Bool {
        let type = index.enclosingType(of: call.site)
        return !type.isNone && index.hasMemberwiseInitializer(type) && index.memberwiseAccess(to: type) > .fileprivate
    }

    /// Whether others can call an initializer, or one that it leaves the work to, however many steps there are between.
    ///
    /// - Complexity: O(calls of the initializers on the way)
    private func leadsToOneForOthers(_ first: FunctionID) -> Bool {
        var (waiting, seen): ([FunctionID], Set<FunctionID>) = ([first], [first])
        while let initializer = waiting.popLast() {
            if fact(initializer).access > .fileprivate { return true }
            let (calls, body) = (uses[initializer.fileIndex].calls, fact(initializer).body)
            guard delegating.contains(initializer), case let own = calls.range(of: body, by: \.site.body),
                own.count <= Self.callsInView, seen.count <= Self.stepsInView
            else { continue }
            for call in calls[own] where call.isDelegation {
                guard case .delegation(let next, isSuper: false) = call.callee else { continue }
                if let next {
                    if seen.insert(next).inserted { waiting.append(next) }
                } else if leadsToMembersForOthers(call) {
                    return true
                }
            }
        }
        return false
    }

    /// Far above how many initializers people have leave the work to one another.
    private static let stepsInView = 16
}
