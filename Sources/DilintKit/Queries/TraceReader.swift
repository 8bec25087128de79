import SwiftFacts

/// Gathers the stops of a dependency's journey.
struct TraceReader {
    private typealias Stop = TypeTrace.Stop

    let project: Project
    let family: Set<TypeID>
    /// The name of a type from elsewhere, which is no family; none for those of the project.
    private let outside: NameID
    let generated: Set<TypeID>
    /// Of the type graph.
    private let nodes: Set<Int>
    /// The instance properties that hold one of the family.
    let properties: [PropertyID]
    let asked: AskedPlaces
    private let readings: MemberReadings
    private var journeys: JourneyReader
    private(set) var users: [TypeTrace.Stop] = []
    private(set) var idle: [TypeTrace.Stop] = []
    private var carrying: [Carrying] = []
    /// Types whose injections were read: their edges say nothing more.
    private var injected: Set<Int> = []
    /// What is read of others and kept there: those edges say nothing more either.
    private var kept: Set<PropertyID> = []

    private struct Carrying {
        var type: TypeID
        var receivers: [TypeID]
        var stops: [TypeTrace.Stop]
    }

    init(_ project: Project, family: [TypeID], nodes: [Int]) {
        self.project = project
        self.family = Set(family)
        self.nodes = Set(nodes)
        let count = project.index.types.count
        outside = nodes.first { $0 >= count }.map { project.types.outsideNames[$0 - count] } ?? .none
        let generated = project.generatedTypes
        self.generated = generated
        let properties = Self.properties(of: self.family, besides: generated, in: project)
        self.properties = properties
        asked = AskedPlaces(of: self.nodes, in: project)
        readings = MemberReadings(of: properties, besides: asked, in: project)
        journeys = JourneyReader(project)
    }

    private static func properties(
        of family: Set<TypeID>, besides generated: Set<TypeID>, in project: Project
    ) -> [PropertyID] {
        guard !family.isEmpty else { return [] }
        var found: [PropertyID] = []
        for file in project.index.files.indices {
            let facts = project.index.files[file].properties
            for row in facts.indices where facts[row].owner >= 0 && !facts[row].flags.contains(.isStatic) {
                let id = PropertyID(file: file, row: row)
                guard let type = project.type(of: id).nominalHead, family.contains(type),
                    !project.classification.excluded.contains(project.owner(of: id)),
                    !generated.contains(project.owner(of: id))
                else { continue }
                found.append(id)
            }
        }
        return found
    }

    func isFamily(_ type: ResolvedType) -> Bool {
        outside.isNone ? type.nominalHead.map(family.contains) ?? false : project.index.outsideName(of: type) == outside
    }

    func constructions() -> [TypeTrace.Stop] {
        var stops: [Stop] = []
        func add(_ type: TypeID, _ site: Site, _ offset: UInt32) {
            guard family.contains(type), !project.isExcluded(site),
                !generated.contains(project.index.enclosingType(of: site))
            else { return }
            stops.append(
                Stop(project.subject(of: site), project.index.location(file: site.fileIndex, offset: offset)))
        }
        for file in project.index.files.indices {
            for call in project.uses[file].constructions {
                guard case .construction(let type, _) = call.callee else { continue }
                add(type, call.site, call.nameOffset)
            }
            for named in project.uses[file].namedInitializers {
                add(named.type, Site(file: Int32(file), local: named.site), named.site.offset)
            }
        }
        return stops.sorted(by: Stop.precedes)
    }

    // MARK: Where it goes

    /// Follows every initializer's parameter of the family.
    mutating func readInjections() {
        let takers = project.types.graph.edges.filter { $0.label.kind == .injects && nodes.contains($0.target) }
        for number in Set(takers.map(\.source)).sorted() where number < project.index.types.count {
            let type = TypeID(number)
            if generated.contains(type) { continue }
            for injection in project.injections(of: type) {
                if isFamily(injection.dependency) {
                    read(injection)
                } else if case let parts = parts(of: injection.dependency), !parts.isEmpty {
                    readWhole(injection, asking: parts)
                } else {
                    continue
                }
                injected.insert(number)
            }
        }
    }

    /// Those of the family that a composition is made of.
    private func parts(of type: ResolvedType) -> [TypeID] {
        guard type.head == .composition else { return [] }
        return project.index.compositions[Int(type.id)].members.compactMap(\.nominalHead).filter(family.contains)
    }

    /// Follows a composition: who asks what this part of it has uses it, who hands on the whole hands it on.
    private mutating func readWhole(_ injection: Injection, asking parts: [TypeID]) {
        let name = project.index.qualifiedName(of: injection.type)
        let use = journeys.carriers(of: injection).lazy.flatMap { [project] in project.mentions.mentions(of: $0) }
            .first { mention in
                guard case .member(let member?, _) = mention.flow else { return false }
                return !project.isExcluded(mention.site) && parts.contains { has($0, member) }
            }
        let handovers = journeys.journey(of: injection.target).handovers
        if let use {
            let whole = project.index.name(of: injection.dependency)
            let user = userName(of: injection.type, at: use.site)
            users.append(Stop("\(user) uses it through \(whole)", project.index.location(of: use.site)))
        } else if handovers.isEmpty {
            users.append(Stop("\(name) takes it", project.location(of: injection)))
        }
        carry(handovers, by: injection.type, named: name)
    }

    private func has(_ type: TypeID, _ member: MemberID) -> Bool {
        let owner =
            switch member {
            case .property(let id): project.owner(of: id)
            case .function(let id): project.owner(of: id)
            }
        return !owner.isNone && project.index.isKind(type, of: owner)
    }

    private mutating func read(_ injection: Injection) {
        let journey = journeys.journey(of: injection.target)
        let name = project.index.qualifiedName(of: injection.type)
        if journey.isUsed {
            if let use = journey.use, !readings.contains(use) {
                let user = userName(of: injection.type, at: use)
                users.append(Stop("\(user) takes it and uses it", project.index.location(of: use)))
            } else if !journey.storages.contains(where: isForOthers) {
                // What somebody unseen may use is taken, as far as anybody knows.
                users.append(Stop("\(name) takes it", project.location(of: injection)))
            }
        } else if journey.handovers.isEmpty {
            idle.append(Stop(name, project.location(of: injection)))
        }
        // What others read of it they hand on themselves.
        carry(journey.handovers.filter { !readings.contains($0.site) }, by: injection.type, named: name)
    }

    /// Who uses what a type takes: where that is its superclass's code, the superclass, which takes it as well. A generic one
    /// knows nothing of what its heirs tell it.
    private func userName(of type: TypeID, at use: Site) -> String {
        let user = project.index.enclosingType(of: use)
        let isSuperclass =
            !user.isNone && project.index.types[user.index].kind == .class
            && project.index.ancestors[type.index].contains(user)
            && project.types.graph.edges(from: user.index).contains {
                nodes.contains($0.target) && !$0.label.boundsParameter
            }
        return project.index.qualifiedName(of: isSuperclass ? user : type)
    }

    /// - Parameter name: Who hands it on outside of types; else it is the type whose code does, be that a super- or subclass.
    mutating func carry(_ handovers: [Handover], by type: TypeID, named name: String) {
        guard !handovers.isEmpty else { return }
        let stops = handovers.map { handover in
            let carrier = project.index.enclosingType(of: handover.site)
            let carrierName = carrier.isNone ? name : project.index.qualifiedName(of: carrier)
            return Stop(
                "\(carrierName) hands it to \(project.receiverName(of: handover))",
                project.index.location(of: handover.site))
        }
        carrying.append(
            Carrying(type: type, receivers: handovers.map(\.receiver), stops: stops.sorted(by: Stop.precedes)))
    }

    /// Follows what is read of an object that keeps one of the family.
    mutating func readMembers() {
        for group in readings.groups where !generated.contains(group.reader) {
            let journey = journeys.journey(ofMember: group.mentions, in: group.reader)
            let site = group.mentions[0].site
            let name = project.subject(of: site)
            let keeper = project.index.qualifiedName(of: group.keeper)
            if let use = journey.use {
                // What is read of the reader in its turn others use.
                if !readings.contains(use, besides: group) {
                    users.append(Stop("\(name) uses it through \(keeper)", project.index.location(of: use)))
                }
            } else if journey.isUsed {
                users.append(Stop("\(name) takes it through \(keeper)", project.index.location(of: site)))
            } else if journey.handovers.isEmpty, !journey.storages.isEmpty {
                idle.append(Stop("\(name) through \(keeper)", project.index.location(of: site)))
            }
            kept.formUnion(journey.storages)
            carry(
                journey.handovers.filter { !readings.contains($0.site, besides: group) }, by: group.reader,
                named: name)
        }
    }

    /// Adds a user that gets it by a call.
    mutating func addUser(_ text: String, at call: Call) {
        users.append(Stop(text, project.index.location(file: call.site.fileIndex, offset: call.nameOffset)))
    }

    /// Along the way: who gets it from another carrier comes behind it.
    func carriers() -> [TypeTrace.Stop] {
        let received = Set(carrying.flatMap(\.receivers))
        // Thousands may carry one dependency, each to the next.
        let ofType = Dictionary(grouping: carrying.indices, by: { carrying[$0].type })
        func precedes(_ left: Int, _ right: Int) -> Bool {
            Stop.precedes(carrying[left].stops[0], carrying[right].stops[0])
        }
        let order =
            carrying.indices.filter { !received.contains(carrying[$0].type) }.sorted(by: precedes)
            + carrying.indices.filter { received.contains(carrying[$0].type) }.sorted(by: precedes)
        var stops: [Stop] = []
        // Two initializers of a type may take the same thing.
        var told: Set<Stop> = []
        var seen: Set<Int> = []
        for start in order {
            var waiting = [start]
            while let number = waiting.popLast() {
                guard seen.insert(number).inserted else { continue }
                stops += carrying[number].stops.filter { told.insert($0).inserted }
                let next = Set(carrying[number].receivers).flatMap { ofType[$0] ?? [] }
                waiting += next.sorted().sorted(by: precedes).reversed()
            }
        }
        return stops
    }

    /// Who gets at it otherwise: keeps it, reaches it, asks for it, takes it in a way that is not followed.
    func dependents() -> [TypeTrace.Stop] {
        var stops: [Stop] = []
        for edge in project.types.graph.edges
        where nodes.contains(edge.target) && !nodes.contains(edge.source) && !generated.contains(TypeID(edge.source)) {
            let verb: String
            switch edge.label.kind {
            case .injects where !injected.contains(edge.source): verb = "takes it"
            case .holds where !isKept(edge.label) && !asked.fills(edge.label): verb = "holds it"
            case .locates: verb = "reaches it"
            case .constructs where family.isEmpty: verb = "constructs it"
            case .injects, .holds, .constructs, .makes, .provides, .implements: continue
            }
            stops.append(
                Stop(
                    "\(project.index.qualifiedName(of: TypeID(edge.source))) \(verb)",
                    project.index.location(file: Int(edge.label.file), offset: edge.label.offset)))
        }
        return stops.sorted(by: Stop.precedes)
    }

    /// Who calls functions, and reads variables, of a type that nobody has an instance of.
    func callers() -> [TypeTrace.Stop] {
        var stops: [Stop] = []
        func add(_ site: Site, _ offset: UInt32, _ verb: String, _ member: String, of owner: TypeID) {
            guard family.contains(owner), !project.isExcluded(site), project.index.enclosingType(of: site) != owner
            else { return }
            stops.append(
                Stop(
                    "\(project.subject(of: site)) \(verb) \(member)",
                    project.index.location(file: site.fileIndex, offset: offset)))
        }
        for uses in project.uses {
            for call in uses.calls {
                guard case .function(let id) = call.callee, case let owner = project.owner(of: id) else { continue }
                add(call.site, call.nameOffset, "calls", project.index.text(project.fact(id).name) + "(…)", of: owner)
            }
            for access in uses.accesses {
                guard case .property(let id) = access.target, case let owner = project.owner(of: id) else { continue }
                add(access.site, access.site.offset, "reads", project.index.text(project.fact(id).name), of: owner)
            }
        }
        return stops
    }

    /// Whether a property, the evidence of an edge, keeps what was read of another object.
    private func isKept(_ edge: TypeEdge) -> Bool {
        kept.contains { $0.file == edge.file && project.fact($0).nameOffset == edge.offset }
    }
}
