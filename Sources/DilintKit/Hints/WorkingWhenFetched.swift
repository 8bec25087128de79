import SwiftFacts

/// What works because somebody fetches it, be it that he does nothing with it.
extension Project {
    /// Whether a wrapper that fetches the value of a property is there for what comes of fetching: the registration starts what it
    /// gives out, or keeps it no longer than somebody else does, so that the property keeps it for others.
    ///
    ///     @Injected(\.tideWatcher) private var tideWatcher
    ///     var tideWatcher: Factory<TideWatcher> { self { let watcher = TideWatcher(); watcher.start(); return watcher } }
    ///
    /// - Complexity: O(lookups of the property's file + calls of the bodies that register what it asks for)
    func isFetchedToWork(_ property: PropertyID) -> Bool {
        let lookups = uses[property.fileIndex].wiring.lookups
        if lookups.count > Self.usesInView { return true }
        return lookups.contains { lookup in
            guard lookup.property == property, !lookup.isDeferred else { return false }
            return lookup.key.map { wiring.registrations(of: $0, in: lookup.library) }?.contains { id in
                wiring[id].lifetime == .between || isStarted(by: wiring[id])
            } ?? false
        }
    }

    /// Whether the code that registers something calls a method that it has, or goes on when it is made: which registration of
    /// several that belongs to is not asked.
    private func isStarted(by registration: Registration) -> Bool {
        let made = registration.implementation ?? registration.product.nominalHead
        guard registration.site.body >= 0, let made else { return false }
        let completing = uses[registration.site.fileIndex].wiring.completing
        if completing.contains(where: { $0.body == registration.site.body }) { return true }
        let calls = calls(of: registration.site.bodyID)
        if calls.count > Self.usesInView { return true }
        if calls.contains(where: { isCalled(on: made, $0) }) { return true }
        // Code that a function of its own has: `register { makeWatcher() }`.
        return calls.contains { call in
            guard case .function(let maker) = call.callee, index.resultType(of: maker).nominalHead == made,
                fact(maker).body >= 0
            else { return false }
            return self.calls(of: BodyID(file: Int32(maker.fileIndex), row: fact(maker).body)).contains {
                isCalled(on: made, $0)
            }
        }
    }

    /// Far above what the code of one file asks for, and what one function registers; each such property looks at all of them.
    private static let usesInView = 1024

    private func calls(of body: BodyID) -> Slice<UseRows<KeptCall>> {
        let calls = uses[Int(body.file)].calls
        return calls[calls.range(of: body.row, by: \.site.body)]
    }

    /// Whether a call is, or may be, one of a method of a type's instances.
    private func isCalled(on type: TypeID, _ call: Call) -> Bool {
        switch call.callee {
        case .function(let id): isMethod(id) && index.lookupChain(of: type).contains(owner(of: id))
        case .unresolved(let name):
            index.lookupChain(of: type).contains { ancestor in
                index.members.named(name, of: ancestor).contains { entry in
                    if case .function(let id) = entry.member { isMethod(id) } else { false }
                }
            }
        case .construction, .delegation, .outsideConstruction: false
        }
    }

    private func isMethod(_ id: FunctionID) -> Bool {
        fact(id).kind == .method && !fact(id).flags.contains(.isStatic)
    }

    /// Whether the code of a type hands its instance to something from elsewhere that looks through its properties:
    /// `withDependencies(from: self) { … }`, `Mirror(reflecting: self)`.
    func isLookedThrough(_ type: TypeID) -> Bool {
        guard !type.isNone else { return false }
        return index.members.all(of: type).lazy.map(\.member).contains { member in
            calls(of: member).contains { call in
                guard call.hasSelfArgument else { return false }
                return switch call.callee {
                case .unresolved(let name), .outsideConstruction(let name): index.known.reflecting.contains(name)
                case .function, .construction, .delegation: false
                }
            }
        }
    }
}
