import SwiftFacts

/// The roles that names and inheritance give, before anything is known of dependencies.
extension TypeShapes {
    /// Roles that need no knowledge of dependencies.
    func nameRoles(names: ServiceNames, configuration: Configuration, workers: WorkerPool) -> [Roles] {
        let table = index.linked.names
        let resolving = parallelMap(count: index.types.count, workers: workers, block: 512) {
            resolvingMethods(of: TypeID($0))
        }
        let bases = basesOfFlows(names)
        let styles = styles()
        var roles = parallelMap(count: index.types.count, workers: workers, block: 512) { type -> Roles in
            let id = TypeID(type)
            // A closure of its own: the method as a value would keep the words, and all threads count who does.
            var named = table.withBytes(of: index.types[type].name) { names.roles(named: $0) }
            var found = inheritedRoles(id, isNamedService: named.contains(.serviceName))
            if !styles.isEmpty, styles.contains(id) || index.ancestors[type].contains(where: styles.contains) {
                found.insert(.swiftUIView)
            }
            // The rows of a list are a part of its screen.
            if named.contains(.serviceName), isListSource(id) { named.remove(.serviceName) }
            // A root is the delegate of nobody but the system.
            if found.contains(.compositionRoot) { named.remove(.backReference) }
            if isStackOfScreens(id, names), !bases.contains(id) {
                named.remove(.serviceName)
                found.insert(.screenStack)
            }
            found.formUnion(named)
            // What wraps a value publishes it, but is no model of a screen.
            if !found.contains(.propertyWrapper), isViewModel(id, isService: found.contains(.serviceName)) {
                found.insert(.viewModel)
            }
            if found.isDisjoint(with: [.swiftUIView, .view, .screenStack]), isCoordinator(id) {
                found.insert(.coordinator)
            }
            if isResolver(id, resolving) { found.insert(.resolver) }
            if SharedInstances.has(id, among: staticPropertyIDs[type], fresh: fresh, in: index),
                found.contains(.serviceName) || !listsItself(id)
            {
                found.insert(.sharedInstance)
            }
            return found
        }
        addRootsOfSeveralApps(&roles)
        removeNamesOfPlainValues(&roles)
        for type in protocolsOfResolvers(roles, resolving) { roles[type.index].insert(.resolver) }
        for (globs, role) in [
            (configuration.compositionRoots, Roles.compositionRoot), (configuration.containers, .container),
            (configuration.factories, .factory), (configuration.coordinators, .coordinator),
        ] {
            for type in ForcedClassification.types(matching: globs, in: index) { roles[type.index].insert(role) }
        }
        return roles
    }

    /// The code that several apps share extends each one's root: where all types of a name are roots, the name is one.
    private func addRootsOfSeveralApps(_ roles: inout [Roles]) {
        var ofRoots = NameSet([], count: index.linked.names.count)
        var ofOthers = ofRoots
        for (number, type) in index.types.enumerated() where type.isDeclared && type.enclosing.isNone {
            if roles[number].contains(.compositionRoot) {
                ofRoots.insert(type.name)
            } else {
                ofOthers.insert(type.name)
            }
        }
        for (number, type) in index.types.enumerated()
        where !type.isDeclared && ofRoots.contains(type.name) && !ofOthers.contains(type.name) {
            roles[number].insert(.compositionRoot)
        }
    }

    private func inheritedRoles(_ id: TypeID, isNamedService: Bool) -> Roles {
        let ancestors = index.outsideAncestors[id.index]
        let type = index.types[id.index]
        var found = attributeRoles(id)
        func conforms(_ set: NameSet) -> Bool { ancestors.contains { set.contains($0) } }
        if conforms(outside.viewControllers) { found.insert(.viewController) }
        if conforms(outside.swiftUIViews) { found.insert(.swiftUIView) }
        // Or a package's name for one of those: `PlatformViewRepresentable`.
        if conforms(outside.representables) || conforms(index.signs.representables) {
            found.formUnion([.representable, .swiftUIView])
        }
        if conforms(outside.views) { found.insert(.view) }
        // A package's screen that others are built upon, `FormViewController`; a view may conform to what is named so.
        if type.kind == .class, !found.contains(.view), conforms(index.signs.viewControllers) {
            found.insert(.viewController)
        }
        // A package's view that others are built upon, `Canvas: KitView`; a presenter may conform to what is named so.
        if type.kind == .class, found.isDisjoint(with: [.viewController, .swiftUIView]),
            index.signs.views.contains(type.name) || !isNamedService,
            conforms(index.signs.views)
        {
            found.insert(.view)
        }
        if type.kind == .class, found.isDisjoint(with: [.viewController, .swiftUIView, .view]) {
            found.formUnion(overriddenRoles(id))
        }
        if type.kind == .external {
            if outside.viewControllers.contains(type.name) { found.insert(.viewController) }
            if outside.views.contains(type.name) { found.insert(.view) }
            // What Objective-C declares and Swift extends can be told by its name alone.
            if index.signs.viewControllers.contains(type.name) { found.insert(.viewController) }
            if index.signs.roots.contains(type.name), !outside.roots.contains(type.name) {
                found.insert(.compositionRoot)
            }
        }
        // A class called the delegate of the application or of a scene, or the provider of a tunnel, may be built upon a
        // package's one: `class SceneDelegate: KitSceneDelegate`.
        if conforms(outside.roots) || isPrincipalClass(id)
            || type.kind == .class && index.signs.roots.contains(type.name) && conforms(index.signs.roots)
            || found.contains(.viewController) && isMadeByExtension(id)
        {
            found.insert(.compositionRoot)
        }
        if isCoded(id) || conforms(outside.models) || isError(ancestors) { found.insert(.persistent) }
        return found
    }

    /// Protocols of the project that are for its views what SwiftUI's `ButtonStyle` is for buttons: they ask how one is drawn,
    /// and for nothing else that is done.
    ///
    ///     protocol BadgeStyle { func makeBody(configuration: BadgeConfiguration) -> Body }
    private func styles() -> Set<TypeID> {
        guard let name = index.linked.names.find("makeBody"), let label = index.linked.names.find("configuration")
        else { return [] }
        var found: Set<TypeID> = []
        for (number, type) in index.types.enumerated() where type.kind == .protocol {
            let asked = requiredMethods(of: TypeID(number))
            let isStyle =
                !asked.isEmpty
                && asked.allSatisfy { id in
                    index.fact(id).name == name && index.parameters(of: id).map { index.fact($0).label } == [label]
                }
            if isStyle { found.insert(TypeID(number)) }
        }
        return found
    }

    /// Whether a type is written somewhere and read again. What a screen shows is archived to show the same after the next
    /// launch, and works for the screen all the same.
    private func isCoded(_ id: TypeID) -> Bool {
        index.outsideAncestors[id.index].contains { name in
            outside.coding.contains(name) && !(outside.archived.contains(name) && isNamedModel(id))
        }
    }

    /// What a class is that a package's one is built upon, as far as the methods tell that it overrides: `class Badge: KitHost`
    /// with an `override func layoutSubviews()` is a view.
    private func overriddenRoles(_ id: TypeID) -> Roles {
        if index.outsideAncestors[id.index].isEmpty { return [] }
        for method in methodIDs[id.index] where index.fact(method).flags.contains(.isOverride) {
            if outside.viewMethods.contains(index.fact(method).name) { return .view }
            if outside.viewControllerMethods.contains(index.fact(method).name) { return .viewController }
        }
        return []
    }

    private func attributeRoles(_ id: TypeID) -> Roles {
        var found: Roles = []
        for part in index.declarations(of: id) {
            let facts = index.files[part.fileIndex]
            for attribute in facts.types[part.index].attributes {
                let name = facts.attributes[Int(attribute)].name
                if outside.rootAttributes.contains(name) { found.insert(.compositionRoot) }
                if outside.wrapperAttributes.contains(name) { found.insert(.propertyWrapper) }
                if outside.modelAttributes.contains(name) { found.insert(.persistent) }
            }
        }
        return found
    }

    /// Whether a type bears a name that Xcode gives the principal class of an app extension, and stands in the folder of
    /// one, or in `Share` and is made by nobody: the property list that says so is no source.
    private func isPrincipalClass(_ id: TypeID) -> Bool {
        guard outside.principalClasses.contains(index.types[id.index].name) else { return false }
        let kind = NameWords.words(of: index.text(index.types[id.index].name)).first
        return index.declarations(of: id).contains { part in
            index.files[part.fileIndex].path.split(separator: "/").dropLast().contains {
                $0.hasSuffix("Extension") || kind.map($0.elementsEqual) ?? false && !calls.isConstructed[id.index]
            }
        }
    }

    /// Whether a screen asks what app extension it runs in, and nobody else makes one: the system does.
    private func isMadeByExtension(_ id: TypeID) -> Bool {
        hosts.contains(id) && !calls.isConstructed[id.index]
    }

    private func isError(_ ancestors: UnsafeBufferPointer<NameID>) -> Bool {
        ancestors.contains { outside.values.contains($0) && index.linked.names.text($0).hasSuffix("Error") }
    }

    /// Whether the compiler calls a type's `buildBlock` and kin: what they give back is what they were given.
    func isResultBuilder(_ id: TypeID) -> Bool { hasAttribute(id, outside.resultBuilderAttributes) }

    /// Whether a list asks a type for its rows, as its name says as well: `RowsDataSource: NSObject, UITableViewDataSource`.
    private func isListSource(_ id: TypeID) -> Bool {
        index.linked.names.ends(index.types[id.index].name, withWordOf: Self.sourceWords)
            && !outside.listSources.isDisjoint(with: index.outsideAncestors[id.index])
    }

    private static let sourceWords: WordList = ["source"]

    func hasAttribute(_ id: TypeID, _ names: NameSet) -> Bool {
        index.declarations(of: id).contains { part in
            let facts = index.files[part.fileIndex]
            if facts.attributes.isEmpty { return false }
            return facts.types[part.index].attributes.contains { names.contains(facts.attributes[Int($0)].name) }
        }
    }

    private func isViewModel(_ id: TypeID, isService: Bool) -> Bool {
        guard index.types[id.index].isReference else { return false }
        if isNamedModel(id) { return true }
        guard isWatched(id), isService || !isPlainState(id) && !isWatchedEntity(id) else { return false }
        // A value of a list that publishes its changes: `class Row: ObservableObject, Identifiable { @Published var text }`.
        // Or one that is compared and never changes, whatever it computes.
        return !(refinesValue(id) && !hasInstanceMethods(id)) && !holdsItsKind(id) && (isService || !isValueObject(id))
    }

    /// Whether a name says that a type is what a screen shows, be it a struct, or a package's protocol that it conforms to.
    func isNamedModel(_ id: TypeID) -> Bool {
        index.signs.models.contains(index.types[id.index].name)
            || index.outsideAncestors[id.index].contains { outside.screenModels.contains($0) }
    }

    private func isCoordinator(_ id: TypeID) -> Bool {
        let type = index.types[id.index]
        guard type.isDeclared, type.kind != .protocol, type.kind != .enum,
            index.signs.flows.contains(type.name)
        else { return false }
        // `UIViewRepresentable.Coordinator` bridges a view.
        if !type.enclosing.isNone,
            index.outsideAncestors[type.enclosing.index].contains(where: {
                outside.representables.contains($0)
            })
        {
            return false
        }
        return buildsScreens(id)
    }

    /// Whether a function is told what to give out by a type, an argument's or the context's: a store of values by keys
    /// is no registry.
    func asksByType(_ id: FunctionID) -> Bool {
        let parameters = index.parameters(of: id)
        return parameters.contains { index.type(of: $0).wrappers.contains(.metatype) }
            || parameters.allSatisfy { index.fact($0).flags.contains(.hasDefault) }
    }
}
