import SwiftFacts

/// What screens are shown in.
extension TypeShapes {
    /// Whether a type named router or the like leads nowhere itself, and keeps a view controller that others are shown in:
    /// that is all it is, `final class NavigationRouter { func push(_ screen: UIViewController) { stack.push… } }`.
    func isStackOfScreens(_ id: TypeID, _ names: ServiceNames) -> Bool {
        if index.types[id.index].kind == .protocol { return asksForStack(id) }
        return index.types[id.index].kind == .class && index.signs.flows.contains(index.types[id.index].name)
            && !isFlow(id, names)
            && held(by: id).contains { kept in
                if let name = index.outsideName(of: kept) { return outside.stacks.contains(name) }
                guard let type = kept.instance else { return false }
                return outside.stacks.contains(index.types[type.index].name)
                    || !outside.stacks.isDisjoint(with: index.outsideAncestors[type.index])
            }
    }

    /// Whether a type that is named so leads somewhere, or keeps a service for what it does, be it to show a package's
    /// screen.
    private func isFlow(_ id: TypeID, _ names: ServiceNames) -> Bool {
        calls.leadsToScreens[id.index]
            || held(by: id).contains { kept in
                guard
                    let name = index.outsideName(of: kept) ?? kept.instance.map({ index.types[$0.index].name })
                else { return false }
                return !index.signs.flows.contains(name)
                    && index.linked.names.withBytes(of: name) { names.saysService($0) }
            }
    }

    /// The superclasses of flows, abstract ones: `class BaseCoordinator { let root: UINavigationController }`.
    func basesOfFlows(_ names: ServiceNames) -> Set<TypeID> {
        var bases: Set<TypeID> = []
        for (number, type) in index.types.enumerated() where index.signs.flows.contains(type.name) {
            guard let superclass = index.inheritance[number].superclass, isFlow(TypeID(number), names) else { continue }
            bases.formUnion(index.upwards(from: superclass))
        }
        return bases
    }

    // MARK: Behind protocols

    /// Whether all that a protocol named router, stack or the like asks for is to show the screens that it is handed, or handed
    /// what makes one, and to take them away again: a navigation controller by another name.
    ///
    ///     protocol SceneStack {
    ///         func push(_ screen: UIViewController, animated: Bool)
    ///         func pop(animated: Bool)
    ///     }
    private func asksForStack(_ id: TypeID) -> Bool {
        let name = index.types[id.index].name
        guard
            index.signs.flows.contains(name) || index.linked.names.endsBeforeClosing(name, withWordOf: Self.stackWords)
        else { return false }
        var (shows, takesAway) = (false, false)
        for owner in index.lookupChain(of: id) {
            for method in requiredMethods(of: owner) {
                switch part(ofStack: method) {
                case .showing?: shows = true
                case .takingAway?: takesAway = true
                case .givingScreen?: continue
                case nil: return false
                }
            }
            guard requiredProperties(of: owner).allSatisfy(isScreen) else { return false }
        }
        return shows && takesAway
    }

    private static let stackWords: WordList = ["stack"]

    private enum StackPart { case showing, takingAway, givingScreen }

    /// What a method does with the screens of a stack; nil where it does anything else, or is handed what may work.
    private func part(ofStack method: FunctionID) -> StackPart? {
        let fact = index.fact(method)
        let result = index.resultType(of: method)
        guard fact.kind == .method, !fact.flags.contains(.isStatic), isScreen(result) || !mayWork(result) else {
            return nil
        }
        var isHandedScreen = false
        for parameter in index.parameters(of: method) {
            let type = index.type(of: parameter)
            guard isScreen(type) || makesScreen(type) else {
                if mayWork(type) { return nil }
                continue
            }
            // `show(on controller: UIViewController)` says where.
            let label = index.fact(parameter).label
            guard label.isNone || index.signs.screens.contains(label) else { return nil }
            isHandedScreen = true
        }
        if isHandedScreen { return .showing }
        if index.linked.names.begins(fact.name, withWordOf: Self.takingAwayWords) { return .takingAway }
        return fact.parameters.isEmpty && isScreen(result) ? .givingScreen : nil
    }

    private static let takingAwayWords: WordList = [
        "pop", "dismiss", "close", "remove", "clear", "hide", "back", "goBack", "unwind",
    ]

    /// A view controller or a SwiftUI view, or several of them.
    private func isScreen(_ type: ResolvedType) -> Bool {
        guard type.wrappers.isSubset(of: [.optional, .collection, .genericBound]) else { return false }
        if let name = index.outsideName(of: type) {
            return outside.viewControllers.contains(name) || outside.swiftUIViews.contains(name)
        }
        guard let id = type.nominalHead else { return false }
        let ancestors = index.outsideAncestors[id.index]
        return !outside.viewControllers.isDisjoint(with: ancestors) || !outside.swiftUIViews.isDisjoint(with: ancestors)
    }

    /// Whether all that a protocol asks for is one screen: `protocol SceneMaking { func make() -> UIViewController }`.
    private func makesScreen(_ type: ResolvedType) -> Bool {
        guard type.wrappers.isSubset(of: [.optional, .collection, .genericBound]), let id = type.nominalHead,
            index.types[id.index].kind == .protocol
        else { return false }
        var count = 0
        for owner in index.lookupChain(of: id) {
            let required = requiredProperties(of: owner) + requiredMethods(of: owner).map { index.resultType(of: $0) }
            guard required.allSatisfy(isScreen) else { return false }
            count += required.count
        }
        return count == 1
    }

    /// Whether a value of a type may do anything for whoever has it; closures report back.
    private func mayWork(_ type: ResolvedType) -> Bool {
        if type.wrappers.contains(.function) { return false }
        if let name = index.outsideName(of: type) { return outside.services.contains(name) }
        guard let id = type.nominalHead else { return type.head == .composition }
        return index.types[id.index].kind != .struct && index.types[id.index].kind != .enum
    }
}
