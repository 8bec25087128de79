import SwiftFacts

// What statics put together.

extension Project {
    /// Whether code puts together what a static keeps or gives out: a shared instance of the type around it, or what a
    /// static registry holds. What it reaches on the way it hands in, as any container does: nobody else could.
    func isMakingStatic(_ site: Site) -> Bool {
        if let function = index.function(at: site) {
            return isMakingOwnKind(function, at: site) || isMakingPart(function, at: site)
                || isSettingOwnKind(function, at: site) || isShowingModule(function, at: site)
        }
        guard let id = index.property(at: site) else { return false }
        // What there is where no task has bound another one.
        if index.body(at: site).kind == .initialValue, isTaskLocal(id) { return true }
        if site.isDeferred, isPutIntoOwnKind(byClosureAt: site, for: id) { return true }
        guard !site.isDeferred || isObserving(site, id) || isGivenByClosure(at: site) else { return false }
        let type = index.enclosingType(of: site)
        guard fact(id).flags.contains(.isStatic), !type.isNone, !classification.fresh.isAlias(id) else { return false }
        if roles(of: type).contains(.staticRegistry) { return classification.isDependency(self.type(of: id)) }
        let kept = self.type(of: id)
        // What is handed to the one that was set: `static var shared: Banner? { didSet { shared?.state = State.shared } }`.
        if isObserving(site, id) { return classification.isDependency(kept) }
        // The way to the only one, be it kept by somebody else: `static var shared: Store { App.delegate.store }`.
        if isGivenOut(kept, for: type), SharedInstances.saysShared(index.text(fact(id).name)),
            index.types[type.index].isReference || isWorkingStruct(type) && isOnItsWay(at: site)
        {
            return true
        }
        guard index.body(at: site).kind == .initialValue else { return false }
        // A struct's statics are values, unless what it holds makes it a dependency: `static let live = Self(api: .shared)`.
        let isOfOwnKind =
            index.types[type.index].isReference
            || kept.instance == type && classification.isDependency(.nominal(type))
        // What a type from elsewhere is extended by: `extension Options { static let cached: Options = [.store(Store.shared)] }`.
        if kept.instance == type, isOfOthers(type) { return isHandedIn(at: site) }
        // What a type keeps for all others as the only one: `enum Chat { static let client = Client(api: .shared) }`.
        let isForOthers = fact(id).access > .fileprivate && classification.isDependency(kept) && isHandedIn(at: site)
        guard isOfOwnKind || isForOthers else { return false }
        // Another name for what somebody else keeps: `extension PlanManager { static let shared = App.shared.plans }`.
        if isForOthers, kept.instance == type, index.types[type.index].isReference { return true }
        let calls = uses[site.fileIndex].calls
        return calls[calls.range(of: site.body, by: \.site.body)].contains { call in
            guard call.site.closureDepth == 0 else { return false }
            switch call.callee {
            case .construction(let made, _): return isOfOwnKind && made == type || isForOthers && isReturned(call)
            case .function(let id):
                return isForOthers && isReturned(call) && call.baseAccess < 0 && makesSomething(id)
            // `extension LocaleManager { static let shared = LocaleManager(settings: .shared) }`
            case .outsideConstruction: return isForOthers && isReturned(call)
            case .delegation, .unresolved: return false
            }
        }
    }

    /// Whether a type is declared elsewhere: its extensions say how the project makes one.
    private func isOfOthers(_ type: TypeID) -> Bool { !index.types[type.index].isDeclared }

    /// Whether a struct is a dependency by what it holds: an instance is put together as one of a class is.
    private func isWorkingStruct(_ type: TypeID) -> Bool {
        index.types[type.index].kind == .struct && classification.isDependencyType[type.index]
    }

    /// Whether a closure makes what a static of its type keeps of what is reached there, and gives it to whoever puts that
    /// together: `static let live = prepared { Self(api: .shared) }`.
    private func isPutIntoOwnKind(byClosureAt site: Site, for id: PropertyID) -> Bool {
        let type = owner(of: id)
        guard site.closureDepth == 1, !type.isNone, index.body(at: site).kind == .initialValue,
            fact(id).flags.contains(.isStatic), self.type(of: id).instance == type,
            index.types[type.index].isReference || isWorkingStruct(type),
            case .argument(let place)? = access(at: site)?.flow, place.call >= 0
        else { return false }
        let uses = uses[site.fileIndex]
        return uses.outwards(from: place.call).contains { number in
            guard case .construction(type, _) = uses.calls[number].callee else { return false }
            return isReturned(uses.calls[number])
        }
    }

    /// Whether what a static gives out may be the one of its type, be it behind the protocols that this implements.
    private func isGivenOut(_ given: ResolvedType, for type: TypeID) -> Bool {
        func isKind(_ given: ResolvedType) -> Bool { given.instance.map { index.isKind(type, of: $0) } ?? false }
        if given.head != .composition { return isKind(given) }
        return given.wrappers.isSubset(of: .optional)
            && index.compositions[Int(given.id)].members.allSatisfy { isKind($0) }
    }

    /// Whether a static function puts together an instance of its type, `static func create() -> Prices`, be it for a static
    /// of its type, and something is on its way into that: who does not want it calls the initializer.
    private func isMakingOwnKind(_ function: FunctionID, at site: Site) -> Bool {
        let fact = fact(function)
        guard fact.flags.contains(.isStatic), !site.isDeferred, case let type = owner(of: function), !type.isNone,
            index.types[type.index].isReference || isWorkingStruct(type) || isOfOthers(type),
            case let made = index.resultType(of: function).instance,
            made.map({ $0 == type || index.ancestors[type.index].contains($0) }) ?? fact.result.isNone,
            index.hasCreatingName(function) || index.linked.names.begins(fact.name, withWordOf: Self.firstWords)
                || index.linked.names.ends(fact.name, withWordOf: Self.lastWords)
                || made == type && isFlow(type),
            isOnItsWay(at: site, toWork: isAtWork(type))
        else { return false }
        let calls = uses[site.fileIndex].calls
        return calls[calls.range(of: site.body, by: \.site.body)].contains { call in
            switch call.callee {
            case .construction(type, _): break
            case .outsideConstruction(let name) where isOfOthers(type) && name == index.types[type.index].name: break
            default: return false
            }
            return made == nil ? isPutAway(call) : isReturned(call) || isBound(call) || givesOn(call, type)
        }
    }

    /// Whether an instance of a type works or is shown, or says what another library's does: what somebody answers may be a
    /// part of it. Data are made of what was asked for them.
    private func isAtWork(_ type: TypeID) -> Bool {
        classification.isDependencyType[type.index] || isOfOthers(type)
            || !roles(of: type).isDisjoint(with: [.component, .viewController, .swiftUIView, .view])
    }

    /// `static func defaultFerry()`, `newFerry()`, `live()`
    private static let firstWords: WordList = ["default", "new", "live"]
    /// `static func instance(for berth: Berth)`, as Objective-C has it.
    private static let lastWords: WordList = ["instance"]

    /// Whether a static function, whatever it is called, puts an instance of its type into a static of that, or has another one
    /// do so, and what is reached there goes into it.
    ///
    ///     static func setup(with links: Links) { shared = LinkCenter(links: links, journal: Journal.shared) }
    private func isSettingOwnKind(_ function: FunctionID, at site: Site) -> Bool {
        let type = owner(of: function)
        guard fact(function).flags.contains(.isStatic), fact(function).result.isNone, !site.isDeferred, !type.isNone,
            index.types[type.index].isReference || isWorkingStruct(type), let access = access(at: site)
        else { return false }
        let (uses, calls) = (uses[site.fileIndex], uses[site.fileIndex].calls)
        switch access.flow {
        case .argument(let place) where place.call >= 0:
            return setOwnKind(uses.outwards(from: place.call).map { calls[$0] }, type)
        case .bound where access.isGivenOnByName: break
        case .member(.property(let part)?, _) where classification.isDependency(property: part):
            guard isGivenOn(part, at: site) else { return false }
        default: return false
        }
        return setOwnKind(Array(calls[calls.range(of: site.body, by: \.site.body)].prefix(Self.callsInView)), type)
    }

    /// Whether one of some calls makes what goes into a static of its type, or has a static function of the type do so.
    /// O(calls of the bodies on the way)
    private func setOwnKind(_ calls: [Call], _ type: TypeID) -> Bool {
        var (waiting, seen): ([Call], Set<FunctionID>) = (calls, [])
        while let call = waiting.popLast() {
            switch call.callee {
            case .construction(type, _):
                if isPutIntoStatic(call, of: type) { return true }
            case .function(let next):
                guard owner(of: next) == type, fact(next).flags.contains(.isStatic), fact(next).result.isNone,
                    seen.count < Self.modulesInView, seen.insert(next).inserted, fact(next).body >= 0
                else { continue }
                let calls = uses[next.fileIndex].calls
                waiting += calls[calls.range(of: fact(next).body, by: \.site.body)].prefix(Self.callsInView)
            case .construction, .outsideConstruction, .delegation, .unresolved: continue
            }
        }
        return false
    }

    /// Whether what a type's own code makes is assigned to a static of it, be it by a local name.
    private func isPutIntoStatic(_ call: Call, of type: TypeID) -> Bool {
        switch call.flow {
        case .used, .bound: break
        default: return false
        }
        return uses[call.site.fileIndex].writtenStatics.prefix(Self.callsInView).contains { written in
            written.body == call.site.body && !written.isEmptied && owner(of: written.property) == type
                && isGivenOut(self.type(of: written.property), for: type)
        }
    }

    /// Whether a static function of what keeps nothing puts together the view, cell, model or service that it gives back, alone
    /// or with others, and something is on its way into that: a factory in all but name. A list is what it has
    /// read.
    private func isMakingPart(_ function: FunctionID, at site: Site) -> Bool {
        let type = owner(of: function)
        guard fact(function).flags.contains(.isStatic), !site.isDeferred, !type.isNone,
            classification.shapes.keepsNothing(type), isOnItsWay(at: site)
        else { return false }
        let result = index.resultType(of: function)
        if result.head == .tuple { return classification.givesProduct(inTupleOf: function) && makesScreen(at: site) }
        return classification.shapes.isMaking(function) && !result.wrappers.contains(.collection)
            && (classification.isProduct(result) || isView(result)) && !givesBackOthers(at: site)
    }

    /// Whether a static function of a flow, or of what keeps nothing, shows the screen that it puts together, where others
    /// give it back, and what is reached there is put into that: `static func push(on stack: UINavigationController)`.
    private func isShowingModule(_ function: FunctionID, at site: Site) -> Bool {
        let type = owner(of: function)
        return fact(function).flags.contains(.isStatic) && !site.isDeferred && !type.isNone && mayHaveModules(type)
            && showsScreen(at: site, of: type) && makesScreen(at: site) && isPutIntoModule(at: site)
    }

    /// Whether what is reached there, or an object that it has or gives, goes on; what a registry is asked does. Who reads a
    /// value decides by it.
    private func isPutIntoModule(at site: Site) -> Bool {
        guard let access = access(at: site) else { return isPartPutIntoModule(at: site) }
        return switch access.flow {
        case .argument, .stored, .assigned: true
        // `let loft = Loft.shared`: what is only asked or told by that name is used.
        case .bound: access.isGivenOnByName
        case .member(.property(let part)?, _): classification.isDependency(property: part) && isGivenOn(part, at: site)
        case .member(.function(let asked)?, _): mayBePart(index.resultType(of: asked)) && !isShower(at: site)
        case .member, .returned, .used, .discarded, .written: false
        }
    }

    /// Whether the screen that is asked for there is told to show what was made, `Stack.shared.topmost()?.present(alert, animated: true)`,
    /// and is no part of that. O(calls of the body)
    private func isShower(at site: Site) -> Bool {
        let calls = uses[site.fileIndex].calls
        return calls[calls.range(of: site.body, by: \.site.body)].contains { call in
            guard call.baseAccess >= 0, call.site.offset == site.offset, case .member(let member, _) = call.flow,
                case .function(let asked) = call.callee, classification.isSeen(index.resultType(of: asked))
            else { return false }
            return switch member {
            case .property(let part)?: !classification.isDependency(property: part)
            case .function(let told)?: !classification.isSeen(index.resultType(of: told))
            case nil: true
            }
        }
    }

    /// The same of what a container is asked for by a local name, `let loft = Loft.shared` and then `loft.sails`; of what is no
    /// property that is not known. O(mentions of the body)
    private func isPartPutIntoModule(at site: Site) -> Bool {
        let mentions = uses[site.fileIndex].mentions
        let parts = mentions[mentions.range(of: site.body, by: \.site.body)].compactMap { mention in
            guard mention.site.offset == site.offset, mention.base == nil, case .property(let part) = mention.carrier
            else { return nil as PropertyID? }
            return part
        }
        return parts.isEmpty || parts.contains { classification.isDependency(property: $0) && isGivenOn($0, at: site) }
    }

    /// Whether an answer is a product, or something behind a protocol that asks for properties alone.
    private func mayBePart(_ answer: ResolvedType) -> Bool {
        classification.isProduct(answer)
            || answer.instance.map { index.types[$0.index].kind == .protocol } ?? false
    }

    /// Whether the code around a site presents or pushes something, or makes it a child; a flow shows what it puts into a window
    /// as well. O(calls of the body)
    private func showsScreen(at site: Site, of type: TypeID) -> Bool {
        let isFlow = self.isFlow(type)
        let calls = uses[site.fileIndex].calls
        let own = calls.range(of: site.body, by: \.site.body)
        guard own.count <= Self.callsInView else { return false }
        return calls[own].contains { call in
            let name: NameID
            switch call.callee {
            case .function(let id): name = fact(id).name
            case .unresolved(let called): name = called
            case .construction, .outsideConstruction, .delegation: return false
            }
            return index.signs.presenting.contains(name)
                || index.linked.names.begins(name, withWordOf: isFlow ? Self.flowAddingWords : Self.addingWords)
        }
    }

    private static let addingWords: WordList = ["addChild"]
    private static let flowAddingWords: WordList = ["addChild", "addSubview"]

    /// Whether code gives back something that it has not made: what it was given, or has looked up.
    /// O(mentions and accesses of the body)
    private func givesBackOthers(at site: Site) -> Bool {
        let (mentions, accesses) = (uses[site.fileIndex].mentions, uses[site.fileIndex].accesses)
        return mentions[mentions.range(of: site.body, by: \.site.body)].contains { mention in
            if case .returned = mention.flow { true } else { false }
        }
            || accesses[accesses.range(of: site.body, by: \.site.body)].contains { access in
                if case .returned = access.flow { true } else { false }
            }
    }

    private func isView(_ type: ResolvedType) -> Bool {
        type.nominalHead.map { roles(of: $0).contains(.view) } ?? false
    }

    /// Whether what is reached there goes on; what a registry is asked does.
    ///
    /// - Parameter isToWork: What is made there works: an answer may be a part of that. Of data only what works itself may.
    private func isOnItsWay(at site: Site, toWork isToWork: Bool = true) -> Bool {
        access(at: site).map { isOnItsWay($0, toWork: isToWork) } ?? true
    }

    /// Whether what is reached, or something that it has, may be handed on: what is told to do something there is used.
    private func isOnItsWay(_ access: StaticAccess, toWork isToWork: Bool) -> Bool {
        switch access.flow {
        case .argument, .stored, .assigned, .returned: true
        case .bound: isToWork || access.isGivenOnByName
        // A value that is read works for nobody.
        case .member(.property(let part)?, _):
            !classification.isDependency(property: part) || isGivenOn(part, at: access.site, toWork: isToWork)
        case .member(.function(let asked)?, _): isAnswerGivenOn(asked, toWork: isToWork)
        case .member, .used, .discarded, .written: false
        }
    }

    private func isAnswerGivenOn(_ asked: FunctionID, toWork isToWork: Bool) -> Bool {
        isToWork ? !fact(asked).result.isNone : mayBePart(index.resultType(of: asked))
    }

    /// Whether what is read from a property, or what that has or gives, is handed on in the code around a site, be it by a local
    /// name. O(mentions of the body)
    private func isGivenOn(_ property: PropertyID, at site: Site, toWork isToWork: Bool = true) -> Bool {
        let mentions = uses[site.fileIndex].mentions
        return mentions[mentions.range(of: site.body, by: \.site.body)].contains { mention in
            guard mention.carrier == .property(property) else { return false }
            return switch mention.flow {
            case .argument, .stored, .assigned, .returned, .member(.property?, _): true
            case .member(.function(let asked)?, _): isAnswerGivenOn(asked, toWork: isToWork)
            case .member, .used, .bound, .discarded, .written: false
            }
        }
    }

    /// Whether what is made goes on through a method that gives it back: `Gate(doors: doors).with(name: name)`.
    private func givesOn(_ call: Call, _ type: TypeID) -> Bool {
        guard case .member(.function(let step)?, _) = call.flow else { return false }
        return classification.shapes.givesItsKind(step, type)
    }

    /// Whether what is made is put into a static, or left to its initializer, which puts it there itself: `_ = Prices(api: api)`.
    private func isPutAway(_ call: Call) -> Bool {
        switch call.flow {
        case .stored(let property), .assigned(let property?, of: nil): fact(property).flags.contains(.isStatic)
        case .discarded, .used: true
        case .assigned, .argument, .member, .bound, .returned, .written: false
        }
    }

    private func isBound(_ call: Call) -> Bool {
        if case .bound = call.flow { true } else { false }
    }

    /// Whether a closure gives out what is reached: `notifier: { Center.shared }` hands it in for later.
    private func isGivenByClosure(at site: Site) -> Bool {
        guard index.body(at: site).kind == .initialValue, let access = access(at: site) else { return false }
        if case .returned = access.flow { return true }
        return false
    }

    /// Whether code stands in an observer of a stored property, in no closure there.
    private func isObserving(_ site: Site, _ property: PropertyID) -> Bool {
        // An observer runs later than what is around it, as a closure does.
        index.body(at: site).kind == .accessors && !fact(property).flags.contains(.isComputed) && site.closureDepth == 1
    }

    /// Whether a shared instance, or a dependency that it has, is an argument of what is made there.
    private func isHandedIn(at site: Site) -> Bool {
        guard let access = access(at: site) else { return false }
        return switch access.flow {
        case .argument: true
        case .returned where site.isDeferred: true
        case .member(.property(let part)?, _): classification.isDependency(property: part)
        case .member(.function?, _): isAnswerHandedIn(at: site)
        case .member, .used, .stored, .assigned, .bound, .returned, .discarded, .written: false
        }
    }

    /// Whether what a shared instance gives is an argument: `Ledger(context: Database.shared.makeContext())`.
    /// O(calls of the body)
    private func isAnswerHandedIn(at site: Site) -> Bool {
        let calls = uses[site.fileIndex].calls
        return calls[calls.range(of: site.body, by: \.site.body)].contains { call in
            guard call.baseAccess >= 0, call.site.offset == site.offset else { return false }
            return if case .argument = call.flow { true } else { false }
        }
    }

    /// What is reached there. O(accesses of the body)
    private func access(at site: Site) -> StaticAccess? {
        let accesses = uses[site.fileIndex].accesses
        return accesses[accesses.range(of: site.body, by: \.site.body)].first { $0.site.offset == site.offset }
    }

    private func isReturned(_ call: Call) -> Bool {
        if case .returned = call.flow { true } else { false }
    }
}
