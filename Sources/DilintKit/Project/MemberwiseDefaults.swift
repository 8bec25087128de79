import SwiftFacts

/// Properties that the synthesised initializer takes another value for.
extension Project {
    /// Whether it is what the synthesised initializer is handed another one in place of. A constant that has a value keeps it.
    func isMemberwiseDefault(_ access: StaticAccess, number: Int, reaching reached: SharedAccess) -> Bool {
        guard index.body(at: access.site).kind == .initialValue else { return false }
        switch reached {
        case .singleton: return isMemberwiseDefault(at: access.site, access, asking: .unknown)
        case .locator(let dependency):
            let product = typeAsked(of: access, for: dependency, number: number)
            if case .returned = access.flow, isItself(access, dependency) {
                return isMemberwiseDefault(at: access.site, access, asking: product)
            }
            return isMemberwiseDefault(at: access.site, asking: product)
        }
    }

    /// The same of what a locator is asked for: where that is the whole value, or what a closure gives. Of what is made of
    /// it the locator is no default.
    func isMemberwiseDefault(at site: Site, _ itself: StaticAccess? = nil, asking product: ResolvedType) -> Bool {
        memberwiseDefault(at: site, itself, product).map { !fact($0).flags.contains(.isLet) } ?? false
    }

    /// The stored property of a struct that others see, where code reaches its value, or what that is made of, and the
    /// synthesised initializer takes another one: `var session = Session.shared`, `var name = Session.shared.name`. A
    /// constant it would take, had it no value: of that the whole is to be what is reached.
    ///
    /// - Parameters:
    ///   - access: How it is reached, where that is known.
    ///   - product: What is asked for, where it is known by its type alone.
    func memberwiseDefault(at site: Site, _ access: StaticAccess?, _ product: ResolvedType) -> PropertyID? {
        guard let id = storedDefault(at: site), fact(id).access > .fileprivate, case let type = owner(of: id),
            !type.isNone, index.hasMemberwiseInitializer(type)
        else { return nil }
        if isWhole(access, product, of: id, at: site) { return id }
        // Another closure would reach nothing: `var open: (URL) -> Void = { Opener.shared.open($0) }`.
        let isClosure = site.isDeferred && self.type(of: id).wrappers.contains(.function)
        return !fact(id).flags.contains(.isLet) && (isClosure || access != nil && !site.isDeferred) ? id : nil
    }

    /// The stored property of an instance that code is the value of, until it has another one.
    func storedDefault(at site: Site) -> PropertyID? {
        guard index.body(at: site).kind == .initialValue, let id = index.property(at: site),
            fact(id).flags.contains(.hasInitialValue),
            fact(id).flags.isDisjoint(with: [.isStatic, .isLazy, .isComputed])
        else { return nil }
        return id
    }

    /// Whether all the value of a property is what is reached at a site.
    func isWhole(_ access: StaticAccess?, _ product: ResolvedType, of id: PropertyID, at site: Site) -> Bool {
        if case .returned? = access?.flow { return true }
        if access == nil, product.isUnknown { return isMemberAlone(at: site) }
        let type = type(of: id)
        let isSame =
            product.nominalHead.map { $0 == type.nominalHead }
            ?? (product.head == .external && type.head == .external && product.id == type.id
                && !classification.isPlainValue(product))
        return isSame && type.wrappers.isDisjoint(with: [.collection, .function])
    }

    /// Whether a value is a member of what is reached there, and nothing more, be nothing known of its type:
    /// `Services.shared.gauge` of a package.
    private func isMemberAlone(at site: Site) -> Bool {
        // A list of thousands is asked for each of them.
        guard index.body(at: site).rows.count <= Self.rowsInView else { return false }
        let (accesses, mentions) = (uses[site.fileIndex].accesses, uses[site.fileIndex].mentions)
        let reached = accesses[accesses.range(of: site.body, by: \.site.body)].first { $0.site.offset == site.offset }
        switch reached?.flow {
        case .member(.property(let part)?, _):
            return mentions[mentions.range(of: site.body, by: \.site.body)].contains { mention in
                guard mention.carrier == .property(part), case .returned = mention.flow else { return false }
                return mention.site.offset == site.offset
            }
        case .member(nil, _): return index.body(at: site).rows.count == Self.rowsOfMember
        default: return false
        }
    }

    /// A body's two ends, a type, its static, and a member of that.
    private static let rowsOfMember = 5
    /// Far above how many types people nest, and how they unwrap what one of them has.
    private static let rowsInView = 16
}
