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
        classification.isCreatingMethod(id) || isNamedConstructor(id)
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

    /// Whether a method is the type's own: declared in it, inherited, or that of a protocol it conforms to.
    func isOwn(_ id: FunctionID, of type: TypeID) -> Bool {
        let owner = owner(of: id)
        guard !owner.isNone, !type.isNone else { return false }
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

    /// Whether a mention of an inherited property stands in a sibling class: another subclass of the class that has it.
    func isBeside(_ mention: Mention, _ type: TypeID) -> Bool {
        guard case .property(let id) = mention.carrier, case let owner = self.owner(of: id), owner != type,
            !owner.isNone, !type.isNone, index.types[owner.index].kind == .class, index.isKind(type, of: owner)
        else { return false }
        let reader = index.enclosingType(of: mention.site)
        return !reader.isNone && reader != type && reader != owner && index.isKind(reader, of: owner)
            && !index.isKind(reader, of: type) && !index.isKind(type, of: reader)
    }

    private func isSameObject(_ owner: TypeID, as type: TypeID) -> Bool {
        owner == type || index.inheritance[type.index].ancestors.contains(owner)
            || index.inheritance[owner.index].ancestors.contains(type) || index.isNested(owner, in: type)
            || index.isNested(type, in: owner) || isHidden(owner)
    }

    /// Whether a type is known in its file, or its function, only.
    func isHidden(_ type: TypeID) -> Bool {
        index.types[type.index].access <= .fileprivate || index.types[type.index].isLocal
    }

    /// What a type builds in its initializer and keeps is its own assembly; so is what a lazy property builds, but for the
    /// screens and models of a flow: to make them is what it is there for.
    func isOwnAssembly(_ mention: Mention, _ call: Call, of built: TypeID) -> Bool {
        guard call.isKept || isForOwnPart(call), !mention.site.isDeferred else { return false }
        if isInInitializer(mention.site) { return true }
        let file = Int(mention.site.file)
        let body = index.files[file].bodies[Int(mention.site.body)]
        guard body.kind == .initialValue else { return false }
        let kept = index.propertyTypes[file][Int(body.owner)].instance ?? built
        let owner = index.enclosingType(of: mention.site)
        return roles(of: kept).isDisjoint(with: [.viewModel, .coordinator, .viewController, .swiftUIView])
            || !owner.isNone && !index.signs.flows.contains(index.types[owner.index].name)
    }

    /// Whether an initializer makes something for an object that the type keeps: `screen.model = FeedModel(api: api)`.
    private func isForOwnPart(_ call: Call) -> Bool {
        guard case .assigned(_, let object) = call.flow else { return false }
        return isOwnPart(object, of: index.enclosingType(of: call.site), at: call.site)
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

    /// Whether code runs while an instance is made: in an initializer, or in a private method that initializers alone call.
    private func isInInitializer(_ site: Site) -> Bool {
        let file = Int(site.file)
        let body = index.files[file].bodies[Int(site.body)]
        if index.runsAtConstruction(site) { return true }
        guard body.kind == .function, uses[file].calls.count <= Self.callsInView else { return false }
        let id = FunctionID(file: file, row: Int(body.owner))
        guard fact(id).kind == .method, fact(id).access <= .fileprivate,
            fact(id).flags.isDisjoint(with: [.isStatic, .isObjC])
        else { return false }
        let callers = uses[file].calls.filter { if case .function(id) = $0.callee { true } else { false } }
        return !callers.isEmpty
            && callers.allSatisfy { call in
                !call.site.isDeferred && index.function(at: call.site) != nil && index.runsAtConstruction(call.site)
            }
    }

    /// Whether what takes something takes anything: a box keeps it for whoever put it there.
    func isBox(_ target: ArgumentTarget?) -> Bool {
        let taken: ResolvedType? =
            switch target {
            case .parameter(let id)?: self.type(of: id)
            case .memberwise(let id)?: self.type(of: id)
            case nil: nil
            }
        return taken?.head == .generic
    }

    /// Whether a value's initializer asks what it is given and keeps nothing of it: `Summary(of: orders, at: date)` is
    /// written like a construction and works like a call.
    func isComputation(_ type: TypeID, from target: ArgumentTarget?) -> Bool {
        guard case .parameter(let id)? = target, index.types[type.index].kind == .struct,
            roles(of: type).isDisjoint(with: [.swiftUIView, .representable, .serviceName])
        else { return false }
        return isOnlyAsked(id)
    }

    /// Whether a helper that is no component, and bears no service's name, is made for one occasion, of what the occasion
    /// brings among others, and asked by nobody but its maker: `Signer(keys: keys, owner: owner).sign(letter)` asks the
    /// keys as `sign(letter, with: keys, owner: owner)` would. What is made of the maker's own alone could be handed in.
    ///
    /// - Parameter place: The helper's, that is handed a dependency.
    func isAskedAtOnce(_ call: Call, made type: TypeID, at place: ArgumentPlace) -> Bool {
        guard call.isAsked, !call.isPassedOn,
            roles(of: type).isDisjoint(with: [.component, .serviceName, .viewModel, .coordinator, .swiftUIView, .view]),
            !classification.shapes.isNamedModel(type), !index.signs.flows.contains(index.types[type.index].name)
        else { return false }
        func isHanded(_ flow: Flow) -> Bool {
            if case .argument(let other) = flow { other.call == place.call } else { false }
        }
        let (mentions, accesses) = (uses[Int(call.site.file)].mentions, uses[Int(call.site.file)].accesses)
        let owned = mentions[mentions.range(of: call.site.body, by: \.site.body)].count { mention in
            isHanded(mention.flow) && isOwn(mention.carrier)
        }
        let shared = accesses[accesses.range(of: call.site.body, by: \.site.body)].count { isHanded($0.flow) }
        return owned + shared + Int(call.constantCount) < Int(call.argumentCount)
    }

    /// Whether an object has what is carried, or is just being made of it; a method's parameter is its caller's.
    private func isOwn(_ carrier: Carrier) -> Bool {
        switch carrier {
        case .property: true
        case .parameter(let id): index.function(of: id).map { fact($0).kind == .initializer } ?? false
        }
    }

    /// Whether a struct that only holds things together is made for a method, or given back for one:
    /// `matcher.match(item, in: Context(store: store))` tells it the store as `matcher.match(item, store)` would.
    func isParcel(_ call: Call, of parcel: TypeID, by type: TypeID) -> Bool {
        guard classification.shapes.keepsForOthers(parcel) else { return false }
        let file = Int(call.site.file)
        let body = index.files[file].bodies[Int(call.site.body)]
        switch call.flow {
        case .argument, .bound: return goesToMethod(call, by: type)
        case .returned
        where body.kind == .function && !call.site.isDeferred && uses[file].calls.count <= Self.callsInView:
            let function = FunctionID(file: file, row: Int(body.owner))
            let asked = uses[file].calls.filter { if case .function(function) = $0.callee { true } else { false } }
            return !asked.isEmpty
                && asked.allSatisfy { goesToMethod($0, by: type) }
        default: return false
        }
    }

    /// Far above what a file that people write calls: each parcel that is given back, and each step of an initializer, looks
    /// at all of them.
    private static let callsInView = 4096

    /// Whether what a call gives is an argument, be it by a local name, that goes no further than to what is called.
    private func goesToMethod(_ call: Call, by type: TypeID) -> Bool {
        let taker: Int32
        switch call.flow {
        case .argument(let place): taker = place.call
        case .bound where call.outer >= 0: taker = call.outer
        default: return false
        }
        // What takes it is nothing of the project.
        guard taker >= 0 else { return true }
        return switch uses[Int(call.site.file)].calls[Int(taker)].callee {
        case .function(let id): !handsOn(id, by: type)
        case .outsideConstruction, .unresolved: true
        case .construction, .delegation: false
        }
    }

    /// Whether all that is done with a parameter is to ask it, at once, here or in an initializer that it goes on to.
    private func isOnlyAsked(_ id: ParameterID, depth: Int = 0) -> Bool {
        let mentions = mentions.mentions(of: .parameter(id))
        return !mentions.isEmpty
            && mentions.allSatisfy { mention in
                guard !mention.site.isDeferred else { return false }
                switch mention.flow {
                case .member(.property?, _): return true
                case .member(.function?, _): return isCalled(mention)
                case .member(nil, _): return false
                case .argument(let place):
                    guard depth < 4, case .parameter(let next)? = place.target,
                        case .delegation? = self.mentions.call(place, of: mention)?.callee
                    else { return false }
                    return isOnlyAsked(next, depth: depth + 1)
                case .used, .stored, .assigned, .bound, .returned, .discarded, .written: return false
                }
            }
    }

    /// Whether a method that is mentioned is called where it is: `show = book.count` keeps the book.
    private func isCalled(_ mention: Mention) -> Bool {
        let calls = uses[Int(mention.site.file)].calls
        return calls[calls.range(of: mention.site.body, by: \.site.body)].contains {
            $0.baseCarrier == mention.carrier && $0.site.offset == mention.site.offset
        }
    }

    /// Whether a screen sets the model of a view that it has, or tells it by an injecting method. A service set so is handed
    /// on, and so is a part of a bag.
    func givesViewItsModel(_ mention: Mention, _ view: TypeID, of type: TypeID) -> Bool {
        mention.base == nil && isViewModel(mention.carrier) && showsModel(mention, in: view, of: type)
    }

    private func isViewModel(_ carrier: Carrier) -> Bool {
        let carried: ResolvedType =
            switch carrier {
            case .parameter(let id): self.type(of: id)
            case .property(let id): self.type(of: id)
            }
        return carried.nominalHead.map { roles(of: $0).contains(.viewModel) } ?? false
    }

    /// A screen or view that hands a model to the view it shows, a coordinator that hands one to a screen: that is what
    /// models are for. Whatever a view controller hands to a view of its own, the screen has it still.
    func showsModel(_ mention: Mention, in view: TypeID, of type: TypeID) -> Bool {
        if roles(of: type).contains(.viewController), index.enclosingType(of: mention.site) == type,
            !roles(of: view).isDisjoint(with: [.swiftUIView, .view])
        {
            return true
        }
        guard isViewModel(mention.carrier) else { return false }
        let reader = index.enclosingType(of: mention.site)
        guard !reader.isNone else { return false }
        if roles(of: reader).contains(.coordinator) { return !roles(of: view).isDisjoint(with: .screen) }
        guard !roles(of: reader).isDisjoint(with: [.viewController, .swiftUIView, .view]) else { return false }
        return reader != type || !roles(of: view).isDisjoint(with: [.swiftUIView, .view])
    }
}
