import SwiftFacts

/// Code that is a part of the type whose shared instance it reaches.
extension Project {
    /// Whether the code stands in the type, in one nested in it, or around it.
    func isOwnBusiness(_ type: TypeID, _ access: StaticAccess) -> Bool {
        let reader = index.enclosingType(of: access.site)
        guard !reader.isNone else { return false }
        if reader == type { return true }
        // Most types stand in no other one, and nothing is to be walked: a walk counts a reference that all threads count.
        if index.types[reader.index].enclosing.isNone, index.types[type.index].enclosing.isNone { return false }
        for outer in index.outwards(from: reader) {
            // A namespace is no owner of what stands in it.
            let isOwner =
                index.types[outer.index].kind != .enum
                || outer == reader && (!isNamespace(outer) || isHiddenInFile(access.target))
            if outer == type || isOwner && index.isNested(type, in: outer) { return true }
        }
        return false
    }

    /// Whether no other file can name a static.
    private func isHiddenInFile(_ target: AccessTarget) -> Bool {
        if case .property(let id) = target { fact(id).access <= .fileprivate } else { false }
    }
}
