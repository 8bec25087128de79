import SwiftFacts

/// Decides of each mention of a dependency whether it hands the dependency on, keeps it within the type, or uses it.
extension Project {
    /// Who gets what is handed on, in messages: a type, or a global function.
    func receiverName(of handover: Handover) -> String {
        guard handover.receiver.isNone else { return index.qualifiedName(of: handover.receiver) }
        return handover.function.map { index.text(fact($0).name) } ?? ""
    }

    /// Whether passing something to a function hands it on: a creating method, or an injecting one of another object.
    func handsOn(_ id: FunctionID, by type: TypeID) -> Bool {
        if makesSomething(id) { return true }
        guard !owner(of: id).isNone, !isOwn(id, of: type) else { return false }
        return index.linked.names.begins(fact(id).name, withWordOf: Self.injectingWords)
    }

    /// The same of a call at hand: whoever shows a view its model hands nothing on.
    func isInjecting(_ id: FunctionID, of type: TypeID, _ mention: Mention, _ call: Call) -> Bool {
        guard handsOn(id, by: type) else { return false }
        return makesSomething(id) || !givesViewItsModel(mention, owner(of: id), of: type)
    }

    func makesSomething(_ id: FunctionID) -> Bool {
        classification.isCreatingMethod(id) || isNamedConstructor(id) || isModuleEntry(id)
    }

    /// Whether a static function constructs the screen that it gives, and its type is there for such functions alone:
    /// `enum ProfileModule { static func viewController(api: API) -> UIViewController { … } }`.
    private func isModuleEntry(_ id: FunctionID) -> Bool {
        let owner = owner(of: id)
        return fact(id).flags.contains(.isStatic) && fact(id).kind == .method && !owner.isNone
            && classification.isScreen(index.resultType(of: id)) && classification.shapes.isMaking(id)
            && classification.shapes.isUsedOnlyStatically(owner)
    }

    /// Whether a static function of a screen, view model or flow gives one of them: `Tab.loadFromStoryboard(api: api)` is a
    /// construction under another name.
    private func isNamedConstructor(_ id: FunctionID) -> Bool {
        let owner = owner(of: id)
        return !owner.isNone && fact(id).kind == .method
            && !roles(of: owner).isDisjoint(with: [.viewController, .viewModel, .coordinator])
            && classification.shapes.isNamedConstructor(id, of: owner)
    }

    private static let injectingWords: WordList = ["configure", "inject", "setup", "setUp"]

    /// Whether a method is the type's own: declared in it, inherited, or that of a protocol it conforms to; or a global
    /// function that its file alone knows.
    func isOwn(_ id: FunctionID, of type: TypeID) -> Bool {
        let owner = owner(of: id)
        guard !type.isNone else { return false }
        guard !owner.isNone else { return fact(id).access <= .fileprivate }
        return index.isKind(type, of: owner)
    }

    /// Whether a property belongs to the object at hand: to its type, a superclass or subclass, a type nested in it.
    func isSameObject(_ property: PropertyID, as type: TypeID) -> Bool {
        let owner = owner(of: property)
        return owner.isNone || type.isNone || isSameObject(owner, as: type)
    }

    /// Whether the code at a site is a type's own, and not that of another one that reads its properties.
    func isAtHome(_ site: Site, in type: TypeID) -> Bool {
        let owner = index.enclosingType(of: site)
        return !owner.isNone && isSameObject(owner, as: type)
    }

    /// Whether one of two uses comes first: by the names of the types that use something, however their files are called.
    func isUserBefore(_ site: Site, _ other: Site) -> Bool {
        let (user, otherUser) = (index.enclosingType(of: site), index.enclosingType(of: other))
        if user != otherUser, !user.isNone, !otherUser.isNone {
            let (name, otherName) = (index.qualifiedName(of: user), index.qualifiedName(of: otherUser))
            if name != otherName { return name < otherName }
        }
        return (site.file, site.offset) < (other.file, other.offset)
    }

    /// Whether it is that, and not the code of a type which the type is nested in.
    func isByItself(_ site: Site, in type: TypeID) -> Bool {
        isAtHome(site, in: type) && !index.isNested(type, in: index.enclosingType(of: site))
    }

    /// Whether a mention of an inherited property is one of a sibling class's object: of another subclass of the class that
    /// has it, whose code it is or whose object is read there.
    func isBeside(_ mention: Mention, _ type: TypeID) -> Bool {
        guard isInherited(mention.carrier, by: type) else { return false }
        return isSibling(
            mention.base.map { index.type(of: $0).instance ?? .none } ?? index.enclosingType(of: mention.site),
            of: type, having: mention.carrier)
    }

    /// The same of code that does something with a property of its own object.
    func isBeside(_ site: Site, _ carrier: Carrier, _ type: TypeID) -> Bool {
        isInherited(carrier, by: type) && isSibling(index.enclosingType(of: site), of: type, having: carrier)
    }

    private func isInherited(_ carrier: Carrier, by type: TypeID) -> Bool {
        guard case .property(let id) = carrier, case let owner = owner(of: id), owner != type, !owner.isNone,
            !type.isNone
        else { return false }
        return index.types[owner.index].kind == .class && index.isKind(type, of: owner)
    }

    private func isSibling(_ object: TypeID, of type: TypeID, having carrier: Carrier) -> Bool {
        guard case .property(let id) = carrier, case let owner = owner(of: id) else { return false }
        return !object.isNone && object != type && object != owner && index.isKind(object, of: owner)
            && !index.isKind(object, of: type) && !index.isKind(type, of: object)
    }

    private func isSameObject(_ owner: TypeID, as type: TypeID) -> Bool {
        owner == type || index.ancestors[type.index].contains(owner)
            || index.ancestors[owner.index].contains(type) || index.isNested(owner, in: type)
            || index.isNested(type, in: owner) || isHidden(owner)
    }

    /// Whether a type is known in its file, or its function, only.
    func isHidden(_ type: TypeID) -> Bool {
        index.types[type.index].access <= .fileprivate || index.types[type.index].isLocal
    }

    /// What a type builds in its initializer and keeps is its own assembly; so is what a lazy property builds, but for the
    /// screens and models of a flow: to make them is what it is there for.
    func isOwnAssembly(_ mention: Mention, _ call: Call, of built: TypeID) -> Bool {
        guard call.isKept || isForOwnPart(call) else { return isPartMadeInStep(mention, call, of: built) }
        // What an app's context makes and keeps once it is told to start, it might have made with itself.
        if assemblers.bodies.contains(call.site.bodyID) { return true }
        if isOwnWorker(mention, call, of: built) { return true }
        guard !mention.site.isDeferred else { return isMadeByOwnPart(call) || isMadeByOwnTask(call, of: built) }
        if isInInitializer(mention.site) { return true }
        guard index.body(at: mention.site).kind == .initialValue, let property = index.property(at: mention.site) else {
            return false
        }
        let kept = type(of: property).instance ?? built
        let owner = index.enclosingType(of: mention.site)
        return roles(of: kept).isDisjoint(with: [.viewModel, .coordinator, .viewController, .swiftUIView])
            || !owner.isNone && !index.signs.flows.contains(index.types[owner.index].name)
    }

    /// Whether a closure that an initializer hands to something that it makes and keeps gives it back: to run the closure
    /// is that part's business. `store = Store { FeedReducer(api: api) }`, `index = Task { let index = Index(api: api) … return index }`
    private func isMadeByOwnPart(_ call: Call) -> Bool {
        switch call.flow {
        case .returned, .bound: break
        case .used, .member, .argument, .stored, .assigned, .discarded, .written: return false
        }
        guard call.outer >= 0, index.runsAtConstruction(call.site) else { return false }
        let part = uses[Int(call.site.file)].calls[Int(call.outer)]
        guard !part.site.isDeferred else { return false }
        return switch part.callee {
        case .construction, .outsideConstruction: part.isKept
        case .delegation: true
        case .function, .unresolved: false
        }
    }

    /// Whether what a closure of an initializer makes and gives back, in whichever branch, is what a task of the type's gives
    /// out: `index = Task { if isOn { let index = Index(api: api) ; return index } else { return nil } }`.
    ///
    /// - Complexity: O(properties of the type)
    private func isMadeByOwnTask(_ call: Call, of built: TypeID) -> Bool {
        guard call.isKept, call.site.closureDepth == 1, index.runsAtConstruction(call.site),
            case let type = index.enclosingType(of: call.site), !type.isNone
        else { return false }
        switch call.flow {
        case .returned, .bound: break
        case .used, .member, .argument, .stored, .assigned, .discarded, .written: return false
        }
        return classification.shapes.instanceProperties[type.index].contains { id in
            index.outsideName(of: self.type(of: id)).map(index.known.outcomes.contains) ?? false
                && index.isNamed(built, in: fact(id).type, of: id.fileIndex)
        }
    }

    /// Whether an initializer makes something for an object that the type keeps: `screen.model = FeedModel(api: api)`.
    private func isForOwnPart(_ call: Call) -> Bool {
        guard case .assigned(let property, let object) = call.flow else { return false }
        let type = index.enclosingType(of: call.site)
        return property.map { fillsOwnPart(object, with: $0, of: type, at: call.site) }
            ?? isOwnPart(object, of: type, at: call.site)
    }

    /// Whether what code puts into a property of an object goes into a part of the type: one that it keeps, or that it makes
    /// under a local name, which nothing carries, on the way there.
    func fillsOwnPart(_ object: Carrier?, with property: PropertyID, of type: TypeID, at site: Site) -> Bool {
        object == nil ? isPartOfKept(owner(of: property), at: site) : isOwnPart(object, of: type, at: site)
    }

    /// Whether code fills an object that it makes under a local name on the way into what the type keeps:
    ///
    ///     screen = { let screen = FeedScreen() ; screen.api = api ; return screen }()
    ///
    /// - Parameter filled: What has the property, or the method, that is handed something.
    /// - Complexity: O(calls of the body)
    private func isPartOfKept(_ filled: TypeID, at site: Site) -> Bool {
        guard !filled.isNone, !site.isDeferred, isInInitializer(site) else { return false }
        let calls = uses[site.fileIndex].calls
        var isKept = false
        for call in calls[calls.range(of: site.body, by: \.site.body)] {
            guard case .construction(let made, _) = call.callee, index.isKind(made, of: filled) else { continue }
            guard call.isKept else { return false }
            isKept = true
        }
        return isKept
    }

    /// The same of a method that is called on such an object.
    func isCalledOnPartOfKept(_ call: Call) -> Bool {
        call.baseCarrier == nil && call.baseAccess < 0
            && call.base.instance.map { isPartOfKept($0, at: call.site) } ?? false
    }

    /// Whether a property is weak, unowned or named like a delegate: whoever assigns it keeps the object alive itself.
    func isBackReference(_ property: PropertyID) -> Bool {
        !fact(property).flags.isDisjoint(with: [.isWeak, .isUnowned])
            || classification.isBackReferenceName(fact(property).name)
    }

    /// Whether a parameter's name says back-reference (`delegate`, `parent`). That it is stored weak does not count here: a
    /// service kept weak is handed on all the same.
    func isNamedBackReference(_ target: ArgumentTarget?) -> Bool {
        switch target {
        case .parameter(let id)?: classification.isBackReferenceName(fact(id).name)
        case .memberwise(let id)?: classification.isBackReferenceName(fact(id).name)
        case nil: false
        }
    }

    /// An object that the initializer fills and the type keeps is a part of it.
    func isOwnPart(_ object: Carrier?, of type: TypeID, at site: Site) -> Bool {
        guard case .property(let part)? = object, !site.isDeferred, isSameObject(part, as: type) else { return false }
        return isInInitializer(site)
    }

    /// Whether somebody else made an object and handed it over.
    func isGiven(_ object: Carrier?) -> Bool { if case .parameter? = object { true } else { false } }

    /// Whether code runs while an instance is made: in an initializer, or in a private method that initializers alone call.
    private func isInInitializer(_ site: Site) -> Bool {
        if index.runsAtConstruction(site) { return true }
        guard let step = index.function(at: site), fact(step).kind == .method, fact(step).access <= .fileprivate,
            fact(step).flags.isDisjoint(with: [.isStatic, .isObjC]), let callers = callsInView(of: step)
        else { return false }
        return !callers.isEmpty
            && callers.allSatisfy { call in
                !call.site.isDeferred && index.function(at: call.site) != nil && index.runsAtConstruction(call.site)
            }
    }

    /// The calls of a function in its file; nil in a file of far more than people write: each step of an initializer, and
    /// each parcel that is given back, looks at all of them.
    func callsInView(of function: FunctionID) -> [Call]? {
        let calls = uses[function.fileIndex].calls
        guard calls.count <= 4096 else { return nil }
        return calls.filter { if case .function(function) = $0.callee { true } else { false } }
    }

    /// Whether what takes something takes anything: a box keeps it for whoever put it there.
    func isBox(_ target: ArgumentTarget?) -> Bool {
        target.map { index.type(of: $0).head == .generic } ?? false
    }

    /// Whether a screen sets the model of a view that it has, or tells it by an injecting method. A service set so is handed
    /// on, and so is a part of a bag.
    func givesViewItsModel(_ mention: Mention, _ view: TypeID, of type: TypeID) -> Bool {
        (mention.base == nil || isMember(mention.carrier, of: type)) && isViewModel(mention.carrier)
            && showsModel(mention, in: view, of: type)
    }

    /// Whether what carries something is a property of a type itself, and not of what it was handed.
    private func isMember(_ carrier: Carrier, of type: TypeID) -> Bool {
        if case .property(let id) = carrier { owner(of: id) == type } else { false }
    }

    private func isViewModel(_ carrier: Carrier) -> Bool {
        let carried: ResolvedType =
            switch carrier {
            case .parameter(let id): self.type(of: id)
            case .property(let id): self.type(of: id)
            }
        return carried.nominalHead.map {
            roles(of: $0).contains(.viewModel) || classification.isNamedForViews($0)
        } ?? false
    }

    /// A screen or view that hands a model to the view it shows, a coordinator that hands one to a screen: that is what
    /// models are for. Whatever a view controller, or a view, hands to a view of its own, the screen has it still.
    func showsModel(_ mention: Mention, in view: TypeID, of type: TypeID) -> Bool {
        if !roles(of: type).isDisjoint(with: [.viewController, .view]), index.enclosingType(of: mention.site) == type,
            !roles(of: view).isDisjoint(with: [.swiftUIView, .view])
        {
            return true
        }
        guard isViewModel(mention.carrier) else { return false }
        let reader = index.enclosingType(of: mention.site)
        guard !reader.isNone else { return false }
        if roles(of: reader).contains(.coordinator) { return !roles(of: view).isDisjoint(with: .screen) }
        // Whoever fills a list tells each of its cells what to show.
        if index.outsideAncestors[view.index].contains(where: classification.outside.reusableViews.contains) {
            return true
        }
        guard !roles(of: reader).isDisjoint(with: [.viewController, .swiftUIView, .view]) else { return false }
        return reader != type || !roles(of: view).isDisjoint(with: [.swiftUIView, .view])
    }
}
