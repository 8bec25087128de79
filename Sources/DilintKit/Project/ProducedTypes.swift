import SwiftFacts

extension Project {
    /// The types whose instance a provider gives out: declared, and constructed where it is a protocol.
    func producedTypes(of provider: Provider) -> [TypeID] {
        let type: ResolvedType
        switch provider {
        case .property(let id): type = self.type(of: id)
        case .function(let id): type = index.resultType(of: id)
        case .registration(let id): return produced(by: wiring[id])
        }
        if case .property(let id) = provider, let registration = wiring.registration(ofMember: id) {
            return produced(by: wiring[registration])
        }
        guard let instance = type.instance else { return [] }
        return [instance] + (bindings.concrete(instance, inside: .none, index: index).map { [$0] } ?? [])
    }

    private func produced(by registration: Registration) -> [TypeID] {
        let declared = registration.declaredTypes
        return declared + [registration.implementation].compactMap(\.self)
            + declared.compactMap { bindings.concrete($0, inside: .none, index: index) }
    }
}
