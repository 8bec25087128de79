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
        types = types.filter { project.isStarted($0) || project.beginsAndEnds($0) }
        types = types.filter { project.isStoppedByDeinitializer($0) || !isPerhapsAsked($0) }
        leaveOutKinds(of: family.filter(isRead))
        // Last, for those that are left: it reads all calls.
        leaveOutKinds(of: calledTypes(among: family))
    }

    /// Whether all that can be done with a dependency is to keep it.
    func canOnlyBeKept(_ dependency: ResolvedType) -> Bool { dependency.instance.map(types.contains) ?? false }

    /// The types and all that they inherit from.
    private var family: Set<TypeID> { types.union(types.flatMap { index.ancestors[$0.index] }) }

    /// Leaves out the types that are some of those, or inherit from one. Who asks a type by the protocol as which it has
    /// signed on with somebody calls it back, for which it must live.
    private mutating func leaveOutKinds(of asked: Set<TypeID>) {
        if asked.isEmpty { return }
        types = types.filter { type in
            if asked.contains(type) { return false }
            let asking = index.ancestors[type.index].filter(asked.contains)
            return asking.isEmpty || project.protocolsOfCallbacks(to: type).isSuperset(of: asking)
        }
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

    /// Whether some mention of the name of a member cannot be placed. Whom a type has signed on with asks it for what the
    /// protocol has, be it as one of a list.
    private func isPerhapsAsked(_ type: TypeID) -> Bool {
        let asked = index.members.all(of: type).map(\.member).filter(isPerhapsAsked)
        if asked.isEmpty { return false }
        let asking = project.protocolsOfCallbacks(to: type)
        return !asked.allSatisfy { member in
            asking.contains { !index.members.named(index.name(of: member), of: $0).isEmpty }
        }
    }

    private func isPerhapsAsked(_ member: MemberID) -> Bool {
        switch member {
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

extension Project {
    /// Whether an instance of a class may do something without being asked: it is started by its initializer, or does it
    /// when it is let go.
    func worksByItself(_ type: TypeID) -> Bool {
        index.types[type.index].isReference && index.types[type.index].isDeclared
            && (isStarted(type) || isStoppedByDeinitializer(type))
    }

    /// Whether an initializer, its own or a superclass's, starts the instance: it hands itself on, calls a method of its own, or
    /// keeps what it has subscribed to.
    fileprivate func isStarted(_ type: TypeID) -> Bool {
        index.upwards(from: type).contains { ancestor in
            index.types[ancestor.index].isDeclared
                && initializers(of: ancestor).contains { initializer in
                    calls(of: .function(initializer)).contains {
                        keepsWhatItBegins($0) || ancestor == type && callsOwn(type, $0)
                    }
                }
        }
    }

    /// Whether the instances of a type tell somebody when they are made, and something else when they are let go:
    /// `init(sea: Sea) { … sea.open() }`, `deinit { sea.close() }`. Who says the same twice writes a log.
    fileprivate func beginsAndEnds(_ type: TypeID) -> Bool {
        let last = calledByDeinitializer(of: type).filter { isMethod($0, ofOtherThan: type) }
        return !last.isEmpty
            && initializers(of: type).contains { initializer in
                calls(of: .function(initializer)).contains { call in
                    guard case .function(let id) = call.callee else { return false }
                    return last.contains { $0 != id && owner(of: $0) == owner(of: id) }
                }
            }
    }

    private func isMethod(_ id: FunctionID, ofOtherThan type: TypeID) -> Bool {
        let owner = owner(of: id)
        return !owner.isNone && !fact(id).flags.contains(.isStatic) && !index.isKind(type, of: owner)
    }

    /// Whether a call in an initializer hands the instance on, or keeps what it has begun.
    private func keepsWhatItBegins(_ call: Call) -> Bool {
        if call.hasSelfArgument { return true }
        switch call.callee {
        case .unresolved(let name):
            // `feed.changes.sink { … }.store(in: &subscriptions)`, `subscription = feed.changes.sink { … }`
            return call.argumentCount == 1 && index.known.keeping.contains(name)
                || call.kept.isKeptWithClosure && index.linked.names.begins(name, withWordOf: Self.beginningWords)
        // `task = Task { … }`
        case .outsideConstruction(let name): return index.known.running.contains(name) && call.kept.isKeptWithClosure
        case .construction, .delegation, .function: return false
        }
    }

    /// What methods from elsewhere begin with that call a closure for as long as somebody keeps what they give.
    private static let beginningWords: WordList = [
        "sink", "observe", "subscribe", "listen", "add", "schedule", "scheduled", "watch", "on",
    ]

    /// Whether a call is one of a method of the type's own, or what that inherits from.
    private func callsOwn(_ type: TypeID, _ call: Call) -> Bool {
        guard case .function(let id) = call.callee, !fact(id).flags.contains(.isStatic) else { return false }
        let owner = owner(of: id)
        return !owner.isNone && index.isKind(type, of: owner)
    }

    /// The protocols, with all that they inherit from, as which the code of a type hands its instance to somebody who does not
    /// keep it, but tells it things:
    ///
    ///     init(station: Station) { station.add(listener: self) }
    ///
    /// - Complexity: O(members, calls of their code)
    fileprivate func protocolsOfCallbacks(to type: TypeID) -> Set<TypeID> {
        let own = Set(index.ancestors[type.index].filter { index.types[$0.index].kind == .protocol })
        if own.isEmpty { return [] }
        let taken = index.members.all(of: type).prefix(Self.membersInView).reduce(into: Set<TypeID>()) { taken, entry in
            for call in calls(of: entry.member) where call.hasSelfArgument {
                taken.formUnion(protocolsCalledBack(by: call))
            }
        }
        return Set(taken.intersection(own).flatMap { index.lookupChain(of: $0) })
    }

    /// Far above what people write.
    private static let membersInView = 512

    /// The protocols that a call takes somebody as who is to be told something: a method of another type, `add(_:)`, or what
    /// takes a delegate.
    private func protocolsCalledBack(by call: Call) -> [TypeID] {
        let function: FunctionID
        switch call.callee {
        case .function(let id), .construction(_, let id?): function = id
        case .construction(_, nil), .delegation, .outsideConstruction, .unresolved: return []
        }
        let isOfInstance = fact(function).kind == .method && !fact(function).flags.contains(.isStatic)
        return index.parameters(of: function).compactMap { parameter in
            let type = self.type(of: parameter)
            let isCalledBack =
                isOfInstance || classification.isBackReferenceName(fact(parameter).name)
                || classification.isBackReference(type) || isWayBack(parameter)
            return isCalledBack ? type.nominalHead : nil
        }
    }

    /// The calls of a function's code, or of a property's.
    func calls(of member: MemberID) -> [Call] {
        let (file, bodies) =
            switch member {
            case .function(let id): (id.fileIndex, [fact(id).body])
            case .property(let id): (id.fileIndex, [fact(id).initialValue, fact(id).accessors])
            }
        let calls = uses[file].calls
        return bodies.filter { $0 >= 0 }.flatMap { calls[calls.range(of: $0, by: \.site.body)] }
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
