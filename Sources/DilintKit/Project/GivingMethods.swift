import SwiftFacts

/// What a type makes for others by methods that are called after the things, whatever else it does:
///
///     func paymentWriter() -> any PaymentWriting { PaymentWriter(store: store) }
extension Project {
    /// Whether code stands in such a method of a type that has several: there it is the factory that others would be told to
    /// take.
    ///
    /// - Complexity: O(methods of the type that make something), in such a method
    func isGivingMethod(_ site: Site) -> Bool {
        guard !site.isDeferred, let function = index.function(at: site), givesOut(function),
            case let methods = classification.shapes.makingMethods(of: owner(of: function)),
            methods.count <= Self.methodsInView
        else { return false }
        var names: Set<NameID> = []
        for method in methods where givesOut(method) { names.insert(fact(method).name) }
        return names.count >= Self.severalGiven
    }

    /// Whether a method constructs what it is called after, and gives it out as the protocol of its type says, behind a
    /// protocol of its own.
    private func givesOut(_ id: FunctionID) -> Bool {
        let (fact, result) = (fact(id), index.resultType(of: id))
        guard fact.kind == .method, fact.access > .fileprivate, fact.flags.isDisjoint(with: [.isStatic, .isMutating]),
            let given = result.instance, index.types[given.index].kind == .protocol, result.wrappers.isEmpty,
            classification.shapes.isMaking(id), classification.isDependency(result),
            case let type = owner(of: id), !type.isNone, index.isDemanded(id, byProtocolsOf: type)
        else { return false }
        return classification.isNamed(fact.name, after: result)
    }

    /// One or two may be what a service needs for its work; who asks for more asks for the things.
    private static let severalGiven = 3
    /// Far above what people write; each place in such a method looks at all of its type's.
    private static let methodsInView = 512
}
