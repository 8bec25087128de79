import SwiftFacts

/// The measures that a shared instance has for things to be laid out by, and never changes: constants, whatever else the
/// instance does. The colours of a theme are another matter, for themes are there to be exchanged.
///
///     Constants.main.spacing    // let spacing: CGFloat = 10
extension Project {
    /// Whether what is read of a shared instance is a length or size that never changes.
    func readsUnchangingMeasure(_ access: StaticAccess) -> Bool {
        guard case .member(.property(let id)?, _) = access.flow else { return false }
        let fact = fact(id)
        let type = type(of: id)
        guard type.wrappers.isEmpty, let name = index.headName(of: type), index.known.measures.contains(name),
            fact.flags.isDisjoint(with: [.isStatic, .isRequirement])
        else { return false }
        return fact.flags.contains(.isLet) || isUnchangingGetter(id)
    }

    /// Whether a property gives out what never changes, or works it out by nothing but arithmetic:
    /// `var spacing: CGFloat { sizes.spacing }`, `var ring: CGFloat { margin - 2 * gap }`.
    ///
    /// - Parameter steps: How many others it may go by, one after the other.
    private func isUnchangingGetter(_ id: PropertyID, steps: Int = 2) -> Bool {
        let body = fact(id).accessors
        guard body >= 0, fact(id).flags.contains(.isComputed), !fact(id).flags.contains(.isSettable) else {
            return false
        }
        let uses = uses[id.fileIndex]
        guard uses.calls.range(of: body, by: \.site.body).isEmpty,
            uses.accesses.range(of: body, by: \.site.body).isEmpty
        else { return false }
        let mentions = uses.mentions[uses.mentions.range(of: body, by: \.site.body)]
        return !mentions.isEmpty
            && mentions.allSatisfy { mention in
                guard case .property(let property) = mention.carrier else { return false }
                return isUnchanging(property) || steps > 0 && isUnchangingGetter(property, steps: steps - 1)
            }
    }

    /// Far above what a file of constants mentions; each that reads one asks.
    private static let mentionsInView = 4096

    /// Whether a stored property keeps the value that its object was made with.
    private func isUnchanging(_ id: PropertyID) -> Bool {
        let fact = fact(id)
        guard fact.flags.isDisjoint(with: [.isComputed, .isLazy, .isStatic, .isWeak, .isUnowned]),
            !index.isWrapped(id)
        else { return false }
        if let held = type(of: id).nominalHead, ![.struct, .enum, .external].contains(index.types[held.index].kind) {
            return false
        }
        if fact.flags.contains(.isLet) { return true }
        // What one file alone can write.
        guard fact.access <= .fileprivate || fact.setterAccess <= .fileprivate else { return false }
        let owner = owner(of: id)
        let mentions = uses[id.fileIndex].mentions
        return mentions.count <= Self.mentionsInView
            && mentions.allSatisfy { mention in
                guard mention.carrier == .property(id) else { return true }
                switch mention.flow {
                case .written:
                    return mention.base == nil && !mention.site.isDeferred && index.runsAtConstruction(mention.site)
                        && index.enclosingType(of: mention.site) == owner
                case .member(.property(let member)?, _):
                    return self.fact(member).flags.contains(.isLet)
                default: return false
                }
            }
    }
}
