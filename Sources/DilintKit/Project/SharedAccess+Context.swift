import SwiftFacts

/// Where reaching a shared instance is nobody else's business.
extension Project {
    /// Whether a class asks for what it is itself, as the registry makes one of it: it would be handed one to make one.
    ///
    ///     enum Services { static var pilot: Piloting = LivePilot() }      // of LivePilot
    ///
    /// - Complexity: O(calls of the value's code)
    func isAskingForItself(_ access: StaticAccess, reaching reached: SharedAccess) -> Bool {
        let reader = index.enclosingType(of: access.site)
        guard !reader.isNone, index.types[reader.index].isReference else { return false }
        if case .property(let id) = access.target, isMade(id, as: reader) { return true }
        guard case .locator = reached, case .property(let id)? = memberAsked(of: access) else { return false }
        return isMade(id, as: reader)
    }

    /// Whether a property has for its value what its code makes of a type, be it by a function that says so.
    private func isMade(_ id: PropertyID, as type: TypeID) -> Bool {
        let (uses, value) = (uses[id.fileIndex], fact(id).initialValue)
        guard value >= 0, self.type(of: id).instance.map({ index.isKind(type, of: $0) }) ?? false else { return false }
        func isGivenOut(_ flow: Flow, _ site: Site) -> Bool {
            if case .returned = flow { !site.isDeferred } else { false }
        }
        return uses.calls[uses.calls.range(of: value, by: \.site.body)].contains { call in
            call.result.instance == type && isGivenOut(call.flow, call.site)
        }
            || uses.accesses[uses.accesses.range(of: value, by: \.site.body)].contains { access in
                guard case .function(let made) = access.target else { return false }
                return index.resultType(of: made).instance == type && isGivenOut(access.flow, access.site)
            }
    }

    /// Whether the code stands in what the project adds to a type from elsewhere; a type that it declares under the same name
    /// is another one.
    func isExtension(of type: NameID, _ site: Site) -> Bool {
        let extended = index.enclosingType(of: site)
        return !extended.isNone && index.types[extended.index].name == type && !index.types[extended.index].isDeclared
    }

    /// Whether the code is another static path to the same, `static var shared: Horn { .instance }`: who takes it is told. Of
    /// what others do not see nobody is, unless it is what its own type gives out.
    func isAlias(_ type: ResolvedType, _ site: Site) -> Bool {
        if let function = index.function(at: site) { return isWay(function, givingOut: type) }
        guard let property = index.property(at: site),
            fact(property).flags.contains(.isStatic) || fact(property).owner < 0
        else { return false }
        let given = self.type(of: property)
        let owner = owner(of: property)
        guard owner.isNone ? fact(property).access > .fileprivate : isSeen(property, of: owner, giving: given) else {
            return false
        }
        if isGivenOutAsOutside(type, given) { return sourceGivenOutAsOutside(by: property) != nil }
        guard areRelated(type, given) else { return false }
        if owner.isNone { return true }
        // Of an outside type's instances only those are told that are called so.
        if index.outsideName(of: type) != nil, !fact(property).flags.contains(.isComputed) {
            return isSharedOutsideService(property)
        }
        return !isAskedByOwner(property, owner)
    }

    /// Whether its own type asks a static for something, which is the type's own business and told of nobody: then what the
    /// static names is.
    ///
    ///     static let tracker = Tracker.shared
    ///     func open() { Self.tracker.hit() }
    ///
    /// - Complexity: O(accesses of the type's files), up to those in view
    private func isAskedByOwner(_ property: PropertyID, _ owner: TypeID) -> Bool {
        // Another one may be put there, for tests as well.
        if fact(property).flags.isDisjoint(with: [.isLet, .isComputed]) { return false }
        var inView = Self.ownAccessesInView
        for part in index.parts(of: owner) {
            let accesses = uses[part.fileIndex].accesses
            inView -= accesses.count
            if inView < 0 { return false }
            let isAsked = accesses.contains { access in
                guard access.target == .property(property), case .member = access.flow else { return false }
                return index.function(at: access.site) != nil && index.enclosingType(of: access.site) == owner
            }
            if isAsked { return true }
        }
        return false
    }

    /// Far above what people write in the files of one type, or in one modifier; each access to such a static, or there, looks
    /// at all of them.
    private static let ownAccessesInView = 4096

    /// Whether what one type has may be given out as the other.
    func areRelated(_ type: ResolvedType, _ given: ResolvedType) -> Bool {
        if type.head == .composition { return given.head == .composition && given.id == type.id }
        guard let instance = type.instance, let other = given.instance else { return false }
        return other == instance || index.ancestors[instance.index].contains(other)
            || index.ancestors[other.index].contains(instance)
    }

    /// Whether what a type of the project has is given out as a type from elsewhere that it conforms to or inherits from.
    func isGivenOutAsOutside(_ type: ResolvedType, _ given: ResolvedType) -> Bool {
        guard let outside = index.outsideName(of: given), given.wrappers.isSubset(of: .optional),
            let instance = type.instance, index.types[instance.index].isDeclared
        else { return false }
        return index.outsideAncestors[instance.index].contains(outside)
    }

    /// The same of a platform's service: `let center = NotificationCenter.default`, which is told of whoever takes it.
    func isAlias(ofOutside type: NameID, _ access: StaticAccess) -> Bool {
        guard case .returned = access.flow, let property = index.property(at: access.site),
            index.outsideName(of: self.type(of: property)) == type
        else { return false }
        if owner(of: property).isNone {
            return fact(property).access > .fileprivate && isOutsideService(self.type(of: property), type)
        }
        return fact(property).flags.contains(.isStatic) && isSharedOutsideService(property)
    }

    /// Whether a global that others see gives out a part of what is reached: `var world: World { setup.world }`. Who takes it
    /// is told. O(mentions of the global's code)
    func isGivenOutByGlobal(_ access: StaticAccess, reaching reached: SharedAccess) -> Bool {
        guard case .singleton(_, isPlatform: false) = reached,
            case .member(.property(let part)?, _) = access.flow, let global = index.property(at: access.site),
            owner(of: global).isNone, fact(global).access > .fileprivate, fact(global).flags.contains(.isComputed),
            isGlobalService(type(of: global)), areRelated(type(of: part), type(of: global))
        else { return false }
        let mentions = uses[access.site.fileIndex].mentions
        return mentions[mentions.range(of: access.site.body, by: \.site.body)].contains { mention in
            guard mention.carrier == .property(part), case .returned = mention.flow else { return false }
            return true
        }
    }

    /// Whether what is read of a platform's service is a value that its type has been given by the project, and keeps: the
    /// service itself is not asked for anything.
    ///
    ///     extension UIApplication { static let mode = Mode.live; var mode: Mode { Self.mode } }
    ///
    /// - Complexity: O(accesses of the property's code)
    func readsValueOfType(_ access: StaticAccess) -> Bool {
        guard case .member(.property(let id)?, _) = access.flow, case let body = fact(id).accessors, body >= 0,
            classification.isPlainValue(type(of: id))
        else { return false }
        let accesses = uses[id.fileIndex].accesses
        let read = accesses[accesses.range(of: body, by: \.site.body)]
        return !read.isEmpty
            && read.allSatisfy { other in
                guard case .property(let kept) = other.target, case .returned = other.flow else { return false }
                return owner(of: kept) == owner(of: id)
            }
    }

    /// Whether code puts another value in place of the one that all share, and takes over what that had: there is nothing
    /// that it could be handed.
    ///
    ///     let translator = Wording.current.translator
    ///     Wording.current = Wording(translator: translator)
    func isReplacing(_ id: PropertyID, at site: Site) -> Bool {
        guard let held = type(of: id).instance, index.types[held.index].kind == .struct else { return false }
        let accesses = uses[site.fileIndex].accesses
        return accesses[accesses.range(of: site.body, by: \.site.body)].contains { other in
            guard other.target == .property(id), case .written = other.flow else { return false }
            return true
        }
    }

    /// Whether code only looks what a static has, and its type is who puts something there: to be handed that would help
    /// nobody. What else it does with it is told.
    ///
    ///     if Services.plan is EmptyPlan { Services.plan = YearlyPlan() }
    ///
    /// - Complexity: O(statics that the file assigns something to), up to those in view
    func isLookingBeforePutting(_ access: StaticAccess) -> Bool {
        guard access.isCompared, case .property(let id) = access.target else { return false }
        let (file, type) = (access.site.fileIndex, index.enclosingType(of: access.site))
        return !type.isNone
            && uses[file].writtenStatics.prefix(Self.writingsInView).contains { written in
                written.property == id && !written.isEmptied
                    && index.type(file: file, row: index.files[file].bodies[Int(written.body)].enclosingType) == type
            }
    }

    /// Far above how often a file assigns something to statics; each look at one asks for all.
    private static let writingsInView = 256

    private func isSeen(_ property: PropertyID, of owner: TypeID, giving given: ResolvedType) -> Bool {
        isVisibleOutsideFile(property, of: owner) || given.instance.map { index.isKind(owner, of: $0) } ?? false
    }

    /// As of globals, what one file keeps to itself is as good as its types' own.
    func isVisibleOutsideFile(_ id: PropertyID, of owner: TypeID) -> Bool {
        fact(id).access > .fileprivate && index.types[owner.index].access > .fileprivate
    }

    /// Whether a view's modifier puts a shared instance, or an object that this has, into the environment of any view: assembly,
    /// written where every root can begin with it.
    ///
    ///     extension View {
    ///         func withStores() -> some View { environmentObject(OrderStore.shared) }
    ///     }
    func isHandedToEnvironment(_ access: StaticAccess) -> Bool {
        let type = index.enclosingType(of: access.site)
        // What becomes of it is asked last: few types are views from elsewhere.
        guard !type.isNone, index.types[type.index].kind == .external,
            classification.outside.swiftUIViews.contains(index.types[type.index].name),
            case .argument(let place) = flowOfObject(access), place.call >= 0,
            case .unresolved(let name) = uses[access.site.fileIndex].calls[Int(place.call)].callee
        else { return false }
        return classification.outside.environmentSetters.contains(name)
    }

    /// What becomes of a shared instance, or of the object that code reads of it. O(mentions of the body), up to those in view
    private func flowOfObject(_ access: StaticAccess) -> Flow {
        guard case .member(.property(let part)?, _) = access.flow,
            let held = type(of: part).instance, index.types[held.index].isReference
        else { return access.flow }
        let mentions = uses[access.site.fileIndex].mentions
        return mentions[mentions.range(of: access.site.body, by: \.site.body)].prefix(Self.ownAccessesInView).first {
            $0.carrier == .property(part) && $0.site.offset == access.site.offset
        }?.flow ?? access.flow
    }

    /// Whether a shared instance is put where others find it: `FeatureService.shared = LocalFlags.shared`. Whoever does so
    /// sets the application up, and uses neither.
    func isHandedToStatic(_ access: StaticAccess) -> Bool {
        guard case .assigned(let id?, nil) = access.flow, fact(id).flags.contains(.isStatic) || fact(id).owner < 0
        else {
            return false
        }
        return owner(of: id).isNone || owner(of: id) != index.enclosingType(of: access.site)
    }

    /// Whether a shared instance is put into a registry of the project's own, `registry.put(Flags.shared, for: Flagging.self)`,
    /// or where one is filled into what is made, or given out by a closure: `registry.add(Entry { Flags.shared })` registers it
    /// as `registry.register { Flags.shared }` does.
    func isGivenToRegistry(_ access: StaticAccess) -> Bool {
        let calls = uses[access.site.fileIndex].calls
        switch access.flow {
        case .returned: return access.site.isDeferred && resolverCode.isFilling(access.site)
        case .argument(let place):
            let isMade = access.site.isDeferred || place.call >= 0 && calls[Int(place.call)].isConstruction
            return place.call >= 0 && tellsRegistry(calls[Int(place.call)])
                || isMade && resolverCode.isFilling(access.site)
        case .member, .used, .stored, .assigned, .bound, .discarded, .written: return false
        }
    }

    /// Whether a call tells a registry of the project's own what to give out.
    private func tellsRegistry(_ call: Call) -> Bool {
        guard case .function(let id) = call.callee,
            index.linked.names.begins(fact(id).name, withWordOf: RegistryWords.registering)
        else { return false }
        return roles(of: owner(of: id)).contains(.resolver) || ResolverCode.isMadeOnResolver(call, classification)
    }

    /// Whether a view says where a value of its is kept, which whoever shows it may say instead, `.defaultAppStorage(_:)`:
    /// `@AppStorage("width", store: UserDefaults.shared) var width = 3`.
    func isToldToStorage(_ access: StaticAccess) -> Bool {
        let body = index.body(at: access.site)
        guard body.kind == .attribute else { return false }
        return index.known.storages.contains(index.files[access.site.fileIndex].attributes[Int(body.owner)].name)
    }

    /// Whether a static stands in for tests and previews by its name or place, or the code that reaches it does.
    func isTestDouble(_ access: StaticAccess) -> Bool {
        switch access.target {
        case .property(let id):
            if isDoubleName(fact(id).name) || classification.excluded.contains(file: id.fileIndex) { return true }
        case .function(let id):
            if isDoubleName(fact(id).name) || classification.excluded.contains(file: id.fileIndex) { return true }
        case .outside: break
        }
        return standsInDouble(access.site)
    }

    /// Whether code is that of a static for tests and previews: `static func mock() -> Self`.
    func standsInDouble(_ site: Site) -> Bool {
        guard index.isStatic(site) else { return false }
        if let function = index.function(at: site) {
            let name = fact(function).name
            return isDoubleName(name) && !isAboutPreviews(name, giving: index.resultType(of: function), at: site)
                && !isPreviewing(function, at: site)
        }
        return index.property(at: site).map { id in
            isDoubleName(fact(id).name) && !isAboutPreviews(fact(id).name, giving: type(of: id), at: site)
        } ?? false
    }

    /// Whether a static that is named after previews gives nothing that one could show: the product has previews of its own,
    /// of links and mail, `static func previewIfNeeded()`, `static var hasPreview: Bool`. What begins with the word may be a
    /// text or number for previews.
    private func isAboutPreviews(_ name: NameID, giving type: ResolvedType, at site: Site) -> Bool {
        guard index.body(at: site).condition == .none else { return false }
        if index.linked.names.begins(name, withWordOf: NameSigns.previewWords) { return type.head == .void }
        let isScalar = index.outsideName(of: type).map(classification.outside.scalars.contains) ?? false
        guard isScalar || type.head == .void, type.wrappers.isSubset(of: .optional) else { return false }
        // `registerPreviews()`, `textForPreviews()`, `mockPreview()`: those that are there to be looked at.
        return endsInPreviewAlone(name) && !index.text(name).contains("ForPreview")
    }

    /// Whether a static function makes the preview of what it is handed, `static func linkPreview(_ url: URL) -> Data?`: a thing
    /// that is neither of its own kind, nor of the project's, nor shown by itself. So does one that its file keeps to itself
    /// and code calls that is for no previews.
    private func isPreviewing(_ function: FunctionID, at site: Site) -> Bool {
        let (fact, type) = (fact(function), index.resultType(of: function))
        let isHandedSomething = index.parameters(of: function).contains { !self.fact($0).flags.contains(.hasDefault) }
        guard isHandedSomething, index.body(at: site).condition == .none else { return false }
        let isEnd = endsInPreviewAlone(fact.name)
        if fact.access <= .fileprivate {
            return (isEnd || index.linked.names.begins(fact.name, withWordOf: NameSigns.previewWords))
                && isCalledByProduct(function)
        }
        return isEnd && !index.text(fact.name).contains("ForPreview")
            && index.outsideName(of: type) != nil && !type.wrappers.contains(.function) && !isShown(type)
            && (type.nominalHead == nil || type.nominalHead != index.enclosingType(of: site))
    }

    private func endsInPreviewAlone(_ name: NameID) -> Bool {
        index.linked.names.ends(name, withWordOf: NameSigns.previewWords)
            && !index.linked.names.begins(name, withWordOf: NameSigns.previewWords)
            && !index.linked.names.begins(name, withWordOf: Self.doubleWords) && !index.signs.settingUp.contains(name)
    }

    /// Whether code of a function's own file calls it that is neither of tests nor named after previews itself.
    private func isCalledByProduct(_ function: FunctionID) -> Bool {
        let calls = uses[function.fileIndex].calls
        guard calls.count <= Self.callsInView else { return false }
        return calls.contains { call in
            guard case .function(function) = call.callee, !isExcluded(call.site) else { return false }
            return index.functionOwning(call.site).map { !isDoubleName(fact($0).name) } ?? false
        }
    }

    private static let doubleWords = WordList(TestCode.doubles)

    /// Whether a class stands for nothing, as its name says, and neither keeps nor does anything: an instance is as good as a
    /// value, `NoOpTracker.shared`.
    func isNullObject(_ type: TypeID) -> Bool {
        guard index.linked.names.begins(index.types[type.index].name, withWordOf: Self.idleWords),
            index.inheritance[type.index].superclass == nil,
            classification.shapes.instanceProperties[type.index].allSatisfy({ fact($0).flags.contains(.isComputed) })
        else { return false }
        return classification.shapes.methods(of: type).allSatisfy { doesNothing($0) }
    }

    /// Whether a method has no code, or gives back what has to do with nothing: `func updates() -> Stream { .empty }`.
    private func doesNothing(_ method: FunctionID) -> Bool {
        let (body, uses) = (fact(method).body, uses[method.fileIndex])
        if body < 0 || index.files[method.fileIndex].bodies[Int(body)].rows.count <= Self.rowsOfNoCode { return true }
        return !fact(method).result.isNone && uses.mentions.range(of: body, by: \.site.body).isEmpty
            && uses.accesses.range(of: body, by: \.site.body).isEmpty
    }

    private static let idleWords: WordList = ["NoOp", "NOOP", "Noop", "Nop", "Null", "Nil", "Empty", "Silent"]
    /// A body's two ends.
    private static let rowsOfNoCode = 2

    /// Whether a static holds nothing but what the task at hand has bound: `@TaskLocal static var current: Trace?`. One that
    /// holds an instance until then is shared by all others.
    func isBoundByTasks(_ id: PropertyID) -> Bool {
        type(of: id).wrappers.contains(.optional) && isTaskLocal(id)
    }

    /// Whether tasks can bind another one in place of what a static holds, as those of a test do:
    /// `Tide.$reader.withValue(FixedReader()) { … }`.
    func isTaskLocal(_ id: PropertyID) -> Bool {
        guard let attribute = index.known.taskLocal else { return false }
        let facts = index.files[id.fileIndex]
        return fact(id).attributes.contains { facts.attributes[Int($0)].name == attribute }
    }

    func isDoubleName(_ name: NameID) -> Bool { index.signs.doubles.contains(name) }

    /// Whether the configuration allows a shared instance, as `Type` or `Type.member`.
    func isAllowedSingleton(_ name: String) -> Bool {
        if allowedSingletons.isEmpty { return false }
        let type = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? ""
        return allowedSingletons.contains { $0.matches(name) || $0.matches(type) }
    }

    /// Whether a file imports anything that is neither Apple's nor of the tree: only then is an unknown type a package's.
    func importsOutsideModule(_ site: Site) -> Bool { index.importsPackage(file: site.fileIndex) }

    func importsOutsideModule(file: Int) -> Bool { index.importsPackage(file: file) }
}
