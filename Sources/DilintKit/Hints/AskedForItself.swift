import SwiftFacts

/// Types that ask for the protocol which they themselves are given out as.
extension Project {
    /// What to do where an instance asks for what it is itself: who takes that through an initializer needs itself to be
    /// made. A decorator asks for another one, and so does static code.
    ///
    ///     static let router: any Navigable = Router()         // struct Router: Navigable
    ///
    /// - Complexity: O(1)
    func usingSelf(for product: ResolvedType, in type: TypeID, at site: Site?, _ subject: String) -> Hint? {
        guard let asked = product.removing(.optional).instance, !type.isNone, asked != type,
            bindings.concrete(asked, inside: .none, index: index) == type
        else { return nil }
        if let site, index.isStatic(site) || isInitializing(site) { return nil }
        return "Let \(subject) use `self`, which is what is given out as \(index.qualifiedName(of: asked))"
    }

    private func isInitializing(_ site: Site) -> Bool {
        index.function(at: site).map { fact($0).kind == .initializer } ?? false
    }
}
