import SwiftFacts

/// What initializers ask for by way of their own type's members.
///
///     init() { start() }
///     private func start() { level = Harbour.shared.level }
extension ProviderGraphBuilder {
    /// Adds what members ask to what the initializers ask that call or read them in any case, on `self`, and the lazy
    /// properties that they make.
    ///
    /// - Complexity: O(uses of the initializers of types whose members ask for something, and of what they go through)
    mutating func addMembersAsks() {
        var members = OwnMembersReached(index: index, uses: uses, bindings: bindings)
        for type in askedByMembers() {
            for initializer in index.initializers(of: type) where index.fact(initializer).body >= 0 {
                for reached in members.reached(by: initializer) {
                    add(reached, by: initializer, of: type)
                }
            }
        }
    }

    /// The types whose members ask for something, or make something when they are first read.
    private func askedByMembers() -> Set<TypeID> {
        var types = Set(memberAsks.keys.map { index.owner(of: $0) })
        for case .property(let id) in providers where isLazyOfInstance(id) { types.insert(index.owner(of: id)) }
        types.remove(.none)
        return types
    }

    private func isLazyOfInstance(_ id: PropertyID) -> Bool {
        let flags = index.fact(id).flags
        return flags.contains(.isLazy) && !flags.contains(.isStatic)
    }

    private mutating func add(
        _ reached: OwnMembersReached.Reached, by initializer: FunctionID, of type: TypeID
    ) {
        for var ask in memberAsks[reached.member] ?? [] {
            ask.function = initializer
            ask.isByOwnMember = true
            initializerAsks[type, default: []].append(ask)
        }
        if case .property(let id) = reached.member, isLazyOfInstance(id), numbers[.property(id)] != nil {
            initializerAsks[type, default: []].append(
                InitializerAsk(
                    function: initializer, member: reached.member, site: reached.site, isStatic: true,
                    isByOwnMember: true))
        }
    }
}
