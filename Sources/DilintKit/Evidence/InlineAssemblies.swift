import SwiftFacts

/// The constructions of one file that hand on what the constructing type was given; a container's has a rule of its own.
struct InlineAssemblies {
    private let project: Project
    private let file: Int
    /// Indices into the file's `calls`.
    private(set) var calls: Set<Int> = []
    /// Of the parameters that were asked for: whether they are kept weak.
    private var waysBack: [ParameterID: Bool] = [:]
    /// Of the computed properties that were asked for: whether they make or choose what they give.
    private var madeWhenRead: [PropertyID: Bool] = [:]
    /// Read by few.
    private lazy var makers = gatheredMakers()
    private lazy var ownMade = gatheredOwnMade()
    private lazy var ownContainers = project.containersMadeAndTold(in: file)

    /// O(mentions that the file hands on)
    init(file: Int, in project: Project) {
        self.project = project
        self.file = file
        // Who may not assemble, asked once for all that stands in its code: mentions stand body by body.
        var body: Int32?
        var subject = TypeID.none
        var mayAssemble = false
        let uses = project.uses[file]
        let mentions = uses.mentions
        for number in uses.handedMentions.lazy.map(Int.init)
        where mentions[number].argumentCall >= 0 && project.mayBeDependency(mentions[number].carrier) {
            if mentions[number].site.body != body {
                body = mentions[number].site.body
                let around = project.index.enclosingType(of: mentions[number].site)
                if around != subject { (subject, mayAssemble) = (around, project.canAssembleInline(around)) }
            }
            guard mayAssemble, case let mention = mentions[number], case .argument(let place) = mention.flow,
                project.isOwnDependency(number, among: mentions, of: subject), !isMadeBeside(mention, by: subject),
                !isOfWayBack(number, among: mentions),
                !project.isExcluded(mention.site), !project.isAssembly(mention.site),
                !project.isInConvenience(mention.site), !project.isBackReference(place.target),
                // What an assembler is to make later, it hands in as a closure.
                !(project.assemblers.types.contains(subject) && project.isInConstruction(mention.site)),
                !project.isGivingMethod(mention.site)
            else { continue }
            if handsFactoryOn(mention, to: place.call) || isOfRows(mention, of: subject)
                || isForWhatIsAsked(place, by: subject)
                || isAskedAtMost(place) || isAskedAsWell(mention, place)
                || isOwnContainer(mention, of: subject) || project.isToldToContainer(Int(place.call), in: file)
            {
                continue
            }
            note(place.call, by: subject, keepsWhatItMakes: project.assemblers.bodies.contains(mention.site.bodyID))
        }
    }

    /// Whether an initializer makes something for a property that another initializer takes the value of, or it itself, for
    /// those who hand nothing in, `self.pass = pass ?? Pass(api: api)`: it can be handed in already. So can what is made
    /// lazily where an initializer has not filled the property before.
    private func isTakenAsWell(_ call: Call, _ subject: TypeID) -> Bool {
        guard let property = project.propertyFilled(by: call) else {
            return project.isTakenPartByPart(call, by: subject)
        }
        if project.fact(property).flags.contains(.isLazy) { return project.isFilledByInitializer(property) }
        guard let own = project.index.function(at: call.site), project.fact(own).kind == .initializer else {
            return false
        }
        let kept = project.type(of: property).removing(.optional)
        return project.isTaken(besides: own, by: subject) { $0.removing(.optional) == kept }
    }

    /// Whether a class only keeps what a row of a list shows, whatever protocol of properties it has in common with others:
    /// it is a record with a service among its texts.
    private func isRow(_ type: TypeID) -> Bool {
        let roles = project.roles(of: type)
        return project.index.types[type.index].kind == .class && project.index.outsideAncestors[type.index].isEmpty
            && roles.isDisjoint(with: [.serviceName, .viewModel, .coordinator, .viewController, .sharedInstance])
            && project.index.inheritance[type.index].superclass == nil
            && project.classification.shapes.hasOnlyProperties(type)
    }

    /// Whether a closure of an initializer hands on what the type keeps weak, or a member of that: by then it is no more its
    /// own than what its methods read of the property. O(mentions of the parameter), once for each
    ///
    /// - Parameter number: Of the mention among those of its file.
    private mutating func isOfWayBack(_ number: Int, among mentions: UseRows<KeptMention>) -> Bool {
        guard mentions[number].site.isDeferred, let first = project.memberChain(number, among: mentions).last,
            case .parameter(let id) = mentions[first].base ?? mentions[first].carrier
        else { return false }
        if let known = waysBack[id] { return known }
        let isWeak = project.isWayBack(id)
        waysBack[id] = isWeak
        return isWeak
    }

    /// Whether an initializer hands on what the type has just made itself, or any code what a property makes when it is read,
    /// or a list that the type fills as it goes: that is no assembling of what it was given.
    private mutating func isMadeBeside(_ mention: Mention, by subject: TypeID) -> Bool {
        guard case .property(let id) = mention.carrier, mention.base == nil else { return false }
        if project.beginsEmpty(id) { return !project.isFilledByInitializer(id) && !project.isSetFromOutside(id) }
        if project.fact(id).flags.contains(.isComputed) {
            if let known = madeWhenRead[id] { return known }
            let isMade = project.isMadeWhenRead(id, by: subject) || project.isChosenWhenRead(id)
            madeWhenRead[id] = isMade
            return isMade
        }
        return project.isAtConstruction(mention.site) && ownMade.contains(id)
    }

    /// Whether it hands on a container that it has made, and told what to give out: it puts together what it shows.
    private mutating func isOwnContainer(_ mention: Mention, of subject: TypeID) -> Bool {
        guard case .property(let id) = mention.carrier, mention.base == nil else { return false }
        let type = project.type(of: id)
        if let kept = type.instance, project.index.types[kept.index].isDeclared {
            return project.resolverCode.isOwn(kept, of: subject)
        }
        return ownContainers.contains(id)
    }

    /// The properties of the file that what is constructed fills, and nothing that an initializer takes. O(calls + mentions)
    private func gatheredOwnMade() -> Set<PropertyID> {
        var made: Set<PropertyID> = []
        for call in project.uses[file].calls {
            switch call.callee {
            case .construction, .outsideConstruction:
                if let property = project.propertyFilled(by: call) { made.insert(property) }
            case .function(let id):
                if project.isOwnProduct(id, call), let property = project.propertyFilled(by: call) {
                    made.insert(property)
                }
            case .delegation, .unresolved: continue
            }
        }
        for access in project.uses[file].accesses {
            guard case .function(let id) = access.target, case .stored(let property) = access.flow,
                project.constructs(id)
            else { continue }
            made.insert(property)
        }
        for mention in project.uses[file].mentions where mention.flowKind == .stored {
            if case .parameter = mention.carrier, case .stored(let kept) = mention.flow { made.remove(kept) }
        }
        return made
    }

    /// Whether a flow is handed the factory that makes its screens: whoever starts it knows nothing of what those need.
    private func handsFactoryOn(_ mention: Mention, to call: Int32) -> Bool {
        guard mention.base == nil, case .construction(let flow, _) = project.uses[file].calls[Int(call)].callee,
            project.roles(of: flow).contains(.coordinator)
        else { return false }
        let type = project.index.type(of: mention.carrier)
        guard type.head == .composition else { return type.instance.map(isFactory) ?? false }
        return project.index.compositions[Int(type.id)].members.allSatisfy { $0.instance.map(isFactory) ?? false }
    }

    /// Whether a list holds models of rows that take no dependency, and the type makes them itself: what it shows, and
    /// nothing that it was given.
    private mutating func isOfRows(_ mention: Mention, of subject: TypeID) -> Bool {
        guard case .property(let id) = mention.carrier, mention.base == nil,
            case let type = project.index.type(of: id), type.wrappers.contains(.collection),
            let row = type.nominalHead, project.roles(of: row).contains(.viewModel),
            !project.takesDependency(project.initializers(of: row)), !project.implementsDependency(row)
        else { return false }
        return makers[row]?[subject] != nil
    }

    /// Whether a tool for anything of a kind is made for what is asked through it, `Store(query: GetNews(), in: depot)`: it
    /// is asked at once, or is one of several. There is no "the store" that anybody could hand in, or a factory make.
    ///
    /// - Parameter place: The tool's, that is handed a dependency.
    private mutating func isForWhatIsAsked(_ place: ArgumentPlace, by subject: TypeID) -> Bool {
        let call = project.uses[file].calls[Int(place.call)]
        guard case .construction(let tool, let initializer?) = call.callee, project.index.isGeneric(tool),
            project.roles(of: tool).isDisjoint(with: [.viewModel, .coordinator, .viewController]),
            // What is handed on may be the one that it is for.
            project.index.parameters(of: initializer).contains(where: {
                place.target != .parameter($0) && project.type(of: $0).wrappers.contains(.genericBound)
            })
        else { return false }
        return call.isAsked && !call.isPassedOn || makers[tool]?[subject] ?? 0 > 1
    }

    /// Whether what is made asks what it is handed at most, and keeps values alone: nobody could hand it in, and who makes it
    /// uses what it asks.
    private func isAskedAtMost(_ place: ArgumentPlace) -> Bool {
        guard case .construction(let made, _) = project.uses[file].calls[Int(place.call)].callee else { return false }
        return project.keepsNothing(made, of: place.target)
    }

    /// Whether a resolver is made below the one that the type takes and kept as the same, which nobody can tell anything: what it
    /// is asked, that one is asked.
    private func isAskedAsWell(_ mention: Mention, _ place: ArgumentPlace) -> Bool {
        let call = project.uses[file].calls[Int(place.call)]
        guard case .construction(let made, _) = call.callee, project.roles(of: made).contains(.resolver),
            let property = project.propertyFilled(by: call), let kept = project.type(of: property).instance,
            project.index.types[kept.index].kind == .protocol
        else { return false }
        return kept == project.index.type(of: mention.carrier).instance && !project.canBeTold(kept)
    }

    /// By type: how often the code of which types in the file constructs it.
    private func gatheredMakers() -> [TypeID: [TypeID: Int]] {
        var found: [TypeID: [TypeID: Int]] = [:]
        for call in project.uses[file].constructions {
            guard case .construction(let made, _) = call.callee else { continue }
            found[made, default: [:]][project.index.enclosingType(of: call.site), default: 0] += 1
        }
        return found
    }

    private func isFactory(_ type: TypeID) -> Bool {
        !project.roles(of: type).isDisjoint(with: [.factory, .factoryProtocol])
    }

    /// Whether an object is made and let go at once, and is no screen, flow or service: a step that it takes by itself,
    /// `Operation(with: steps, on: queue)`, and no part of anything.
    private func isLetGo(_ call: Call, _ type: TypeID) -> Bool {
        guard case .discarded = call.flow else { return false }
        return project.roles(of: type).isDisjoint(with: [.serviceName, .viewModel, .coordinator, .viewController])
    }

    /// Notes the component that is built with a value: through parameter objects, which are built for it.
    private mutating func note(_ first: Int32, by subject: TypeID, keepsWhatItMakes: Bool) {
        for number in project.uses[file].outwards(from: first) {
            let call = project.uses[file].calls[number]
            guard case .construction(let type, _) = call.callee,
                // `_token = Stored(keychain: keychain)` is how the property is declared.
                !project.roles(of: type).contains(.propertyWrapper)
            else { return }
            if project.isPart(type, of: subject) || project.feedsViews(type) || isTakenAsWell(call, subject)
                || project.index.ancestors[type.index].contains(subject) || project.areStatesOfOneMachine(type, subject)
                || project.isNextStep(call, type, of: subject)
                || project.resolverCode.isOwn(type, of: subject) || project.isListOfItsKind(subject, of: type)
            {
                return
            }
            if project.roles(of: type).contains(.component) || project.isWorkingModel(type) {
                if project.isEraser(call) { continue }
                if isRow(type) || isLetGo(call, type) || project.isOperation(type) { return }
                if !keepsWhatItMakes || !call.isKept, !project.isContainerOutsideRoot(call) { calls.insert(number) }
                return
            }
            guard !project.roles(of: type).isDisjoint(with: [.parameterObject, .bundle]) else { return }
        }
    }
}

extension Project {
    /// Whether a resolver has a function to tell it what to give out.
    fileprivate func canBeTold(_ resolver: TypeID) -> Bool {
        index.lookupChain(of: resolver).contains { type in
            index.members.all(of: type).contains { entry in
                guard case .function(let id) = entry.member else { return false }
                return index.linked.names.begins(fact(id).name, withWordOf: RegistryWords.registering)
            }
        }
    }

    /// Whether an initializer has what it was handed make something, or give a part of itself: `group = owner.makeGroup()`. Who
    /// asks a factory or container for it might have been handed it.
    fileprivate func isOwnProduct(_ id: FunctionID, _ call: Call) -> Bool {
        guard case .parameter? = call.baseCarrier, isAtConstruction(call.site), let owner = call.base.instance else {
            return false
        }
        return roles(of: owner).isDisjoint(with: [
            .factory, .factoryProtocol, .container, .containerProtocol, .hasProtocol, .resolver, .compositionRoot,
        ]) && fact(id).flags.isDisjoint(with: .isStatic)
    }

    /// Whether a function is another way to construct its type: `static func open() throws -> Archive { … }`.
    fileprivate func constructs(_ id: FunctionID) -> Bool {
        let owner = owner(of: id)
        guard !owner.isNone, classification.shapes.isNamedConstructor(id, of: owner) else { return false }
        // One whose name says that it makes may look first whether there is one.
        return classification.fresh.contains(id)
            || classification.shapes.isMaking(id) && classification.isCreatingMethod(id)
    }

    /// Whether a computed property makes what it gives, and of nothing that its type was given:
    /// `var player: Player { Player(url: url) }`.
    fileprivate func isMadeWhenRead(_ id: PropertyID, by subject: TypeID) -> Bool {
        let (uses, body) = (uses[id.fileIndex], fact(id).accessors)
        guard body >= 0 else { return false }
        let given = type(of: id).removing(.optional)
        let isMade = uses.calls.range(of: body, by: \.site.body).contains { number in
            let call = uses.calls[number]
            guard !call.site.isDeferred else { return false }
            switch (call.callee, call.flow) {
            case (.construction(let made, _), .returned), (.construction(let made, _), .bound):
                return given.instance.map { index.isKind(made, of: $0) } ?? false
            case (.outsideConstruction(let made), .returned), (.outsideConstruction(let made), .bound):
                return index.outsideName(of: given) == made
            default: return false
            }
        }
        let mentions = uses.mentions
        return isMade
            && !mentions.range(of: body, by: \.site.body).contains {
                isOwnDependency($0, among: mentions, of: subject)
            }
    }

    /// Whether a computed property chooses one of a list that the type fills itself, as things stand, be it by a method:
    /// whoever shows that would have to be handed it whatever makes the screen.
    ///
    ///     var selected: Ledger? { row < 0 ? nil : ledgers[row] }
    ///
    /// - Complexity: O(what its code, and the methods that it calls, mention)
    fileprivate func isChosenWhenRead(_ id: PropertyID) -> Bool {
        let (uses, body, owner) = (uses[id.fileIndex], fact(id).accessors, owner(of: id))
        guard body >= 0, !owner.isNone, let chosen = type(of: id).nominalHead else { return false }
        if chooses(chosen, of: owner, inBody: body, of: id.fileIndex) { return true }
        return uses.calls.range(of: body, by: \.site.body).contains { number in
            guard case .function(let method) = uses.calls[number].callee, case .returned = uses.calls[number].flow,
                self.owner(of: method) == owner, index.resultType(of: method).nominalHead == chosen
            else { return false }
            return chooses(chosen, of: owner, inBody: fact(method).body, of: method.fileIndex)
        }
    }

    /// Whether code mentions a list of such things that no initializer of its type fills with what it takes.
    private func chooses(_ chosen: TypeID, of owner: TypeID, inBody body: Int32, of file: Int) -> Bool {
        let mentions = uses[file].mentions
        return mentions.range(of: body, by: \.site.body).contains { number in
            guard case .property(let list) = mentions[number].carrier, self.owner(of: list) == owner,
                case let type = type(of: list), type.wrappers.contains(.collection)
            else { return false }
            return type.nominalHead == chosen && !isFilledByInitializer(list)
        }
    }

    /// Whether what an argument becomes is a way back to whoever makes the object: named so, or kept weak.
    fileprivate func isBackReference(_ target: ArgumentTarget?) -> Bool {
        if isNamedBackReference(target) { return true }
        return switch target {
        case .parameter(let id)?: isWayBack(id)
        case .memberwise(let id)?: isBackReference(id) && !lent.contains(id)
        case nil: false
        }
    }

    /// A coordinator, view model, view controller or service.
    fileprivate func canAssembleInline(_ subject: TypeID) -> Bool {
        guard !subject.isNone, index.types[subject.index].isDeclared,
            roles(of: subject).isDisjoint(with: [.swiftUIView, .representable]),
            !classification.isContainerByName(subject), !index.isNamedFactory(subject), !isPutTogether(subject)
        else { return false }
        if roles(of: subject).contains(.component) { return true }
        return index.types[subject.index].kind == .struct && roles(of: subject).contains(.serviceName)
            && classification.isDependencyType[subject.index]
    }

    /// Whether a parameter or property is of the type of a dependency: told before anything of where it stands.
    fileprivate func mayBeDependency(_ carrier: Carrier) -> Bool {
        classification.isDependency(index.type(of: carrier))
    }
}
