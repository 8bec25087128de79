import SwiftFacts

/// What types keep so that it lives: from its initializer on it works by itself, and nobody asks it anything. Of what stops
/// when it is let go no more is sought than who is known to ask it.
///
///     final class TideWatcher {
///         private var subscription: AnyCancellable?
///         init(feed: TideFeed) { watch(feed) }
///         private func watch(_ feed: TideFeed) { subscription = feed.changes.sink { … } }
///     }
struct KeptAlive {
    private let project: Project
    private var index: ProjectIndex { project.index }
    /// Those that can only be kept, of the types that were asked about.
    private var types: Set<TypeID> = []

    /// Of some dependencies.
    ///
    /// - Complexity: O(ancestors + calls of their initializers + mentions of their properties + calls of all code)
    init(_ project: Project, among dependencies: [ResolvedType]) {
        self.project = project
        types = Set(dependencies.compactMap(\.instance)).filter { [index = project.index] type in
            index.types[type.index].isReference && index.types[type.index].isDeclared
        }
        types = types.filter(project.isStarted)
        types = types.filter { project.isStoppedByDeinitializer($0) || !isPerhapsAsked($0) }
        leaveOutKinds(of: family.filter(isRead))
        // Last, for those that are left: it reads all calls.
        leaveOutKinds(of: calledTypes(among: family))
    }

    /// Whether all that can be done with a dependency is to keep it.
    func canOnlyBeKept(_ dependency: ResolvedType) -> Bool { dependency.instance.map(types.contains) ?? false }

    /// The types and all that they inherit from.
    private var family: Set<TypeID> { types.union(types.flatMap { index.ancestors[$0.index] }) }

    /// Leaves out the types that are some of those, or inherit from one.
    private mutating func leaveOutKinds(of asked: Set<TypeID>) {
        types = types.filter { !asked.contains($0) && asked.isDisjoint(with: index.ancestors[$0.index]) }
    }

    /// The types, of some, of whose instances code of other types calls a method.
    private func calledTypes(among types: Set<TypeID>) -> Set<TypeID> {
        if types.isEmpty { return [] }
        // In bits: the facts of what each call calls are far away.
        var methods = RowSet<FunctionFact>(in: index)
        for type in types {
            let stopping = project.calledByDeinitializer(of: type)
            for case .function(let id) in index.members.all(of: type).lazy.map(\.member)
            where !project.fact(id).flags.contains(.isStatic) && !stopping.contains(id) { methods.insert(id) }
        }
        var called: Set<TypeID> = []
        for uses in project.uses {
            let calls = uses.calls
            for number in calls.indices {
                guard case .function(let id) = calls[number].callee, methods.contains(id),
                    case let owner = project.owner(of: id), !called.contains(owner),
                    isOthers(calls[number].site, than: owner)
                else { continue }
                called.insert(owner)
            }
        }
        return called
    }

    /// Whether code of other types reads a property of an instance.
    private func isRead(_ type: TypeID) -> Bool {
        index.members.all(of: type).contains { entry in
            guard case .property(let id) = entry.member else { return false }
            return project.mentions.mentions(of: .property(id)).contains { isOthers($0.site, than: type) }
        }
    }

    /// Whether code is that of another type than one, or what inherits from that.
    private func isOthers(_ site: Site, than type: TypeID) -> Bool {
        let reader = index.enclosingType(of: site)
        return reader != type && (reader.isNone || !index.isKind(reader, of: type)) && !project.isExcluded(site)
    }

    /// Whether some mention of the name of a member cannot be placed.
    private func isPerhapsAsked(_ type: TypeID) -> Bool {
        index.members.all(of: type).contains { entry in
            switch entry.member {
            case .property(let id):
                let fact = project.fact(id)
                return fact.access > .fileprivate && !fact.flags.contains(.isStatic) && project.isPerhapsRead(id)
            case .function(let id):
                let fact = project.fact(id)
                return fact.kind == .method && fact.access > .fileprivate && !fact.flags.contains(.isStatic)
                    && project.unplaced.contains(fact.name, inModuleOf: id.fileIndex)
            }
        }
    }
}

extension Project {
    /// Whether an instance of a class may do something without being asked: it is started by its initializer, or does it
    /// when it is let go.
    func worksByItself(_ type: TypeID) -> Bool {
        index.types[type.index].isReference && index.types[type.index].isDeclared
            && (isStarted(type) || isStoppedByDeinitializer(type))
    }

    /// Whether an initializer starts the instance: it hands itself on, calls a method of its own, or keeps what it has
    /// subscribed to.
    fileprivate func isStarted(_ type: TypeID) -> Bool {
        initializers(of: type).contains { initializer in
            let calls = uses[initializer.fileIndex].calls
            return calls[calls.range(of: fact(initializer).body, by: \.site.body)].contains { starts(type, $0) }
        }
    }

    /// Whether a call in an initializer of a type starts the instance.
    private func starts(_ type: TypeID, _ call: Call) -> Bool {
        if call.hasSelfArgument { return true }
        // `feed.changes.sink { … }.store(in: &subscriptions)`
        if case .unresolved(let name) = call.callee, call.argumentCount == 1, index.known.keeping.contains(name) {
            return true
        }
        guard case .function(let id) = call.callee, !fact(id).flags.contains(.isStatic) else { return false }
        let owner = owner(of: id)
        return !owner.isNone && index.isKind(type, of: owner)
    }

    /// Whether the instances of a type do something when they are let go.
    func isStoppedByDeinitializer(_ type: TypeID) -> Bool { deinitializer(of: type) != nil }

    /// What stops the instances of a type when they are let go: whoever calls that himself asks for nothing else.
    fileprivate func calledByDeinitializer(of type: TypeID) -> [FunctionID] {
        guard let id = deinitializer(of: type), fact(id).body >= 0 else { return [] }
        let calls = uses[id.fileIndex].calls
        return calls[calls.range(of: fact(id).body, by: \.site.body)].compactMap { call in
            if case .function(let stop) = call.callee { stop } else { nil }
        }
    }

    private func deinitializer(of type: TypeID) -> FunctionID? {
        for case .function(let id) in index.members.all(of: type).lazy.map(\.member)
        where fact(id).kind == .deinitializer { return id }
        return nil
    }
}
