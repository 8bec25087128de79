import SwiftFacts

/// How code is given what it reaches for.
extension Project {
    /// What to do so that the code at a site is given something: the initializers that would take it, by name.
    ///
    /// - Parameters:
    ///   - subject: What the code belongs to.
    ///   - dependency: What is reached, `Session.shared`: a parameter is named after its type, of a global after itself.
    ///   - object: How the sentence calls it.
    ///   - access: How it is reached, where that is known.
    ///   - container: The parameter of a container that is asked for it, where the type had better not take that.
    func handingIn(
        _ dependency: String, as object: String, to subject: String, at site: Site, by access: StaticAccess? = nil,
        inPlaceOf container: String? = nil
    ) -> Hint {
        let label = ParameterName.name(for: access.flatMap(typeOfItself) ?? dependency)
        let type = index.enclosingType(of: site)
        guard canTake(type), !index.isStatic(site), !isInForeignExtension(site, to: type) else {
            return asArgument(object, label: label, site, by: access)
        }
        return Hint(
            throughInitializer(of: type, object, label: label, subject, site, by: access, inPlaceOf: container))
    }

    private func throughInitializer(
        of type: TypeID, _ object: String, label: String, _ subject: String, _ site: Site, by access: StaticAccess?,
        inPlaceOf container: String?
    ) -> String {
        let takers = takers(of: type)
        if takers.isEmpty, let name = replaceable(at: site, of: type, by: access) {
            return "Drop the default of `\(name)`, so that whoever makes \(subject) passes it"
        }
        if let own = index.function(at: site), fact(own).kind == .initializer,
            let taken = parameter(of: own, named: label)
        {
            return "Let \(subject) use the `\(taken)` that its `\(initializerName(own, adding: nil))` takes"
        }
        if let short = convenience(at: site) { return instead(of: short, takers, object, label: label, subject) }
        for taker in takers {
            if let own = index.function(at: site), own != taker, takers.contains(own) { continue }
            guard let taken = parameter(of: taker, named: label) ?? access.flatMap({ parameter(of: taker, for: $0) })
            else { continue }
            return "Let \(subject) use the `\(taken)` that its `\(initializerName(taker, adding: nil))` takes"
        }
        // One who takes the container's parts takes the container no more.
        if let container { return "Let \(subject) take \(object) through its initializer in place of `\(container)`" }
        let shown = takers.prefix(2).map { initializerName($0, adding: nil) }
        switch takers.count {
        case 0 where isInstantiatedByUIKit(type):
            return "Let whoever fills \(subject) hand it over, as a property or as the argument `\(label):`"
        case 0:
            let labels = memberwiseLabels(of: type)
            guard !labels.isEmpty, !labels.contains(label) else {
                return "Let \(subject) take \(object) through an initializer: `init(\(label):)`"
            }
            return "Let \(subject) take \(object) through its initializer: "
                + "`\(Self.initializerName(labels))` becomes `\(Self.initializerName(labels, adding: label))`"
        case 1:
            return "Let \(subject) take \(object) through its initializer: "
                + "`\(shown[0])` becomes `\(initializerName(takers[0], adding: label))`"
        case 2:
            return "Let \(subject) take \(object) through its initializers, `\(shown[0])` and `\(shown[1])`"
        default:
            return "Let \(subject) take \(object) through its \(takers.count) initializers, "
                + "`\(shown[0])`, `\(shown[1])` and so on"
        }
    }

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

    /// The type of a shared instance of itself whose member's name says nothing more: `Store.this`. Where there are several
    /// the member tells them apart: `UserDefaults.appGroup`.
    func typeOfItself(_ access: StaticAccess) -> String? {
        guard case .property(let id) = access.target, case let owner = owner(of: id), !owner.isNone,
            index.types[owner.index].isDeclared, SharedInstances.instance(id, in: index) == owner,
            !index.text(fact(id).name).hasPrefix("shared"),
            classification.shapes.staticProperties(of: owner).count(where: {
                SharedInstances.instance($0, in: index) == owner
            }) == 1
        else { return nil }
        return index.text(index.types[owner.index].name)
    }

    /// What to do about an initializer that leaves the work to another one of its type: where it only leaves out what the
    /// other one takes, it is a default.
    private func instead(
        of short: FunctionID, _ takers: [FunctionID], _ object: String, label: String, _ subject: String
    ) -> String {
        func labels(_ id: FunctionID) -> Set<NameID> {
            Set(fact(id).parameters.map { index.files[id.fileIndex].parameters[Int($0)].label })
        }
        let name = initializerName(short, adding: nil)
        // One that everybody must have takes it already; what decodes cannot be dropped for it.
        let further = initializers(of: owner(of: short)).filter {
            fact($0).flags.isDisjoint(with: [.isOverride, .isConvenience]) && !delegating.contains($0)
                && !isDecoding($0) && !isDecoding(short)
        }
        guard
            let whole = takers.first(where: { labels(short).isSubset(of: labels($0)) })
                ?? further.first(where: { labels(short).isStrictSubset(of: labels($0)) })
        else {
            return "Let \(subject) take \(object) through its initializer: "
                + "`\(name)` becomes `\(initializerName(short, adding: label))`"
        }
        return "Drop `\(name)`, so that every caller decides what it passes to "
            + "`\(initializerName(whole, adding: nil))`"
    }

    /// The initializer that code stands in, where it leaves the work to another one of the type.
    private func convenience(at site: Site) -> FunctionID? {
        guard let function = index.function(at: site), isConvenience(function) else { return nil }
        return function
    }

    /// `init(from:)`, `init(coder:)` and `init(rawValue:)` take what their callers have.
    private func isDecoding(_ id: FunctionID) -> Bool {
        guard fact(id).parameters.count == 1, let row = fact(id).parameters.first else { return false }
        return ["from", "coder", "rawValue"].contains(index.text(index.files[id.fileIndex].parameters[Int(row)].label))
    }

    /// Whether a list makes a type's instances by an initializer of its own choice, or a nib or the system does: a cell, be
    /// it built upon a package's one, a view with outlets, a watch's controller.
    private func isInstantiatedByUIKit(_ type: TypeID) -> Bool {
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
    private func isInForeignExtension(_ site: Site, to type: TypeID) -> Bool {
        let module = index.modules.module[Int(site.file)]
        let declarations = index.declarations(of: type)
        if declarations.contains(where: { index.modules.module[$0.fileIndex] == module }) { return false }
        let isService =
            classification.isDependency(.nominal(type)) || !roles(of: type).isDisjoint(with: [.component, .screen])
        return !isService || !declarations.contains { index.modules.canSee(module: module, from: $0.fileIndex) }
    }

    /// The property of a struct that an access is the value of, where the synthesised initializer takes another value as
    /// well: `var session = Session.shared`.
    private func replaceable(at site: Site, of type: TypeID, by access: StaticAccess?) -> String? {
        guard let access, case .returned = access.flow, index.hasMemberwiseInitializer(type) else { return nil }
        guard index.body(at: site).kind == .initialValue, let property = index.property(at: site).map({ fact($0) }),
            property.flags.isSuperset(of: [.isSettable, .hasInitialValue]), property.access > .fileprivate,
            property.flags.isDisjoint(with: [.isStatic, .isLazy, .isLet, .isComputed])
        else { return nil }
        return index.text(property.name)
    }

    /// Whether there are instances that an initializer of the project makes: what is decoded or fetched has none.
    private func canTake(_ type: TypeID) -> Bool {
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

    /// The label by which an initializer takes something of that name already.
    private func parameter(of id: FunctionID, named label: String) -> String? {
        guard let name = index.linked.names.find(label) else { return nil }
        return fact(id).parameters.contains { row in
            let parameter = index.files[id.fileIndex].parameters[Int(row)]
            return parameter.name == name || parameter.label != .none && parameter.label == name
        } ? label : nil
    }

    /// The name of an initializer's parameter that takes what is reached, by its type.
    private func parameter(of id: FunctionID, for access: StaticAccess) -> String? {
        fact(id).parameters.lazy.map { ParameterID(file: id.fileIndex, row: Int($0)) }
            .first { self.accepts(self.type(of: $0), access) }.map { index.text(fact($0).name) }
    }

    private func accepts(_ type: ResolvedType, _ access: StaticAccess) -> Bool {
        let held: TypeID?
        switch access.target {
        case .outside where !access.delegate.isNone: return false
        case .property(let id): held = SharedInstances.instance(id, in: index)
        case .function(let id): held = index.resultType(of: id).instance
        case .outside(let name, _):
            if type.head == .external, type.wrappers.isSubset(of: .optional) { return NameID(type.id) == name }
            return type.instance.map { !index.types[$0.index].isDeclared && index.types[$0.index].name == name }
                ?? false
        }
        guard let held, let taken = type.instance else { return false }
        return held == taken || index.ancestors[held.index].contains(taken)
    }

    private func asArgument(_ object: String, label: String, _ site: Site, by access: StaticAccess?) -> Hint {
        let somewhere = "Hand \(object) to the code that needs it, as the argument `\(label):`"
        if let access, let function = index.function(at: site), fact(function).kind == .method,
            let taken = parameter(of: function, for: access)
        {
            return Hint("Use the `\(taken)` that `\(index.text(fact(function).name))` takes", ofSeveral: somewhere)
        }
        return Hint(asArgument(object, label: label, of: site) ?? somewhere, ofSeveral: somewhere)
    }

    /// What the function or property that a site stands in is to take; nil where it can take nothing more.
    private func asArgument(_ object: String, label: String, of site: Site) -> String? {
        if let function = index.function(at: site) {
            switch fact(function).kind {
            case .initializer where isOpenForMore(initializer: function):
                return "Hand \(object) to `\(initializerName(function, adding: nil))` as the argument `\(label):`"
            // Who calls an action, or a method that somebody else demands, has nothing more to hand over.
            case .method where !isDemanded(method: function):
                return "Hand \(object) to `\(index.text(fact(function).name))` as the argument `\(label):`"
            default: return nil
            }
        }
        guard let property = index.property(at: site), !owner(of: property).isNone,
            index.body(at: site).kind == .accessors || fact(property).flags.contains(.isStatic)
        else { return nil }
        let name = index.text(fact(property).name)
        // What others set as well is no function of an argument, nor is the way to what everybody shares.
        guard fact(property).flags.isDisjoint(with: [.isSettable, .isObjC, .isOverride]),
            !isDemanded(property: property), !SharedInstances.saysShared(name)
        else { return nil }
        return "Turn `\(name)` into a method that takes \(object) as the argument `\(label):`"
    }

    /// Whether an initializer of a type can take a further argument.
    private func isOpenForMore(initializer id: FunctionID) -> Bool {
        let type = owner(of: id)
        guard !type.isNone else { return false }
        return !isDecoding(id) && (fact(id).flags.contains(.isConvenience) || !isDemanded(initializer: id, of: type))
    }

    /// Whether somebody else decides that a type has a property: a protocol, or perhaps one from elsewhere.
    private func isDemanded(property id: PropertyID) -> Bool {
        let type = owner(of: id)
        guard !type.isNone, fact(id).access > .fileprivate else { return false }
        return index.outsideAncestors[type.index].contains { !asksForNoProperty($0) }
            || index.lookupChain(of: type).contains { demanding in
                index.types[demanding.index].kind == .protocol
                    && index.members.named(fact(id).name, of: demanding).contains { $0.member != .property(id) }
            }
    }

    /// Whether a protocol from elsewhere is known, and what it asks for is none of a type's own properties.
    private func asksForNoProperty(_ name: NameID) -> Bool {
        index.known.compared.contains(name) || name == index.known.sendable
            || classification.outside.coding.contains(name)
    }

    /// Whether somebody else decides a method's parameters: a superclass, Objective-C, a protocol, be it the one that the
    /// method is a default for, or perhaps one from elsewhere for whose sake the extension is written that it stands in.
    private func isDemanded(method id: FunctionID) -> Bool {
        if !fact(id).flags.isDisjoint(with: [.isObjC, .isOverride]) { return true }
        let type = owner(of: id)
        guard !type.isNone, fact(id).access > .fileprivate else { return false }
        let facts = index.files[id.fileIndex]
        let part = facts.types[Int(fact(id).owner)]
        let isForOutside = part.inherited.contains { row in
            let node = facts.typeNodes[Int(facts.inheritances[Int(row)].rawValue)]
            return index.outsideAncestors[type.index].contains(node.name)
        }
        if part.kind == .extension, isForOutside { return true }
        return index.demands(type, id) || index.isDemanded(id, byProtocolsOf: type)
    }

    /// What a struct's synthesised initializer must be handed, in source order; empty for any other type.
    private func memberwiseLabels(of type: TypeID) -> [String] {
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

    private func initializerName(_ id: FunctionID, adding label: String?) -> String {
        let facts = index.files[id.fileIndex]
        let labels = facts.functions[id.index].parameters.lazy.map { row in
            let label = facts.parameters[Int(row)].label
            return label == .none ? "_" : self.index.text(label)
        }
        return Self.initializerName(labels, adding: label)
    }

    /// `init(cart:store:)`; of many labels the first and the last.
    private static func initializerName(_ labels: some Collection<String>, adding label: String? = nil) -> String {
        var name = "init("
        name.reserveCapacity(64)
        func append(_ label: String) {
            name += label
            name += ":"
        }
        if labels.count > 4 {
            labels.prefix(2).forEach(append)
            name += "…"
            labels.dropFirst(labels.count - 1).forEach(append)
        } else {
            labels.forEach(append)
        }
        if let label { append(label) }
        return name + ")"
    }
}
