import SwiftFacts

extension Project {
    /// What to do so that a type is given what a wrapper fetches for it, be it for a property of that name. Who keeps what leads
    /// back to him is never made.
    func takingFetched(
        _ dependency: String, of type: TypeID?, calledBy name: NameID?, _ taker: TypeID, _ subject: String
    ) -> Hint {
        guard canTake(taker) else { return asArgument(dependency, calledBy: name) }
        let isInTurn = type.map { isFetchedInTurn(taker, fetching: $0) } ?? false
        let taken = isInTurn ? "a closure that gives \(dependency)" : dependency
        return isFilledLater(taker)
            ? "Let whoever fills \(subject) hand over \(taken) as a property"
            : "Let \(subject) take \(taken) through its initializer"
    }

    /// What to do so that a type is given what it makes: the protocol that this is kept or handed on as, or the only one that
    /// it implements, where that has all that is asked of it.
    func takingInstead(of type: TypeID, madeBy call: Call, _ subject: String) -> String {
        let taker = index.enclosingType(of: call.site)
        let offered = protocolReceiving(call) ?? onlyProtocol(of: type, madeBy: call)
        let taken = offered.flatMap { isSetUp(call, type, beyond: $0) ? nil : $0 }
        let kind = kindOfAlternatives(to: call, making: type) ?? type
        let made = taken == nil ? "\(index.qualifiedName(of: kind)), or a protocol of it," : ""
        if isFilledLater(taker) {
            return "Let whoever fills \(subject) hand over \(taken.map(index.qualifiedName(of:)) ?? made) as a property"
        }
        let object = taken.map { "the protocol \(index.qualifiedName(of: $0))" } ?? made
        return "Let \(subject) take \(object) through \(initializer(of: taker, toTake: taken ?? kind))"
    }

    /// The same where what code reaches goes into a service alone that a component makes for itself: who is given the whole
    /// needs nothing to make it of.
    ///
    ///     private let client = WireClient(session: .shared)
    func takingWhole(madeOf access: StaticAccess?, _ subject: String) -> String? {
        guard let access, case .argument(let place) = access.flow, place.call >= 0, isAtConstruction(access.site),
            case let file = access.site.fileIndex, let type = serviceMadeForItself(Int(place.call), in: file),
            isReachedOnly(access, for: place.call)
        else { return nil }
        return takingInstead(of: type, madeBy: uses[file].calls[Int(place.call)], subject)
    }

    /// The service that a component makes for itself, and keeps, where it could be given it: who is given the whole makes no
    /// part of it.
    func serviceMadeForItself(_ number: Int, in file: Int) -> TypeID? {
        let call = uses[file].calls[number]
        guard case .construction(let type, _) = call.callee, !call.hasSelfArgument, !call.hasClosureArgument,
            isAtConstruction(call.site), let property = propertyFilled(by: call),
            !isMadeOfState(number, in: file, for: property), index.types[type.index].isReference,
            classification.isDependencyType[type.index], roles(of: type).isDisjoint(with: [.viewModel, .coordinator]),
            case let taker = index.enclosingType(of: call.site), roles(of: taker).contains(.component),
            index.types[taker.index].isReference, canTakeMore(taker), canBeGiven(type, to: taker),
            !isMadeOfMaker(number, in: file)
        else { return nil }
        return type
    }

    /// Whether all that code reaches of something goes into one call. O(accesses of the body)
    private func isReachedOnly(_ access: StaticAccess, for call: Int32) -> Bool {
        let accesses = uses[access.site.fileIndex].accesses
        return accesses[accesses.range(of: access.site.body, by: \.site.body)].allSatisfy { other in
            guard other.target == access.target else { return true }
            return if case .argument(let place) = other.flow { place.call == call } else { false }
        }
    }

    /// What to do so that a type need not make something itself, where that is made later, over again or out of its own state:
    /// a factory can be taken for it. What is a factory itself is taken as it is, unless it is made with its user, or is
    /// there for the moment alone.
    func takingFactory(of type: TypeID, madeBy number: Int, in file: Int, _ subject: String) -> Hint {
        let call = uses[file].calls[number]
        let taker = index.enclosingType(of: call.site)
        guard index.isNamedFactory(type), !isMadeWithMaker(number, in: file), canTakeMore(taker),
            !isForTheMoment(type, madeBy: number, in: file)
        else {
            let kind = kindOfAlternatives(to: call, making: type) ?? type
            return "Let \(subject) take a factory that makes \(index.qualifiedName(of: kind))"
        }
        return Hint(takingInstead(of: type, madeBy: call, subject))
    }

    /// Whether something is made with its maker, be that in a part of it, or with the maker's code: none can be made before
    /// there is a maker.
    ///
    ///     screens = Screens(store: store, presenter: Presenter(context: self))
    ///
    /// - Complexity: O(calls of the body)
    func isMadeWithMaker(_ number: Int, in file: Int) -> Bool {
        let (uses, calls) = (uses[file], uses[file].calls)
        if calls[number].hasSelfArgument || calls[number].hasClosureArgument { return true }
        return calls.range(of: calls[number].site.body, by: \.site.body).contains { inner in
            calls[inner].hasSelfArgument && uses.outwards(from: calls[inner].outer).contains(number)
        }
    }

    /// Whether what a property is to keep goes by a local name first, and is asked by that, or handed on, for what the class
    /// alone may have: `let model = Model(); self.model = model; bind(model)`.
    func isUsedAsItself(_ call: Call) -> Bool {
        if case .stored = call.flow { call.isAsked || call.outer >= 0 } else { false }
    }

    /// Whether code asks what goes by a local name for more than a protocol has, or hands it to what takes the class, as far
    /// as that can be told: `let model = Model(); model.delegate = self; return model`. O(mentions and calls of the body)
    private func isSetUp(_ call: Call, _ type: TypeID, beyond only: TypeID) -> Bool {
        switch call.flow {
        case .bound where call.isAsked || call.isPassedOn: break
        case .stored where isUsedAsItself(call):
            // What the property does not say of it, whoever else gets it must.
            if call.outer >= 0, isHandedToUnknown(call) { return true }
        default: return false
        }
        func isBeyond(_ member: MemberID, named name: NameID, of owner: TypeID) -> Bool {
            !owner.isNone && index.isKind(type, of: owner) && !has(only, member, named: name)
        }
        let (mentions, calls) = (uses[call.site.fileIndex].mentions, uses[call.site.fileIndex].calls)
        let mentioned = mentions.range(of: call.site.body, by: \.site.body)
        let called = calls.range(of: call.site.body, by: \.site.body)
        guard mentioned.count + called.count <= Self.usesInView else { return true }
        return mentions[mentioned].contains { mention in
            guard case .property(let id) = mention.carrier else { return false }
            return isBeyond(.property(id), named: fact(id).name, of: owner(of: id))
        }
            || calls[called].contains { asked in
                switch asked.callee {
                case .function(let id):
                    return isBeyond(.function(id), named: fact(id).name, of: owner(of: id))
                        || call.isPassedOn && takesItself(id, type, insteadOf: only)
                case .construction(_, let id?), .delegation(let id?, _):
                    return call.isPassedOn && takesItself(id, type, insteadOf: only)
                case .construction(_, nil), .delegation(nil, _), .outsideConstruction, .unresolved: return false
                }
            }
    }

    /// Whether nothing is known of what something is handed to, or it is a screen or view, which others want as one.
    private func isHandedToUnknown(_ call: Call) -> Bool {
        if case .construction(let made, _) = call.callee, !roles(of: made).isDisjoint(with: [.viewController, .view]) {
            return true
        }
        return switch uses[call.site.fileIndex].calls[Int(call.outer)].callee {
        case .function, .construction(_, .some), .delegation(.some, _): false
        case .construction(_, nil), .delegation(nil, _), .outsideConstruction, .unresolved: true
        }
    }

    /// Whether a function takes something as a class that it is, where a protocol of it would not do.
    private func takesItself(_ function: FunctionID, _ type: TypeID, insteadOf only: TypeID) -> Bool {
        index.parameters(of: function).contains { parameter in
            guard let wanted = self.type(of: parameter).instance, index.types[wanted.index].isDeclared else {
                return false
            }
            return index.isKind(type, of: wanted) && !index.isKind(only, of: wanted)
        }
    }

    /// How the sentence calls the initializer that takes something: a public one cannot take what its module keeps to
    /// itself.
    private func initializer(of taker: TypeID, toTake type: TypeID) -> String {
        areTooVisible(takers(of: taker), of: taker, toTake: type)
            ? "a further, internal initializer" : initializerToBe(of: taker)
    }

    /// Whether more can see some functions than a type that its module keeps to itself: none of them can take that.
    ///
    /// - Parameter heir: The type whose functions they are, where it inherits them.
    func areTooVisible(_ functions: [FunctionID], of heir: TypeID? = nil, toTake type: TypeID) -> Bool {
        guard index.types[type.index].isDeclared, index.types[type.index].access == .internal, !functions.isEmpty else {
            return false
        }
        return functions.allSatisfy { id in
            let owner = heir ?? owner(of: id)
            return fact(id).access > .internal && (owner.isNone || index.types[owner.index].access > .internal)
        }
    }

    /// The protocol of the project as which something is kept or handed on; nil where that is no protocol.
    private func protocolReceiving(_ call: Call) -> TypeID? {
        let receiving: ResolvedType
        if let property = propertyFilled(by: call) {
            receiving = type(of: property)
        } else if case .argument(let place) = call.flow, let target = place.target {
            receiving = index.type(of: target)
        } else {
            return nil
        }
        // Who takes anything of a kind takes no value of the kind itself where that leaves types open.
        return receiving.nominalHead.flatMap { kind in
            guard index.types[kind.index].kind == .protocol else { return nil }
            return receiving.wrappers.contains(.genericBound) && index.leavesTypesOpen(kind) ? nil : kind
        }
    }

    /// The protocol of the project that a type implements for those who need it; nil without one, for several, and where
    /// the one is no stand-in for the type: a mixin, what an observer is told.
    private func onlyProtocol(of type: TypeID, madeBy call: Call) -> TypeID? {
        let protocols = index.ancestors[type.index].filter {
            index.types[$0.index].kind == .protocol && classification.isDependencyType[$0.index]
                && !isToldThings(type, as: $0) && canName($0, in: call.site.fileIndex)
        }
        guard protocols.count == 1, let only = protocols.first, !index.leavesTypesOpen(only),
            // Who shows a view or its controller wants one.
            roles(of: type).isDisjoint(with: [.viewController, .view]), suffices(only, for: type, madeBy: call)
        else { return nil }
        return only
    }

    /// Whether code of a file can name a type, which a package's target may keep to itself.
    private func canName(_ type: TypeID, in file: Int) -> Bool {
        let (module, access) = (index.types[type.index].module, index.types[type.index].access)
        return access > .internal || module == index.modules.module[file] || index.modules.isOpen(module)
    }

    /// Whether a protocol is how a type is told or asked something by others, and no name of what it does itself:
    /// `EntryParser: VaultObserver`.
    private func isToldThings(_ type: TypeID, as kind: TypeID) -> Bool {
        func isObserver(_ type: TypeID) -> Bool {
            index.linked.names.endsBeforeClosing(index.types[type.index].name, withWordOf: Self.observerWords)
        }
        return isObserver(kind) && !isObserver(type)
    }

    private static let observerWords: WordList = ["observer", "datasource"]

    /// Whether a protocol has all that is asked of what was made; where that is not known, all that a type has to offer.
    private func suffices(_ only: TypeID, for type: TypeID, madeBy call: Call) -> Bool {
        if let property = propertyFilled(by: call) {
            if isDemanded(property, as: type) { return false }
            let isOfClasses = index.isBoundToClasses(only)
            let isOfOthersToo = index.outsideAncestors[type.index].contains { !index.known.classBounds.contains($0) }
            return mentions.mentions(of: .property(property)).prefix(Self.mentionsInView).allSatisfy { mention in
                // A closure may keep it weakly, `[weak clock]`, as it can a class alone.
                if case .bound(isAliasAlone: false) = mention.flow, !isOfClasses { return false }
                // A picker's delegate has to be one, whatever else it is: `picker.delegate = model.documents`.
                if case .assigned(nil, _) = mention.flow, isOfOthersToo { return false }
                return suffices(only, for: mention.flow, at: mention.site)
            }
        }
        if case .member = call.flow { return suffices(only, for: call.flow, at: call.site) }
        if case .argument = call.flow, !suffices(only, for: call.flow, at: call.site) { return false }
        return classification.shapes.methods(of: type).prefix(Self.mentionsInView).allSatisfy { method in
            let fact = fact(method)
            return fact.access <= .fileprivate || !fact.flags.isDisjoint(with: [.isStatic, .isOverride, .isObjC])
                || has(only, .function(method), named: fact.name)
        }
    }

    /// Whether a protocol asks its conformers for a property of a class, as which one keeps what it makes: with a protocol of
    /// that it would conform no more.
    private func isDemanded(_ property: PropertyID, as type: TypeID) -> Bool {
        index.ancestors[owner(of: property).index].contains { demanding in
            guard index.types[demanding.index].kind == .protocol else { return false }
            return index.members.named(fact(property).name, of: demanding).contains { entry in
                guard case .property(let asked) = entry.member else { return false }
                return fact(asked).flags.contains(.isRequirement) && self.type(of: asked).nominalHead == type
            }
        }
    }

    private func suffices(_ only: TypeID, for flow: Flow, at site: Site) -> Bool {
        switch flow {
        case .member(let member, let name): has(only, member, named: name)
        case .argument(let place): place.target.map { takes($0, only) } ?? true
        case .returned where !site.isDeferred: takes(typeGivenBack(at: site), only)
        case .assigned(let property?, _): takes(type(of: property), only)
        default: true
        }
    }

    /// What the function or property that code stands in gives to those who ask.
    private func typeGivenBack(at site: Site) -> ResolvedType {
        index.function(at: site).map { index.resultType(of: $0) } ?? index.property(at: site).map { type(of: $0) }
            ?? .unknown
    }

    /// Whether a protocol has a member: of functions one with the same labels. A private one of another type was not meant.
    private func has(_ only: TypeID, _ member: MemberID?, named name: NameID) -> Bool {
        index.lookupChain(of: only).contains { owner in
            index.members.named(name, of: owner).contains { entry in
                guard case .function(let asked)? = member, case .function(let offered) = entry.member,
                    fact(asked).access > .fileprivate
                else { return true }
                return index.haveSameLabels(asked, offered)
            }
        }
    }

    /// Far above what people write; each hint asks again.
    private static let mentionsInView = 256
    /// Far above what people write in one function; each hint about what goes by a local name looks at all of them.
    private static let usesInView = 4096
}

extension ProjectIndex {
    /// Whether classes and actors alone can conform to a protocol: `protocol Clocking: AnyObject`.
    fileprivate func isBoundToClasses(_ type: TypeID) -> Bool {
        outsideAncestors[type.index].contains(where: known.classBounds.contains)
            || ancestors[type.index].contains { types[$0.index].kind != .protocol }
    }
}
