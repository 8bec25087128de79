import SwiftFacts

/// Ways to what is shared: functions and properties that only give it out. Who goes one reaches it and is told; the way itself
/// is none of the places to mend.
extension Project {
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

    /// Whether the code is the way to the delegate that it reaches.
    func isAccessor(_ access: StaticAccess) -> Bool {
        let member =
            index.property(at: access.site).map(MemberID.property)
            ?? index.function(at: access.site).map(MemberID.function)
        return member.flatMap(delegateGiven) == access.delegate
    }

    /// `AppDelegate`, or `AppDelegate.api` where it is asked for a dependency of its.
    func delegateName(_ access: StaticAccess) -> String {
        let name = index.qualifiedName(of: access.delegate)
        guard case .member(.property(let id)?, let member) = access.flow, classification.isDependency(property: id)
        else {
            return name
        }
        return name + "." + index.text(member)
    }

    /// What a function gives out that is called without arguments.
    func sharedAccess(function id: FunctionID, _ access: StaticAccess, number: Int) -> SharedAccess? {
        let owner = owner(of: id)
        // `static func container() -> Container`: one more way to the library's container that there is.
        if isLibraryContainer(index.resultType(of: id), file: id.fileIndex) {
            guard !owner.isNone, !classification.fresh.contains(id), !classification.excluded.contains(owner),
                !isInProviderCode(access), !isOwnBusiness(owner, access)
            else { return nil }
            let name = index.qualifiedName(of: owner) + "." + index.text(fact(id).name)
            return libraryAsked(access, number: number, name: name)
        }
        guard !classification.fresh.contains(id), owner.isNone || !isOwnBusiness(owner, access) else { return nil }
        func name() -> String {
            let name = index.text(fact(id).name)
            return owner.isNone ? name : index.qualifiedName(of: owner) + "." + name
        }
        if let delegate = delegateGiven(by: .function(id)) {
            return isOwnBusiness(delegate, access) ? nil : .singleton(name: name(), isPlatform: false)
        }
        guard !owner.isNone, !classification.excluded.contains(owner) else { return nil }
        if let asked = typeAsked(byStatic: access.target) {
            return resolverCode.isFilling(access.site) ? nil : .locator(dependency: index.name(of: asked))
        }
        if let source = classification.fresh.source(of: id), isWay(id, givingOut: type(of: source)), !isGivenOn(access),
            let reached = sharedAccess(property: source, access, number: number, givenOutBy: id)
        {
            return reached.renamed(name())
        }
        guard index.types[owner.index].isReference, index.signs.sharing.contains(fact(id).name),
            let result = index.resultType(of: id).instance,
            index.isKind(owner, of: result),
            roles(of: owner).isDisjoint(with: [.view, .swiftUIView]),
            !givesScreenAtHand(owner, named: fact(id).name, file: id.fileIndex, body: fact(id).body)
        else { return nil }
        guard isLocator(.nominal(owner)) else { return .singleton(name: name(), isPlatform: false) }
        return asksNothing(access, number: number) || resolverCode.isFilling(access.site)
            ? nil : .locator(dependency: asked(access, number: number) ?? name())
    }

    /// What a static accessor gives out as a type from elsewhere that says nothing of it:
    ///
    ///     static var current: any OutsideTalking { shared }
    func sourceGivenOutAsOutside(by id: PropertyID) -> PropertyID? {
        guard !owner(of: id).isNone, let source = classification.fresh.source(of: id), !owner(of: source).isNone,
            isGivenOutAsOutside(type(of: source), type(of: id))
        else { return nil }
        return source
    }

    /// Whether a static function without parameters does nothing but give out what a way gives: that is a longer way.
    private func isGivenOn(_ access: StaticAccess) -> Bool {
        guard case .returned = access.flow, let function = index.function(at: access.site) else { return false }
        return fact(function).flags.contains(.isStatic) && fact(function).parameters.isEmpty
    }

    /// Whether a static function that others see gives out a shared instance of a type, as it is or behind a protocol:
    /// `static func flagship() -> Boat { Boat.shared }`.
    func isWay(_ id: FunctionID, givingOut type: ResolvedType) -> Bool {
        let fact = fact(id)
        guard fact.flags.contains(.isStatic), fact.parameters.isEmpty, fact.access > .fileprivate,
            case let owner = owner(of: id), !owner.isNone, index.types[owner.index].access > .fileprivate,
            !classification.fresh.contains(id), classification.fresh.source(of: id) != nil
        else { return false }
        let given = index.resultType(of: id)
        return areRelated(type, given) || isGivenOutAsOutside(type, given)
    }
}
