import SwiftFacts

/// Shared instances, and what wrappers fetch, that lead back to who reaches them, by what they reach or make: of two that took
/// each other none could be made.
extension Project {
    /// Whether what a shared instance reaches leads back to it, by further ones or not, and either is not the one that more code
    /// reaches, or needs it while it is made: all can be made if each takes those that are reached more often, and closures that
    /// give the others and those that cannot be there before it.
    ///
    /// - Complexity: O(edges of the types on the way), of very many of which not all are looked at
    func isReachedInTurn(_ type: TypeID, by access: StaticAccess) -> Bool {
        guard !type.isNone, isShared(type), let reached = instance(reachedBy: access), reached != type,
            isShared(reached)
        else { return false }
        let isLess = !isReachedMore(reached, than: type)
        var seen: [TypeID: Bool] = [:]
        var waiting: [(type: TypeID, isNeeded: Bool)] = []
        /// Whether that leads back; if not, it is gone on with.
        func leadsBack(_ next: TypeID, isNeeded: Bool) -> Bool {
            if next == type { return isLess || isNeeded }
            // What is needed leads back in more cases than what is not.
            guard seen[next].map({ isNeeded && !$0 }) ?? true, isShared(next) else { return false }
            seen[next] = isNeeded
            waiting.append((next, isNeeded))
            return false
        }
        _ = leadsBack(reached, isNeeded: false)
        while let current = waiting.popLast(), seen.count <= Self.sharedInView {
            for next in instancesNeeded(toGive: current.type) where leadsBack(next, isNeeded: true) { return true }
            for edge in types.graph.edges(from: current.type.index)
            where edge.label.kind == .locates && !edge.label.isOfStatic && edge.target < index.types.count {
                let isNeeded = current.isNeeded || !edge.label.isDeferred
                if leadsBack(TypeID(edge.target), isNeeded: isNeeded) { return true }
            }
        }
        return false
    }

    /// Whether a type has an instance that all share: a class's role, or a struct with one.
    func isShared(_ type: TypeID) -> Bool {
        roles(of: type).contains(.sharedInstance)
            || index.types[type.index].kind == .struct && classification.isDependencyType[type.index]
                && classification.shapes.staticProperties(of: type).contains {
                    SharedInstances.instance($0, in: index) == type
                }
    }

    /// The shared instances that have to be there before the ones that a type gives out of itself.
    private func instancesNeeded(toGive type: TypeID) -> [TypeID] {
        classification.shapes.staticProperties(of: type).filter { SharedInstances.instance($0, in: index) == type }
            .flatMap(instancesNeeded(by:))
    }

    private func instancesNeeded(by property: PropertyID) -> [TypeID] {
        providers.propertiesAsked(producing: property, limit: Self.sharedInView).compactMap { id in
            guard owner(of: id).isNone || fact(id).flags.contains(.isStatic) else { return nil }
            return SharedInstances.instance(id, in: index)
        }
    }

    /// Whether what wrappers fetch leads back to the type that they fetch it for, by further ones or not, and is not the one that
    /// is fetched more often.
    ///
    /// - Complexity: O(edges of the types on the way), of very many of which not all are looked at
    func isFetchedInTurn(_ type: TypeID, fetching product: TypeID) -> Bool {
        guard let fetched = implementation(of: product), fetched != type, !isReachedMore(fetched, than: type) else {
            return false
        }
        var (waiting, seen): ([TypeID], Set<TypeID>) = ([fetched], [fetched])
        while let current = waiting.popLast(), seen.count <= Self.sharedInView {
            for edge in types.graph.edges(from: current.index)
            where edge.label.kind == .locates && !edge.label.isOfStatic && edge.target < index.types.count {
                guard let next = implementation(of: TypeID(edge.target)) else { continue }
                if next == type { return true }
                if seen.insert(next).inserted { waiting.append(next) }
            }
        }
        return false
    }

    /// The type itself, or what a protocol is bound to.
    private func implementation(of type: TypeID) -> TypeID? { bindings.concrete(type, inside: .none, index: index) }

    /// Whether a shared instance, or what it is handed where it is kept, makes one of a type while it is made itself, be it by
    /// way of something else that it makes: it is not there yet to be handed in. A part of a global environment may be there
    /// before the rest.
    ///
    ///     static let shared = Harbour(pilots: [Pilot()])
    ///
    /// - Complexity: O(edges of the types on the way), of very many of which not all are looked at
    func isMade(_ type: TypeID, by access: StaticAccess) -> Bool {
        guard let reached = instance(reachedBy: access), reached != type, !isPartOfGlobal(access) else { return false }
        let isWrapper = roles(of: type).contains(.propertyWrapper)
        var (waiting, seen): ([TypeID], Set<TypeID>) = ([reached], [reached])
        for made in typesMade(forValueReachedBy: access) where seen.insert(made).inserted { waiting.append(made) }
        // A part of another shared instance is there when that is.
        if case .property(let id) = access.target {
            for needed in instancesNeeded(by: id) where seen.insert(needed).inserted { waiting.append(needed) }
        }
        while let current = waiting.popLast(), seen.count <= Self.sharedInView {
            if current == type || isWrapper && wraps(type, propertyOf: current) { return true }
            for edge in types.graph.edges(from: current.index)
            where edge.label.kind == .constructs && !edge.label.isDeferred && !edge.label.isDefault {
                let next = TypeID(edge.target)
                if edge.target < index.types.count, seen.insert(next).inserted { waiting.append(next) }
            }
        }
        return false
    }

    /// The types that the first value of a static is made of.
    ///
    /// - Complexity: O(calls of its code)
    private func typesMade(forValueReachedBy access: StaticAccess) -> [TypeID] {
        guard case .property(let id) = access.target, case let value = fact(id).initialValue, value >= 0 else {
            return []
        }
        let calls = uses[id.fileIndex].calls
        return calls[calls.range(of: value, by: \.site.body)].compactMap { call in
            guard case .construction(let made, _) = call.callee, !call.site.isDeferred else { return nil }
            return made
        }
    }

    /// Whether code reads a dependency of a global: `Current.bell`.
    private func isPartOfGlobal(_ access: StaticAccess) -> Bool {
        guard case .property(let global) = access.target, owner(of: global).isNone else { return false }
        return dependencyAsked(of: access) != nil
    }

    /// Whether more code reaches one than the other; of those that as much code reaches, whether its name comes later.
    private func isReachedMore(_ type: TypeID, than other: TypeID) -> Bool {
        let (times, others) = (timesReached(type), timesReached(other))
        return times == others
            ? index.qualifiedName(of: other).precedesInBytes(index.qualifiedName(of: type)) : times > others
    }

    /// By itself, or as what it alone implements.
    private func timesReached(_ type: TypeID) -> Int {
        index.ancestors[type.index].reduce(types.timesReached(type)) { times, ancestor in
            ancestor != type && index.types[ancestor.index].kind == .protocol && implementation(of: ancestor) == type
                ? times + types.timesReached(ancestor) : times
        }
    }

    /// Far above how many shared instances people have reach one another; each hint about one asks again.
    private static let sharedInView = 256
}
