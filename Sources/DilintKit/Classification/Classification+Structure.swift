import SwiftFacts

/// Which part a type plays, by what it has and asks for.
extension Classification {
    /// The roles that members may give a type, whatever is found out about other types: of most there is none, and every
    /// round asks all types.
    func possibleRoles(of id: TypeID) -> Roles {
        let type = index.types[id.index]
        if type.kind == .protocol { return possibleProtocolRoles(of: id) }
        var possible: Roles = []
        if type.isReference || isNamedComponent(roles[id.index]) { possible.insert(.component) }
        let promises = !index.ancestors[id.index].isEmpty
        let isNamed = index.isNamedFactory(id) || isContainerByName(id) || shapes.isNamedContainer(id)
        if promises || isNamed || !shapes.makingMethods(of: id).isEmpty
            || shapes.values(of: id).count >= Self.manyProducts
        {
            possible.insert(.factory)
        }
        if mayBeContainer(id) { possible.insert(.container) }
        if type.kind == .struct || type.kind == .class, shapes.held(by: id).contains(where: { mayBeDependency($0) }) {
            possible.insert(.bundle)
        }
        if mayBeStaticRegistry(id) { possible.insert(.staticRegistry) }
        return possible
    }

    private func possibleProtocolRoles(of id: TypeID) -> Roles {
        var possible: Roles = mayBeFactoryProtocol(id) ? .factoryProtocol : []
        if shapes.asksForNothingButLending(id), !shapes.asksForSettableProperties(id), !shapes.asksForInitializers(id),
            !shapes.requiredProperties(of: id).isEmpty
        {
            possible.formUnion([.hasProtocol, .containerProtocol])
        }
        return possible
    }

    /// Whether a value of a type may turn out to be a dependency: of outside types it is settled by their names.
    func mayBeDependency(_ type: ResolvedType) -> Bool {
        type.head == .nominal || type.head == .composition || isDependency(type)
    }

    /// Roles that follow from members, given what is known of dependencies so far; those it has already may be left out.
    ///
    /// - Parameter possible: The type's `possibleRoles`.
    func structuralRoles(of id: TypeID, among possible: Roles) -> Roles {
        // Roles are only added, so what is one already is not asked again.
        let open = possible.subtracting(roles[id.index])
        if open.isEmpty { return [] }
        if index.types[id.index].kind == .protocol { return protocolRoles(of: id, among: open) }
        var found: Roles = []
        if open.contains(.factory), isFactory(id) { found.insert(.factory) }
        let known = roles[id.index].union(found)
        if open.contains(.container), isContainer(id, known) { found.insert(.container) }
        if open.contains(.bundle) { found.formUnion(bundleRoles(of: id, known)) }
        if open.contains(.staticRegistry), isStaticRegistry(id) { found.insert(.staticRegistry) }
        if open.contains(.component), isComponent(id, known) { found.insert(.component) }
        return found
    }

    private func protocolRoles(of id: TypeID, among open: Roles) -> Roles {
        var found: Roles = []
        if open.contains(.factoryProtocol), isFactoryProtocol(id) { found.insert(.factoryProtocol) }
        if open.contains([.hasProtocol, .containerProtocol]) { found.formUnion(propertyProtocolRoles(id)) }
        return found
    }

    private func bundleRoles(of id: TypeID, _ known: Roles) -> Roles {
        let isStruct = index.types[id.index].kind == .struct
        // Whether it is a record is asked last: that reads names.
        guard isStruct || mayBeRecord(id, known), isBundle(id, known), isStruct || shapes.isRecord(id) else {
            return []
        }
        return shapes.isTakenByInitializer(id) ? [.bundle, .parameterObject] : .bundle
    }

    /// Whether a class, by its roles and name, may be there for what it keeps.
    private func mayBeRecord(_ id: TypeID, _ known: Roles) -> Bool {
        index.types[id.index].kind == .class && known.isDisjoint(with: [.viewModel, .coordinator, .container])
            && (!known.contains(.serviceName) || shapes.isNamedContainer(id))
    }

    private func mayBeFactoryProtocol(_ id: TypeID) -> Bool {
        // What is observed is the model of the view that it makes.
        if shapes.isObservable(id) { return false }
        let required = shapes.requiredMethods(of: id)
        return !required.isEmpty && required.count(where: mayCreate) * 2 >= required.count
    }

    /// Whether half of what a protocol that may be a factory's asks for makes something. Where that is one
    /// method beside another, what is read of it counts as well: a driver with a state and a name makes a report, too. Its
    /// delegate says nothing of what it does.
    private func isFactoryProtocol(_ id: TypeID) -> Bool {
        var count = 0
        var creating = 0
        for method in shapes.requiredMethods(of: id) {
            count += 1
            if isCreatingMethod(method) { creating += 1 }
        }
        guard creating > 0, creating * 2 >= count else { return false }
        if creating > 1 || count == 1 || index.isNamedFactory(id) { return true }
        let read = shapes.requiredProperties(of: id).count { !isProduct($0) && !isBackReference($0) }
        return creating * 2 >= count + read
    }

    /// Of a protocol that asks for nothing but properties to be read, and perhaps to lend another one of it.
    private func propertyProtocolRoles(_ id: TypeID) -> Roles {
        let required = shapes.requiredProperties(of: id)
        if required.count == 1, shapes.isNamedHas(id) || providesWhatItIsNamedAfter(id, required[0]) {
            return .hasProtocol
        }
        // What holds others of its kind, or lists of something, is a tree or a model.
        let shown = required.filter { isDependency($0) && !$0.wrappers.contains(.collection) && $0.instance != id }
        // What shows the view model of its screen is the model of that screen; what shows several hands them out.
        let models = shown.count { $0.instance.map { roles[$0.index].contains(.viewModel) } ?? false }
        let dependencies = shown.count - (models == 1 ? 1 : 0)
        // A service or view model that shows a few of its own parts works itself.
        guard dependencies >= 2, dependencies * 2 >= required.count, !shapes.isObservable(id),
            !roles[id.index].contains(.serviceName) || shapes.isNamedForHanding(id),
            // Where extensions do more with it than is asked for, that is what the protocol is for.
            shapes.methods(of: id).count(where: { !isCreatingMethod($0) }) <= required.count
        else { return [] }
        return .containerProtocol
    }

    /// Whether a protocol gives out one dependency and is called after that, which makes it `HasMail` by another name:
    /// `protocol MailProvider { var mail: MailService { get } }`.
    private func providesWhatItIsNamedAfter(_ id: TypeID, _ given: ResolvedType) -> Bool {
        given.wrappers.isSubset(of: .optional) && isDependency(given) && shapes.methods(of: id).isEmpty
            && shapes.isNamedAfterProperty(id, of: given)
    }

    private func isFactory(_ id: TypeID) -> Bool {
        let conforms = index.ancestors[id.index].contains {
            roles[$0.index].contains(.factoryProtocol) && !makesItself(id, asAskedBy: $0) && makes(id, asAskedBy: $0)
                && !onlyShowsItself(id, asAskedBy: $0)
        }
        // A screen that gives out one is a screen: what else it does, it does for itself.
        if (conforms || inheritsFromFactory(id)) && roles[id.index].isDisjoint(with: .screen) || isModuleAssembly(id) {
            return true
        }
        // What gives back itself (`with(_:) -> Self`, a named constructor) makes nothing.
        guard index.isNamedFactory(id), !shapes.isResultBuilder(id) else {
            return onlyMakes(id) || makesMany(id) || givesOutByResult(id)
        }
        let makesItsOwn = shapes.methods(of: id).contains {
            isCreatingMethod($0) && index.resultType(of: $0).instance != id
        }
        return makesItsOwn || onlyMakesForPackages(id)
    }

    /// Whether a class inherits from a factory that is called so: what it adds, a factory does as well.
    private func inheritsFromFactory(_ id: TypeID) -> Bool {
        index.inheritance[id.index].superclass.map {
            roles[$0.index].contains(.factory) && index.isNamedFactory($0)
        } ?? false
    }

    /// Whether all that a type named factory does is to make what only packages declare.
    private func onlyMakesForPackages(_ id: TypeID) -> Bool {
        let methods = shapes.methods(of: id)
        return !methods.isEmpty && methods.allSatisfy { makesForPackage($0, of: id) }
    }

    /// Whether a type itself, or a superclass, has a creating method that a factory protocol asks for: what an extension of
    /// the protocol makes is there for all who adopt it.
    private func makes(_ id: TypeID, asAskedBy factoryProtocol: TypeID) -> Bool {
        shapes.requiredMethods(of: factoryProtocol).contains { method in
            isCreatingMethod(method)
                && index.upwards(from: id).contains {
                    !index.members.named(index.fact(method).name, of: $0).isEmpty
                }
        }
    }

    /// Whether all that a factory protocol has a type make is the type, in static functions: `static func make() -> Sending`
    /// of what is sending itself says how it is made, not what its instances are for.
    private func makesItself(_ id: TypeID, asAskedBy factoryProtocol: TypeID) -> Bool {
        shapes.requiredMethods(of: factoryProtocol).allSatisfy { method in
            guard isCreatingMethod(method) else { return true }
            let fact = index.fact(method)
            let result = index.resultType(of: method)
            guard fact.flags.contains(.isStatic) else { return false }
            if let name = index.outsideName(of: result) { return index.outsideAncestors[id.index].contains(name) }
            return result.nominalHead.map { index.isKind(id, of: $0) } ?? false
        }
    }

    /// Whether all that a factory protocol, called none, has a model make is screens: `func makeTile() -> some View` of a
    /// `TileViewModel` is how it shows itself, and what it does besides it does for itself. So does a flow that is asked for
    /// nothing but to make its screen, and for what is read of it, and whoever is asked for something else as well and mostly
    /// does other things.
    private func onlyShowsItself(_ id: TypeID, asAskedBy factoryProtocol: TypeID) -> Bool {
        let required = shapes.requiredMethods(of: factoryProtocol)
        let isShown =
            roles[id.index].contains(.viewModel)
            || roles[id.index].contains(.coordinator) && required.count == 1
                && shapes.requiredProperties(of: factoryProtocol).contains { !isProduct($0) }
            || required.contains { !isCreatingMethod($0) } && mostlyWorks(id)
        return isShown && !index.isNamedFactory(factoryProtocol)
            && required.allSatisfy { !isCreatingMethod($0) || isScreen(index.resultType(of: $0)) }
    }

    /// Whether most methods of a type make nothing.
    private func mostlyWorks(_ id: TypeID) -> Bool {
        let methods = shapes.methods(of: id)
        return methods.count { isCreatingMethod($0) } * 2 < methods.count
    }

    /// A struct that keeps dependencies for others and has no behaviour of its own, or is the environment in which all
    /// others find them.
    private func isBundle(_ id: TypeID, _ known: Roles) -> Bool {
        guard known.isDisjoint(with: [.swiftUIView, .representable]) else { return false }
        // A loop, and first: a closure would take a copy of all that is known, for every struct there is.
        var dependencies = 0
        for kept in shapes.held(by: id) where isDependency(kept) && !isBackReference(kept) { dependencies += 1 }
        guard dependencies > 0 else { return false }
        let keepsClosures = shapes.held(by: id).contains { $0.wrappers.contains(.function) }
        let doesNothing =
            shapes.hasOnlyProperties(id) {
                isOwnHelper($0) || keepsClosures && handsOutWhatItKeeps($0, of: id) || copies($0, of: id)
            } && !worksWhenRead(id)
        let isEnvironment =
            index.types[id.index].kind == .struct && shapes.isGlobal(id)
            && (!known.contains(.serviceName) || shapes.isNamedContainer(id))
        guard doesNothing && !worksWithOwnParts(id) || isEnvironment else { return false }
        // One dependency and something computed or done with it is a small service rather than a bundle.
        return dependencies >= (doesNothing && !shapes.computesProperties(id) ? 1 : 2)
    }

    private func mayBeStaticRegistry(_ id: TypeID) -> Bool {
        let statics = shapes.staticProperties(of: id)
        return (statics.count >= 2 || isWayToContainer(id)) && !shapes.isKey(id)
            && (shapes.isUsedOnlyStatically(id) || shapes.hidesItsInstance(id))
            && statics.count { mayBeDependency(index.type(of: $0)) && mayBeGivenOut($0) } >= min(statics.count, 2)
    }

    /// Whether a namespace has one static alone, which asks a library's container at every read: it is a way there, as one
    /// of several such is.
    ///
    ///     enum Surroundings { static var clock: any Clock { Registry.shared.container.resolve((any Clock).self)! } }
    ///
    /// - Complexity: O(lookups of the file)
    private func isWayToContainer(_ id: TypeID) -> Bool {
        guard case let statics = shapes.staticProperties(of: id), statics.count == 1, let member = statics.first,
            case let body = index.fact(member).accessors, body >= 0,
            index.ancestors[id.index].isEmpty, index.outsideAncestors[id.index].isEmpty,
            case let lookups = shapes.uses[member.fileIndex].wiring.lookups, lookups.count <= Self.lookupsInView
        else { return false }
        return lookups.contains { $0.site.body == body && !$0.isOfProject }
    }

    /// Far above how many lookups a file has that people write; each such namespace asks for all.
    private static let lookupsInView = 1024

    /// Whether others see a static that is there for the product, and no list at work.
    private func mayBeGivenOut(_ id: PropertyID) -> Bool {
        index.fact(id).access > .fileprivate && !isListAtWork(id) && !index.signs.doubles.contains(index.fact(id).name)
    }

    /// Whether a type that may be a registry gives out several dependencies by its statics.
    private func isStaticRegistry(_ id: TypeID) -> Bool {
        let services = shapes.staticProperties(of: id).filter {
            isDependency(index.type(of: $0)) && mayBeGivenOut($0)
        }
        guard services.count >= 2 else { return services.count == 1 && isWayToContainer(id) }
        let constants = Set(constants(among: services))
        // What both branches of an `#if` declare is one static.
        return Set(services.filter { !constants.contains($0) }.map { index.fact($0).name }).count >= 2
    }

    /// Whether a registry keeps two or more dependencies in its statics, is called a container, or leads to one: what makes
    /// one at every call gives out nothing that is shared. O(its statics)
    func givesOutSeveral(_ registry: TypeID) -> Bool {
        if shapes.isNamedContainer(registry) || shapes.isNamedForHanding(registry) || isWayToContainer(registry) {
            return true
        }
        var first = NameID.none
        for id in shapes.staticProperties(of: registry)
        where index.fact(id).access > .fileprivate && isDependency(index.type(of: id)) && !fresh.contains(id) {
            let name = index.fact(id).name
            if !first.isNone, name != first { return true }
            first = name
        }
        return false
    }

    /// Whether a property is a list that grows and shrinks, `static var open = [String: Span]()`: what is going on, and
    /// nothing that is given out.
    private func isListAtWork(_ id: PropertyID) -> Bool {
        index.fact(id).flags.isDisjoint(with: [.isLet, .isComputed])
            && index.type(of: id).wrappers.contains(.collection)
    }

    /// Whether a function is a static that its file keeps to itself: of what has no other methods it helps to make one.
    private func isOwnHelper(_ id: FunctionID) -> Bool {
        let fact = index.fact(id)
        return fact.kind == .method && fact.flags.contains(.isStatic) && fact.access <= .fileprivate
    }

    /// Whether all that a method of a struct does is to make another one of it, of what this one keeps and what it is told.
    ///
    ///     func with(title: String) -> Entry { Entry(title: title, store: store) }
    ///
    /// - Complexity: O(calls, accesses and mentions of its code)
    private func copies(_ method: FunctionID, of id: TypeID) -> Bool {
        let fact = index.fact(method)
        guard index.types[id.index].kind == .struct, fact.kind == .method, fact.body >= 0,
            fact.flags.isDisjoint(with: [.isStatic, .isAsync, .isMutating]), shapes.givesItsKind(method, id)
        else { return false }
        let (uses, body) = (shapes.uses[method.fileIndex], fact.body)
        guard uses.accesses.range(of: body, by: \.site.body).isEmpty else { return false }
        func isOfOwnKind(_ call: Int32) -> Bool {
            guard call >= 0, case .construction(id, _) = uses.calls[Int(call)].callee else { return false }
            return true
        }
        let makesOthers = uses.calls[uses.calls.range(of: body, by: \.site.body)].contains { call in
            switch call.callee {
            case .construction(let made, _): made != id && index.types[made.index].isReference
            case .function, .delegation: true
            case .outsideConstruction, .unresolved: false
            }
        }
        return !makesOthers
            && uses.mentions[uses.mentions.range(of: body, by: \.site.body)].allSatisfy { mention in
                guard case .property(let kept) = mention.carrier, isDependency(property: kept) else { return true }
                return switch mention.flow {
                case .argument(let place): isOfOwnKind(place.call)
                case .written, .bound: true
                case .used, .member, .stored, .assigned, .returned, .discarded: false
                }
            }
    }

    private func isComponent(_ id: TypeID, _ known: Roles) -> Bool {
        if isNamedComponent(known) { return true }
        guard index.types[id.index].isReference, known.isDisjoint(with: [.view, .persistent]) else { return false }
        return known.contains(.serviceName) || conformsToDependency(id) || worksAsTraitAsks(id)
    }

    private func isNamedComponent(_ roles: Roles) -> Bool {
        !roles.isDisjoint(with: [.coordinator, .viewModel, .viewController])
    }
}
