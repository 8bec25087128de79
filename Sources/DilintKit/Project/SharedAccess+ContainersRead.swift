import SwiftFacts

/// Containers that what is reached has: who asks one of those asks it, whoever keeps it for all.
extension Project {
    /// What a container is asked for that code reads of a shared instance, in place of that; nil where code has the container
    /// under a local name and asks it by that, which is told where it is asked.
    ///
    ///     (UIApplication.shared.delegate as? AppDelegate)?.container.resolve(API.self)
    ///
    /// - Complexity: O(lookups of the file + calls of the body) behind a container
    func asked(ofContainerReadBy access: StaticAccess, number: Int, reaching reached: SharedAccess) -> SharedAccess? {
        guard case .singleton = reached, let part = partRead(by: access),
            isLibraryContainer(type(of: part), file: part.fileIndex) || isLocator(type(of: part))
        else { return reached }
        if let lookup = uses[access.site.fileIndex].wiring.lookup(ofAccess: number) {
            return lookup.isInProviderCode || lookup.product.isGenericProduct
                ? nil : .locator(dependency: name(of: lookup))
        }
        return isAsked(part, inBodyOf: access.site) || isKept(part, at: access.site) ? nil : reached
    }

    /// Whether a type has a container for its own, and asks that, which is told where it does:
    /// `private var resolver: Resolver { Graph.shared.resolver }`. O(lookups of the file)
    private func isKept(_ container: PropertyID, at site: Site) -> Bool {
        let (kept, type) = (type(of: container).removing(.optional), index.enclosingType(of: site))
        guard !type.isNone, !index.isStatic(site) else { return false }
        func isOwn(_ id: PropertyID) -> Bool { self.type(of: id).removing(.optional) == kept }
        let isFilled =
            if let property = index.property(at: site) {
                isOwn(property)
            } else {
                index.runsAtConstruction(site)
                    && classification.shapes.instanceProperties[type.index].contains(where: isOwn)
            }
        return isFilled && askers(in: site.fileIndex).contains(type)
    }

    private func partRead(by access: StaticAccess) -> PropertyID? {
        if case .outside = access.target { return dependencyAsked(of: access) }
        guard case .member(.property(let part)?, _) = access.flow else { return nil }
        return part
    }

    private func isAsked(_ container: PropertyID, inBodyOf site: Site) -> Bool {
        let uses = uses[site.fileIndex]
        let isLookedUp = uses.wiring.lookups.contains { lookup in
            guard case .carrier(.property(container)) = lookup.receiver else { return false }
            return lookup.site.body == site.body && isLocating(lookup, isDefault: false)
        }
        return isLookedUp
            || uses.calls[uses.calls.range(of: site.body, by: \.site.body)].contains { call in
                call.baseCarrier == .property(container) && locatedProduct(of: call, isDefault: false) != nil
            }
    }
}
