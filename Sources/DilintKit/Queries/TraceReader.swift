import SwiftFacts

/// Gathers the stops of a dependency's journey.
struct TraceReader {
    private typealias Stop = TypeTrace.Stop

    private let project: Project
    private let family: Set<TypeID>
    /// Of the type graph.
    private let nodes: Set<Int>
    private var journeys: JourneyReader
    private(set) var users: [TypeTrace.Stop] = []
    private(set) var idle: [TypeTrace.Stop] = []
    private var carrying: [Carrying] = []
    /// Types whose injections were read: their edges say nothing more.
    private var injected: Set<Int> = []

    private struct Carrying {
        var type: TypeID
        var receivers: [TypeID]
        var stops: [TypeTrace.Stop]
    }

    init(_ project: Project, family: [TypeID], nodes: [Int]) {
        self.project = project
        self.family = Set(family)
        self.nodes = Set(nodes)
        journeys = JourneyReader(project)
    }

    // MARK: Where it comes from

    /// Containers' properties, creating methods, statics and registrations that give it out.
    func providers() -> [TypeTrace.Stop] {
        project.providers.providers.compactMap { provider -> Stop? in
            switch provider {
            case .property(let id):
                guard isFamily(project.type(of: id)) else { return nil }
                return Stop(
                    member(project.fact(id).name, of: project.owner(of: id)),
                    project.index.location(file: id.fileIndex, offset: project.fact(id).nameOffset))
            case .function(let id):
                guard isFamily(project.index.resultType(of: id)) else { return nil }
                return Stop(
                    member(project.fact(id).name, of: project.owner(of: id)) + "(…)",
                    project.index.location(file: id.fileIndex, offset: project.fact(id).nameOffset))
            case .registration(let id):
                let registration = project.uses[id.fileIndex].wiring.registrations[id.index]
                let implementation = registration.implementation.map(family.contains) ?? false
                guard implementation || isFamily(registration.product) else { return nil }
                let owner = project.index.type(file: id.fileIndex, row: registration.typeRow)
                let place = owner.isNone ? "" : " in " + project.index.qualifiedName(of: owner)
                return Stop(
                    "registered" + place,
                    project.index.location(file: id.fileIndex, offset: registration.keyOffset))
            }
        }.sorted(by: Stop.precedes)
    }

    private func member(_ name: NameID, of owner: TypeID) -> String {
        let text = project.index.text(name)
        return owner.isNone ? text : project.index.qualifiedName(of: owner) + "." + text
    }

    private func isFamily(_ type: ResolvedType) -> Bool { type.nominalHead.map(family.contains) ?? false }

    func constructions() -> [TypeTrace.Stop] {
        var stops: [Stop] = []
        for file in project.index.files.indices {
            for call in project.uses[file].constructions {
                guard case .construction(let type, _) = call.callee, family.contains(type),
                    !project.isExcluded(call.site)
                else { continue }
                stops.append(
                    Stop(
                        project.subject(of: call.site), project.index.location(file: file, offset: call.nameOffset)))
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
            let injections = project.injections(of: type).filter { isFamily($0.dependency) }
            guard !injections.isEmpty else { continue }
            injected.insert(number)
            for injection in injections { read(injection) }
        }
    }

    private mutating func read(_ injection: Injection) {
        let journey = journeys.journey(of: injection.target)
        let name = project.index.qualifiedName(of: injection.type)
        if journey.isUsed {
            // What somebody unseen may use is taken, as far as anybody knows.
            users.append(
                journey.use.map { Stop("\(name) takes it and uses it", project.index.location(of: $0)) }
                    ?? Stop("\(name) takes it", project.location(of: injection)))
        } else if journey.handovers.isEmpty {
            idle.append(Stop(name, project.location(of: injection)))
        }
        guard !journey.handovers.isEmpty else { return }
        let stops = journey.handovers.map { handover in
            Stop("\(name) hands it to \(project.receiverName(of: handover))", project.index.location(of: handover.site))
        }
        carrying.append(
            Carrying(
                type: injection.type, receivers: journey.handovers.map(\.receiver),
                stops: stops.sorted(by: Stop.precedes)))
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
        var seen: Set<Int> = []
        for start in order {
            var waiting = [start]
            while let number = waiting.popLast() {
                guard seen.insert(number).inserted else { continue }
                stops += carrying[number].stops
                let next = Set(carrying[number].receivers).flatMap { ofType[$0] ?? [] }
                waiting += next.sorted().sorted(by: precedes).reversed()
            }
        }
        return stops
    }

    /// Who gets at it otherwise: keeps it, reaches it, asks for it, takes it in a way that is not followed.
    func dependents() -> [TypeTrace.Stop] {
        var stops: [Stop] = []
        for edge in project.types.graph.edges where nodes.contains(edge.target) && !nodes.contains(edge.source) {
            let verb: String
            switch edge.label.kind {
            case .injects where !injected.contains(edge.source): verb = "takes it"
            case .holds: verb = "holds it"
            case .locates: verb = "reaches it"
            case .constructs where family.isEmpty: verb = "constructs it"
            case .injects, .constructs, .makes, .provides, .implements: continue
            }
            stops.append(
                Stop(
                    "\(project.index.qualifiedName(of: TypeID(edge.source))) \(verb)",
                    project.index.location(file: Int(edge.label.file), offset: edge.label.offset)))
        }
        return stops.sorted(by: Stop.precedes)
    }
}
