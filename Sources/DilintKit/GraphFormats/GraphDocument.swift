/// A dependency graph ready to be drawn or written: what every graph format sees.
package struct GraphDocument: Sendable, Equatable {
    /// Sorted by id.
    package var nodes: [GraphNode]
    /// Sorted by from, to, kind, place.
    package var edges: [GraphEdge]

    package init(nodes: [GraphNode], edges: [GraphEdge]) {
        self.nodes = nodes
        self.edges = edges
    }
}

/// A type of the graph.
package struct GraphNode: Sendable, Equatable {
    /// Stable from run to run and unique: module and qualified name, with the path where that is not enough.
    package var id: String
    /// The qualified name.
    package var name: String
    /// class, actor, struct, enum, protocol, external.
    package var kind: String
    /// root, container, factory, coordinator, screen, view model, service, …; sorted.
    package var roles: [String]
    package var module: String
    /// Where it is declared; nil for external types.
    package var location: Location?

    package init(id: String, name: String, kind: String, roles: [String], module: String, location: Location?) {
        self.id = id
        self.name = name
        self.kind = kind
        self.roles = roles
        self.module = module
        self.location = location
    }
}

/// A dependency of one type on another.
package struct GraphEdge: Sendable, Equatable {
    /// Node ids.
    package var from: String
    package var to: String
    /// injects, holds, constructs, makes, provides, implements, locates.
    package var kind: String
    /// Not at construction time: through a closure, a lazy wrapper, or in a method.
    package var isDeferred: Bool
    /// The ids of the rules whose findings this edge is part of, sorted.
    package var rules: [String]
    /// The evidence.
    package var location: Location
    /// The module of the evidence where it is another one than the dependent type's: code of an extension.
    package var module: String?
    /// Whether a ring that is a finding goes along it.
    package var isRingStep: Bool
    /// Whether rings go against the arrow: from a protocol to what stands behind it.
    package var leadsBack: Bool

    package init(
        from: String, to: String, kind: String, isDeferred: Bool, rules: [String], location: Location,
        module: String? = nil, isRingStep: Bool = false, leadsBack: Bool = false
    ) {
        self.from = from
        self.to = to
        self.kind = kind
        self.isDeferred = isDeferred
        self.rules = rules
        self.location = location
        self.module = module
        self.isRingStep = isRingStep
        self.leadsBack = leadsBack
    }
}
