import SwiftFacts

/// Ways to what is shared: functions and properties that only give it out. Who goes one reaches it and is told; the way itself
/// is none of the places to mend.
extension Project {
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
