import SwiftFacts

/// Which containers stand above which, of those that the project makes by hand and keeps in constants.
///
/// A container is asked for what it was told itself and for what those above it were told; what one beside it was told it
/// does not know. Of a container that comes from elsewhere nothing is known, nor of what stands below it.
struct ContainerFamilies: Sendable {
    /// A constant that keeps a container.
    enum Keeper: Hashable, Sendable {
        case property(PropertyID)
        case local(BodyID, NameID)
    }

    private enum Parent: Sendable {
        case none
        case keeper(Keeper)
        case unknown
    }

    /// Above that many nobody follows by hand what is registered where, and neither is it followed here: every lookup
    /// would look at every registration.
    private static let most = 16

    private var parents: [Keeper: Parent] = [:]
    private let index: ProjectIndex
    private let uses: ProjectUses

    init(index: ProjectIndex, uses: ProjectUses, excluded: ExcludedCode) {
        self.index = index
        self.uses = uses
        for file in uses.wired where !excluded.contains(file: file) {
            for making in uses[file].wiring.makings {
                guard let keeper = Self.keeper(of: making.container, at: making.site), Self.isConstant(keeper, index)
                else { continue }
                let parent = making.parent.map { Self.keeper(of: $0, at: making.site).map(Parent.keeper) ?? .unknown }
                // Two of them with one keeper: which one is asked cannot be told.
                parents[keeper] = parents[keeper] == nil ? parent ?? .none : .unknown
            }
        }
    }

    private static func keeper(of receiver: Receiver, at site: Site) -> Keeper? {
        switch receiver {
        case .carrier(.property(let id)), .access(.property(let id)): .property(id)
        case .local(let name): .local(site.bodyID, name)
        case .carrier(.parameter), .access, .selfInstance, .unknown: nil
        }
    }

    private static func isConstant(_ keeper: Keeper, _ index: ProjectIndex) -> Bool {
        guard case .property(let id) = keeper else { return true }
        return index.fact(id).flags.contains(.isLet)
    }

    /// Whether of no container it is known where it stands: then nothing is out of reach.
    var isEmpty: Bool { parents.isEmpty }

    /// Whether what is asked knows of none of some registrations, wherever it looks.
    ///
    /// - Complexity: O(1): of more than a few registrations, or containers above each other, nothing is said.
    func isOutOfReach(_ registrations: [RegistrationID], of lookup: Lookup) -> Bool {
        guard !isEmpty, !registrations.isEmpty, registrations.count <= Self.most,
            let asked = askedKeeper(of: lookup), let known = lineage(of: asked)
        else { return false }
        return registrations.allSatisfy { id in
            let registration = uses[id.fileIndex].wiring.registrations[id.index]
            guard let told = Self.keeper(of: registration.receiver, at: registration.site),
                let above = lineage(of: told)
            else { return false }
            // Whoever stands below runs what is registered above, and is what is asked then.
            return !known.contains(told) && !(lookup.isInProviderCode && above.contains(asked))
        }
    }

    /// Whether a lookup goes to another container than a registration was made on: each is kept in a stored property of its
    /// own, and what is asked is not known to stand below. In the registration's own code whoever asks by a property asks
    /// somebody else, unless the registration was made on that: `main.register(API.self) { _ in remote.resolve(API.self)! }`.
    /// What a function was handed is not what the same function tells by another name: it may stand above that.
    func goesElsewhere(_ lookup: Lookup, than id: RegistrationID, isOwn: Bool) -> Bool {
        let registration = uses[id.fileIndex].wiring.registrations[id.index]
        if case .carrier(.parameter) = lookup.receiver, registration.receiver != .unknown,
            registration.site.bodyID == lookup.site.bodyID
        {
            return registration.receiver != lookup.receiver
        }
        guard let asked = storedKeeper(of: lookup.receiver, at: lookup.site) else { return false }
        guard let told = storedKeeper(of: registration.receiver, at: registration.site) else { return isOwn }
        return told != asked && !(lineage(of: asked)?.contains(told) ?? false)
    }

    private func storedKeeper(of receiver: Receiver, at site: Site) -> Keeper? {
        guard let keeper = Self.keeper(of: receiver, at: site), case .property(let id) = keeper,
            !index.fact(id).flags.contains(.isComputed)
        else { return nil }
        return keeper
    }

    /// The container that a lookup goes to: in a registration's code, what that was made on.
    private func askedKeeper(of lookup: Lookup) -> Keeper? {
        if let keeper = Self.keeper(of: lookup.receiver, at: lookup.site), parents[keeper] != nil { return keeper }
        let wiring = uses[lookup.file].wiring
        guard lookup.isInProviderCode, let number = wiring.registration(around: lookup.site) else { return nil }
        return Self.keeper(of: wiring.registrations[number].receiver, at: wiring.registrations[number].site)
    }

    /// A container and all above it; nil where not all are known.
    private func lineage(of keeper: Keeper) -> [Keeper]? {
        var line = [keeper]
        while line.count <= Self.most, let parent = parents[line[line.count - 1]] {
            switch parent {
            case .none: return line
            case .keeper(let above): line.append(above)
            case .unknown: return nil
            }
        }
        return nil
    }

    /// What the container that a lookup goes to is called.
    func name(ofAskedBy lookup: Lookup, in index: ProjectIndex) -> String? {
        switch askedKeeper(of: lookup) {
        case .property(let id)?: index.text(index.fact(id).name)
        case .local(_, let name)?: index.text(name)
        case nil: nil
        }
    }
}
