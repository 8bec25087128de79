import SwiftFacts

/// Needle and RIBs: components give out properties, `shared { … }` keeps what one gives out as long as the component.
struct NeedleIdiom: Idiom {
    static let library = "Needle"
    static let modules = ["NeedleFoundation", "RIBs"]

    /// Types that a project's components inherit from.
    static let componentNames = "Component BootstrapComponent PluginizedComponent NonCoreComponent"

    /// What the generator writes conforms to the components' requirements.
    let providers: Set<NameID>
    private let components: Set<NameID>
    private let shared: NameID

    init(_ names: IdiomNames) {
        components = names.ids(Self.componentNames)
        providers = names.ids("Dependency")
        shared = names.id("shared")
    }

    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let id = body.propertyAtHand, !body.context.type.isNone, !body.context.isStatic,
            let callee = body.calleeRow(of: row), body.rows[callee].name == shared,
            body.rows[callee].kind == .name || body.operandIsSelf(ofCallee: callee),
            inheritsComponent(body.context.type, body.index), let last = body.arguments(of: row).last,
            let closure = body.closure(last)
        else { return }
        var registration = registration(id, in: body.index)
        registration.lifetime = .lasting
        registration.producing = [body.producingCode(ofClosure: closure)]
        registration.implementation = body.product(ofClosure: closure).implementation
        wiring.add(registration)
    }

    /// What a component's property reads of the component's other properties.
    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard body.propertyAtHand != nil, !body.context.type.isNone, inheritsComponent(body.context.type, body.index)
        else { return }
        for row in body.rows.indices {
            guard body.rows[row].kind == .name || body.operandIsSelf(ofCallee: row),
                case .carrier(.property(let id), _) = body.values[row].origin, id != body.propertyAtHand
            else { continue }
            let owner = body.index.table.type(
                file: id.fileIndex, row: body.index.files[id.fileIndex].properties[id.index].owner)
            guard !owner.isNone, inheritsComponent(owner, body.index) else { continue }
            wiring.add(
                Lookup(
                    key: .member(id), product: body.index.propertyTypes[id.fileIndex][id.index],
                    site: body.wiringSite(row), typeRow: body.typeRow, keyOffset: body.rows[row].offset))
        }
    }

    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        for (row, fact) in index.files[file].properties.enumerated()
        where fact.owner >= 0 && fact.flags.isDisjoint(with: [.isStatic, .isRequirement]) {
            let id = PropertyID(file: file, row: row)
            let owner = index.table.type(file: file, row: fact.owner)
            guard !owner.isNone, inheritsComponent(owner, index), wiring.registration(ofMember: id) == nil else {
                continue
            }
            var registration = registration(id, in: index)
            // What is stored is kept; what is computed is made for everyone who reads it.
            if !fact.flags.contains(.isComputed) { registration.lifetime = .lasting }
            wiring.add(registration)
        }
    }

    private func registration(_ id: PropertyID, in index: ProjectIndex) -> Registration {
        let fact = index.files[id.fileIndex].properties[id.index]
        var registration = Registration(
            key: .member(id), product: index.propertyTypes[id.fileIndex][id.index],
            site: Site(
                file: id.file, body: fact.accessors >= 0 ? fact.accessors : fact.initialValue, row: 0,
                offset: fact.nameOffset, condition: fact.condition, closureDepth: 0),
            typeRow: fact.owner, keyOffset: fact.nameOffset)
        registration.isAskedByName = true
        return registration
    }

    private func inheritsComponent(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.inherits(type, from: components)
    }
}

extension ProjectIndex {
    /// Whether a type inherits from a type, declared here or elsewhere, of one of some names.
    func inherits(_ type: TypeID, from names: Set<NameID>) -> Bool {
        let inheritance = inheritance[type.index]
        return inheritance.outsideAncestors.contains { names.contains($0) }
            || inheritance.ancestors.contains { names.contains(types[$0.index].name) }
    }
}

/// A requirement of a component that no component above it provides.
struct MissingRequirement: Sendable {
    var component: TypeID
    var requirement: PropertyID
    /// A component above that has something alike: the same name with another type, or the same type.
    var near: PropertyID?
}

/// Needle's components and which of them make which.
struct ComponentTree {
    private let project: Project
    private let names: Set<NameID>
    private let bootstrap: NameID
    private var parents: [TypeID: [TypeID]] = [:]

    init?(_ project: Project) {
        guard let needle = project.index.linked.names.find("NeedleFoundation"),
            project.index.files.contains(where: { $0.imports.contains { $0.module == needle } })
        else { return nil }
        let names = IdiomNames(project.index.linked.names)
        self.project = project
        self.names = names.ids(NeedleIdiom.componentNames)
        bootstrap = names.id("BootstrapComponent")
        for file in project.index.files.indices where !project.classification.excluded.contains(file: file) {
            for call in project.uses[file].calls where call.hasSelfArgument {
                guard case .construction(let child, _) = call.callee, isComponent(child) else { continue }
                let parent = project.index.enclosingType(of: call.site)
                guard !parent.isNone, isComponent(parent), parent != child else { continue }
                if !parents[child, default: []].contains(parent) { parents[child, default: []].append(parent) }
            }
        }
    }

    private func isComponent(_ type: TypeID) -> Bool {
        project.index.inherits(type, from: names)
    }

    /// What some way up to a bootstrap component lacks.
    func missing() -> [MissingRequirement] {
        parents.keys.sorted().flatMap { component -> [MissingRequirement] in
            guard !project.classification.excluded.contains(component),
                let dependency = dependencyProtocol(of: component)
            else { return [] }
            return requirements(of: dependency).compactMap { requirement in
                guard lacks(requirement, above: component) else { return nil }
                return MissingRequirement(
                    component: component, requirement: requirement, near: near(requirement, above: component))
            }
        }
    }

    /// The protocol in `Component<ChildDependency>`.
    private func dependencyProtocol(of component: TypeID) -> TypeID? {
        for part in project.index.types[component.index].parts {
            let facts = project.index.files[part.fileIndex]
            for row in facts.types[part.index].inherited {
                let node = facts.typeNodes[Int(facts.inheritances[Int(row)].rawValue)]
                guard names.contains(node.name), !node.firstChild.isNone else { continue }
                var argument = node.firstChild
                if node.kind == .member { argument = facts.typeNodes[Int(argument.rawValue)].nextSibling }
                guard !argument.isNone else { continue }
                return project.index.resolve(argument, in: TypeScope(file: part.fileIndex, type: part.row)).instance
            }
        }
        return nil
    }

    private func requirements(of dependency: TypeID) -> [PropertyID] {
        project.index.lookupChain(of: dependency).flatMap { owner in
            project.index.members.all(of: owner).compactMap { entry -> PropertyID? in
                guard case .property(let id) = entry.member, project.fact(id).flags.contains(.isRequirement) else {
                    return nil
                }
                return id
            }
        }
    }

    /// Whether some way up ends at a bootstrap component without anybody who provides a requirement.
    private func lacks(_ requirement: PropertyID, above component: TypeID) -> Bool {
        var seen: Set<TypeID> = [component]
        var waiting = parents[component] ?? []
        while let ancestor = waiting.popLast() {
            guard seen.insert(ancestor).inserted, !provides(ancestor, requirement) else { continue }
            let above = parents[ancestor] ?? []
            if above.isEmpty, project.index.inherits(ancestor, from: [bootstrap]) {
                return true
            }
            waiting.append(contentsOf: above)
        }
        return false
    }

    private func provides(_ component: TypeID, _ requirement: PropertyID) -> Bool {
        guard let own = project.index.property(project.fact(requirement).name, of: component) else { return false }
        let wanted = project.type(of: requirement)
        let given = project.type(of: own)
        return wanted == given || wanted.isUnknown || given.isUnknown || wanted.head == .composition
    }

    private func near(_ requirement: PropertyID, above component: TypeID) -> PropertyID? {
        var seen: Set<TypeID> = []
        var waiting = parents[component] ?? []
        var alike: PropertyID?
        while let ancestor = waiting.popLast() {
            guard seen.insert(ancestor).inserted else { continue }
            if let same = project.index.property(project.fact(requirement).name, of: ancestor) { return same }
            for entry in project.index.members.all(of: ancestor) where alike == nil {
                if case .property(let id) = entry.member, project.type(of: id) == project.type(of: requirement) {
                    alike = id
                }
            }
            waiting.append(contentsOf: parents[ancestor] ?? [])
        }
        return alike
    }
}
