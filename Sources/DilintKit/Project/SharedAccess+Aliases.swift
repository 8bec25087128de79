import SwiftFacts

/// What a container is asked for by a local name: `let services = Services.shared`, `services.api.load()`, `services.store.save()`.
extension Project {
    /// Something that a container is asked for, and where.
    struct Asked {
        var dependency: String
        var site: Site
        /// It is made there and then, of what the code knows or to be shown.
        var isMadeLater: Bool
    }

    /// What a container that code has under a local name is asked for by that name, in source order; empty where it has none,
    /// and where what it is told and asked decides whoever calls the code.
    ///
    /// - Parameter number: The access's, among those of its file.
    /// - Complexity: O(lookups of the file + calls and mentions of the body)
    func asked(byLocalNameOf access: StaticAccess, number: Int) -> [Asked] {
        guard case .bound = access.flow, isAskedByMember(access) else { return [] }
        var found = lookups(onAccess: number, in: access.site.fileIndex)
        if found.isEmpty { found = calls(on: access, number: number) + membersRead(of: access) }
        return found.sorted { ($0.site.offset, $0.dependency) < ($1.site.offset, $1.dependency) }
    }

    private func lookups(onAccess number: Int, in file: Int) -> [Asked] {
        uses[file].wiring.lookups.compactMap { lookup in
            guard lookup.baseAccess == Int32(number), !lookup.isOfProject, !lookup.isInProviderCode,
                !lookup.product.isGenericProduct, !classification.isPlainValue(lookup.product),
                case let name = name(of: lookup), !name.isEmpty
            else { return nil }
            return Asked(dependency: name, site: lookup.site, isMadeLater: isMadeLater(lookup))
        }
    }

    private func calls(on access: StaticAccess, number: Int) -> [Asked] {
        let calls = uses[access.site.fileIndex].calls
        return calls[calls.range(of: access.site.body, by: \.site.body)].compactMap { call in
            // What gives nothing is told something: `services.register(LiveAPI(), for: API.self)`.
            guard call.baseAccess == Int32(number), call.result.head != .void, let name = product(of: call) else {
                return nil
            }
            if case .written = call.flow { return nil }
            return classification.isPlainValue(call.asked)
                ? nil
                : Asked(
                    dependency: name, site: call.site, isMadeLater: isMadeLater(call))
        }
    }

    /// The dependencies of a container that code reads, but for those that it reaches there by the container's name.
    private func membersRead(of access: StaticAccess) -> [Asked] {
        let container: TypeID? =
            switch access.target {
            case .property(let id): SharedInstances.instance(id, in: index) ?? type(of: id).instance
            case .function(let id): index.resultType(of: id).instance
            case .outside: nil
            }
        guard let container else { return [] }
        let (mentions, accesses) = (uses[access.site.fileIndex].mentions, uses[access.site.fileIndex].accesses)
        let reached = accesses[accesses.range(of: access.site.body, by: \.site.body)].compactMap { other in
            if case .member(.property(let member)?, _) = other.flow { member } else { nil }
        }
        return mentions[mentions.range(of: access.site.body, by: \.site.body)].compactMap { mention in
            guard case .property(let member) = mention.carrier, mention.base == nil,
                mention.site.offset > access.site.offset, !reached.contains(member),
                case let owner = owner(of: member), !owner.isNone, index.isKind(container, of: owner),
                classification.isDependency(property: member), !isAtHome(mention.site, in: owner)
            else { return nil }
            if case .written = mention.flow { return nil }
            return Asked(dependency: index.name(of: type(of: member)), site: mention.site, isMadeLater: false)
        }
    }
}
