import SwiftFacts

/// Several things of one type that code asks a library's container for, each by a member of it: one argument cannot be all of
/// them.
///
///     Container.shared.mainBell().ring()
///     Container.shared.spareBell().ring()
extension Project {
    /// What to do so that a type is given them; nil where its code in the file asks by one member, or by types, or where each is
    /// told by itself.
    ///
    /// - Complexity: O(lookups of the file), up to those in view
    func takingEach(
        of product: ResolvedType, calledAll dependency: String, askedAt site: Site, _ subject: String
    ) -> Hint? {
        let (type, lookups) = (index.enclosingType(of: site), uses[site.fileIndex].wiring.lookups)
        guard let asked = product.instance, lookups.count > 1, lookups.count <= Self.lookupsInView,
            index.name(of: product) == dependency, canTake(type), !index.isStatic(site)
        else { return nil }
        var names: [String] = []
        for lookup in lookups where lookup.property == nil && !lookup.isLocalWrapper && !lookup.isInProviderCode {
            guard case .member(let id)? = lookup.key, lookup.product.instance == asked,
                index.type(file: lookup.file, row: lookup.typeRow) == type,
                case let name = "`\(index.text(fact(id).name))`", !names.contains(name)
            else { continue }
            names.append(name)
        }
        guard names.count > 1 else { return nil }
        let all = names.count > Self.namesShown ? "the \(names.count) that it asks for" : "what \(names.listed) give"
        return isFilledLater(type)
            ? "Let whoever fills \(subject) hand over \(all), each as a property of its own"
            : "Let \(subject) take \(all), each as an argument of its own"
    }

    private static let namesShown = 3
    /// Far above how often the code of one file asks; each hint about one looks at all of them.
    private static let lookupsInView = 512
}
