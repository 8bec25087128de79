import SwiftFacts

/// What can be told of each type from its own members, before anything is known of dependencies.
struct TypeShapes: Sendable {
    let index: ProjectIndex
    private let outside: OutsideTypes
    private let excluded: ExcludedCode
    let backReferenceNames: Set<NameID>
    /// By type.
    private var heldTypes: [[ResolvedType]]
    private var takenTypes: [[ResolvedType]]
    private var methodIDs: [[FunctionID]]
    private var instanceProperties: [[PropertyID]]
    private var staticPropertyIDs: [[PropertyID]]
    private var isTaken: [Bool]
    private var isConstructed: [Bool]
    private var buildsScreens: [Bool]
    /// By type: types constructed in the bodies of its properties.
    private var built: [[TypeID]]
    private var building: [Set<PropertyID>]

    init(index: ProjectIndex, uses: [FileUses], outside: OutsideTypes, excluded: ExcludedCode) {
        self.index = index
        self.outside = outside
        self.excluded = excluded
        backReferenceNames = Set(
            ["delegate", "dataSource", "listener", "output", "parent"].compactMap { index.linked.names.find($0) })
        let count = index.types.count
        heldTypes = Array(repeating: [], count: count)
        takenTypes = Array(repeating: [], count: count)
        methodIDs = Array(repeating: [], count: count)
        instanceProperties = Array(repeating: [], count: count)
        staticPropertyIDs = Array(repeating: [], count: count)
        isTaken = Array(repeating: false, count: count)
        isConstructed = Array(repeating: false, count: count)
        buildsScreens = Array(repeating: false, count: count)
        built = Array(repeating: [], count: count)
        building = Array(repeating: [], count: count)
        for file in index.files.indices where !excluded.contains(file: file) { gatherMembers(file: file) }
        for file in index.files.indices where !excluded.contains(file: file) {
            gatherCalls(uses[file].calls, file: file)
        }
    }

    // MARK: Gathering

    private mutating func gatherMembers(file: Int) {
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() where fact.owner >= 0 {
            let owner = index.table.typeOfRow[file][Int(fact.owner)]
            guard !owner.isNone else { continue }
            let id = PropertyID(file: file, row: row)
            if fact.flags.contains(.isStatic) {
                staticPropertyIDs[owner.index].append(id)
                continue
            }
            instanceProperties[owner.index].append(id)
            if fact.flags.isDisjoint(with: [.isComputed, .isWeak, .isUnowned, .isLazy]),
                !backReferenceNames.contains(fact.name)
            {
                heldTypes[owner.index].append(index.propertyTypes[file][row])
            }
        }
        for (row, fact) in facts.functions.enumerated() where fact.owner >= 0 {
            let owner = index.table.typeOfRow[file][Int(fact.owner)]
            guard !owner.isNone else { continue }
            if fact.kind == .method || fact.kind == .subscriptMember {
                methodIDs[owner.index].append(FunctionID(file: file, row: row))
            }
            let function = FunctionID(file: file, row: row)
            let isCreating = fact.kind == .method && (hasCreatingName(function) || isNamedFactory(owner))
            guard fact.kind == .initializer || isCreating else { continue }
            for parameter in fact.parameters {
                let type = index.parameterTypes[file][Int(parameter)]
                if let taken = type.nominalHead { isTaken[taken.index] = isTaken[taken.index] || taken != owner }
                if fact.kind == .initializer, !backReferenceNames.contains(facts.parameters[Int(parameter)].name) {
                    takenTypes[owner.index].append(type)
                }
            }
        }
    }

    private mutating func gatherCalls(_ calls: [Call], file: Int) {
        let facts = index.files[file]
        for call in calls {
            let body = facts.bodies[Int(call.site.body)]
            let owner = index.table.type(file: file, row: body.enclosingType)
            if showsScreen(call), !owner.isNone { buildsScreens[owner.index] = true }
            guard case .construction(let type, _) = call.callee else { continue }
            if type != owner { isConstructed[type.index] = true }
            guard !owner.isNone, body.kind == .initialValue || body.kind == .accessors else { continue }
            let property = facts.properties[Int(body.owner)]
            guard !property.flags.contains(.isStatic), index.types[type.index].isReference, !call.site.isDeferred else {
                continue
            }
            built[owner.index].append(type)
            if property.access > .fileprivate {
                building[owner.index].insert(PropertyID(file: file, row: Int(body.owner)))
            }
        }
    }

    /// Whether a call makes or shows a screen, or goes on to another flow.
    private func showsScreen(_ call: Call) -> Bool {
        switch call.callee {
        case .construction(let type, _):
            return isScreenLike(type)
                || index.linked.names.ends(index.types[type.index].name, withWordOf: Self.flowWords)
        case .outsideConstruction(let name): return outside.viewControllers.contains(name)
        case .function(let id):
            return hasCreatingName(id) || isPresenting(index.files[id.fileIndex].functions[id.index].name)
        case .unresolved(let name): return isPresenting(name)
        case .delegation: return false
        }
    }

    private func isPresenting(_ name: NameID) -> Bool {
        index.linked.names.begins(
            name, withWordOf: ["push", "present", "show", "set", "pop", "dismiss", "navigate", "route"])
    }

    private func isScreenLike(_ type: TypeID) -> Bool {
        !outside.viewControllers.isDisjoint(with: index.inheritance[type.index].outsideAncestors)
            || !outside.swiftUIViews.isDisjoint(with: index.inheritance[type.index].outsideAncestors)
    }

    private static let flowWords = lowercaseBytes(
        "coordinator", "router", "flow", "flowcontroller", "navigator", "wireframe")
    private static let viewModelWords = lowercaseBytes("viewmodel", "presenter", "interactor")
    static let factoryWords = lowercaseBytes(
        "factory", "builder", "factoryimpl", "factoryprotocol", "factoryimp")
    static let containerWords = lowercaseBytes(
        "container", "dependencies", "dependency", "assembly", "environment", "services", "containerimpl")

    // MARK: Roles by name and inheritance

    /// Roles that need no knowledge of dependencies.
    func nameRoles(names: ServiceNames, configuration: Configuration) -> [Roles] {
        let table = index.linked.names
        var roles = index.types.indices.map { type -> Roles in
            let id = TypeID(type)
            var found = inheritedRoles(id)
            let name = index.types[type].name
            if table.withBytes(of: name, { names.saysService($0) }) { found.insert(.serviceName) }
            if table.withBytes(of: name, { ServiceNames.saysBackReference($0) }),
                found.isDisjoint(with: .compositionRoot)
            {
                found.insert(.backReference)
            }
            if isViewModel(id) { found.insert(.viewModel) }
            if isCoordinator(id) { found.insert(.coordinator) }
            if isResolver(id) { found.insert(.resolver) }
            return found
        }
        for type in SharedInstances.holders(in: index, statics: staticPropertyIDs) {
            roles[type.index].insert(.sharedInstance)
        }
        for (globs, role) in [
            (configuration.compositionRoots, Roles.compositionRoot), (configuration.containers, .container),
            (configuration.factories, .factory), (configuration.coordinators, .coordinator),
        ] {
            for type in ForcedClassification.types(matching: globs, in: index) { roles[type.index].insert(role) }
        }
        return roles
    }

    private func inheritedRoles(_ id: TypeID) -> Roles {
        let ancestors = index.inheritance[id.index].outsideAncestors
        var found: Roles = []
        func conforms(_ set: Set<NameID>) -> Bool { ancestors.contains { set.contains($0) } }
        if conforms(outside.viewControllers) { found.insert(.viewController) }
        if conforms(outside.swiftUIViews) { found.insert(.swiftUIView) }
        if conforms(outside.representables) { found.formUnion([.representable, .swiftUIView]) }
        if conforms(outside.views) { found.insert(.view) }
        let name = index.types[id.index].name
        if index.types[id.index].kind == .external {
            if outside.viewControllers.contains(name) { found.insert(.viewController) }
            if outside.views.contains(name) { found.insert(.view) }
        }
        if conforms(outside.roots) || hasAttribute(id, outside.rootAttributes) { found.insert(.compositionRoot) }
        if conforms(outside.coding) || conforms(outside.models) || hasAttribute(id, outside.modelAttributes)
            || isError(ancestors)
        {
            found.insert(.persistent)
        }
        return found
    }

    private func isError(_ ancestors: [NameID]) -> Bool {
        ancestors.contains { outside.values.contains($0) && index.linked.names.text($0).hasSuffix("Error") }
    }

    private func hasAttribute(_ id: TypeID, _ names: Set<NameID>) -> Bool {
        guard !names.isEmpty else { return false }
        return index.types[id.index].parts.prefix(index.types[id.index].declarations).contains { part in
            let facts = index.files[part.fileIndex]
            return facts.types[part.index].attributes.contains { names.contains(facts.attributes[Int($0)].name) }
        }
    }

    private func isViewModel(_ id: TypeID) -> Bool {
        guard index.types[id.index].isReference else { return false }
        let isObservable = index.inheritance[id.index].outsideAncestors.contains { outside.observable.contains($0) }
        return isObservable || hasAttribute(id, outside.observable)
            || index.linked.names.ends(index.types[id.index].name, withWordOf: Self.viewModelWords)
    }

    private func isCoordinator(_ id: TypeID) -> Bool {
        let type = index.types[id.index]
        guard type.isDeclared, type.kind != .protocol, type.kind != .enum,
            index.linked.names.ends(type.name, withWordOf: Self.flowWords)
        else { return false }
        // `UIViewRepresentable.Coordinator` bridges a view.
        if !type.enclosing.isNone,
            index.inheritance[type.enclosing.index].outsideAncestors.contains(where: {
                outside.representables.contains($0)
            })
        {
            return false
        }
        return buildsScreens[id.index]
    }

    /// Has a generic method that gives out what is asked for by type, and one that takes what is given out.
    private func isResolver(_ id: TypeID) -> Bool {
        guard index.types[id.index].isDeclared else { return false }
        var gives = false
        var takes = false
        for owner in index.lookupChain(of: id) {
            for function in methodIDs[owner.index] {
                let fact = index.files[function.fileIndex].functions[function.index]
                guard !fact.generics.isEmpty else { continue }
                let result = index.resultTypes[function.fileIndex][function.index]
                if result.head == .generic || result.wrappers.contains(.genericBound),
                    !fact.flags.contains(.isAsync),
                    index.linked.names.begins(fact.name, withWordOf: Self.resolveWords)
                {
                    gives = true
                }
                if index.linked.names.begins(fact.name, withWordOf: Self.registerWords) { takes = true }
            }
        }
        return gives && takes
    }

    static let resolveWords: [StaticString] = [
        "resolve", "get", "inject", "instance", "lookup", "make", "provide", "optional", "service", "object", "require",
        "component", "callAsFunction",
    ]
    private static let registerWords: [StaticString] = [
        "register", "add", "bind", "set", "store", "provide", "put", "registerLazy",
    ]

    // MARK: Questions

    /// The types of the stored properties.
    func held(by type: TypeID) -> [ResolvedType] { heldTypes[type.index] }

    /// The types of the initializers' parameters.
    func taken(by type: TypeID) -> [ResolvedType] { takenTypes[type.index] }

    func methods(of type: TypeID) -> [FunctionID] { methodIDs[type.index] }

    func builtTypes(by type: TypeID) -> [TypeID] { built[type.index] }

    /// Number of properties, seen from outside, whose value a class or actor of the project is constructed for.
    func buildingProperties(of type: TypeID) -> Int { building[type.index].count }

    /// Whether an initializer, or a creating method, of another type takes one.
    func isTakenByInitializer(_ type: TypeID) -> Bool { isTaken[type.index] }

    /// Whether a type has stored properties and no behaviour; it may compute something from them.
    func hasOnlyProperties(_ type: TypeID) -> Bool {
        methodIDs[type.index].isEmpty && !instanceProperties[type.index].isEmpty
            && instanceProperties[type.index].allSatisfy {
                !index.files[$0.fileIndex].properties[$0.index].flags.contains(.isLazy)
            }
    }

    func computesProperties(_ type: TypeID) -> Bool {
        instanceProperties[type.index].contains {
            index.files[$0.fileIndex].properties[$0.index].flags.contains(.isComputed)
        }
    }

    func hasInstanceMethods(_ type: TypeID) -> Bool {
        methodIDs[type.index].contains { id in
            let fact = index.files[id.fileIndex].functions[id.index]
            return fact.kind == .method && !fact.flags.contains(.isStatic)
                && index.linked.names.text(fact.name) != "hash"
        }
    }

    /// Whether all that a struct stores are closures, one of which answers: closures that only report back are data.
    func isStructOfClosures(_ type: TypeID) -> Bool {
        let closures = instanceProperties[type.index].filter {
            !index.files[$0.fileIndex].properties[$0.index].flags.contains(.isComputed)
        }.map { closure(index.files[$0.fileIndex].properties[$0.index], file: $0.fileIndex) }
        return closures.allSatisfy { $0 != nil } && closures.contains { $0?.answers ?? false }
    }

    private struct Closure {
        /// Returns something, or is waited for.
        var answers: Bool
    }

    /// What a property of a closure type promises; nil for one of another type.
    private func closure(_ fact: PropertyFact, file: Int) -> Closure? {
        guard !fact.type.isNone else { return nil }
        let nodes = index.files[file].typeNodes
        var node = nodes[Int(fact.type.rawValue)]
        while [.optional, .implicitlyUnwrapped].contains(node.kind), !node.firstChild.isNone {
            node = nodes[Int(node.firstChild.rawValue)]
        }
        guard node.kind == .function, !node.firstChild.isNone else { return nil }
        let result = nodes[Int(node.firstChild.rawValue)]
        let isVoid =
            result.kind == .tuple && result.firstChild.isNone
            || result.kind == .named && index.linked.names.text(result.name) == "Void"
        return Closure(answers: !isVoid || node.flags.contains(.asyncFunction))
    }

    func isUsedOnlyStatically(_ type: TypeID) -> Bool {
        guard index.types[type.index].isDeclared, index.types[type.index].kind != .protocol,
            !isConstructed[type.index], instanceProperties[type.index].isEmpty, heldTypes[type.index].isEmpty,
            takenTypes[type.index].isEmpty
        else { return false }
        let hasInstanceMembers = index.members.all(of: type).contains { entry in
            guard case .function(let id) = entry.member else { return false }
            let fact = index.files[id.fileIndex].functions[id.index]
            return fact.kind == .enumCase || fact.kind == .method && !fact.flags.contains(.isStatic)
        }
        return !hasInstanceMembers
    }

    /// The types of the static properties.
    func staticProperties(of type: TypeID) -> [ResolvedType] {
        staticPropertyIDs[type.index].map { index.propertyTypes[$0.fileIndex][$0.index] }
    }

    func requiredMethods(of type: TypeID) -> [FunctionID] {
        methodIDs[type.index].filter {
            index.files[$0.fileIndex].functions[$0.index].flags.contains(.isRequirement)
        }
    }

    func requiredProperties(of type: TypeID) -> [ResolvedType] {
        instanceProperties[type.index].compactMap { id in
            index.files[id.fileIndex].properties[id.index].flags.contains(.isRequirement)
                ? index.propertyTypes[id.fileIndex][id.index] : nil
        }
    }

    /// Whether a protocol or one that it refines has method requirements.
    func asksForMethods(_ type: TypeID) -> Bool {
        index.lookupChain(of: type).contains { !requiredMethods(of: $0).isEmpty }
    }

    /// Whether a protocol refines Equatable, Hashable, Identifiable or the like.
    func refinesValue(_ type: TypeID) -> Bool {
        index.inheritance[type.index].outsideAncestors.contains { outside.values.contains($0) }
    }

    func isLibraryContainer(_ type: TypeID) -> Bool {
        index.inheritance[type.index].outsideAncestors.contains { outside.libraryContainers.contains($0) }
    }

    /// Conformers of factory and Has-protocols keep or make what they give out.
    func providesProperties(_ type: TypeID, isDependency: (ResolvedType) -> Bool) -> Bool {
        instanceProperties[type.index].contains { id in
            let flags = index.files[id.fileIndex].properties[id.index].flags
            let fillsItself =
                !flags.isDisjoint(with: [.isLazy, .hasInitialValue]) || flags.contains([.isComputed, .hasBody])
            return fillsItself && isDependency(index.propertyTypes[id.fileIndex][id.index])
        }
    }
}
