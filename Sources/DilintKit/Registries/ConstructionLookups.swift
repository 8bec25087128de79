import SwiftFacts

/// What constructing a type asks libraries' containers for: its own initializers and stored defaults, its eager
/// wrappers, its superclasses', and those of what it constructs on the way.
struct ConstructionLookups: Sendable {
    private struct Own: Sendable {
        /// The initializer it stands in; nil for a stored property.
        var function: FunctionID?
        var lookup: Lookup
    }

    private struct Construction: Sendable {
        var function: FunctionID?
        var type: TypeID
        var initializer: FunctionID?
    }

    /// Far above what constructing a type constructs; it keeps thousands of types, each made by the one before, from
    /// taking quadratic time.
    private static let maximumSteps = 512

    private var own: [TypeID: [Own]] = [:]
    private var constructions: [TypeID: [Construction]] = [:]
    /// By type: whether its construction, or that of what it constructs, asks for something.
    private var isAsking: [Bool] = []
    private let index: ProjectIndex

    init(index: ProjectIndex, uses: ProjectUses, excluded: ExcludedCode) {
        self.index = index
        guard uses.wired.contains(where: { !uses[$0].wiring.lookups.isEmpty }) else { return }
        for file in uses.wired where !excluded.contains(file: file) {
            for lookup in uses[file].wiring.lookups
            where !lookup.isInProviderCode && lookup.runsAtConstruction(in: index) {
                let type = index.type(file: file, row: lookup.typeRow)
                if !type.isNone {
                    own[type, default: []].append(Own(function: initializer(at: lookup.site), lookup: lookup))
                }
            }
        }
        if own.isEmpty { return }
        for file in uses.indices where !excluded.contains(file: file) {
            for call in uses[file].constructions where !call.site.isDeferred {
                guard case .construction(let made, let initializer) = call.callee else { continue }
                let type = index.enclosingType(of: call.site)
                guard !type.isNone, index.runsAtConstruction(call.site) else { continue }
                constructions[type, default: []].append(
                    Construction(function: self.initializer(at: call.site), type: made, initializer: initializer))
            }
        }
        isAsking = askingTypes()
    }

    private func askingTypes() -> [Bool] {
        var edges = constructions.flatMap { user, made in made.map { Edge(from: $0.type.index, to: user.index, ()) } }
        for number in index.types.indices {
            guard let superclass = index.inheritance[number].superclass else { continue }
            edges.append(Edge(from: superclass.index, to: number, ()))
        }
        let users = Digraph(nodeCount: index.types.count, edges: edges)
        return users.reachability(from: own.keys.map(\.index))
    }

    private func initializer(at site: Site) -> FunctionID? { site.body < 0 ? nil : index.function(at: site) }

    /// - Complexity: O(types that are constructed on the way); of very many only some are looked at
    func lookups(of type: TypeID, _ initializer: FunctionID?) -> [Lookup] {
        guard !own.isEmpty, isAsking[type.index] else { return [] }
        var found: [Lookup] = []
        var seen: Set<TypeID> = []
        var waiting = [(type, initializer)]
        while seen.count < Self.maximumSteps, let (type, initializer) = waiting.popLast() {
            guard isAsking[type.index], seen.insert(type).inserted else { continue }
            func runs(_ function: FunctionID?) -> Bool {
                function == nil || initializer == nil || function == initializer
            }
            found += (own[type] ?? []).filter { runs($0.function) }.map(\.lookup)
            for made in constructions[type] ?? [] where runs(made.function) {
                waiting.append((made.type, made.initializer))
            }
            if let superclass = index.inheritance[type.index].superclass { waiting.append((superclass, nil)) }
        }
        return found
    }
}
