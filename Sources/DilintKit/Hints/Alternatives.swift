import SwiftFacts

/// Things that the same code makes for one place, one or the other.
extension Project {
    /// What one of several is kept or given back as, whichever of them it is: of the two players in the branches of an `if`
    /// the player that both are. nil for the only one.
    ///
    /// - Complexity: O(calls of the body), of `callsInView` at most: every hint about the body asks.
    func kindOfAlternatives(to call: Call, making type: TypeID) -> TypeID? {
        let property = propertyFilled(by: call)
        guard let taking = property.map({ self.type(of: $0) }) ?? typeGivenBack(by: call),
            taking.wrappers.isSubset(of: .optional), let kind = taking.nominalHead, kind != type,
            index.isKind(type, of: kind)
        else { return nil }
        let calls = uses[call.site.fileIndex].calls
        let hasOther = calls[calls.range(of: call.site.body, by: \.site.body)].prefix(Self.callsInView).contains {
            other in
            guard case .construction(let made, _) = other.callee, made != type, index.isKind(made, of: kind) else {
                return false
            }
            return property.map { self.propertyFilled(by: other) == $0 } ?? (self.typeGivenBack(by: other) != nil)
        }
        return hasOther ? kind : nil
    }

    /// What a function is said to give back, where it gives back what a call does.
    private func typeGivenBack(by call: Call) -> ResolvedType? {
        guard case .returned = call.flow, !call.site.isDeferred else { return nil }
        return index.function(at: call.site).map { index.resultType(of: $0) }
    }
}
