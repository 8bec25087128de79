import SwiftFacts

/// A requirement of a component that no component above it provides.
struct MissingRequirement: Sendable {
    var component: TypeID
    var requirement: PropertyID
    /// A component above that has something alike: the same name with another type, or the same type.
    var near: PropertyID?
}

/// That a component makes another one below itself: where.
struct ComponentMaking: Sendable {
    var parent: TypeID
    var child: TypeID
    var file: Int
    var offset: UInt32
    var condition: ConditionID
}

/// The components of a library whose components may ask those above them, and which of them make which.
struct ComponentTree {
    private let project: Project
    private let bases: ComponentBases
    private var parents: [TypeID: [TypeID]] = [:]
    private(set) var makings: [ComponentMaking] = []

    init(_ project: Project, _ bases: ComponentBases) {
        self.project = project
        self.bases = bases
        var known: Set<Link> = []
        for file in project.index.files.indices where !project.classification.excluded.contains(file: file) {
            for call in project.uses[file].constructions where call.hasSelfArgument {
                guard case .construction(let child, _) = call.callee, isComponent(child) else { continue }
                let parent = project.index.enclosingType(of: call.site)
                guard !parent.isNone, isComponent(parent) else { continue }
                makings.append(
                    ComponentMaking(
                        parent: parent, child: child, file: file, offset: call.nameOffset,
                        condition: call.site.condition))
                if parent == child { continue }
                if known.insert(Link(parent: parent, child: child)).inserted {
                    parents[child, default: []].append(parent)
                }
            }
        }
    }

    private struct Link: Hashable {
        var parent: TypeID
        var child: TypeID
    }

    private func isComponent(_ type: TypeID) -> Bool {
        project.index.outsideAncestors[type.index].contains { bases.all.contains($0) }
    }

    private func isRoot(_ type: TypeID) -> Bool {
        project.index.outsideAncestors[type.index].contains { bases.roots.contains($0) }
    }

    /// What some way up to a root lacks.
    func missing() -> [MissingRequirement] {
        var firstOfType: [TypeID: [ResolvedType: PropertyID]] = [:]
        var lacking: [PropertyID: [TypeID: Bool]] = [:]
        return parents.keys.sorted().flatMap { component -> [MissingRequirement] in
            guard !project.classification.excluded.contains(component),
                let dependency = dependencyProtocol(of: component)
            else { return [] }
            return requirements(of: dependency).compactMap { requirement in
                guard lacks(requirement, above: component, &lacking[requirement, default: [:]]) else { return nil }
                return MissingRequirement(
                    component: component, requirement: requirement,
                    near: near(requirement, above: component, &firstOfType))
            }
        }
    }

    /// The protocol in `Component<ChildDependency>`.
    private func dependencyProtocol(of component: TypeID) -> TypeID? {
        project.index.inheritedArguments(of: component, where: bases.all.contains)
            .flatMap { project.index.resolve($0.first, in: $0.scope).instance }
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

    /// Whether some way up ends at a root without anybody who provides a requirement.
    ///
    /// - Parameter known: By component whether something is lacking above it; filled as far as it is asked for.
    private func lacks(
        _ requirement: PropertyID, above component: TypeID, _ known: inout [TypeID: Bool]
    ) -> Bool {
        if let isLacking = known[component] { return isLacking }
        /// By component met: the one below, on the way to it.
        var below: [TypeID: TypeID] = [component: component]
        var waiting = [component]
        while let current = waiting.popLast() {
            for ancestor in parents[current] ?? [] where below[ancestor] == nil && !provides(ancestor, requirement) {
                if known[ancestor] == false { continue }
                below[ancestor] = current
                guard known[ancestor] == true || parents[ancestor] == nil && isRoot(ancestor) else {
                    waiting.append(ancestor)
                    continue
                }
                var onWay = current
                while known.updateValue(true, forKey: onWay) == nil, let next = below[onWay] { onWay = next }
                return true
            }
        }
        for met in below.keys { known[met] = false }
        return false
    }

    private func property(like requirement: PropertyID, of component: TypeID) -> PropertyID? {
        project.index.property(project.fact(requirement).name, of: component, seenFrom: requirement.fileIndex)
    }

    private func provides(_ component: TypeID, _ requirement: PropertyID) -> Bool {
        // What the library generates to read it stands in a file of its own.
        guard let own = property(like: requirement, of: component), project.fact(own).access > .fileprivate else {
            return false
        }
        let wanted = project.type(of: requirement)
        let given = project.type(of: own)
        return wanted == given || wanted.isUnknown || given.isUnknown || wanted.head == .composition
    }

    /// - Parameter firstOfType: By component, by type: the first property; filled as far as it is asked for.
    private func near(
        _ requirement: PropertyID, above component: TypeID, _ firstOfType: inout [TypeID: [ResolvedType: PropertyID]]
    ) -> PropertyID? {
        var seen: Set<TypeID> = []
        var waiting = parents[component] ?? []
        var alike: PropertyID?
        while let ancestor = waiting.popLast() {
            guard seen.insert(ancestor).inserted else { continue }
            if let same = property(like: requirement, of: ancestor) { return same }
            if alike == nil {
                let first = firstOfType[ancestor] ?? self.firstOfType(in: ancestor)
                firstOfType[ancestor] = first
                alike = first[project.type(of: requirement)]
            }
            waiting.append(contentsOf: parents[ancestor] ?? [])
        }
        return alike
    }

    private func firstOfType(in component: TypeID) -> [ResolvedType: PropertyID] {
        project.index.members.all(of: component).reduce(into: [:]) { first, entry in
            guard case .property(let id) = entry.member, first[project.type(of: id)] == nil,
                project.fact(id).access > .fileprivate
            else { return }
            first[project.type(of: id)] = id
        }
    }
}

extension Project {
    /// The trees of the libraries that have one.
    var componentTrees: [ComponentTree] {
        idioms.all.compactMap { idiom in idiom.componentBases.map { ComponentTree(self, $0) } }
    }
}
