import SwiftFacts

/// Shared instances that somebody has to set up before anybody reaches them.
extension Project {
    /// Whether a type may be made before a shared instance has been set up that it reaches, and without which the program
    /// ends: one that is shared itself is made whenever somebody mentions it first, and code may set up what it reaches then.
    ///
    ///     func launch() {
    ///         Harbour.open(at: depth)
    ///         Harbour.shared.moor()
    ///     }
    ///
    /// - Complexity: O(calls of the code, and of what gives out the instance)
    func mayBeTooEarly(_ type: TypeID, for access: StaticAccess) -> Bool {
        guard !type.isNone && isShared(type) || isSetUpBeside(access) else { return false }
        return mayStop(access)
    }

    private func isSetUpBeside(_ access: StaticAccess) -> Bool {
        let owner = owner(of: access.target)
        let calls = uses[access.site.fileIndex].calls
        return !owner.isNone
            && calls[calls.range(of: access.site.body, by: \.site.body)].contains { call in
                guard case .function(let id) = call.callee else { return false }
                return self.owner(of: id) == owner && fact(id).flags.contains(.isStatic)
                    && index.resultType(of: id).head == .void
            }
    }

    /// Whether code that gives out a shared instance may stop the program: where nobody has set it up before.
    ///
    ///     static var shared: Harbour {
    ///         guard let kept else { fatalError("Open the harbour first.") }
    ///         return kept
    ///     }
    ///
    /// - Complexity: O(calls of its code)
    private func mayStop(_ access: StaticAccess) -> Bool {
        let (file, bodies) =
            switch access.target {
            case .property(let id): (id.fileIndex, [fact(id).initialValue, fact(id).accessors])
            case .function(let id): (id.fileIndex, [fact(id).body])
            case .outside: (0, [])
            }
        let calls = uses[file].calls
        return bodies.contains { body in
            body >= 0
                && calls[calls.range(of: body, by: \.site.body)].contains { call in
                    guard case .unresolved(let name) = call.callee else { return false }
                    return index.known.stops.contains(name) && !call.site.isDeferred
                }
        }
    }
}
