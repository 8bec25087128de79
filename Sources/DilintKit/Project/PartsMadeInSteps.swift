import SwiftFacts

/// Parts that a type makes for itself in private methods.
extension Project {
    /// Whether a private method gives back what a call makes, and all who call the method keep that as a part of their type:
    /// it is made as it would be where it is kept, with the type or of what the occasion brings.
    ///
    ///     private lazy var list = makeList()
    ///     private func makeList() -> OrderList { OrderList(store: store) }
    ///
    /// - Complexity: O(calls of the file)
    func isPartMadeInStep(_ mention: Mention, _ call: Call, of made: TypeID) -> Bool {
        let type = index.enclosingType(of: call.site)
        guard case .argument(let place) = mention.flow, !type.isNone, let step = stepGivingBack(call),
            roles(of: type).isDisjoint(with: .coordinator), !isFlow(type), !isShownOrFlow(made),
            let callers = callsInView(of: step), !callers.isEmpty,
            callers.allSatisfy({ keepsPart($0, type) })
        else { return false }
        return callers.contains { isWhereMade($0.site) } || takesFromOccasion(call, place)
    }

    /// The private method whose result a call makes, be it under a local name.
    private func stepGivingBack(_ call: Call) -> FunctionID? {
        guard !call.site.isDeferred, let step = index.function(at: call.site), fact(step).kind == .method,
            fact(step).access <= .fileprivate, fact(step).flags.isDisjoint(with: [.isStatic, .isObjC])
        else { return nil }
        switch call.flow {
        case .returned: return step
        case .bound:
            guard call.isPassedOn, call.outer < 0, case .construction(let made, _) = call.callee,
                let given = index.resultType(of: step).instance
            else { return nil }
            return index.isKind(made, of: given) ? step : nil
        case .used, .member, .argument, .stored, .assigned, .discarded, .written: return nil
        }
    }

    /// Whether what a call gives fills a property of its own object.
    private func keepsPart(_ call: Call, _ type: TypeID) -> Bool {
        guard let property = propertyFilled(by: call) else { return false }
        return isSameObject(property, as: type) && !fact(property).flags.contains(.isStatic)
    }

    /// Whether code runs as the type is made, or as a lazy property of it begins to be.
    private func isWhereMade(_ site: Site) -> Bool {
        index.body(at: site).kind == .initialValue || !site.isDeferred && index.runsAtConstruction(site)
    }
}
