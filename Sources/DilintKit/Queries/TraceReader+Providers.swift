import SwiftFacts

/// Where a dependency comes from.
extension TraceReader {
    /// Containers' properties, creating methods, statics and registrations that give it out.
    func providers() -> [TypeTrace.Stop] {
        let made = project.providers.providers.compactMap { provider -> TypeTrace.Stop? in
            switch provider {
            case .property(let id):
                let registered = project.wiring.registration(ofMember: id).map { project.wiring[$0].product }
                let isGiven = isFamily(project.type(of: id)) || registered.map(isFamily) ?? false
                return isGiven && !isReading(id) && !isOwnAffair(id) && !generated.contains(project.owner(of: id))
                    ? stop(id) : nil
            case .function(let id):
                return isFamily(project.index.resultType(of: id)) ? stop(id) : nil
            case .registration(let id):
                let registration = project.uses[id.fileIndex].wiring.registrations[id.index]
                let implementation = registration.implementation.map(family.contains) ?? false
                guard implementation || isFamily(registration.product) else { return nil }
                let owner = project.index.type(file: id.fileIndex, row: registration.typeRow)
                let place = owner.isNone ? "" : " in " + project.index.qualifiedName(of: owner)
                return TypeTrace.Stop(
                    "registered" + place,
                    project.index.location(file: id.fileIndex, offset: registration.keyOffset))
            }
        }
        // Most of what is made is given out as well.
        let filled = filledProperties()
        let given =
            properties.filter { isForOthers($0) || filled.contains($0) }.map(stop) + gettingMethods().map(stop)
        return Set(made + given).sorted(by: TypeTrace.Stop.precedes)
    }

    /// Whether a property of no container only computes where somebody else has it: `window.controller.store`.
    private func isReading(_ id: PropertyID) -> Bool {
        let fact = project.fact(id)
        guard fact.flags.contains(.isComputed), !fact.flags.contains(.isStatic), case let owner = project.owner(of: id),
            !owner.isNone, !givesOut(owner),
            project.wiring.registration(ofMember: id) == nil
        else { return false }
        let calls = project.uses[id.fileIndex].calls
        return !calls.contains { $0.site.body == fact.accessors && isFamily($0.result) }
    }

    /// Whether a property of no container is there for its own type: others do not see it, or it has what somebody is asked
    /// for, `lazy var store: Store = Locator.resolve()`.
    private func isOwnAffair(_ id: PropertyID) -> Bool {
        let fact = project.fact(id)
        guard !fact.flags.contains(.isStatic), case let owner = project.owner(of: id), !owner.isNone, !givesOut(owner),
            project.wiring.registration(ofMember: id) == nil
        else { return false }
        return fact.access <= .fileprivate || asked.fills(id)
    }

    /// The properties that containers fill with what they make, be it in their initializers and for nobody else to see.
    ///
    /// - Complexity: O(constructions)
    private func filledProperties() -> Set<PropertyID> {
        let kept = Set(properties.filter { givesOut(project.owner(of: $0)) })
        if kept.isEmpty { return [] }
        var filled: Set<PropertyID> = []
        for uses in project.uses {
            for call in uses.constructions {
                guard let id = project.propertyFilled(by: call), kept.contains(id) else { continue }
                filled.insert(id)
            }
        }
        return filled
    }

    private func stop(_ id: PropertyID) -> TypeTrace.Stop {
        TypeTrace.Stop(
            member(project.fact(id).name, of: project.owner(of: id)),
            project.index.location(file: id.fileIndex, offset: project.fact(id).nameOffset))
    }

    private func stop(_ id: FunctionID) -> TypeTrace.Stop {
        TypeTrace.Stop(
            member(project.fact(id).name, of: project.owner(of: id)) + "(…)",
            project.index.location(file: id.fileIndex, offset: project.fact(id).nameOffset))
    }

    /// Whether a property is there for others to read: a container's, a parameter object's.
    func isForOthers(_ id: PropertyID) -> Bool {
        project.fact(id).access > .fileprivate
            && !project.roles(of: project.owner(of: id)).isDisjoint(with: [.container, .parameterObject])
    }

    /// The methods by which others get one of the family of a container or factory, wherever that has it from.
    private func gettingMethods() -> [FunctionID] {
        project.index.files.indices.flatMap { file in
            let facts = project.index.files[file].functions
            return facts.indices.lazy.filter { facts[$0].kind == .method && facts[$0].access > .fileprivate }
                .map { FunctionID(file: file, row: $0) }
                .filter { givesOut(project.owner(of: $0)) && isFamily(project.index.resultType(of: $0)) }
        }
    }

    func givesOut(_ type: TypeID) -> Bool {
        !type.isNone
            && (!project.roles(of: type).isDisjoint(with: [.container, .parameterObject, .factory])
                || project.classification.isContainerByName(type))
    }

    private func member(_ name: NameID, of owner: TypeID) -> String {
        let text = project.index.text(name)
        return owner.isNone ? text : project.index.qualifiedName(of: owner) + "." + text
    }
}
