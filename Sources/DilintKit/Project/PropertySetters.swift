import SwiftFacts

/// Properties that code sets later on.
extension Project {
    /// Whether a property has its first value until somebody has another one: code of another type sets it, or a method of its
    /// own that is handed what it sets it to. What tests alone set counts as never set.
    func isSetFromOutside(_ id: PropertyID) -> Bool {
        guard fact(id).flags.contains(.isSettable) else { return false }
        return mentions.mentions(of: .property(id)).prefix(Self.settingsInView).contains { mention in
            guard case .written = mention.flow, !isExcluded(mention.site) else { return false }
            let type = index.enclosingType(of: mention.site)
            let isOwn = !type.isNone && index.isKind(type, of: owner(of: id))
            return !isOwn || isSetToParameter(id, at: mention.site)
        }
    }

    /// Whether a method sets a property there to what it is handed.
    private func isSetToParameter(_ id: PropertyID, at site: Site) -> Bool {
        guard let function = index.function(at: site), fact(function).kind == .method else { return false }
        let mentions = uses[site.fileIndex].mentions
        return mentions[mentions.range(of: site.body, by: \.site.body)].contains { mention in
            guard case .parameter = mention.carrier, case .stored(id) = mention.flow else { return false }
            return true
        }
    }

    /// Far above what people write; each property asks again.
    private static let settingsInView = 256
}
