import SwiftFacts

/// The application's delegate: who takes it for the app's own reaches that, or the dependency that it is asked for.
extension Project {
    /// The application's delegate, be it a protocol of it, that code reaches by way of the application:
    /// `UIApplication.shared.delegate as? AppDelegate`, `UIApplication.shared.appDelegate`.
    func delegate(reachedBy access: StaticAccess) -> TypeID? {
        guard case .outside = access.target else { return nil }
        if !access.delegate.isNone { return index.types[access.delegate.index].isDeclared ? access.delegate : nil }
        guard case .member(let way?, _) = access.flow else { return nil }
        return delegateGiven(by: way)
    }

    /// `AppDelegate`, or `AppDelegate.api` where that is the dependency which it is asked for.
    func name(ofDelegate delegate: TypeID, reachedBy access: StaticAccess) -> String {
        let name = index.qualifiedName(of: delegate)
        return dependencyAsked(of: access).map { name + "." + index.text(fact($0).name) } ?? name
    }

    /// The dependency that code reads of what it reaches, of the application's delegate by whichever way; nil where it asks for
    /// something else, and where it has the delegate by a local name and does more than that with it.
    ///
    /// - Complexity: O(mentions and calls of the body) behind a way to the delegate
    func dependencyAsked(of access: StaticAccess) -> PropertyID? {
        guard case .member(let member?, _) = access.flow else { return nil }
        let isWay = access.delegate.isNone && delegate(reachedBy: access) != nil
        let part: PropertyID? =
            switch member {
            case .property(let way) where isWay: self.part(readBehind: way, by: access)
            case .function(let way) where isWay: self.part(readBehind: way, by: access)
            case .property(let read): read
            case .function: nil
            }
        return part.flatMap { classification.isDependency(property: $0) ? $0 : nil }
    }

    /// What is read of what a property gives out, there and then or by a local name:
    ///
    ///     guard let app = UIApplication.shared.appDelegate else { return }
    ///     app.mail.send()
    private func part(readBehind way: PropertyID, by access: StaticAccess) -> PropertyID? {
        let mentions = uses[access.site.fileIndex].mentions
        let all = mentions.range(of: access.site.body, by: \.site.body)
        guard all.count <= Self.callsInView else { return nil }
        let own = mentions[all].filter { $0.carrier == .property(way) }
        guard let first = own.first(where: { $0.site.offset == access.site.offset }) else { return nil }
        var parts: Set<PropertyID> = []
        for mention in isBound(first.flow) ? own : [first] where !isBound(mention.flow) {
            guard case .member(.property(let part)?, _) = mention.flow else { return nil }
            parts.insert(part)
        }
        return parts.count == 1 ? parts.first : nil
    }

    private func isBound(_ flow: Flow) -> Bool { if case .bound = flow { true } else { false } }

    /// The same of a function, there and then: `UIApplication.shared.appDelegate()?.mail`.
    private func part(readBehind way: FunctionID, by access: StaticAccess) -> PropertyID? {
        let calls = uses[access.site.fileIndex].calls
        let own = calls.range(of: access.site.body, by: \.site.body)
        guard own.count <= Self.callsInView else { return nil }
        let call = calls[own].first { call in
            guard case .function(way) = call.callee else { return false }
            return call.site.offset == access.site.offset
        }
        guard case .member(.property(let part)?, _)? = call?.flow else { return nil }
        return part
    }

    /// The application's delegate, where that is what a way gives out under the project's name for it, which may be a
    /// protocol's: what an extension of the application has, a global or a static.
    ///
    ///     extension UIApplication { var appDelegate: AppDelegate? { delegate as? AppDelegate } }
    ///     func theDelegate() -> AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
    func delegateGiven(by member: MemberID) -> TypeID? {
        guard let delegate = type(ofMember: member).instance, index.types[delegate.index].isDeclared,
            isDelegate(delegate)
        else { return nil }
        switch member {
        case .property(let id):
            if isAddedToApplication(owner(of: id)) { return delegate }
            let fact = fact(id)
            guard fact.owner < 0 || fact.flags.contains(.isStatic), fact.access > .fileprivate else { return nil }
            let body = fact.accessors < 0 ? fact.initialValue : fact.accessors
            return takesDelegate(for: delegate, file: id.fileIndex, body: body) ? delegate : nil
        case .function(let id):
            let owner = owner(of: id)
            if isAddedToApplication(owner) { return delegate }
            let fact = fact(id)
            guard fact.parameters.isEmpty, fact.access > .fileprivate, owner.isNone || fact.flags.contains(.isStatic)
            else { return nil }
            return takesDelegate(for: delegate, file: id.fileIndex, body: fact.body) ? delegate : nil
        }
    }

    private func isAddedToApplication(_ owner: TypeID) -> Bool {
        !owner.isNone && index.types[owner.index].kind == .external
            && platform.isApplication(index.types[owner.index].name)
    }

    /// Whether code takes the application's delegate for one of a type. O(accesses of the body)
    private func takesDelegate(for type: TypeID, file: Int, body: Int32) -> Bool {
        let accesses = uses[file].accesses
        return body >= 0 && accesses[accesses.range(of: body, by: \.site.body)].contains { $0.delegate == type }
    }

    /// Whether a type is the application's delegate, or a protocol that one implements.
    func isDelegate(_ type: TypeID) -> Bool {
        index.types[type.index].kind == .protocol
            ? bindings.conformers(of: type).contains { roles(of: $0).contains(.compositionRoot) }
            : roles(of: type).contains(.compositionRoot)
    }

    /// Whether code is that of the way to a delegate.
    func isWay(to delegate: TypeID, _ site: Site) -> Bool {
        let member =
            index.property(at: site).map(MemberID.property) ?? index.function(at: site).map(MemberID.function)
        return member.flatMap(delegateGiven) == delegate
    }
}
