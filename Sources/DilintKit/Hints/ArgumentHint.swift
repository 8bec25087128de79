import SwiftFacts

/// The functions and properties that may be handed what they reach for, where their type cannot.
extension Project {
    func asArgument(_ handed: HandedIn) -> Hint {
        if let demanded = handed.access.flatMap(demandedProperty) {
            return "Let \(handed.subject) use the `\(index.text(fact(demanded).name))` that it asks for"
        }
        if let function = index.function(at: handed.site), fact(function).kind == .method,
            let taken = handed.access.map({ parameter(of: function, for: $0) })
                ?? handed.given.flatMap({ parameter(of: function, givenAs: $0) })
        {
            let using = "Use the `\(taken)` that `\(index.text(fact(function).name))` takes"
            return Hint(using, ofSeveral: handed.somewhere)
        }
        let hint = asArgumentWhereItStands(handed) ?? movingOut(handed) ?? handed.somewhere
        return Hint(hint, ofSeveral: handed.somewhere)
    }

    /// What to do where code stands in a member that a protocol demands as it is, or observes what a static or global is set
    /// to: nobody can hand that anything more.
    private func movingOut(_ handed: HandedIn) -> String? {
        guard !isGivenBack(handed.access) else { return nil }
        let name: String
        if let function = index.function(at: handed.site) {
            switch fact(function).kind {
            case .initializer where isDecoding(function) && !takesDecoder(function) || isAskedFor(function):
                name = initializerName(function, adding: nil)
            case .method where isAskedFor(function): name = index.text(fact(function).name)
            default: return nil
            }
        } else if let property = index.property(at: handed.site), index.body(at: handed.site).kind == .accessors,
            fact(property).flags.contains(.isObserved)
                || !fact(property).flags.contains(.isSettable) && isDemanded(property: property)
        {
            name = index.text(fact(property).name)
        } else {
            return nil
        }
        let taken = handed.isAskedLater ? "a closure that gives it" : "it"
        return "Move what needs \(handed.object) out of `\(name)`, which can take nothing more, "
            + "to code that takes \(taken) as the argument `\(handed.label):`"
    }

    /// What to do so that code is given the shared instance that it reaches.
    ///
    /// Of several places those in instances decide, wherever the first one stands: what a screen's own maker reaches as well
    /// the screen can be handed by it, but not what the screen's action or `viewDidLoad` reaches.
    func handingInShared(_ name: String, to subject: String, by access: StaticAccess) -> Hint {
        if let part = partAsked(ofDelegate: access) {
            let (type, site) = (type(of: part), access.site)
            let name = index.name(of: type)
            return handingIn(name, as: name, to: subject, at: site, asking: type, givenAs: type.instance)
        }
        if let product = productMade(by: access, reaching: name), case let made = index.name(of: product) {
            return handingIn(
                made, as: taken(for: made, byClosure: true), isClosure: true, to: subject, at: access.site,
                asking: product)
        }
        let hint = handingIn(name, as: "it", to: subject, at: access.site, by: access)
            .ofOnePlace(removingIdleProperty(at: access.site, access))
        guard let other = accessOfInstance(besides: access) else {
            return alsoToStatics(makingOfInstance(hint, at: access.site), besides: access)
        }
        let ofInstances = handingIn(name, as: "it", to: subject, at: other.site, by: other)
        return alsoToStatics(Hint(hint.text, ofSeveral: ofInstances.ofSeveral), besides: other)
    }

    /// What a creating method of a global environment makes, where code reaches that: `Current.makePayment(of: 3)`. It is made
    /// anew, and nobody shares it.
    func productMade(by access: StaticAccess, reaching name: String) -> ResolvedType? {
        guard case .member(.function(let method)?, let member) = access.flow,
            case .property(let global) = access.target, owner(of: global).isNone,
            index.signs.creating.contains(member),
            name == "\(index.text(fact(global).name)).\(index.text(member))"
        else { return nil }
        return index.resultType(of: method)
    }

    /// Where something is fetched for a static, or for what has no instances, whoever needs it can take it.
    ///
    /// - Parameter name: What it is called there.
    func asArgument(_ dependency: String, calledBy name: NameID?) -> Hint {
        Hint(HandedIn.somewhere(dependency, label: name.map(index.text) ?? ParameterName.name(for: dependency)))
    }

    /// What the function or property that a site stands in is to take; nil where it can take nothing more.
    private func asArgumentWhereItStands(_ handed: HandedIn) -> String? {
        let (object, label, access) = (handed.taken, handed.label, handed.access)
        if let function = index.function(at: handed.site) {
            // What others call as well cannot take what they do not see.
            let overload =
                handed.type.map { areTooVisible([function], toTake: $0) } ?? false ? "an internal overload of " : ""
            switch fact(function).kind {
            case .initializer where isOpenForMore(initializer: function):
                let name = initializerName(function, adding: nil)
                return "Hand \(object) to \(overload)`\(name)` as the argument `\(label):`" + byClosure(function)
            case .initializer where takesDecoder(function): return handed.decoded
            // Who calls an action, or a method that somebody else demands, has nothing more to hand over, and what only
            // gives out what it reaches would give back its argument.
            case .method where !isDemanded(method: function) && !isGivenBack(access):
                let name = index.text(fact(function).name)
                return "Hand \(object) to \(overload)`\(name)` as the argument `\(label):`" + byClosure(function)
            default: return nil
            }
        }
        guard let property = index.property(at: handed.site) else { return nil }
        guard index.body(at: handed.site).kind == .accessors || mayBeStaticOfValue(property) else {
            return constructingInRoot(handed, for: property)
        }
        let name = index.text(fact(property).name)
        let isGivenOut =
            isGivenBack(access) || index.name(of: type(of: property)) == object
            || isAllThatIsGiven(handed, by: property) || isPartOfDelegate(access, givenOutBy: property)
        if isGivenOut, let asking = askingConformers(for: property) { return asking }
        // What others set as well is no function of an argument, nor is the way to what everybody shares.
        guard fact(property).flags.isDisjoint(with: [.isSettable, .isObjC, .isOverride]),
            !isDemanded(property: property), !SharedInstances.saysShared(name)
        else { return nil }
        if isGivenOut { return nil }
        let code = owner(of: property).isNone ? "function" : "method"
        return "Turn `\(name)` into a \(code) that takes \(object) as the argument `\(label):`"
    }

    /// How the sentence goes on where code hands on a function or initializer by its name, which who calls it then knows nothing
    /// more to hand to: `paths.filter(isThere)` becomes `paths.filter { isThere($0, files: files) }`.
    private func byClosure(_ id: FunctionID) -> String {
        guard fact(id).kind == .initializer else {
            return named.contains(id) ? ", by a closure where its name alone is handed on" : ""
        }
        let type = owner(of: id)
        return named.contains(initializerOf: type)
            ? ", by a closure where `\(index.text(index.types[type.index].name)).init` alone is handed on" : ""
    }

    /// What to do where a global or static keeps what is made of what is reached: nobody hands its value anything.
    ///
    ///     let pierProvider = PierProvider(session: Session.shared)
    private func constructingInRoot(_ handed: HandedIn, for id: PropertyID) -> String? {
        guard index.body(at: handed.site).kind == .initialValue, !handed.site.isDeferred,
            fact(id).owner < 0 || fact(id).flags.contains(.isStatic), case .argument? = handed.access?.flow
        else { return nil }
        let kept = index.text(fact(id).name)
        return "Construct what `\(kept)` holds in the composition root, and hand \(handed.taken) in there"
    }

    /// Whether a static keeps a value, as far as that is known, which a method would give as well. The object that another
    /// one keeps is the same for all who read it, and a method would make one each time.
    private func mayBeStaticOfValue(_ id: PropertyID) -> Bool {
        fact(id).flags.contains(.isStatic) && (type(of: id).isUnknown || classification.isPlainValue(type(of: id)))
    }

    /// Whether a property is of the very type of what its code asks a locator for.
    private func isAllThatIsGiven(_ handed: HandedIn, by id: PropertyID) -> Bool {
        handed.access == nil && handed.type.map { type(of: id).instance == $0 } ?? false
    }

    /// Whether a property gives out what its code reads of the application's delegate.
    private func isPartOfDelegate(_ access: StaticAccess?, givenOutBy id: PropertyID) -> Bool {
        guard let access, delegate(reachedBy: access) != nil, let part = dependencyAsked(of: access) else {
            return false
        }
        return type(of: part).removing(.optional) == type(of: id).removing(.optional)
    }

    /// What to do about a property that a protocol's extension gives to all who conform to it.
    private func askingConformers(for id: PropertyID) -> String? {
        let type = owner(of: id)
        guard !type.isNone, index.types[type.index].kind == .protocol, fact(id).access > .fileprivate else {
            return nil
        }
        let (name, demanding) = (index.text(fact(id).name), index.qualifiedName(of: type))
        // What is set, and found by way of what that was, is more than a default.
        if fact(id).flags.contains(.isSettable) {
            return "Let the composition root set `\(name)`, so that \(demanding) needs nothing to fall back on"
        }
        return isDefaultOfProtocol(id)
            ? "Drop the default of `\(name)`, so that every type which conforms to \(demanding) says what it has"
            : "Make `\(name)` a requirement of \(demanding), so that every type which conforms to it says what it has"
    }

    /// Whether a property of a protocol's extension is what that has for those who do not say it themselves: the protocol, or
    /// one that it refines, asks for it.
    private func isDefaultOfProtocol(_ id: PropertyID) -> Bool {
        index.lookupChain(of: owner(of: id)).contains { demanding in
            index.members.named(fact(id).name, of: demanding).contains { entry in
                guard case .property(let demanded) = entry.member else { return false }
                return fact(demanded).flags.contains(.isRequirement)
            }
        }
    }

    /// Whether code only gives out what it reaches.
    private func isGivenBack(_ access: StaticAccess?) -> Bool {
        if case .returned? = access?.flow { true } else { false }
    }

    /// Whether an initializer of a type can take a further argument.
    private func isOpenForMore(initializer id: FunctionID) -> Bool {
        let type = owner(of: id)
        guard !type.isNone else { return false }
        return !isDecoding(id) && (fact(id).flags.contains(.isConvenience) || !isDemanded(initializer: id, of: type))
    }

    /// Whether somebody else decides that a type has a property: a protocol, or perhaps one from elsewhere.
    private func isDemanded(property id: PropertyID) -> Bool {
        let type = owner(of: id)
        guard !type.isNone, fact(id).access > .fileprivate else { return false }
        return index.outsideAncestors[type.index].contains { !asksForNoProperty($0, called: fact(id).name) }
            || index.lookupChain(of: type).contains { demanding in
                index.types[demanding.index].kind == .protocol
                    && index.members.named(fact(id).name, of: demanding).contains { $0.member != .property(id) }
            }
    }

    /// Whether a protocol from elsewhere is known, or a raw type, and what it asks for is none of a type's own properties, or
    /// none of that name. A class whose property it were would have it overridden.
    private func asksForNoProperty(_ name: NameID, called property: NameID) -> Bool {
        let outside = classification.outside
        return outside.views.contains(name) || outside.viewControllers.contains(name)
            || outside.objectRoots.contains(name)
            || outside.observable.contains(name) && index.text(property) != "objectWillChange"
            || index.known.compared.contains(name) || outside.coding.contains(name) || outside.scalars.contains(name)
            || index.known.listed.contains(name) && !index.known.listing.contains(property)
    }

    /// Whether somebody else decides a method's parameters: a superclass, Objective-C, a protocol, be it the one that the
    /// method is a default for, or perhaps one from elsewhere for whose sake the extension is written that it stands in.
    private func isDemanded(method id: FunctionID) -> Bool {
        if !fact(id).flags.isDisjoint(with: [.isObjC, .isOverride]) { return true }
        let type = owner(of: id)
        guard !type.isNone, fact(id).access > .fileprivate else { return false }
        let facts = index.files[id.fileIndex]
        let part = facts.types[Int(fact(id).owner)]
        let isForOutside = part.inherited.contains { row in
            let node = facts.typeNodes[Int(facts.inheritances[Int(row)].rawValue)]
            return index.outsideAncestors[type.index].contains(node.name)
        }
        return part.kind == .extension && isForOutside || isAskedFor(id)
    }

    /// Whether a superclass, Objective-C or a protocol is known to ask for a function of a type, or for a default of it, as it
    /// is.
    private func isAskedFor(_ id: FunctionID) -> Bool {
        if !fact(id).flags.isDisjoint(with: [.isObjC, .isOverride]) { return true }
        let type = owner(of: id)
        guard !type.isNone, fact(id).access > .fileprivate else { return false }
        return isDemandedByStandard(id, of: type) || index.demands(type, id)
            || index.isDemanded(id, byProtocolsOf: type)
    }

    /// Whether it is a method by whose name and first label protocols of the standard library and Foundation ask values for
    /// it: what is told apart, coded or copied has it.
    private func isDemandedByStandard(_ id: FunctionID, of type: TypeID) -> Bool {
        guard !index.outsideAncestors[type.index].isEmpty, let first = index.parameters(of: id).first else {
            return false
        }
        let name = "\(index.text(fact(id).name))(\(fact(first).label.isNone ? "_" : index.text(fact(first).label)):)"
        return Self.standardMethods.contains(name) || isCodedOrRead(type) && Self.formattingMethods.contains(name)
    }

    private static let standardMethods = ["hash(into:)", "encode(to:)", "encode(with:)", "copy(with:)"]
    /// Of formats and documents.
    private static let formattingMethods = [
        "format(_:)", "parse(_:)", "locale(_:)", "fileWrapper(configuration:)", "fileWrapper(snapshot:)",
        "snapshot(contentType:)",
    ]
}
