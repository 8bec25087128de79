import SwiftFacts

/// The initializer that takes what is fetched for its type, and the parameter by which it does.
struct Taking {
    var initializer: FunctionID
    var parameter: ParameterID
    /// Those that might take it and do not: what is made by one of them has it from nobody.
    var lacking: [FunctionID]
}

extension Project {
    /// Whether a type keeps what its initializer takes under another name than what is fetched, and works with both: they are
    /// two. Where it may be handed none, what is fetched stands in for that.
    ///
    ///     @EnvironmentObject private var tide: TideModel
    ///     private let tideOfHarbour: TideModel
    ///
    /// - Complexity: O(mentions of both), up to the first that is no setting
    func isKept(_ taking: Taking, beside fetched: PropertyID?) -> Bool {
        func isUsed(_ id: PropertyID) -> Bool {
            mentions.mentions(of: .property(id)).contains { mention in
                if case .written = mention.flow { false } else { !isExcluded(mention.site) }
            }
        }
        guard let fetched, fact(fetched).name != fact(taking.parameter).name, isUsed(fetched) else { return false }
        return mentions.mentions(of: .parameter(taking.parameter)).contains { mention in
            guard let kept = keeper(of: mention), kept != fetched, owner(of: kept) == owner(of: fetched) else {
                return false
            }
            return !type(of: kept).wrappers.contains(.optional) && isUsed(kept)
        }
    }

    /// The property that what is mentioned goes into, be it by the wrapper's initializer: `_tide = State(wrappedValue: tide)`.
    private func keeper(of mention: Mention) -> PropertyID? {
        switch mention.flow {
        case .stored(let kept): return kept
        case .argument(let place):
            guard let call = mentions.call(place, of: mention), case .stored(let kept) = call.flow,
                !fact(kept).attributes.isEmpty
            else { return nil }
            return kept
        default: return nil
        }
    }

    /// Who takes what is fetched for a type as well.
    func taking(_ product: ResolvedType, of type: TypeID) -> Taking? {
        guard let fetched = product.instance, !type.isNone else { return nil }
        func parameter(of initializer: FunctionID) -> ParameterID? {
            index.parameters(of: initializer).first { self.type(of: $0).instance == fetched }
        }
        for initializer in initializers(of: type) {
            guard let taking = parameter(of: initializer) else { continue }
            let lacking = takers(of: type).filter { parameter(of: $0) == nil }
            return Taking(initializer: initializer, parameter: taking, lacking: lacking)
        }
        return nil
    }
}
