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
    private let uses: ProjectUses

    init(index: ProjectIndex, uses: ProjectUses, excluded: ExcludedCode, bindings: Bindings) {
        (self.index, self.uses) = (index, uses)
        guard uses.wired.contains(where: { !uses[$0].wiring.lookups.isEmpty }) else { return }
        /// What methods and computed properties ask, and wrappers when they are read.
        var askedByMembers: [MemberID: [Lookup]] = [:]
        for file in uses.wired where !excluded.contains(file: file) {
            for lookup in uses[file].wiring.lookups
            where !lookup.isInProviderCode && lookup.site.isCertain {
                let isDefault = isDefault(lookup)
                guard isDefault || lookup.runsAtConstruction(in: index) else {
                    if let member = asker(of: lookup) { askedByMembers[member, default: []].append(lookup) }
                    continue
                }
                let type = index.type(file: file, row: lookup.typeRow)
                if !type.isNone {
                    own[type, default: []].append(
                        Own(function: initializer(at: lookup.site), isDefault: isDefault, lookup: lookup))
                }
            }
        }
        addLookups(ofMembers: askedByMembers, OwnMembersReached(index: index, uses: uses, bindings: bindings))
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

    /// The method or computed property whose code asks, or the property whose wrapper does when that is read.
    private func asker(of lookup: Lookup) -> MemberID? {
        if let property = lookup.property {
            let isOfInstance = index.fact(property).flags.isDisjoint(with: [.isStatic, .isLazy])
            return lookup.isAskedWhenRead && isOfInstance ? .property(property) : nil
        }
        guard !lookup.isDeferred, lookup.site.body >= 0, !lookup.site.isDeferred else { return nil }
        return index.ownMember(at: lookup.site)
    }

    /// What initializers ask for that call or read members of their own type.
    private mutating func addLookups(ofMembers asked: [MemberID: [Lookup]], _ members: consuming OwnMembersReached) {
        for type in Set(asked.keys.map { index.owner(of: $0) }) where !type.isNone {
            for initializer in index.initializers(of: type) where index.fact(initializer).body >= 0 {
                for reached in members.reached(by: initializer) {
                    for var lookup in asked[reached.member] ?? [] {
                        if lookup.property != nil { lookup.site = reached.site }
                        lookup.isByOwnMember = true
                        own[type, default: []].append(Own(function: initializer, lookup: lookup))
                    }
                }
            }
        }
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

    /// The superclass's initializer that a type's runs, or is itself where the type inherits it; nil where none is known.
    private func superclassInitializer(runBy initializer: FunctionID?, of type: TypeID) -> FunctionID? {
        guard let initializer else { return nil }
        if index.owner(of: initializer) != type { return initializer }
        let calls = uses[initializer.fileIndex].calls
        for number in calls.range(of: index.fact(initializer).body, by: \.site.body) {
            if case .delegation(let id?, isSuper: true) = calls[number].callee { return id }
        }
        return nil
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
            // Which one of several runs is not known.
            let isAny = next.initializer == nil && !index.hasSeveralInitializers(next.type)
            func runs(_ function: FunctionID?, isDefault: Bool) -> Bool {
                if isDefault { return next.leavesDefaults && function == next.initializer }
                return function == nil || isAny || function == next.initializer
            }
            found += (own[next.type] ?? []).filter { runs($0.function, isDefault: $0.isDefault) }.map(\.lookup)
            for part in constructions[next.type] ?? [] where runs(part.function, isDefault: part.isDefault) {
                waiting.append((part.made.type, part.made.initializer, part.made.leavesDefaults))
            }
            if let superclass = index.inheritance[next.type.index].superclass {
                waiting.append((superclass, superclassInitializer(runBy: next.initializer, of: next.type), false))
            }
        }
        return found
    }
}
