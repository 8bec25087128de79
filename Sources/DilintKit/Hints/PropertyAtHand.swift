import SwiftFacts

/// Properties that a type has without taking anything, and that code could use in place of what it reaches.
extension Project {
    /// The property that a type has from a superclass or a protocol's extension, and that gives what code reaches until somebody
    /// sets it: the code runs once there is an instance.
    ///
    ///     class Loader { var center = NotificationCenter.default }
    ///     extension Themed { var theme: Theme { get { found ?? .default } set { found = newValue } } }
    ///
    /// - Complexity: O(members of those that it inherits from), up to those in view
    func propertyAtHand(of type: TypeID, for access: StaticAccess) -> PropertyID? {
        guard !index.runsAtConstruction(access.site) else { return nil }
        let own = index.property(at: access.site).map { fact($0).name }
        for owner in index.ancestors[type.index] where owner != type {
            for entry in index.members.all(of: owner).prefix(Self.membersInView) {
                guard case .property(let id) = entry.member, fact(id).name != own,
                    isSetByOthers(id, seenFrom: access.site),
                    gives(id, access), canStand(self.type(of: id), for: access)
                else { continue }
                return isOnlyOne(access) && !isToldApart(access) ? id : nil
            }
        }
        return nil
    }

    /// What to use where a wrapper has fetched the same for the type, or for a variable of the function: a property's value can
    /// do so once it is made when it is read.
    func usingFetched(by type: TypeID, _ handed: HandedIn, ofSeveral: @autoclosure () -> String) -> Hint? {
        guard let given = handed.given else { return nil }
        if let variable = variable(fetchedAs: given, before: handed.site) {
            return Hint(
                "Let \(handed.subject) use the `\(variable)` that it has there already", ofSeveral: ofSeveral())
        }
        guard let filled = property(of: type, fetchedAs: given, for: handed.site) else { return nil }
        let using = "Let \(handed.subject) use its `\(filled)`"
        guard storedDefault(at: handed.site) != nil else { return Hint(using) }
        // What reads a struct's lazy property changes the struct.
        guard index.types[type.index].isReference else { return nil }
        return handed.valueMadeOfIt.map { Hint("\(using), and make `\($0)` lazy", ofSeveral: using) }
    }

    /// The name of the variable that a wrapper fills as a type in the same function before code asks for that.
    ///
    /// - Complexity: O(local wrappers of the function), and O(lookups of the file) for one
    private func variable(fetchedAs fetched: TypeID, before site: Site) -> String? {
        let (wrappers, lookups) = (uses[site.fileIndex].localWrappers, uses[site.fileIndex].wiring.lookups)
        return wrappers[wrappers.range(of: site.body, by: \.site.body)].first { wrapper in
            wrapper.site.row < site.row && site.row <= wrapper.end && !wrapper.site.isDeferred
                && wrapper.product.instance == fetched
                && lookups.contains { $0.isLocalWrapper && $0.site.offset == wrapper.site.offset }
        }.map { index.text($0.variable) }
    }

    /// The name of the only property of a type that a wrapper fetches as a type, for code that asks for the same: by the same
    /// key, wherever the type's code in the file asks. One with which nothing is done had better go.
    ///
    /// - Complexity: O(lookups of the type's file)
    private func property(of type: TypeID, fetchedAs fetched: TypeID, for site: Site) -> String? {
        guard !index.runsAtConstruction(site) || storedDefault(at: site) != nil else { return nil }
        let lookups = uses[site.fileIndex].wiring.lookups
        guard lookups.count <= Self.membersInView else { return nil }
        let kept = lookups.filter { lookup in
            guard let id = lookup.property, owner(of: id) == type,
                fact(id).name != index.property(at: site).map({ fact($0).name })
            else { return false }
            return !fact(id).flags.contains(.isStatic) && self.type(of: id).instance == fetched
        }
        guard kept.count == 1, let id = kept[0].property, removingIdle(id) == nil else { return nil }
        let isOneKey = lookups.allSatisfy { lookup in
            guard lookup.property == nil, !lookup.isLocalWrapper, lookup.product.instance == fetched,
                let asked = lookup.key, let key = kept[0].key,
                index.type(file: lookup.file, row: lookup.typeRow) == type
            else { return true }
            return asked == key
        }
        return isOneKey ? index.text(fact(id).name) : nil
    }

    /// Whether whoever has an instance may set a property of it, and a site may read it.
    private func isSetByOthers(_ id: PropertyID, seenFrom site: Site) -> Bool {
        let isAtHome = index.modules.module[id.fileIndex] == index.modules.module[site.fileIndex]
        return fact(id).flags.contains(.isSettable) && !fact(id).flags.contains(.isStatic)
            && fact(id).setterAccess > (isAtHome ? .fileprivate : .internal) && type(of: id).wrappers.isEmpty
    }

    /// Whether a property has for its first value, or gives out as a last resort, the same that code reaches.
    ///
    /// - Complexity: O(accesses of its code)
    private func gives(_ id: PropertyID, _ access: StaticAccess) -> Bool {
        let accesses = uses[id.fileIndex].accesses
        return [fact(id).initialValue, fact(id).accessors].contains { body in
            body >= 0
                && accesses[accesses.range(of: body, by: \.site.body)].contains { other in
                    guard other.target == access.target, case .returned = other.flow else { return false }
                    return true
                }
        }
    }

    /// Far above what people write; each hint about the type looks at all of them.
    private static let membersInView = 512
}
