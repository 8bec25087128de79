import SwiftFacts

/// What makes things, and what keeps them for others.
extension Classification {
    /// A method that makes a dependency, screen or component.
    func isCreatingMethod(_ id: FunctionID) -> Bool {
        let fact = index.files[id.fileIndex].functions[id.index]
        guard fact.kind == .method, !fact.result.isNone else { return false }
        let owner = index.table.type(file: id.fileIndex, row: fact.owner)
        guard index.hasCreatingName(id) || index.isNamedFactory(owner) else { return false }
        let result = index.resultTypes[id.fileIndex][id.index]
        return result.head == .tuple && result.wrappers.isEmpty ? isProduct(tuple: fact, id) : isProduct(result)
    }

    /// Whether a type puts the parts of a screen together in static functions, as VIPER's modules are.
    func isModuleAssembly(_ id: TypeID) -> Bool {
        (isContainerByName(id) || index.isNamedFactory(id)) && shapes.isUsedOnlyStatically(id)
            && !shapes.methods(of: id).isEmpty && !shapes.isResultBuilder(id)
            && (shapes.assemblesScreens(id) || shapes.methods(of: id).contains { isCreatingMethod($0) })
    }

    /// Whether one of several things that are made together is a product: `(router: Routing, listener: Listening)`.
    private func isProduct(tuple fact: FunctionFact, _ id: FunctionID) -> Bool {
        let nodes = index.files[id.fileIndex].typeNodes
        let scope = TypeScope(file: id.fileIndex, type: fact.owner, generics: fact.generics)
        var element = nodes[Int(fact.result.rawValue)].firstChild
        while !element.isNone {
            let type = index.resolve(element, in: scope)
            if type.head != .tuple, isProduct(type) { return true }
            element = nodes[Int(element.rawValue)].nextSibling
        }
        return false
    }

    /// A dependency, a screen or a component.
    private func isProduct(_ type: ResolvedType) -> Bool {
        if isDependency(type) { return true }
        if type.wrappers.contains(.metatype) { return false }
        switch type.head {
        case .nominal:
            guard let id = type.nominalHead else { return false }
            return !roles[id.index].isDisjoint(with: [.viewController, .swiftUIView, .component])
                // However plain, a row's view model is what its factory makes.
                || roles[id.index].contains(.serviceName) && shapes.isPlainValue(id)
                || outside.viewControllers.contains(index.types[id.index].name)
                || outside.swiftUIViews.contains(index.types[id.index].name) || carriesScreen(id)
        case .external:
            return outside.viewControllers.contains(NameID(type.id)) || outside.swiftUIViews.contains(NameID(type.id))
        case .composition: return index.compositions[Int(type.id)].members.contains { isProduct($0) }
        case .unknown, .generic, .void, .tuple: return false
        }
    }

    /// Whether an enum tells which screen or flow was made: `enum Child { case screen(UIViewController), none }`.
    private func carriesScreen(_ id: TypeID) -> Bool {
        guard index.types[id.index].kind == .enum, !shapes.refinesValue(id) else { return false }
        return index.members.all(of: id).contains { entry in
            guard case .function(let item) = entry.member else { return false }
            let fact = index.files[item.fileIndex].functions[item.index]
            return fact.kind == .enumCase
                && fact.parameters.contains { isScreen(index.parameterTypes[item.fileIndex][Int($0)]) }
        }
    }

    private func isScreen(_ type: ResolvedType) -> Bool {
        switch type.head {
        case .nominal:
            guard let id = type.nominalHead else { return false }
            return !roles[id.index].isDisjoint(with: [.viewController, .coordinator])
        case .external: return outside.viewControllers.contains(NameID(type.id))
        case .composition: return index.compositions[Int(type.id)].members.contains { isScreen($0) }
        case .unknown, .generic, .void, .tuple: return false
        }
    }

    // MARK: Containers

    func isFactoryByName(_ type: TypeID) -> Bool { index.isNamedFactory(type) }

    /// Whether a name says container or assembly: what such a type asks a registry for, it asks for others.
    func isContainerByName(_ type: TypeID) -> Bool {
        !type.isNone && index.signs.assemblies.contains(index.types[type.index].name)
    }

    /// Whether a type makes nothing, but computes what it gives out from what it was given.
    func isAdapter(_ type: TypeID) -> Bool {
        let filled = shapes.filledProperties(of: type)
        return !filled.isEmpty && !shapes.fillsInInitializer(type) && shapes.builtTypes(by: type).isEmpty
            && filled.allSatisfy { index.files[$0.fileIndex].properties[$0.index].flags.contains(.isComputed) }
    }

    func isContainer(_ id: TypeID, _ known: Roles) -> Bool {
        let isReference = index.types[id.index].isReference
        guard index.types[id.index].kind != .enum,
            known.isDisjoint(with: [.viewController, .swiftUIView, .view, .viewModel, .coordinator, .representable])
        else { return known.contains(.container) }
        if shapes.isLibraryContainer(id) { return true }
        let isNamed = shapes.isNamedContainer(id)
        if isNamed || isAssembling(id), keepsWhatProtocolsAskFor(id) { return true }
        if isReference, isNamed, givesOutByProtocols(id) { return true }
        if known.contains(.serviceName), !isNamed { return false }
        if isNamed, isReference, isAssembling(id),
            shapes.filledProperties(of: id).count(where: { isDependency(property: $0) }) >= 2
        {
            return true
        }
        // The closure costs a copy of all that is known: few types get there.
        guard shapes.mayBuildSeveral(id) else { return false }
        return shapes.buildsSeveral(id) { isProduct(.nominal($0)) } && isAssembling(id)
    }

    /// Whether all that a type does is to make things, and what helps with it.
    private func isAssembling(_ id: TypeID) -> Bool {
        shapes.methods(of: id).allSatisfy { isCreatingMethod($0) || shapes.isAssemblyHelper($0) }
    }

    /// Whether a type conforms to factory, Has- or container protocols and keeps what they give out.
    private func keepsWhatProtocolsAskFor(_ id: TypeID) -> Bool {
        let ancestors = index.inheritance[id.index].ancestors
        if ancestors.contains(where: { roles[$0.index].contains(.factoryProtocol) }),
            shapes.filledProperties(of: id).contains(where: { isDependency(property: $0) })
        {
            return true
        }
        let givers = ancestors.filter { !roles[$0.index].isDisjoint(with: [.hasProtocol, .containerProtocol]) }
        guard !givers.isEmpty else { return false }
        let filled = shapes.filledProperties(of: id)
        let kept = shapes.demandedProperties(of: id, by: givers).filter { isDependency(property: $0) }
        return !kept.isEmpty && (shapes.fillsInInitializer(id) || kept.contains { filled.contains($0) })
    }

    /// Keeps for others: conforms to several protocols that give out dependencies one by one.
    private func givesOutByProtocols(_ id: TypeID) -> Bool {
        let protocols = index.inheritance[id.index].ancestors.filter {
            !roles[$0.index].isDisjoint(with: [.hasProtocol, .containerProtocol])
        }
        return protocols.count >= 2 || protocols.contains { roles[$0.index].contains(.containerProtocol) }
    }
}
