import SwiftFacts

/// What makes things for others.
extension Classification {
    /// Whether a method may be a creating one, as far as names and a library's containers tell.
    func mayCreate(_ id: FunctionID) -> Bool {
        // Asked of every function, again and again: its fact is not copied for that.
        guard index.fact(id).kind == .method, !index.fact(id).result.isNone else { return false }
        let owner = index.owner(of: id)
        return index.hasCreatingName(id) || index.isNamedFactory(owner) || isMadeByLibraryContainer(id, owner)
    }

    /// A method that makes a dependency, screen or component.
    func isCreatingMethod(_ id: FunctionID) -> Bool {
        guard mayCreate(id) else { return false }
        let owner = index.owner(of: id)
        let result = index.resultType(of: id)
        // A step of a builder gives back the builder: what it is handed goes into the work.
        if !index.hasCreatingName(id), shapes.isStep(id, of: owner) { return false }
        if result.head == .tuple, result.wrappers.isEmpty { return makesProduct(inTupleOf: id) }
        if isProduct(result) { return true }
        guard index.isNamedFactory(owner), index.hasCreatingName(id) else { return false }
        // A factory's window is a screen; anybody else's `provideWindow()` may be the one that there is.
        return isWindow(result)
            || result.nominalHead.map { carries($0) { isProduct($0) } || standsForScreen($0) } ?? false
    }

    /// Whether a member is one.
    func isCreatingMethod(_ member: MemberID) -> Bool {
        guard case .function(let id) = member else { return false }
        return isCreatingMethod(id)
    }

    /// Whether a protocol asks for a screen, and for nothing to be done: `protocol Presentable { var screen: UIViewController { get } }`.
    private func standsForScreen(_ id: TypeID) -> Bool {
        guard index.types[id.index].kind == .protocol, !shapes.asksInstancesForMethods(id) else { return false }
        return asksForViewsOnly(id)
            || index.lookupChain(of: id).contains { part in
                shapes.requiredProperties(of: part).contains { $0.wrappers.isEmpty && isSeen($0) }
            }
    }

    /// Whether a method of a DI library's component constructs what it gives back, whatever it is called:
    /// `final class TabComponent: Component<Needs> { func tabScreen() -> TabScreen { TabScreen(…) } }`.
    private func isMadeByLibraryContainer(_ id: FunctionID, _ owner: TypeID) -> Bool {
        !owner.isNone && index.types[owner.index].isDeclared && shapes.isLibraryContainer(owner)
            && shapes.isMaking(id)
    }

    /// Whether a type puts the parts of a screen together in static functions, as VIPER's modules are.
    func isModuleAssembly(_ id: TypeID) -> Bool {
        (isContainerByName(id) || index.isNamedFactory(id)) && shapes.isUsedOnlyStatically(id)
            && !shapes.methods(of: id).isEmpty && !shapes.isResultBuilder(id)
            && (shapes.assemblesScreens(id)
                || shapes.methods(of: id).contains { isCreatingMethod($0) || makesForPackage($0, of: id) })
    }

    /// Whether a method of what is named factory makes what only a package that its file imports can declare.
    func makesForPackage(_ method: FunctionID, of type: TypeID) -> Bool {
        guard index.isNamedFactory(type), index.hasCreatingName(method),
            let result = index.outsideName(of: index.resultType(of: method)),
            !outside.scalars.contains(result), !outside.values.contains(result)
        else { return false }
        return index.files[method.fileIndex].imports.contains { fact in
            index.modules.index(ofModule: fact.module) == nil && !AppleModules.contains(index.text(fact.module))
        }
    }

    /// Whether a method gives several things back, one of which it makes, and was not handed: after
    /// `func adding(_ part: Part, to builder: Builder) -> (Builder, Receipt)` there is one builder as before.
    private func makesProduct(inTupleOf id: FunctionID) -> Bool {
        if index.hasCreatingName(id) { return givesProduct(inTupleOf: id) }
        let taken = index.parameters(of: id).map { index.type(of: $0).removing(.optional) }
        return gives(inTupleOf: id) { isProduct($0) && !taken.contains($0.removing(.optional)) }
    }

    /// Whether one of several things that are made together is a product: `(router: Routing, listener: Listening)`.
    func givesProduct(inTupleOf id: FunctionID) -> Bool { gives(inTupleOf: id) { isProduct($0) } }

    /// Whether one of them is a screen: `(flow: Steering, view: TideScreen)`.
    func givesScreen(inTupleOf id: FunctionID) -> Bool {
        index.resultType(of: id).head == .tuple && gives(inTupleOf: id) { isScreen($0) }
    }

    private func gives(inTupleOf id: FunctionID, _ isMeant: (ResolvedType) -> Bool) -> Bool {
        let fact = index.fact(id)
        let nodes = index.files[id.fileIndex].typeNodes
        let scope = TypeScope(file: id.fileIndex, type: fact.owner, generics: fact.generics)
        var element = nodes[Int(fact.result.rawValue)].firstChild
        while !element.isNone {
            let type = index.resolve(element, in: scope)
            if type.head != .tuple, isMeant(type) { return true }
            element = nodes[Int(element.rawValue)].nextSibling
        }
        return false
    }

    /// A dependency, a screen or a component.
    func isProduct(_ type: ResolvedType) -> Bool {
        if isDependency(type) { return true }
        if type.wrappers.contains(.metatype) { return false }
        if type.head == .composition { return index.compositions[Int(type.id)].members.contains { isProduct($0) } }
        if isScreen(type) { return true }
        guard let id = type.nominalHead else { return false }
        // However plain, a row's view model is what its factory makes.
        let isRow =
            roles[id.index].contains(.serviceName)
            && (isNamedForViews(id)
                || index.types[id.index].kind != .protocol && shapes.isPlainValue(id, conforming: true))
        // What is compared is a value, and carries no screens.
        return isRow || roles[id.index].contains(.component)
            || !shapes.refinesValue(id) && carries(id) { isScreenOrFlow($0) }
    }

    func isScreen(_ type: ResolvedType) -> Bool {
        switch type.head {
        case .nominal:
            guard let id = type.nominalHead else { return false }
            return !roles[id.index].isDisjoint(with: .screen) || isScreen(outside: index.types[id.index].name)
        case .external: return isScreen(outside: NameID(type.id))
        case .unknown, .composition, .generic, .void, .tuple: return false
        }
    }

    private func isScreen(outside name: NameID) -> Bool {
        outside.viewControllers.contains(name) || outside.swiftUIViews.contains(name)
    }

    private func isWindow(_ type: ResolvedType) -> Bool {
        guard let id = type.nominalHead else {
            return type.head == .external && outside.windows.contains(NameID(type.id))
        }
        return outside.windows.contains(index.types[id.index].name)
            || !outside.windows.isDisjoint(with: index.outsideAncestors[id.index])
    }

    private func isScreenOrFlow(_ type: ResolvedType) -> Bool {
        if type.head == .composition { return index.compositions[Int(type.id)].members.contains { isScreenOrFlow($0) } }
        return isScreen(type) || type.nominalHead.map { roles[$0.index].contains(.coordinator) } ?? false
    }

    /// Whether a type is an enum that says what was made: `enum Child { case screen(UIViewController), none }`.
    private func carries(_ id: TypeID, _ isMade: (ResolvedType) -> Bool) -> Bool {
        index.types[id.index].kind == .enum && shapes.taken(by: id).contains(where: isMade)
    }
}
