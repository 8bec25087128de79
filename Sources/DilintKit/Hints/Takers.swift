import SwiftFacts

/// The types that may be handed more when they are made, and the initializers that would take it.
extension Project {
    /// The initializers of a type that would take something more: its own; those that it overrides, beside which a further
    /// one may stand; or those that it inherits.
    func takers(of type: TypeID) -> [FunctionID] {
        let own = initializers(of: type)
        let open = own.filter {
            !isDemanded(initializer: $0, of: type) && !fact($0).flags.contains(.isConvenience)
                && !delegating.contains($0) && !isDecoding($0)
        }
        guard open.isEmpty, own.allSatisfy({ fact($0).flags.contains(.isOverride) }), !isInstantiatedByUIKit(type)
        else { return open }
        let inherited = inheritedInitializers(of: type)
        return own.isEmpty ? inherited : own.filter { mine in inherited.contains { index.haveSameLabels(mine, $0) } }
    }

    /// How the sentence calls the initializer of a type that would take more: there may be none yet.
    func initializerToBe(of type: TypeID) -> String {
        takers(of: type).isEmpty ? "an initializer" : "its initializer"
    }

    /// Whether a type may have an initializer that takes more: not where all it has are a protocol's, through which instances
    /// are made, `[any Step.Type]`.
    func canTakeMore(_ type: TypeID) -> Bool {
        let designated = initializers(of: type).filter { !fact($0).flags.contains(.isConvenience) }
        return designated.isEmpty || !designated.allSatisfy { index.isDemanded($0, byProtocolsOf: type) }
    }

    /// The initializers of the nearest superclass of the project that has some, where they may be taken for a pattern.
    private func inheritedInitializers(of type: TypeID) -> [FunctionID] {
        var superclass = index.inheritance[type.index].superclass
        var known: Set<TypeID> = [type]
        while let current = superclass, known.insert(current).inserted {
            let all = initializers(of: current)
            if !all.isEmpty {
                return all.filter {
                    fact($0).access > .fileprivate && fact($0).flags.isDisjoint(with: [.isOverride, .isConvenience])
                        && !isDecoding($0)
                }
            }
            superclass = index.inheritance[current.index].superclass
        }
        return []
    }

    /// `init(from:)`, `init(coder:)` and `init(rawValue:)` take what their callers have.
    func isDecoding(_ id: FunctionID) -> Bool {
        guard fact(id).parameters.count == 1, let row = fact(id).parameters.first else { return false }
        return ["from", "coder", "rawValue"].contains(index.text(index.files[id.fileIndex].parameters[Int(row)].label))
    }

    /// Whether a list makes a type's instances by an initializer of its own choice, or a nib or the system does: a cell, be
    /// it built upon a package's one, a view with outlets, a watch's controller.
    func isInstantiatedByUIKit(_ type: TypeID) -> Bool {
        if index.outsideAncestors[type.index].contains(where: {
            classification.outside.reusableViews.contains($0) || classification.outside.systemMade.contains($0)
                || index.linked.names.ends($0, withWordOf: Self.cellWords) && index.types[type.index].kind == .class
        }) {
            return true
        }
        return !roles(of: type).isDisjoint(with: [.view, .viewController])
            && index.members.all(of: type).contains { entry in
                guard case .property(let id) = entry.member else { return false }
                return isOutlet(id)
            }
    }

    private static let cellWords: WordList = ["cell"]

    /// Whether what loads a nib fills a property: `@IBOutlet private var title: UILabel!`.
    private func isOutlet(_ id: PropertyID) -> Bool {
        let fact = fact(id)
        guard fact.flags.contains(.isObjC), !fact.flags.contains(.isComputed), !fact.type.isNone else { return false }
        return index.files[id.fileIndex].typeNodes[Int(fact.type.rawValue)].kind == .implicitlyUnwrapped
    }

    /// Whether code stands in what a module adds to another one's entity, which is not there to keep services, or to a type of
    /// a module that does not know the one which adds it.
    func isInForeignExtension(_ site: Site, to type: TypeID) -> Bool {
        let module = index.modules.module[Int(site.file)]
        let declarations = index.declarations(of: type)
        if declarations.contains(where: { index.modules.module[$0.fileIndex] == module }) { return false }
        let isService =
            classification.isDependency(.nominal(type)) || !roles(of: type).isDisjoint(with: [.component, .screen])
        return !isService || !declarations.contains { index.modules.canSee(module: module, from: $0.fileIndex) }
    }

    /// Whether there are instances that an initializer of the project makes: what is decoded or fetched has none.
    func canTake(_ type: TypeID) -> Bool {
        guard !type.isNone, !roles(of: type).contains(.persistent) else { return false }
        switch index.types[type.index].kind {
        case .class, .actor: return true
        // What is compared is a value, and would be compared by what it is given.
        case .struct:
            return !classification.shapes.refinesValue(type) || classification.isDependency(.nominal(type))
                || !roles(of: type).isDisjoint(with: [.swiftUIView, .component])
        case .enum, .protocol, .external: return false
        }
    }

    /// What a struct's synthesised initializer must be handed, in source order; empty for any other type.
    func memberwiseLabels(of type: TypeID) -> [String] {
        let members = index.members.all(of: type)
        guard members.count <= Self.membersInView, index.hasMemberwiseInitializer(type) else { return [] }
        let needed = members.compactMap { entry -> PropertyID? in
            guard case .property(let id) = entry.member, isHandedIn(id),
                fact(id).flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy, .hasInitialValue]),
                fact(id).flags.contains(.isLet) || !fact(id).attributes.isEmpty
                    || !self.type(of: id).wrappers.contains(.optional)
            else { return nil }
            return id
        }
        return needed.sorted { $0.index < $1.index }.map { index.text(fact($0).name) }
    }

    /// Whether a property is the synthesised initializer's to fill: one with a wrapper only where the wrapper is made of what
    /// is handed in, `@Binding var isShown: Bool`.
    private func isHandedIn(_ id: PropertyID) -> Bool {
        let facts = index.files[id.fileIndex]
        return fact(id).attributes.allSatisfy { row in
            let attribute = facts.attributes[Int(row)]
            return attribute.body < 0 && index.known.filledFromOutside.contains(attribute.name)
        }
    }

    /// Far above what people write: each hint about the type looks at all of them.
    private static let membersInView = 512
}
