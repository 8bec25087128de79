import SwiftFacts

/// What the way in which code reaches something says for the name of the parameter that takes it.
extension Project {
    /// What a further parameter is called where one of the functions, or the synthesised initializer, may take another thing
    /// of that name, or the type keeps one: `UIApplication.shared` beside `init(application: Application)`.
    func label(
        _ name: String, of access: StaticAccess?, givenAs given: TypeID? = nil, besides functions: [FunctionID],
        and properties: [PropertyID] = [], of type: TypeID = .none
    ) -> String {
        guard access != nil || given != nil, let id = index.linked.names.find(name) else { return name }
        func isOther(_ taken: ResolvedType) -> Bool {
            // The path to something within what is reached is called after it at times.
            if let name = index.outsideName(of: taken), index.known.keyPaths.contains(name) { return true }
            return access.map { cannotTake(taken, $0) || isToldApart($0) || !offers(taken, what: $0) }
                ?? given.map { cannotTake(taken, $0) } ?? false
        }
        let isTaken =
            functions.contains { function in
                index.parameters(of: function).contains { parameter in
                    (fact(parameter).name == id || fact(parameter).label == id)
                        && (isOther(self.type(of: parameter))
                            || access.map { hasAnother(parameter, than: $0) } ?? false)
                }
            }
            || properties.contains { fact($0).name == id && isOther(self.type(of: $0)) }
            || access.map { keepsAnother(type, named: id, than: $0) } ?? false
        return isTaken ? name.sharedName : name
    }

    /// The type of what another one gives out, where the member's name says nothing of it: `Theming.shared` is a `Palette`.
    func typeGivenOut(by access: StaticAccess, _ dependency: String) -> String? {
        guard case .property(let id) = access.target, case let owner = owner(of: id), !owner.isNone else { return nil }
        // Most give out one of their own kind: that is asked before names are made.
        let given: NameID
        let type = type(of: id)
        if let name = index.outsideName(of: type) {
            guard type.wrappers.isSubset(of: .optional), index.types[owner.index].name != name,
                !index.outsideAncestors[owner.index].contains(name), !index.isOutcome(id, ofMaking: owner)
            else { return nil }
            given = name
        } else {
            guard let instance = instance(reachedBy: access), !index.isKind(owner, of: instance) else {
                return nil
            }
            given = index.types[instance.index].name
        }
        let ownerName = index.text(index.types[owner.index].name)
        return ParameterName.name(for: dependency) == ParameterName.name(for: ownerName) ? index.text(given) : nil
    }

    /// The type of a shared instance of itself whose member's name says nothing more: `Store.this`. Where there are several
    /// the member tells them apart: `UserDefaults.appGroup`; but for a further name of the platform's own.
    func typeOfItself(_ access: StaticAccess) -> String? {
        if case .function(let id) = access.target { return nameOfGiven(by: id) }
        guard case .property(let id) = access.target, case let owner = owner(of: id), !owner.isNone else { return nil }
        guard index.types[owner.index].isDeclared else {
            return fact(id).flags.contains(.isComputed) && givesOutShared(id)
                ? index.text(index.types[owner.index].name) : nil
        }
        guard SharedInstances.instance(id, in: index) == owner,
            !index.text(fact(id).name).hasPrefix("shared")
        else { return nil }
        let own = classification.shapes.staticProperties(of: owner).filter {
            SharedInstances.instance($0, in: index) == owner
        }
        // Other names of the one that all see tell nothing apart.
        let seen = own.filter { fact($0).access > .fileprivate && !classification.fresh.isAlias($0) }
        guard own.count == 1 || seen.count == 1 else { return nil }
        return index.text(index.types[owner.index].name)
    }

    /// What a global container calls the property that it gives a dependency out by, where that says more than that all
    /// have it: `Depot.shared.opener` of an `Opening`.
    func nameOfMember(_ access: StaticAccess, giving dependency: String) -> String? {
        // A package's type may be told with its module.
        guard case .property(let id)? = memberAsked(of: access), case let type = index.name(of: type(of: id)),
            dependency == type || dependency.hasSuffix("." + type)
        else { return nil }
        let name = index.text(fact(id).name)
        return name.hasPrefix("_") || SharedInstances.saysShared(name) ? nil : name
    }

    /// Whether a static has another instance every now and then, or gives out what one of its type has that does. Of the
    /// platform's a few are known to be like that.
    ///
    /// - Complexity: O(accesses of its code)
    func isPutAnew(_ access: StaticAccess) -> Bool {
        if case .outside(let type, let member) = access.target {
            return platform.isChanging(type: type, member: member)
        }
        guard case .property(let id) = access.target else { return false }
        guard fact(id).flags.contains(.isComputed) else { return shared.isPutAnew(id) }
        let owner = owner(of: id)
        let (accesses, body) = (uses[id.fileIndex].accesses, fact(id).accessors)
        return body >= 0
            && accesses[accesses.range(of: body, by: \.site.body)].contains { access in
                guard case .property(let kept) = access.target, self.owner(of: kept) == owner else { return false }
                if case .member(.property(let part)?, _) = access.flow { return isPutAnew(part, of: kept) }
                return shared.isPutAnew(kept)
                    && SharedInstances.instance(kept, in: index) == SharedInstances.instance(id, in: index)
            }
    }

    /// Whether what a type's shared instance keeps in a property is another thing every now and then: functions of several names
    /// put one there, or one that is told nothing does so in place of the first.
    ///
    ///     static var client: Client { shared.client }
    ///     static func connect() { shared.client = Client() }
    ///
    /// - Complexity: O(accesses of the file, mentions of the property)
    private func isPutAnew(_ part: PropertyID, of shared: PropertyID) -> Bool {
        let accesses = uses[shared.fileIndex].accesses
        guard owner(of: part) == owner(of: shared), accesses.count <= Self.accessesInView,
            fact(part).flags.isDisjoint(with: [.isLet, .isComputed, .isLazy])
        else { return false }
        let byStatics = accesses.lazy.filter { access in
            guard access.isMemberAssigned, access.target == .property(shared) else { return false }
            if case .member(.property(part)?, _) = access.flow { return true }
            return false
        }.map(\.site)
        let byInstances = mentions.mentions(of: .property(part)).lazy.filter { mention in
            if case .written = mention.flow { true } else { false }
        }.map(\.site)
        let writing = (Array(byStatics) + Array(byInstances)).compactMap { site in
            index.function(at: site).flatMap { fact($0).kind == .method && !isExcluded(site) ? $0 : nil }
        }
        let hasFirst = fact(part).flags.contains(.hasInitialValue) || !type(of: part).wrappers.contains(.optional)
        return Set(writing.map { fact($0).name }).count > 1
            || hasFirst && writing.contains { fact($0).parameters.isEmpty }
    }

    /// What a parameter is called that gives what a computed static does, which is one or another as things stand:
    /// `Player.active` as `activePlayer`. nil for another name of the one for all.
    ///
    ///     static var active: Player { window?.player ?? first }
    ///
    /// - Complexity: O(what its code mentions)
    func nameOfChanging(_ access: StaticAccess) -> String? {
        guard case .property(let id) = access.target, case let owner = owner(of: id), !owner.isNone,
            fact(id).flags.contains(.isComputed), SharedInstances.instance(id, in: index) == owner,
            !isOnlyOne(access), fact(id).flags.contains(.isSettable) || givesOutSeveral(id)
        else { return nil }
        let (name, type) = (index.text(fact(id).name), index.text(index.types[owner.index].name))
        return name.hasSuffix(type) ? name : name + type
    }

    /// Whether a computed static gives out one thing or another, and not only some that are always the same.
    private func givesOutSeveral(_ id: PropertyID) -> Bool {
        let (uses, body) = (uses[id.fileIndex], fact(id).accessors)
        guard body >= 0 else { return false }
        func isGivenOut(_ flow: Flow) -> Bool { if case .returned = flow { true } else { false } }
        func isConstant(_ target: AccessTarget) -> Bool {
            if case .property(let id) = target { fact(id).flags.contains(.isLet) } else { true }
        }
        let accesses = uses.accesses[uses.accesses.range(of: body, by: \.site.body)].filter { isGivenOut($0.flow) }
        let mentions = uses.mentions[uses.mentions.range(of: body, by: \.site.body)].count { isGivenOut($0.flow) }
        return accesses.count + mentions > 1 && (mentions > 0 || accesses.contains { !isConstant($0.target) })
    }
}

extension String {
    /// What a parameter is called beside another one of its name: `sharedStore`.
    var sharedName: String { "shared" + withFirstUppercased }
}
