import SwiftFacts

/// Things that the same code makes for one place, one or the other.
extension Project {
    /// What one of several is kept or given back as, whichever of them it is: of the two players in the branches of an `if`
    /// the player that both are. nil for the only one, where one of them is wanted for more, and where the type makes things of
    /// that kind elsewhere for something else.
    ///
    /// - Complexity: O(calls of the body, and of the file for what is given back), of `callsInView` at most: every hint about
    ///   the body asks.
    func kindOfAlternatives(to call: Call, making type: TypeID) -> TypeID? {
        let property = propertyFilled(by: call)
        guard let taking = property.map({ self.type(of: $0) }) ?? typeGivenBack(by: call),
            taking.wrappers.isSubset(of: .optional), let kind = taking.nominalHead, kind != type,
            index.isKind(type, of: kind), !isUsedAsItself(call)
        else { return nil }
        let calls = uses[call.site.fileIndex].calls
        let own = calls[calls.range(of: call.site.body, by: \.site.body)].prefix(Self.callsInView)
        let others = own.lazy.filter { other in
            guard let made = self.thingMade(by: other, of: kind), made != type else { return false }
            return property.map { self.propertyFilled(by: other) == $0 } ?? (self.typeGivenBack(by: other) != nil)
        }
        guard !others.isEmpty, !others.contains(where: isUsedAsItself) else { return nil }
        return property == nil && givesBackElsewhere(kind, besides: call) ? nil : kind
    }

    private func thingMade(by call: Call, of kind: TypeID) -> TypeID? {
        guard case .construction(let made, _) = call.callee, index.isKind(made, of: kind) else { return nil }
        return made
    }

    /// Whether another function of the same type gives back things of a kind that it makes.
    private func givesBackElsewhere(_ kind: TypeID, besides call: Call) -> Bool {
        let type = index.enclosingType(of: call.site)
        let calls = uses[call.site.fileIndex].calls
        return calls.count > Self.callsInView
            || calls.contains { other in
                other.site.body != call.site.body && thingMade(by: other, of: kind) != nil
                    && typeGivenBack(by: other)?.nominalHead == kind && index.enclosingType(of: other.site) == type
            }
    }

    /// What a function is said to give back, where it gives back what a call does.
    private func typeGivenBack(by call: Call) -> ResolvedType? {
        guard case .returned = call.flow, !call.site.isDeferred else { return nil }
        return index.function(at: call.site).map { index.resultType(of: $0) }
    }
}
