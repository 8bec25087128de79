import SwiftFacts

/// Which parameters can take what code reaches.
extension Project {
    /// The name of a function's parameter that takes what is reached, by its type, where there is but one of that type to
    /// reach.
    func parameter(of id: FunctionID, for access: StaticAccess) -> String? {
        // Most take nothing of the kind: that is asked first.
        let taking = fact(id).parameters.lazy.map { ParameterID(file: id.fileIndex, row: Int($0)) }
            .first { self.canStand(self.type(of: $0), for: access, in: id) && !self.hasAnother($0, than: access) }
        guard let taking, isOnlyOne(access), !isToldApart(access) else { return nil }
        return name(of: taking)
    }

    /// What sentences call a parameter: one that code cannot name yet goes by its type.
    private func name(of id: ParameterID) -> String {
        fact(id).name == .none ? index.name(of: type(of: id)) : index.text(fact(id).name)
    }

    /// The name of a function's parameter that takes what is given out as a type.
    func parameter(of id: FunctionID, givenAs given: TypeID) -> String? {
        index.parameters(of: id).first { isKind(given, of: type(of: $0)) && classification.isDependency(parameter: $0) }
            .map(name(of:))
    }

    /// The name of a function's parameter of several protocols, or for a closure, whose type is written by the name of what is
    /// asked for, which is an alias's.
    func parameter(of id: FunctionID, writtenAs name: String) -> String? {
        let taking = index.parameters(of: id).first { parameter in
            let type = type(of: parameter)
            return (type.head == .composition || type.wrappers.contains(.function))
                && index.linked.names.find(name) == index.soleName(of: fact(parameter).type, file: id.fileIndex)
        }
        return taking.map(name(of:))
    }

    /// The name of a property that a type's container, its views' environment or its maker fills, and that code could use in
    /// place of what it reaches: the code runs once there is an instance.
    func property(of type: TypeID, for access: StaticAccess) -> String? {
        guard !index.runsAtConstruction(access.site) else { return nil }
        if let kept = property(of: type, givenOutBy: access) { return index.text(fact(kept).name) }
        let members = index.members.all(of: type)
        guard members.count <= Self.membersInView else { return nil }
        for entry in members {
            guard case .property(let id) = entry.member, case let held = self.type(of: id), held.wrappers.isEmpty,
                fact(id).flags.isDisjoint(with: [.isStatic, .isComputed]), canStand(held, for: access),
                fact(id).flags.contains(.hasInitialValue) ? hasUntilGiven(id, access) : isGiven(id)
            else { continue }
            return isOnlyOne(access) && !isToldApart(access) ? index.text(fact(id).name) : nil
        }
        return nil
    }

    /// The property of a type in which its own shared instance keeps what a static of another type only gives out:
    /// `static var shared: Board { Harbour.shared.board }` is Harbour's `board`.
    ///
    /// - Complexity: O(accesses of the static's code)
    private func property(of type: TypeID, givenOutBy access: StaticAccess) -> PropertyID? {
        guard case .property(let id) = access.target, fact(id).flags.contains(.isComputed),
            case let body = fact(id).accessors, body >= 0, case let accesses = uses[id.fileIndex].accesses,
            case let read = accesses[accesses.range(of: body, by: \.site.body)], read.count == 1, let only = read.first,
            case .property(let shared) = only.target, SharedInstances.instance(shared, in: index) == type,
            case .member(.property(let kept)?, _) = only.flow, owner(of: kept) == type,
            self.type(of: kept).instance == self.type(of: id).instance
        else { return nil }
        return kept
    }

    /// The property that a protocol asks for, and that code of an extension of it could use in place of what it reaches; not
    /// where that is what the property gives unless told otherwise.
    func demandedProperty(for access: StaticAccess) -> PropertyID? {
        let type = index.enclosingType(of: access.site)
        guard !type.isNone, index.types[type.index].kind == .protocol, !index.isStatic(access.site) else { return nil }
        let own = index.property(at: access.site).map { fact($0).name }
        for kind in index.lookupChain(of: type) {
            for entry in index.members.all(of: kind).prefix(Self.membersInView) {
                guard case .property(let id) = entry.member, fact(id).name != own,
                    fact(id).flags.contains(.isRequirement), !fact(id).flags.contains(.isStatic),
                    canStand(self.type(of: id), for: access)
                else { continue }
                return isOnlyOne(access) && !isToldApart(access) ? id : nil
            }
        }
        return nil
    }

    /// The property that a superclass is handed, and that code could use in place of what it reaches: the code runs once there
    /// is an instance.
    func inheritedProperty(of type: TypeID, for access: StaticAccess) -> PropertyID? {
        guard !index.runsAtConstruction(access.site) else { return nil }
        for superclass in superclasses(of: type) {
            for initializer in initializers(of: superclass) {
                for parameter in index.parameters(of: initializer)
                where accepts(self.type(of: parameter), access) && !hasAnother(parameter, than: access) {
                    guard let kept = keeper(of: parameter, seenFrom: access.site), owner(of: kept) == superclass else {
                        continue
                    }
                    return isOnlyOne(access) && !isToldApart(access) ? kept : nil
                }
            }
        }
        return nil
    }

    /// The property that a parameter is kept in, where code of another type can see that.
    private func keeper(of parameter: ParameterID, seenFrom site: Site) -> PropertyID? {
        mentions.mentions(of: .parameter(parameter)).lazy.compactMap { mention in
            if case .stored(let kept) = mention.flow { kept } else { nil }
        }.first { kept in
            let isAtHome = self.index.modules.module[kept.fileIndex] == self.index.modules.module[site.fileIndex]
            return self.fact(kept).access > (isAtHome ? .fileprivate : .internal)
        }
    }

    /// Whether a property is filled by an injecting wrapper or by the synthesised initializer.
    private func isGiven(_ id: PropertyID) -> Bool {
        if index.isWrapped(id), !index.isHandedIn(id) {
            return uses[id.fileIndex].wiring.lookups.contains { $0.property == id }
        }
        return index.hasMemberwiseInitializer(owner(of: id))
    }

    /// The name of a function's parameter that takes the dependency which is all that code asks of what it reaches:
    /// `World.shared.post` where there is a `post: Post`.
    func parameter(of id: FunctionID, forPartOf access: StaticAccess) -> String? {
        guard let part = dependencyAsked(of: access), let held = type(of: part).instance else { return nil }
        let taking = index.parameters(of: id).filter { isKind(held, of: type(of: $0)) }
        guard taking.count == 1, isAllAsked(part, of: access) else { return nil }
        return name(of: taking[0])
    }

    /// Whether a member is all that a body asks of what it reaches, and the only one of its type that there is.
    private func isAllAsked(_ part: PropertyID, of access: StaticAccess) -> Bool {
        let accesses = uses[access.site.fileIndex].accesses
        let delegate = self.delegate(reachedBy: access)
        let isAlone = accesses[accesses.range(of: access.site.body, by: \.site.body)].allSatisfy { other in
            other.target != access.target || self.delegate(reachedBy: other) != delegate
                || dependencyAsked(of: other) == part
        }
        let type = type(of: part)
        return isAlone
            && !index.members.all(of: owner(of: part)).prefix(Self.membersInView).contains { entry in
                guard case .property(let id) = entry.member, id != part else { return false }
                return self.type(of: id) == type
            }
    }

    /// Far above what people write; each hint about the type looks at all of them.
    private static let membersInView = 512

    /// Whether a shared instance is the one for all, as far as its name, its kind and its neighbours tell: `Player.lastActive`
    /// is another one every now and then.
    func isOnlyOne(_ access: StaticAccess) -> Bool {
        guard case .property(let id) = access.target, case let owner = owner(of: id), !owner.isNone,
            !fact(id).flags.contains(.isLet), !SharedInstances.saysShared(index.text(fact(id).name))
        else { return true }
        let held = SharedInstances.instance(id, in: index)
        return classification.shapes.staticProperties(of: owner).lazy
            .filter { SharedInstances.instance($0, in: self.index) == held }.prefix(2).count == 1
    }

    /// Whether a type reaches something else as well that would be taken by the same name, and had better keep it: beside an
    /// instance that the project adds to a type from elsewhere the one that is there for all, `UserDefaults.standard`, and
    /// beside one from elsewhere the project's own, `Application.shared` beside `UIApplication.shared`.
    ///
    /// - Complexity: O(accesses of the type's files) where there may be such a thing
    func isReachedBesideNamesake(_ access: StaticAccess, named name: String) -> Bool {
        switch access.target {
        case .property(let id): return isReachedBesideOriginal(access, of: owner(of: id), named: name)
        case .function(let id): return isReachedBesideOriginal(access, of: owner(of: id), named: name)
        case .outside(let original, _):
            // Most are called as no type of the project is: code is asked last.
            guard delegate(reachedBy: access) == nil,
                let namesake = index.linked.names.find(name.withFirstUppercased),
                namesake != original, let own = index.topLevelType(namesake, seenFrom: access.site.fileIndex),
                index.types[own.index].isDeclared
            else { return false }
            return isReached(beside: access) { other in
                guard case .property(let id) = other, owner(of: id) == own else { return false }
                return ParameterName.name(for: "\(index.text(namesake)).\(index.text(fact(id).name))") == name
            }
        }
    }

    private func isReachedBesideOriginal(_ access: StaticAccess, of owner: TypeID, named name: String) -> Bool {
        guard !owner.isNone, !index.types[owner.index].isDeclared else { return false }
        let original = index.types[owner.index].name
        return isReached(beside: access) { other in
            guard case .outside(type: original, let member) = other else { return false }
            return ParameterName.name(for: "\(index.qualifiedName(of: owner)).\(index.text(member))") == name
        }
    }

    /// Whether the type of the code that reaches something reaches another thing of a kind, in whichever of its files.
    private func isReached(beside access: StaticAccess, _ isMeant: (AccessTarget) -> Bool) -> Bool {
        let type = index.enclosingType(of: access.site)
        if type.isNone { return false }
        var files = [access.site.fileIndex]
        for part in index.parts(of: type).prefix(Self.partsInView) where !files.contains(part.fileIndex) {
            files.append(part.fileIndex)
        }
        var inView = Self.accessesInView
        for file in files {
            let accesses = uses[file].accesses
            inView -= accesses.count
            if inView < 0 { return false }
            let isThere = accesses.contains { isMeant($0.target) && index.enclosingType(of: $0.site) == type }
            if isThere { return true }
        }
        return false
    }

    /// Far above what people write in a file; each hint about such an instance looks at all of them.
    static let accessesInView = 1024
    /// Far above how many files a type of the project's own is spread over.
    private static let partsInView = 64

    /// Whether what is reached is known to be nothing that a type can take: that is another class of the project, a
    /// protocol that it does not implement, or no object at all.
    func cannotTake(_ type: ResolvedType, _ access: StaticAccess) -> Bool {
        if accepts(type, access) { return false }
        if isNoObject(type, unlessGiving: { self.accepts($0, access) }) { return true }
        guard let taken = type.instance, index.types[taken.index].isDeclared else { return false }
        // One that implements the reached protocol may stand for it.
        func isOther(_ held: TypeID?) -> Bool { held.map { !index.isKind(taken, of: $0) } ?? false }
        switch access.target {
        case .outside(let name, _):
            return delegate(reachedBy: access) == nil
                && (index.types[taken.index].kind != .protocol || !mayConform(name, to: taken))
        case .property(let id) where self.type(of: id).wrappers.contains(.function): return true
        case .property, .function: return isOther(instance(reachedBy: access))
        }
    }

    /// The type of the project of what is reached, as far as the member says it.
    func instance(reachedBy access: StaticAccess) -> TypeID? {
        switch access.target {
        case .property(let id): instance(keptBy: id)
        case .function(let id): index.resultType(of: id).instance
        case .outside: nil
        }
    }

    /// Of what is one thing or another, as the program is built, the type that is written where one of them is of that.
    private func instance(keptBy id: PropertyID) -> TypeID? {
        let (held, owner) = (SharedInstances.instance(id, in: index), owner(of: id))
        guard held != owner, fact(id).condition != .none else { return held }
        let isOwn = index.alternatives(to: id).contains { SharedInstances.instance($0, in: index) == owner }
        return isOwn ? owner : held
    }

    /// Whether what is given out as a type is known to be nothing that another one can take. One that implements the given
    /// protocol may stand for it.
    func cannotTake(_ type: ResolvedType, _ given: TypeID) -> Bool {
        if isNoObject(type, unlessGiving: { $0.instance.map { self.areOfOneKind($0, given) } ?? false }) { return true }
        guard let taken = type.instance, index.types[taken.index].isDeclared else { return false }
        return !areOfOneKind(taken, given)
    }

    private func areOfOneKind(_ one: TypeID, _ other: TypeID) -> Bool {
        index.isKind(one, of: other) || index.isKind(other, of: one)
    }

    /// Whether values of a type are known to be no objects that others share: texts and numbers, lists, closures that give
    /// something else: `logger: (String) -> Void`.
    private func isNoObject(_ type: ResolvedType, unlessGiving isGiven: (ResolvedType) -> Bool) -> Bool {
        if type.wrappers.contains(.function) {
            return !isGiven(type.removing([.function, .takesArguments, .autoclosure]))
        }
        if !type.wrappers.isDisjoint(with: [.collection, .metatype]) { return true }
        if let name = index.outsideName(of: type) { return index.plainTypes.contains(name) }
        return type.head == .tuple || type.head == .void
    }

    /// Whether the sources say of a type from elsewhere that it conforms to a protocol of theirs, or of the root of the
    /// classes that it may be one of.
    private func mayConform(_ name: NameID, to taken: TypeID) -> Bool {
        [name, index.known.rootClass].contains { name in
            name.flatMap { index.topLevelType($0) }.map { index.isKind($0, of: taken) } ?? false
        }
    }

    /// Whether a type can take what is reached, and has all that code asks of it: that of the function which takes it, or of
    /// the type that does so in an initializer, as far as it stands in one file.
    ///
    /// - Complexity: O(accesses of the body, or of the file) where it can take it
    func canStand(_ type: ResolvedType, for access: StaticAccess, in function: FunctionID? = nil) -> Bool {
        guard accepts(type, access) else { return false }
        let accesses = uses[access.site.fileIndex].accesses
        if let function, fact(function).kind != .initializer {
            return accesses[accesses.range(of: access.site.body, by: \.site.body)].allSatisfy { other in
                other.target != access.target || offers(type, what: other)
            }
        }
        guard accesses.count <= Self.accessesInView else { return false }
        let asker = index.enclosingType(of: access.site)
        return accesses.allSatisfy { other in
            other.target != access.target || index.enclosingType(of: other.site) != asker
                || index.isStatic(other.site) || offers(type, what: other)
        }
    }

    /// Whether a type can take what is reached.
    func accepts(_ type: ResolvedType, _ access: StaticAccess) -> Bool {
        let held: TypeID?
        switch access.target {
        case .outside where delegate(reachedBy: access) != nil: return false
        case .property(let id):
            let reached = self.type(of: id)
            // A closure that everybody makes things by is taken as one like it.
            if reached.wrappers.contains(.function) { return type.removing(.optional) == reached }
            if reached.head == .composition {
                return index.compositions[Int(reached.id)].members.contains { member in
                    member.instance.map { isKind($0, of: type) } ?? false
                }
            }
            if areOfOneStem(reached, type) { return true }
            held = instance(reachedBy: access)
        case .function: held = instance(reachedBy: access)
        case .outside(let name, _):
            let reached = platform.type(namedBy: name)
            return areOfOneStem(index.outsideType(reached), type) || isOnlyConformer(reached, to: type)
        }
        return held.map { isKind($0, of: type) } ?? false
    }

    /// Whether a protocol of the project is there for a type from elsewhere alone: `extension UserDefaults: DefaultsStoring {}`.
    private func isOnlyConformer(_ name: NameID, to type: ResolvedType) -> Bool {
        guard let kind = type.nominalHead, index.types[kind.index].kind == .protocol,
            type.wrappers.isSubset(of: .optional)
        else { return false }
        let outside = bindings.outsideConformers(of: kind)
        return outside.count == 1 && index.types[outside[0].index].name == name && bindings.conformers(of: kind).isEmpty
    }

    private func isKind(_ held: TypeID, of type: ResolvedType) -> Bool {
        type.instance.map { index.isKind(held, of: $0) } ?? false
    }

    /// Whether two types from elsewhere are one, or by their names a protocol and what implements it.
    private func areOfOneStem(_ one: ResolvedType, _ other: ResolvedType) -> Bool {
        guard one.wrappers.isSubset(of: .optional), other.wrappers.isSubset(of: .optional),
            let reached = index.outsideName(of: one), let taken = index.outsideName(of: other)
        else { return false }
        func stem(_ name: NameID) -> String { ParameterName.name(for: index.text(name)) }
        return reached == taken || stem(reached) == stem(taken)
    }
}
