import SwiftFacts

/// The members of a composition that a type asks for without need: `HasB` of `HasA & HasB`.
struct UnusedMembers {
    private let project: Project
    /// nil until it was asked for the first time: most compositions stand where they are asked for.
    private var aliasWriters: AliasWriters?

    /// A part of a composition that nobody needs.
    struct Member {
        var type: ResolvedType
        var location: Location
    }

    init(_ project: Project) { self.project = project }

    /// The parts that the type neither reads nor hands on with the whole; none where that cannot be told, and none of
    /// a composition that is not the type's own.
    ///
    /// - Parameter storages: The properties that keep what is injected.
    mutating func members(of injection: Injection, storages: [PropertyID]) -> [Member] {
        guard injection.dependency.head == .composition,
            injection.dependency.wrappers.isSubset(of: [.optional, .genericBound])
        else { return [] }
        let composition = project.index.compositions[Int(injection.dependency.id)]
        guard isOwn(composition, of: injection.type), composition.members.count < Composition.maximumMembers,
            let needed = needed(by: injection, of: composition, storages), !needed.isEmpty
        else { return [] }
        let nodes = project.index.files[composition.file].typeNodes
        return composition.written.compactMap { part in
            guard isDependency(part.type), !isNeeded(part.type, needed.protocols) else { return nil }
            let offset = nodes[Int(part.node.rawValue)].offset
            return Member(type: part.type, location: project.index.location(file: composition.file, offset: offset))
        }
    }

    private mutating func isOwn(_ composition: Composition, of type: TypeID) -> Bool {
        if isWritten(composition, in: type) { return true }
        guard let alias = composition.alias.map(project.index.fact), alias.owner < 0 else { return false }
        let writers = aliasWriters ?? AliasWriters(project)
        aliasWriters = writers
        return writers.isOnlyWriter(type, ofAlias: alias.name)
    }

    /// Whether a composition is written within a type: in the parameter list, as the bound of a generic parameter, or in
    /// an alias of the type's own.
    private func isWritten(_ composition: Composition, in type: TypeID) -> Bool {
        let offset = project.index.files[composition.file].typeNodes[Int(composition.node.rawValue)].offset
        return project.index.parts(of: type).contains { part in
            guard part.fileIndex == composition.file else { return false }
            let fact = project.index.files[part.fileIndex].types[part.index]
            return fact.nameOffset <= offset && offset < fact.body.end
        }
    }

    /// Only what asks for something can be needed or not: `AnyObject` and markers are neither.
    private func isDependency(_ part: ResolvedType) -> Bool {
        if part.head == .composition {
            return project.index.compositions[Int(part.id)].members.allSatisfy { isDependency($0) }
        }
        guard let id = part.nominalHead, project.index.types[id.index].kind == .protocol else { return false }
        return project.classification.isDependency(part) && !project.index.members.all(of: id).isEmpty
    }

    private func isNeeded(_ part: ResolvedType, _ needed: Set<TypeID>) -> Bool {
        if part.head == .composition {
            return project.index.compositions[Int(part.id)].members.contains { isNeeded($0, needed) }
        }
        guard let id = part.nominalHead else { return true }
        return needed.contains(id)
            || project.index.ancestors[id.index].contains { needed.contains($0) }
            || needed.contains { project.index.ancestors[$0.index].contains(id) }
    }

    // MARK: What is needed

    /// What code reads of a composition, or hands on.
    private struct Needs {
        var protocols: Set<TypeID> = []
        /// It reads members of parts from elsewhere.
        var isOutside = false

        var isEmpty: Bool { protocols.isEmpty && !isOutside }
    }

    /// nil if anything may be needed.
    private func needed(by injection: Injection, of composition: Composition, _ storages: [PropertyID]) -> Needs? {
        var needed = Needs()
        var carriers = storages.map(Carrier.property)
        if case .parameter(let id) = injection.target { carriers.append(.parameter(id)) }
        for property in storages where project.mayBeReadElsewhere(property) { return nil }
        for carrier in carriers {
            for mention in project.mentions.mentions(of: carrier) where !project.isExcluded(mention.site) {
                if case .member(nil, let name) = mention.flow, isOfOutsidePart(name, in: composition) {
                    needed.isOutside = true
                } else if !add(mention, to: &needed) {
                    return nil
                }
            }
        }
        return needed
    }

    /// Whether a member that is not known is that of a part from elsewhere: the project's own parts say all that they have,
    /// unless they have something from elsewhere themselves.
    private func isOfOutsidePart(_ name: NameID, in composition: Composition) -> Bool {
        let index = project.index
        var hasOutsidePart = false
        for part in composition.members {
            if let outside = index.outsideName(of: part) {
                if !index.known.memberless.contains(outside) { hasOutsidePart = true }
                continue
            }
            guard let id = part.nominalHead,
                index.outsideAncestors[id.index].allSatisfy(index.known.memberless.contains),
                index.lookupChain(of: id).allSatisfy({ index.members.named(name, of: $0).isEmpty })
            else { return false }
        }
        return hasOutsidePart
    }

    private func add(_ mention: Mention, to needed: inout Needs) -> Bool {
        switch mention.flow {
        case .bound, .written, .stored: return true
        case .member(.property(let id)?, _): return add(project.owner(of: id), to: &needed)
        case .member(.function(let id)?, _): return add(project.owner(of: id), to: &needed)
        case .argument(let place):
            guard let target = place.target else { return false }
            return add(demandedBy: project.index.type(of: target), to: &needed)
        case .assigned(let property?, _): return add(demandedBy: project.type(of: property), to: &needed)
        case .assigned, .used, .member, .returned, .discarded: return false
        }
    }

    private func add(_ owner: TypeID, to needed: inout Needs) -> Bool {
        if owner.isNone { return false }
        switch project.index.types[owner.index].kind {
        case .protocol: needed.protocols.insert(owner)
        // The project adds something to a part from elsewhere.
        case .external: needed.isOutside = true
        case .class, .struct, .enum, .actor: return false
        }
        return true
    }

    /// What is handed on with the whole: all that the parameter's type asks for.
    private func add(demandedBy type: ResolvedType, to needed: inout Needs) -> Bool {
        if type.head == .composition {
            return project.index.compositions[Int(type.id)].members.allSatisfy { add(demandedBy: $0, to: &needed) }
        }
        if project.index.outsideName(of: type) != nil { return true }
        return type.nominalHead.map { add($0, to: &needed) } ?? false
    }
}
