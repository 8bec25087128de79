import SwiftFacts

/// How code is given what it reaches for.
extension Project {
    /// What to do so that the code at a site is given something: the initializers that would take it, by name.
    ///
    /// - Parameters:
    ///   - subject: What the code belongs to.
    ///   - dependency: What is reached, `Session.shared`: a parameter is named after its type, of a global after itself.
    ///   - object: How the sentence calls it.
    ///   - isClosure: The object is a closure that makes the dependency.
    ///   - access: How it is reached, where that is known.
    ///   - product: What is asked for, where it is known by its type alone.
    ///   - given: What gives it out says it is of that type, where the access does not say it.
    ///   - container: The parameter of a container that is asked for it, where the type had better not take that.
    ///   - member: What a container that is asked for it calls it.
    func handingIn(
        _ dependency: String, as object: String, isClosure: Bool = false, to subject: String, at site: Site,
        by access: StaticAccess? = nil, asking product: ResolvedType = .unknown, givenAs given: TypeID? = nil,
        inPlaceOf container: String? = nil, calledBy member: String? = nil
    ) -> Hint {
        let type = index.enclosingType(of: site)
        if !isClosure, let own = usingSelf(for: product, in: type, at: site, subject) { return own }
        let named = access.flatMap { typeOfItself($0) ?? typeGivenOut(by: $0, dependency) } ?? dependency
        let keeper = isClosure ? nil : nameOfKeeper(at: site, access, product)
        let ownName =
            isClosure
            ? ParameterName.name(ofClosureMaking: named)
            : keeper ?? access.flatMap(labelOfDelegation)
                ?? access.flatMap(nameOfAdded) ?? member ?? ParameterName.name(for: named)
        let changing = access.flatMap(nameOfChanging)
        let isBesideNamesake = access.map { isReachedBesideNamesake($0, named: ownName) } ?? false
        let name = changing ?? (isBesideNamesake ? ownName.sharedName : ownName)
        let isAnotherLater =
            changing != nil || access.map { isPutAnew($0) || mayBeTooEarly(type, for: $0) } ?? false
        let taken = access.flatMap(instance(reachedBy:)) ?? product.instance
        let valueMadeOfIt = storedDefault(at: site).flatMap { kept in
            isWhole(access, product, of: kept, at: site) ? nil : index.text(fact(kept).name)
        }
        func handed(as label: String, isAskedLater: Bool) -> HandedIn {
            HandedIn(
                object: object, isAskedLater: isAskedLater, label: label, subject: subject, site: site, access: access,
                type: taken, given: given, valueMadeOfIt: valueMadeOfIt)
        }
        guard canTake(type), !index.isStatic(site) || isForInstances(site), !isInForeignExtension(site, to: type) else {
            let function = index.function(at: site).map { [$0] } ?? []
            let label = label(name, of: access, givenAs: given ?? product.instance, besides: function)
            return asArgument(handed(as: label, isAskedLater: isAnotherLater && site.isDeferred))
        }
        let own = initializers(of: type)
        let takers = takers(of: type)
        let handed = handed(
            as: label(
                name, of: access, givenAs: given ?? product.instance, besides: own.isEmpty ? takers : own,
                and: own.isEmpty ? memberwiseProperties(of: type, seenFrom: site, withDefaults: true) : [],
                of: keeper == nil ? type : .none),
            // Who kept what is put anew would go on with the old one, and who keeps what leads back to him is never made, the
            // less who asks it while it makes him.
            isAskedLater: (isAnotherLater || access.map { isReachedInTurn(type, by: $0) } ?? false)
                && !index.runsAtConstruction(site) || access.map { isMade(type, by: $0) } ?? false)
        if let dropping = droppingMemberwiseDefault(at: site, subject, access, product) { return dropping }
        if let dropping = droppingInitializer(for: handed, takers) { return dropping }
        if let dropping = droppingSetDefault(at: site, subject, access, product) { return Hint(dropping) }
        if isFilledLater(type), let dropping = droppingOpenDefault(at: site, subject, access, product) {
            return Hint(dropping, ofSeveral: handed.handedOver)
        }
        if let settingAnew = settingAnew(handed, takers) { return settingAnew }
        if let taken = takenAlready(by: type, takers, handed) { return taken }
        // One who takes the container's parts takes the container no more.
        if let container, !(taken.map { areTooVisible(takers, of: type, toTake: $0) } ?? false) {
            return Hint("\(handed.taking) through its initializer in place of `\(container)`")
        }
        let through = throughInitializer(of: type, takers, handed)
        let hint = roles(of: type).contains(.propertyWrapper) ? through.forWrapper : through
        // A property that had it is there for all the code of the type.
        let isKept = keeper != nil && storedDefault(at: site) != nil && !isFilledLater(type)
        let using = isKept ? ", and use `\(ownName)` throughout" : ""
        return Hint(takingWhole(madeOf: access, subject) ?? hint.text, ofSeveral: hint.ofSeveral + using)
    }

    /// What to do about an initializer that leaves the work to another one, or that lacks nothing but what is reached of
    /// another one; nil where code stands in none.
    private func droppingInitializer(for handed: HandedIn, _ takers: [FunctionID]) -> Hint? {
        let (label, access) = (handed.label, handed.access)
        if let short = convenience(at: handed.site), parameter(of: short, named: label) == nil {
            // Who decodes calls no other one, and nobody can do without it.
            if takesDecoder(short) { return Hint(handed.decoded, ofSeveral: handed.somewhere) }
            if isDecoding(short), takesCoder(short) { return Hint(handed.handedOver) }
            let callers = initializersCalling(short)
            if callers.isEmpty, let dropping = droppingShortOfMembers(short, for: handed) { return Hint(dropping) }
            guard let whole = whole(insteadOf: short, takers, for: handed), callers.isEmpty else {
                return Hint(
                    dropping(short, behind: callers, takers, for: handed)
                        ?? "\(handed.taking) through its initializer: "
                        + "`\(initializerName(short, adding: nil))` becomes `\(initializerName(short, adding: label))`",
                    ofSeveral: access.flatMap { taking(handed, through: shortInitializers(reaching: $0)) })
            }
            let dropping = drop(short, for: whole)
            // Other code of the type would go on reaching for it.
            guard let access, isReachedBesideShort(access), !takes(whole, handed) else {
                let several = access.map(shortInitializers(reaching:)) ?? []
                let areDropped = several.allSatisfy { self.whole(insteadOf: $0, takers, for: handed) != nil }
                return Hint(dropping, ofSeveral: areDropped ? nil : taking(handed, through: several))
            }
            let lacking = takers.filter { !takes($0, handed) }
            return Hint(dropping, ofSeveral: taking(handed, through: lacking) ?? dropping)
        }
        guard let own = initializer(at: handed.site), !takes(own, handed) else { return nil }
        if takesDecoder(own) { return Hint(handed.decoded, ofSeveral: handed.somewhere) }
        // Another one takes it and all that this one takes, which is the short form of it then.
        let other = taker(insteadOf: own, takers, for: handed)
        guard takers.isEmpty || takers.contains(own) else {
            return Hint(other.flatMap { callInstead($0, of: own) } ?? handed.somewhere)
        }
        return other.map {
            Hint(dropping(own, behind: initializersCalling(own), takers, for: handed) ?? drop(own, for: $0))
        }
    }

    private func initializer(at site: Site) -> FunctionID? {
        index.function(at: site).flatMap { fact($0).kind == .initializer ? $0 : nil }
    }

    /// The initializers that may take what code at a site reaches: of code in one that one alone.
    private func asked(of type: TypeID, _ takers: [FunctionID], at site: Site) -> [FunctionID] {
        if let own = initializer(at: site) { return [own] }
        return takers.isEmpty ? settledInitializers(of: type) + shortInitializers(of: type) : takers
    }

    /// What to use that a type takes already, or that is given to it as a property.
    private func takenAlready(by type: TypeID, _ takers: [FunctionID], _ handed: HandedIn) -> Hint? {
        let (label, subject, site, access) = (handed.label, handed.subject, handed.site, handed.access)
        // One initializer has nothing of what another one takes.
        for taker in asked(of: type, takers, at: site) {
            let standing =
                parameter(of: taker, named: label) ?? access.flatMap({ parameter(of: taker, for: $0) })
                ?? handed.given.flatMap({ parameter(of: taker, givenAs: $0) })
                ?? parameter(of: taker, writtenAs: handed.object)
                ?? access.flatMap({ part(takenBy: taker, for: $0) })
                ?? handed.given.flatMap({ part(takenBy: taker, givenAs: $0) })
            guard let taken = standing ?? storedDefault(at: site).flatMap({ parameter(of: taker, fillingValueOf: $0) })
            else { continue }
            let using =
                using(taken, takenBy: taker, in: subject) + unlessOptional(taken, takenBy: taker, access)
                + besides(taker, takers, handed)
            // Where a property has its first value from, there is no initializer that has taken anything yet.
            guard let property = storedDefault(at: site), !sets(taker, property),
                parameter(of: taker, fillingValueOf: property) == nil
            else {
                // The value of a property is nothing that other places could use in place of the service.
                return Hint(
                    using, ofSeveral: standing == nil ? throughInitializer(of: type, takers, handed).ofSeveral : nil)
            }
            return Hint(using + ", and set `\(index.text(fact(property).name))` there")
        }
        if let inherited = access.flatMap({ inheritedProperty(of: type, for: $0) }) {
            let (name, owner) = (index.text(fact(inherited).name), index.qualifiedName(of: owner(of: inherited)))
            return Hint("Let \(subject) use the `\(name)` that \(owner) takes")
        }
        if let filled = access.flatMap({ property(of: type, for: $0) }) {
            return Hint("Let \(subject) use its `\(filled)`")
        }
        if let fetched = usingFetched(
            by: type, handed, ofSeveral: throughInitializer(of: type, takers, handed).ofSeveral)
        {
            return fetched
        }
        return access.flatMap { propertyAtHand(of: type, for: $0) }.map { inherited in
            let (name, owner) = (index.text(fact(inherited).name), index.qualifiedName(of: owner(of: inherited)))
            return Hint("Let \(subject) use the `\(name)` that it has from \(owner)")
        }
    }

    /// How the sentence goes on where other initializers do not take what the code of the type is to use.
    private func besides(_ taker: FunctionID, _ takers: [FunctionID], _ handed: HandedIn) -> String {
        guard takes(taker, handed), initializer(at: handed.site) == nil else { return "" }
        let lacking = names(of: takers.filter { !takes($0, handed) })
        return switch lacking.count {
        case 0: ""
        case 1: ", and let its `\(lacking[0])` take it as well"
        default: ", and let its \(lacking.count) other initializers take it as well"
        }
    }

    /// Whether an initializer sets a property to what it takes.
    func sets(_ initializer: FunctionID, _ property: PropertyID) -> Bool {
        index.parameters(of: initializer).contains { parameter in
            mentions.mentions(of: .parameter(parameter)).contains { mention in
                if case .stored(property) = mention.flow { true } else { false }
            }
        }
    }

    /// The parameter of an initializer that by its name and type goes into the property of a value: the ways of those are
    /// not followed.
    private func parameter(of initializer: FunctionID, fillingValueOf property: PropertyID) -> String? {
        let value = type(of: property)
        guard classification.isPlainValue(value),
            index.parameters(of: initializer).contains(where: {
                fact($0).name == fact(property).name && type(of: $0) == value
            })
        else { return nil }
        return index.text(fact(property).name)
    }

    /// What to do where an initializer takes it already, under a name.
    func using(_ name: String, takenBy initializer: FunctionID, in subject: String) -> String {
        "Let \(subject) use the `\(name)` that its `\(initializerName(initializer, adding: nil))` takes"
    }

    /// What to use where a short initializer takes what its code reaches, or asks for something:
    ///
    ///     convenience init(services: Services) { self.init(horn: Services.shared.horn) }
    func usingTaken(by access: StaticAccess, in subject: String) -> String? {
        guard let short = convenience(at: access.site) else { return nil }
        return parameter(of: short, for: access).map { using($0, takenBy: short, in: subject) }
    }

    /// What to do so that the initializers of a type take more.
    private func throughInitializer(of type: TypeID, _ takers: [FunctionID], _ handed: HandedIn) -> Hint {
        let lacking = takers.filter { !takes($0, handed) }
        let sentence = taking(handed, through: lacking) ?? throughFurtherInitializer(of: type, handed)
        // What one initializer reaches is nothing to the others.
        if let own = initializer(at: handed.site), takers.contains(own), let alone = taking(handed, through: [own]) {
            return Hint(alone, ofSeveral: sentence)
        }
        for taker in asked(of: type, takers, at: handed.site) {
            guard let part = handed.access.flatMap({ parameter(of: taker, forPartOf: $0) }) else { continue }
            return Hint(using(part, takenBy: taker, in: handed.subject), ofSeveral: sentence)
        }
        return Hint(sentence)
    }

    /// The sentence about initializers that are to take more, each by its name; nil without any.
    private func taking(_ handed: HandedIn, through initializers: [FunctionID]) -> String? {
        let type = index.enclosingType(of: handed.site)
        if let taken = handed.type, areTooVisible(initializers, of: type, toTake: taken) {
            return "\(handed.taking) through a further, internal initializer"
        }
        let names = names(of: initializers)
        if names.count == 1, let bundle = ownBundle(takenBy: initializers[0], lacking: handed.label) {
            let name = index.text(index.types[bundle.index].name)
            return "\(handed.taking) as `\(handed.label)` of the `\(name)` that its initializer takes"
        }
        let shown = names.prefix(2)
        return switch names.count {
        case 0: nil
        // Another class's initializer stays as it is for all others that inherit it.
        case 1 where owner(of: initializers[0]) != type:
            "\(handed.taking) through an initializer of its own: `\(initializerName(initializers[0], adding: handed.label))`"
        case 1:
            "\(handed.taking) through its initializer: "
                + "`\(shown[0])` becomes `\(initializerName(initializers[0], adding: handed.label))`"
                + (besidesShort(of: type, initializers[0]) ?? besidesDemanded(of: type, initializers[0], handed))
        case 2: "\(handed.taking) through its initializers, `\(shown[0])` and `\(shown[1])`"
        default:
            "\(handed.taking) through its \(names.count) initializers, `\(shown[0])`, `\(shown[1])` and so on"
        }
    }

    /// The parameter object that stands in a type for what its initializer takes: a further member of it is handed over with
    /// the others.
    private func ownBundle(takenBy initializer: FunctionID, lacking label: String) -> TypeID? {
        index.parameters(of: initializer).lazy.compactMap { self.type(of: $0).instance }.first { bundle in
            // What is said of a moment is no place for a service, though one may be among it.
            classification.shapes.isNamedContainer(bundle) && roles(of: bundle).contains(.parameterObject)
                && index.isNested(bundle, in: owner(of: initializer))
                && !classification.shapes.instanceProperties[bundle.index].contains {
                    index.text(fact($0).name) == label
                }
        }
    }

    /// How the sentence goes on where others make one by the short initializers alone, which leave the work to one that the file
    /// keeps to itself.
    private func besidesShort(of type: TypeID, _ initializer: FunctionID) -> String? {
        let isBehindShort =
            fact(initializer).access <= .fileprivate
            && initializers(of: type).contains { delegating.contains($0) && fact($0).access > .fileprivate }
        return isBehindShort ? ", and those that call it take it as well" : nil
    }

    /// How the sentence goes on where the type has an initializer that must stay as it is: it has nothing to keep, so that
    /// there has to be another one.
    private func besidesDemanded(of type: TypeID, _ initializer: FunctionID, _ handed: HandedIn) -> String {
        guard let demanded = demandedInitializers(of: type, beside: [initializer]).first,
            !delegating.contains(demanded), parameter(of: demanded, named: handed.label) == nil
        else { return "" }
        return ", beside a further `\(initializerName(demanded, adding: handed.label))`"
    }

    /// What initializers are called, each once: branches of `#if` have one each.
    private func names(of initializers: [FunctionID]) -> [String] {
        initializers.reduce(into: []) { names, initializer in
            let name = initializerName(initializer, adding: nil)
            if !names.contains(name) { names.append(name) }
        }
    }

    /// The same of a type without an initializer that would take more.
    private func throughFurtherInitializer(of type: TypeID, _ handed: HandedIn) -> String {
        if isFilledLater(type) { return handed.handedOver }
        let (label, site) = (handed.label, handed.site)
        let settled = settledInitializers(of: type)
        let demanded = settled.filter { index.isDemanded($0, byProtocolsOf: type) }
        if let pattern = demanded.first(where: { index.function(at: site) == $0 }) ?? demanded.first {
            return "\(handed.taking) through a further initializer: `\(initializerName(pattern, adding: label))`"
        }
        let short = shortInitializers(of: type).filter { parameter(of: $0, named: label) == nil }
        if !short.isEmpty, isSetByDesignatedAlone(at: site, handed.access) {
            return "\(handed.taking) through a designated initializer: `init(\(label):)`"
        }
        if let sentence = taking(handed, through: short) { return sentence }
        // What every subclass must have is there for those who know no more than the class.
        if !settled.isEmpty, settled.allSatisfy({ fact($0).flags.contains(.isRequired) }) { return handed.handedOver }
        if let pattern = overridden(by: type, among: settled, at: site), parameter(of: pattern, named: label) == nil {
            return "\(handed.taking) through a further initializer: `\(initializerName(pattern, adding: label))`"
        }
        // Who may leave out some of them need not do so.
        let members = memberwiseProperties(of: type, seenFrom: site, withDefaults: true)
        let labels = members.map { index.text(fact($0).name) }
        guard !labels.isEmpty, !labels.contains(label) else {
            let isTaken = members.contains { member in
                index.text(fact(member).name) == label
                    && handed.access.map { accepts(self.type(of: member), $0) } ?? false
            }
            return isTaken
                ? "Let \(handed.subject) use the `\(label)` that its `\(Self.initializerName(labels))` takes"
                : "\(handed.taking) through an initializer: `init(\(label):)`"
        }
        let closing = Self.closures(closing: members.map { self.type(of: $0) })
        return "\(handed.taking) through its initializer: `\(Self.initializerName(labels))` becomes "
            + "`\(Self.initializerName(labels, adding: label, before: closing))`"
    }

    /// The initializer that code stands in, where it leaves the work to another one of the type.
    func convenience(at site: Site) -> FunctionID? {
        guard let function = index.function(at: site), isConvenience(function) else { return nil }
        return function
    }

    /// The label by which an initializer takes something of that name already.
    private func parameter(of id: FunctionID, named label: String) -> String? {
        guard let name = index.linked.names.find(label) else { return nil }
        return fact(id).parameters.contains { row in
            let parameter = index.files[id.fileIndex].parameters[Int(row)]
            return parameter.name == name || parameter.label != .none && parameter.label == name
        } ? label : nil
    }

    /// Whether an initializer takes what is reached, by its name or by its type.
    func takes(_ id: FunctionID, _ handed: HandedIn) -> Bool {
        parameter(of: id, named: handed.label) != nil
            || handed.access.flatMap { parameter(of: id, for: $0) } != nil
            || handed.given.flatMap { parameter(of: id, givenAs: $0) } != nil
    }
}
