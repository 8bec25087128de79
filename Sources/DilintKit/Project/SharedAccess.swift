import SwiftFacts

/// By file, by number of the access: what it reaches.
struct SharedAccessTable: Sendable {
    /// By file, ascending: most accesses reach nothing that matters, and are not listed.
    private let table: [[Entry]]

    struct Entry: Sendable {
        /// Index into the file's `accesses`.
        var number: Int
        var reached: SharedAccess
    }

    /// Of files none of which reaches anything.
    init(fileCount: Int) { table = Array(repeating: [], count: fileCount) }

    /// In parallel: four rules and the summary ask for all of them.
    init(of project: Project, workers: WorkerPool) {
        table = parallelMap(count: project.uses.count, workers: workers) { file in
            var entries: [Entry] = []
            let accesses = project.uses[file].accesses
            for number in accesses.indices {
                if let found = project.classify(accesses[number], number: number) {
                    entries.append(Entry(number: number, reached: found))
                }
            }
            return entries
        }
    }

    /// The accesses of a file that reach something that matters, ascending.
    subscript(_ file: Int) -> [Entry] { table[file] }
}

/// What an access to a static member or global reaches, as far as the rules care.
enum SharedAccess: Sendable {
    /// A shared instance: its name in reports, and whether it is a platform service.
    case singleton(name: String, isPlatform: Bool)
    /// A locator: what is asked for.
    case locator(dependency: String)

    /// The same by another name, where it is a shared instance.
    func renamed(_ name: String) -> SharedAccess {
        switch self {
        case .singleton(_, let isPlatform): .singleton(name: name, isPlatform: isPlatform)
        case .locator: self
        }
    }
}

extension Project {
    /// What the access of a file with that number reaches; nil where it is no shared instance, or where the code may.
    func classify(_ access: StaticAccess, number: Int) -> SharedAccess? {
        if case .written = access.flow { return nil }
        let reached =
            switch access.target {
            case .property(let id): sharedAccess(property: id, access, number: number)
            case .function(let id): sharedAccess(function: id, access, number: number)
            case .outside(let type, let member): sharedAccess(outside: type, member, access, number: number)
            }
        // Where code stands is asked last: most accesses reach nothing.
        return reached.flatMap {
            isExcluded(access.site) || isTestDouble(access) || isToldToStorage(access) || isAskedByWrapper(access)
                || isOfOwnWrapper(access)
                || isGivenOutByGlobal(access, reaching: $0) || isTellingContainer(access)
                || isAskingForItself(access, reaching: $0) || isLookingBeforePutting(access)
                ? nil : asked(ofContainerReadBy: access, number: number, reaching: $0)
        }
    }

    private func sharedAccess(
        outside type: NameID, _ member: NameID, _ access: StaticAccess, number: Int
    ) -> SharedAccess? {
        if let delegate = self.delegate(reachedBy: access) {
            return isOwnBusiness(delegate, access) || isWay(to: delegate, access.site)
                ? nil : .singleton(name: self.name(ofDelegate: delegate, reachedBy: access), isPlatform: false)
        }
        // Texts are made last: most accesses reach nothing that matters.
        func name() -> String { index.text(type) + "." + index.text(member) }
        if platform.isService(type: type, member: member) {
            return isNoReach(access, ofPlatform: type) || isOneOfSeveral(access, member)
                ? nil : .singleton(name: name(), isPlatform: true)
        }
        if platform.isGlobal(type) {
            return isNoReach(access, ofPlatform: platform.type(namedBy: type))
                ? nil : .singleton(name: PlatformServices.application, isPlatform: true)
        }
        if idioms.isContainer(type, in: access.site.fileIndex) {
            if isInProviderCode(access) || idioms.isScope(member, of: type, in: access.site.fileIndex) { return nil }
            return libraryAsked(access, number: number, name: name())
        }
        if let common = sharedAccess(ofNamesakes: type, member, access, number: number) { return common }
        guard outsideInstances.isOfPackage(access), !isExtension(of: type, access.site), !readsConstant(access) else {
            return nil
        }
        return .singleton(name: name(), isPlatform: false)
    }

    /// Whether what is read of an instance is a constant by its name, as of Kotlin's objects, which have an instance because
    /// they have no statics: `TideNames.shared.HIGH_TIDE`. A few capital letters alone may be an acronym.
    private func readsConstant(_ access: StaticAccess) -> Bool {
        guard case .member(nil, let member) = access.flow, case let name = index.text(member) else { return false }
        return (name.count > 4 || name.contains("_"))
            && name.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 || "_0123456789".utf8.contains($0) }
    }

    /// Whether an access to the shared instance of a platform's type is the business of the code, or asks it for nothing.
    private func isNoReach(_ access: StaticAccess, ofPlatform type: NameID) -> Bool {
        if case .member(nil, let member) = access.flow, platform.isSurroundings(member, of: type) { return true }
        return isExtension(of: type, access.site) || isAlias(ofOutside: type, access) || readsValueOfType(access)
    }

    /// Whether code says which of several instances it wants, by more than the kind of it:
    /// `AVCaptureDevice.default(.builtInTelephotoCamera, for: .video, position: .back)`.
    ///
    /// - Complexity: O(calls of the body) where a service is called
    private func isOneOfSeveral(_ access: StaticAccess, _ member: NameID) -> Bool {
        guard access.isCalled else { return false }
        let calls = uses[access.site.fileIndex].calls
        return calls[calls.range(of: access.site.body, by: \.site.body)].contains { call in
            guard call.site.row == access.site.row + 1, case .unresolved(member) = call.callee else { return false }
            return call.argumentCount > 1
        }
    }

    /// What a library's global container, `name`, is asked for; nil where it is told something.
    func libraryAsked(_ access: StaticAccess, number: Int, name: String) -> SharedAccess? {
        // A wrapper is told there what to ask for: `@Injected(Container.api)`.
        if index.body(at: access.site).kind == .attribute { return nil }
        if let lookup = uses[access.site.fileIndex].wiring.lookup(ofAccess: number) {
            return lookup.product.isGenericProduct ? nil : .locator(dependency: self.name(of: lookup))
        }
        // The library's own functions are told something, or what they are asked is a lookup of its own; what is named and
        // no more is listed, `modules { Shop.orders }`.
        if access.isCalled { return nil }
        if let asked = typeAsked(byAddedMember: access, number: number) {
            return .locator(dependency: index.name(of: asked))
        }
        switch access.flow {
        case .member, .discarded: return nil
        case .argument, .stored, .assigned, .bound, .returned, .used, .written: break
        }
        if isToldToContainer(access) { return nil }
        // `let container = Shop.container`, and then `container.register(…)`, tells the container as
        // `Shop.container.register(…)` does.
        if case .bound = access.flow, uses[access.site.fileIndex].wiring.onlyRegisters(around: access.site) {
            return nil
        }
        return .locator(dependency: name)
    }

    /// Whether a library's container is told of another one, or made below it: `Container(parent: root)`,
    /// `orders.collaborate(with: root)`.
    private func isToldToContainer(_ access: StaticAccess) -> Bool {
        guard case .argument(let place) = access.flow, place.call >= 0 else { return false }
        let file = access.site.fileIndex
        let call = uses[file].calls[Int(place.call)]
        return switch call.callee {
        case .outsideConstruction(let name): idioms.isContainer(name, in: file)
        case .unresolved: isLibraryContainer(call.base, file: file)
        case .construction, .delegation, .function: false
        }
    }

    /// Whether an access stands in code that a registration runs.
    func isInProviderCode(_ access: StaticAccess) -> Bool {
        uses[access.site.fileIndex].wiring.isProviderCode(access.site)
    }

    /// What an access to a static or global reaches.
    ///
    /// - Parameter way: The function that gives it out, perhaps to those who do not see it themselves.
    func sharedAccess(
        property id: PropertyID, _ access: StaticAccess, number: Int, givenOutBy way: FunctionID? = nil
    ) -> SharedAccess? {
        let owner = owner(of: id)
        let type = type(of: id)
        // What a protocol asks of its conformers is one instance for each.
        guard !classification.fresh.contains(id) || isSharedStore(id) || isAskedOfRegistry(id, of: owner),
            !fact(id).flags.contains(.isRequirement),
            // `static weak var delegate: Hosting?` is whoever listens at the moment.
            !fact(id).flags.contains(.isWeak) || !classification.isBackReferenceName(fact(id).name)
        else { return nil }
        if owner.isNone { return globalAccess(id, access, number: number) }
        if let lookup = uses[access.site.fileIndex].wiring.lookup(ofAccess: number) {
            return lookup.isInProviderCode || lookup.product.isGenericProduct
                ? nil : .locator(dependency: self.name(of: lookup))
        }
        if wiring.isFactory(id) || isLibraryContainer(type, file: id.fileIndex) {
            return isInProviderCode(access) || isOwnBusiness(owner, access)
                ? nil
                : libraryAsked(access, number: number, name: nameOfStatic(id, givenOutBy: nil))
        }
        guard !isOwnBusiness(owner, access), !classification.excluded.contains(owner),
            !shared.isGlobalActor(owner)
        else { return nil }
        if let asked = typeAsked(byStatic: access.target) {
            return resolverCode.isFilling(access.site) ? nil : .locator(dependency: index.name(of: asked))
        }
        let name = { self.nameOfStatic(id, givenOutBy: way) }
        if isLocator(type) || isOwnLocator(id), !shared.isConstant(id) {
            return asksNothing(access, number: number) || resolverCode.isFilling(access.site)
                || isAlias(type, access.site)
                ? nil : .locator(dependency: asked(access, number: number) ?? name())
        }
        guard !shared.isConstant(id), !isScopeOfLibrary(id), !isAlias(type, access.site), !isBoundByTasks(id),
            !isReplacing(id, at: access.site)
        else { return nil }
        // What one file keeps to itself is as good as its types' own.
        if index.types[owner.index].isDeclared, index.types[owner.index].access <= .fileprivate { return nil }
        let isOfRegistry = roles(of: owner).contains(.staticRegistry) && classification.givesOutSeveral(owner)
        if isOfRegistry, classification.isDependency(type) {
            let isOwn = type.instance.map { isOwnBusiness($0, access) } ?? false
            return isOwn ? nil : .locator(dependency: name())
        }
        if let source = sourceGivenOutAsOutside(by: id) {
            return sharedAccess(property: source, access, number: number)?.renamed(name())
        }
        return isOfRegistry ? nil : sharedInstance(id, of: owner, access, givenOutBy: way)
    }

    /// Whether a static says how long a library keeps something, where the library's sources are in the tree.
    private func isScopeOfLibrary(_ id: PropertyID) -> Bool {
        let declared = index.types[owner(of: id).index]
        let module = index.modules.names[Int(index.modules.module[id.fileIndex])]
        return idioms.isScope(fact(id).name, of: declared.name, declaredIn: module)
    }

    /// The name that a finding gives a static: its own, or that of the function that gives it out.
    private func nameOfStatic(_ id: PropertyID, givenOutBy way: FunctionID?) -> String {
        guard let way else { return index.qualifiedName(of: owner(of: id)) + "." + index.text(fact(id).name) }
        return index.qualifiedName(of: owner(of: way)) + "." + index.text(fact(way).name)
    }

    /// The instance that a static keeps for everybody, if it keeps one.
    private func sharedInstance(
        _ id: PropertyID, of owner: TypeID, _ access: StaticAccess, givenOutBy way: FunctionID?
    ) -> SharedAccess? {
        let type = type(of: id)
        let name = { self.nameOfStatic(id, givenOutBy: way) }
        if type.head == .composition, type.wrappers.isDisjoint(with: [.collection, .function, .metatype, .deferred]) {
            return classification.isDependency(type) && (way != nil || isVisibleOutsideFile(id, of: owner))
                ? .singleton(name: name(), isPlatform: false) : nil
        }
        let held = SharedInstances.instance(id, in: index)
        if let outside = index.outsideName(of: type), held != owner {
            return isSharedOutsideService(id) ? outsideService(outside, name: name()) : nil
        }
        if isReplaceableFactory(id), way != nil || isVisibleOutsideFile(id, of: owner) {
            return .singleton(name: name(), isPlatform: false)
        }
        guard let instance = held, !isOwnBusiness(instance, access) else { return nil }
        if isAddedToPlatform(id, instance: instance, owner: owner) {
            return .singleton(name: name(), isPlatform: true)
        }
        return isShared(id, instance: instance, owner: owner, isGivenOut: way != nil) && !readsUnchangingMeasure(access)
            && !tellsOfDevice(instance) ? .singleton(name: name(), isPlatform: false) : nil
    }

    /// Whether an extension gives a platform service a further shared instance: `UserDefaults.group`.
    private func isAddedToPlatform(_ id: PropertyID, instance: TypeID, owner: TypeID) -> Bool {
        instance == owner && index.types[owner.index].kind == .external
            && classification.outside.services.contains(index.types[owner.index].name)
            && (!fact(id).flags.contains(.isComputed) || isSharedStore(id) || givesOutShared(id))
    }

    /// Whether a computed one gives out, in one of its branches at least, what all share or what the type keeps:
    /// `static var plain: UserDefaults { .standard }`. O(accesses of its code)
    func givesOutShared(_ id: PropertyID) -> Bool {
        let (owner, body) = (owner(of: id), fact(id).accessors)
        let accesses = uses[id.fileIndex].accesses
        return body >= 0
            && accesses[accesses.range(of: body, by: \.site.body)].contains { access in
                guard case .returned = access.flow else { return false }
                return switch access.target {
                case .outside(let type, let member):
                    type == index.types[owner.index].name && platform.isService(type: type, member: member)
                case .property(let other):
                    self.owner(of: other) == owner && !fact(other).flags.contains(.isComputed)
                case .function: false
                }
            }
    }

    /// Whether a registry that is called a container gives out a service, be it made anew at every call: who asks for it by the
    /// registry's name gets hold of it himself.
    private func isAskedOfRegistry(_ id: PropertyID, of owner: TypeID) -> Bool {
        guard !owner.isNone, roles(of: owner).contains(.staticRegistry), classification.shapes.isNamedContainer(owner),
            let product = type(of: id).instance
        else { return false }
        return roles(of: product).isDisjoint(with: [.viewModel, .coordinator, .viewController, .swiftUIView])
    }

    /// Whether an extension opens at every read what all open: `static var group: UserDefaults { … }`.
    private func isSharedStore(_ id: PropertyID) -> Bool {
        let owner = owner(of: id)
        return !owner.isNone && index.types[owner.index].kind == .external
            && classification.outside.services.contains(index.types[owner.index].name)
            && (index.text(fact(id).name).hasPrefix("shared")
                || index.linked.names.ends(fact(id).name, withWordOf: Self.groupWords))
    }

    private static let groupWords: WordList = ["group"]

    /// Whether a static keeps a service of an outside type for everybody, as its name says.
    func isSharedOutsideService(_ id: PropertyID) -> Bool {
        fact(id).flags.isDisjoint(with: .isComputed) && fact(id).access > .fileprivate
            && SharedInstances.saysShared(index.text(fact(id).name)) && isGlobalService(type(of: id))
    }

    /// A shared instance of a type from elsewhere.
    func outsideService(_ type: NameID, name: String) -> SharedAccess {
        .singleton(
            name: name, isPlatform: classification.outside.services.contains(type) || platform.isApplication(type))
    }
}
