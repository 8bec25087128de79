import SwiftFacts

/// What constructing a type asks libraries' containers for: its own initializers and stored defaults, its eager
/// wrappers, its superclasses', and those of what it constructs on the way.
struct ConstructionLookups: Sendable {
    private struct Own: Sendable {
        /// The initializer it stands in, or that takes it by default; nil for a stored property.
        var function: FunctionID?
        /// Only where nothing is passed in its place.
        var isDefault = false
        var lookup: Lookup
    }

    private struct Construction: Sendable {
        var function: FunctionID?
        var isDefault = false
        var made: MadeObject
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
            where !lookup.isInProviderCode && lookup.site.isCertain {
                let isDefault = isDefault(lookup)
                guard isDefault || lookup.runsAtConstruction(in: index) else { continue }
                let type = index.type(file: file, row: lookup.typeRow)
                if !type.isNone {
                    own[type, default: []].append(
                        Own(function: initializer(at: lookup.site), isDefault: isDefault, lookup: lookup))
                }
            }
        }
        if own.isEmpty { return }
        for file in uses.indices where !excluded.contains(file: file) {
            for call in uses[file].constructions where !call.site.isDeferred && call.site.isCertain {
                guard case .construction(let made, let initializer) = call.callee else { continue }
                let type = index.enclosingType(of: call.site)
                let isDefault = index.isDefaultOfInitializer(call.site)
                guard !type.isNone, isDefault || index.runsAtConstruction(call.site) else { continue }
                constructions[type, default: []].append(
                    Construction(
                        function: self.initializer(at: call.site), isDefault: isDefault,
                        made: MadeObject(call, made, by: initializer, in: index)))
            }
        }
        isAsking = askingTypes()
    }

    private func askingTypes() -> [Bool] {
        var edges = constructions.flatMap { user, parts in
            parts.map { Edge(from: $0.made.type.index, to: user.index, ()) }
        }
        for number in index.types.indices {
            guard let superclass = index.inheritance[number].superclass else { continue }
            edges.append(Edge(from: superclass.index, to: number, ()))
        }
        let users = Digraph(nodeCount: index.types.count, edges: edges)
        return users.reachability(from: own.keys.map(\.index))
    }

    private func initializer(at site: Site) -> FunctionID? { site.body < 0 ? nil : index.functionOwning(site) }

    private func isDefault(_ lookup: Lookup) -> Bool {
        lookup.property == nil && !lookup.isDeferred && !lookup.site.isDeferred && lookup.site.body >= 0
            && index.isDefaultOfInitializer(lookup.site)
    }

    /// - Complexity: O(types that are constructed on the way); of very many only some are looked at
    func lookups(of made: MadeObject) -> [Lookup] {
        guard !own.isEmpty, isAsking[made.type.index] else { return [] }
        var found: [Lookup] = []
        var seen: Set<TypeID> = []
        var waiting: [(type: TypeID, initializer: FunctionID?, leavesDefaults: Bool)] = [
            (made.type, made.initializer, made.leavesDefaults)
        ]
        while seen.count < Self.maximumSteps, let next = waiting.popLast() {
            guard isAsking[next.type.index], seen.insert(next.type).inserted else { continue }
            func runs(_ function: FunctionID?, isDefault: Bool) -> Bool {
                if isDefault { return next.leavesDefaults && function == next.initializer }
                return function == nil || next.initializer == nil || function == next.initializer
            }
            found += (own[next.type] ?? []).filter { runs($0.function, isDefault: $0.isDefault) }.map(\.lookup)
            for part in constructions[next.type] ?? [] where runs(part.function, isDefault: part.isDefault) {
                waiting.append((part.made.type, part.made.initializer, part.made.leavesDefaults))
            }
            if let superclass = index.inheritance[next.type.index].superclass {
                waiting.append((superclass, nil, false))
            }
        }
        return found
    }
}
