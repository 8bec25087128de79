import SwiftFacts

/// Turns a project's type graph into what graph formats see: its dependencies, components, containers and what leads to
/// them; plain data is left out.
struct GraphDocumentBuilder {
    let project: Project
    let ids: [String]
    let rulesAt: [Location: Set<String>]
    let ringSteps: RingSteps
    private let generated: Set<TypeID>

    init(project: Project, findings: [Finding]) {
        self.project = project
        var rulesAt: [Location: Set<String>] = [:]
        for finding in findings {
            rulesAt[finding.location, default: []].insert(finding.rule)
            for related in finding.related { rulesAt[related.location, default: []].insert(finding.rule) }
        }
        self.rulesAt = rulesAt
        ringSteps = RingSteps(of: findings, in: project)
        ids = Self.ids(of: project)
        generated = project.generatedTypes
    }

    func document() -> GraphDocument {
        let shown = shownTypes()
        var edges: [GraphEdge] = []
        var connected: Set<Int> = []
        for (number, edge) in ringSteps.edges.enumerated() where isShown(edge, number, shown) {
            guard let source = project.types.node(of: TypeID(edge.source), in: project.index), source != edge.target
            else { continue }
            let location = project.index.location(file: Int(edge.label.file), offset: edge.label.offset)
            connected.insert(source)
            connected.insert(edge.target)
            let isRingStep = ringSteps.places[number] != nil
            edges.append(
                GraphEdge(
                    from: ids[source], to: ids[edge.target], kind: edge.label.kind.rawValue,
                    isDeferred: edge.label.isDeferred && Self.canBeDeferred(edge.label.kind),
                    rules: rules(at: [location, ringSteps.places[number]]), location: location,
                    module: moduleOfEvidence(edge), isRingStep: isRingStep,
                    leadsBack: edge.label.kind == .implements && (isRingStep || standsBehindItsProtocol(edge))))
        }
        edges.sort {
            ($0.from, $0.to, $0.kind, $0.location) < ($1.from, $1.to, $1.kind, $1.location)
        }
        let nodes = connected.map(node(_:)).sorted { $0.id < $1.id }
        return GraphDocument(nodes: nodes, edges: edges)
    }

    /// Whether what takes the protocol of a conformance gets this very type. What decorates others of its kind takes it
    /// itself and is another one; and of a container or a factory behind a protocol nobody gets more than that says itself.
    private func standsBehindItsProtocol(_ conformance: Edge<TypeEdge>) -> Bool {
        guard conformance.target < project.index.types.count else { return false }
        let (type, target) = (TypeID(conformance.source), TypeID(conformance.target))
        return project.index.types[target.index].kind == .protocol && !project.onlyGives(target)
            && !project.roles(of: target).contains(.factoryProtocol)
            && project.bindings.concrete(target, inside: .none, index: project.index) == type
            && !project.types.graph.edges(from: type.index).contains {
                $0.target == target.index && $0.label.kind != .implements
            }
    }

    private func rules(at places: [Location?]) -> [String] {
        places.reduce(into: Set()) { rules, place in
            if let found = place.flatMap({ rulesAt[$0] }) { rules.formUnion(found) }
        }.sorted()
    }

    /// The module of the code that an edge was read from, where that extends a type of another one, or from elsewhere.
    private func moduleOfEvidence(_ edge: Edge<TypeEdge>) -> String? {
        let module = project.index.modules.module[Int(edge.label.file)]
        let extended = project.index.types[edge.source]
        return module == extended.module && extended.kind != .external ? nil : name(ofModule: module)
    }

    private func name(ofModule module: Int32) -> String {
        module < 0 ? "" : project.index.modules.names[Int(module)]
    }

    /// Whether being made or got later says something of an edge: a conformance has no time, and a creating method is
    /// always called later.
    private static func canBeDeferred(_ kind: TypeEdgeKind) -> Bool {
        switch kind {
        case .injects, .holds, .constructs, .locates: true
        case .makes, .provides, .implements: false
        }
    }

    private func shownTypes() -> [Bool] {
        project.index.types.indices.map { number in
            let type = TypeID(number)
            guard !project.classification.excluded.contains(type), project.index.types[number].isDeclared,
                !generated.contains(type)
            else { return false }
            return project.classification.isDependency(.nominal(type)) || !project.roles(of: type).isEmpty
        }
    }

    /// Whoever depends on something shown is shown, be it data otherwise; and a ring that is told whatever it is made of.
    private func isShown(_ edge: Edge<TypeEdge>, _ number: Int, _ shown: [Bool]) -> Bool {
        let source = TypeID(edge.source)
        guard edge.source != edge.target, !project.classification.excluded.contains(source),
            !generated.contains(source)
        else { return false }
        if ringSteps.places[number] != nil { return true }
        if edge.target >= shown.count { return edge.label.kind != .implements }
        guard shown[edge.target] || edge.label.kind == .locates && makesSomething(edge.target) else { return false }
        if edge.label.kind == .implements {
            return project.classification.isDependency(.nominal(TypeID(edge.target)))
        }
        return true
    }

    private func makesSomething(_ type: Int) -> Bool {
        project.types.graph.edges(from: type).contains { $0.label.kind == .makes }
    }

    private func node(_ number: Int) -> GraphNode {
        guard number < project.index.types.count else {
            let name = project.index.text(project.types.outsideNames[number - project.index.types.count])
            return GraphNode(id: ids[number], name: name, kind: "external", roles: [], module: "", location: nil)
        }
        let type = project.index.types[number]
        let part = project.index.parts(of: TypeID(number)).first
        let location = part.map {
            project.index.location(
                file: $0.fileIndex, offset: project.index.files[$0.fileIndex].types[$0.index].nameOffset)
        }
        return GraphNode(
            id: ids[number], name: project.index.qualifiedName(of: TypeID(number)), kind: "\(type.kind)",
            roles: Self.roleNames(project.roles(of: TypeID(number))),
            module: name(ofModule: type.module), location: location)
    }

    /// Module and qualified name; the path behind it where two types of a module have the same, and from the second on
    /// a number where a file has several, each in an `#if` of its own.
    private static func ids(of project: Project) -> [String] {
        var seen: [String: Int] = [:]
        var ids = project.index.types.indices.map { number -> String in
            let type = project.index.types[number]
            let module = type.module < 0 ? "" : project.index.modules.names[Int(type.module)] + "."
            let id = module + project.index.qualifiedName(of: TypeID(number))
            seen[id, default: 0] += 1
            return id
        }
        for number in ids.indices where seen[ids[number], default: 0] > 1 {
            if let part = project.index.parts(of: TypeID(number)).first {
                let id = ids[number] + "@" + project.index.files[part.fileIndex].path
                let place = seen[id, default: 0] + 1
                seen[id] = place
                ids[number] = place == 1 ? id : "\(id)#\(place)"
            }
        }
        return ids + project.types.outsideNames.map { "external." + project.index.text($0) }
    }

    private static func roleNames(_ roles: Roles) -> [String] {
        let names: [(Roles, String)] = [
            (.component, "component"), (.compositionRoot, "root"), (.container, "container"),
            (.containerProtocol, "container"), (.coordinator, "coordinator"), (.factory, "factory"),
            (.factoryProtocol, "factory"), (.hasProtocol, "has-protocol"), (.parameterObject, "parameter object"),
            (.resolver, "resolver"), (.swiftUIView, "screen"), (.viewController, "screen"), (.serviceName, "service"),
            (.staticRegistry, "static registry"), (.viewModel, "view model"),
        ]
        return Set(names.filter { roles.contains($0.0) }.map(\.1)).sorted()
    }
}
