import SwiftFacts

extension Project {
    /// How the sentence calls what is taken instead of made: the protocol as which it is kept, or the only one that it
    /// implements, where there is one.
    func takenInstead(of type: TypeID, madeBy call: Call) -> String {
        let kept = propertyFilled(by: call).flatMap { self.type(of: $0).nominalHead }
            .flatMap { index.types[$0.index].kind == .protocol ? $0 : nil }
        if let taken = kept ?? onlyProtocol(of: type) { return "the protocol \(index.qualifiedName(of: taken))" }
        return "\(index.qualifiedName(of: type)), or a protocol of it,"
    }

    /// The protocol of the project that a type implements for those who need it; nil without one, or for several.
    private func onlyProtocol(of type: TypeID) -> TypeID? {
        let protocols = index.ancestors[type.index].filter {
            index.types[$0.index].kind == .protocol && classification.isDependencyType[$0.index]
        }
        return protocols.count == 1 ? protocols.first : nil
    }
}
