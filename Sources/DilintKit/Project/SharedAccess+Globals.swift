import SwiftFacts

/// Globals: services that everybody can reach, libraries' containers, and environments whose members are the dependencies.
extension Project {
    /// Whether a type, as a file writes it, is a library's container.
    func isLibraryContainer(_ type: ResolvedType, file: Int) -> Bool {
        guard type.wrappers.isDisjoint(with: [.collection, .function, .metatype, .deferred]) else { return false }
        return index.outsideName(of: type).map { idioms.isContainer($0, in: file) } ?? false
    }

    /// Whether a type that the sources declare is a library's container: what refines it, or subclasses it, or the library's
    /// own, where its sources are in the tree.
    ///
    /// - Parameter file: The one that names it.
    func isLibraryContainer(_ type: TypeID, file: Int) -> Bool {
        guard let own = index.types[type.index].declaration?.file else { return false }
        if index.outsideAncestors[type.index].contains(where: { idioms.isContainer(derivedFrom: $0, in: Int(own)) }) {
            return true
        }
        return ([type] + index.ancestors[type.index]).contains { base in
            guard let declared = index.types[base.index].declaration?.file else { return false }
            let (seer, module) = (base == type ? file : Int(own), index.modules.module[Int(declared)])
            return module != index.modules.module[seer]
                && idioms.isContainer(
                    index.types[base.index].name, declaredIn: index.modules.names[Int(module)], seenFrom: seer)
        }
    }

    /// Whether what is reached is a library's container.
    func isLibraryContainer(_ access: StaticAccess) -> Bool {
        switch access.target {
        case .property(let id): isLibraryContainer(type(of: id), file: id.fileIndex)
        case .function(let id): isLibraryContainer(index.resultType(of: id), file: id.fileIndex)
        case .outside(let type, _): idioms.isContainer(type, in: access.site.fileIndex)
        }
    }

    /// What a global variable holds; nil where it is no shared instance, or where the code may.
    func globalAccess(_ id: PropertyID, _ access: StaticAccess, number: Int) -> SharedAccess? {
        let fact = fact(id)
        let type = type(of: id)
        let name = index.text(fact.name)
        let isOfLibrary = isLibraryContainer(type, file: id.fileIndex)
        if isLocator(type), !isOfLibrary {
            if let lookup = uses[access.site.fileIndex].wiring.lookup(ofAccess: number) {
                return lookup.isInProviderCode || lookup.product.isGenericProduct
                    ? nil : .locator(dependency: self.name(of: lookup))
            }
            return isResolvingFunction(access.site) || asksNothing(access, number: number) || readsValue(access)
                || isAlias(type, access.site)
                ? nil : .locator(dependency: asked(access, number: number) ?? name)
        }
        // What one file keeps to itself is as good as its types' own, and what a script has is that of all it declares.
        guard fact.access > .fileprivate, access.site.fileIndex != id.fileIndex || !index.files[id.fileIndex].isMain
        else { return nil }
        if isOfLibrary {
            return isInProviderCode(access) ? nil : libraryAsked(access, number: number, name: name)
        }
        guard !isAlias(type, access.site), !isNamedLogger(id), !isFormatter(type) else { return nil }
        if type.head == .external, type.wrappers.isSubset(of: .optional), isOutsideService(type, NameID(type.id)) {
            return outsideService(NameID(type.id), name: name)
        }
        if isReplaceableFactory(id) { return .singleton(name: name, isPlatform: false) }
        guard let outside = index.outsideName(of: type) else {
            return type.instance.flatMap { globalAccess(id, holding: $0, access) }
        }
        if let instance = type.instance, isOutsideService(type, outside) {
            return isOwnBusiness(instance, access) ? nil : outsideService(outside, name: name)
        }
        return globalAccess(id, holdingOneNamed: outside, access)
    }

    /// The same, of a global of shared code that holds what each of several applications declares under one name, as it does
    /// the environment: where whoever reads it sees none of them, a member is reached that is a service in each.
    private func globalAccess(
        _ id: PropertyID, holdingOneNamed name: NameID, _ access: StaticAccess
    ) -> SharedAccess? {
        let seen = index.typeOfStatic(id, seenFrom: access.site.fileIndex).instance
        let namesakes = index.namesakes(name, seenFrom: id.fileIndex)
        if let seen, namesakes.isEmpty || namesakes.contains(seen) { return globalAccess(id, holding: seen, access) }
        guard type(of: id).wrappers.isSubset(of: .optional), case .member(_, let memberName) = access.flow else {
            return nil
        }
        let reached = namesakes.map { instance in
            let member = index.property(memberName, of: instance, seenFrom: id.fileIndex)
            return globalAccess(id, holding: instance, access, reading: member.map(MemberID.property))
        }
        return reached.allSatisfy { $0 != nil } ? reached.first ?? nil : nil
    }

    /// The same, of a global that holds an instance of a type of the project.
    ///
    /// - Parameter member: What is read of it, where the access does not tell.
    private func globalAccess(
        _ id: PropertyID, holding instance: TypeID, _ access: StaticAccess, reading member: MemberID? = nil
    ) -> SharedAccess? {
        if isOwnBusiness(instance, access) { return nil }
        let (fact, type, kind) = (fact(id), type(of: id), index.types[instance.index].kind)
        let name = index.text(fact.name)
        let isReference = index.types[instance.index].isReference || kind == .protocol && !holdsValue(id)
        guard isReference || !fact.flags.contains(.isLet) else { return nil }
        if case .member(let read, let memberName) = access.flow {
            let member = read ?? member
            // `Current.api`: the member is the dependency.
            let found = member.map(self.type(ofMember:)) ?? .unknown
            let isEnvironment = isEnvironment(instance)
            var isFunction = false
            if case .function? = member { isFunction = true }
            // What a service's own method returns is the service's doing.
            if isGlobalService(found), isEnvironment || !isFunction && !isMadeAnew(member) {
                return .singleton(name: name + "." + index.text(memberName), isPlatform: false)
            }
            if isEnvironment, !isFunction { return nil }
        }
        return isGlobalService(type) ? .singleton(name: name, isPlatform: false) : nil
    }

    /// Whether a type from elsewhere, of that name, is a service, or the running application's.
    func isOutsideService(_ type: ResolvedType, _ name: NameID) -> Bool {
        isGlobalService(type) || platform.isApplication(name)
    }

    /// Whether a constant of a protocol's type is but a value: a struct that is made of literals and is no service, as
    /// `static let appear: Easing = LinearEasing(delay: 0.2)`. O(calls of the initial value)
    func holdsValue(_ id: PropertyID) -> Bool {
        let body = fact(id).initialValue
        guard fact(id).flags.contains(.isLet), body >= 0 else { return false }
        let calls = uses[id.fileIndex].calls
        return calls[calls.range(of: body, by: \.site.body)].contains { call in
            guard case .returned = call.flow, case .construction(let made, _) = call.callee else { return false }
            return index.types[made.index].kind == .struct && !classification.isDependency(.nominal(made))
                && call.argumentCount > 0 && call.constantCount == call.argumentCount
        }
    }

    /// Whether what is read of a global is a value, or a log: `Current.isDebug`. What the global makes of dependencies is none,
    /// be it an object that is shown: `Current.searchView`.
    private func readsValue(_ access: StaticAccess) -> Bool {
        guard case .member(.property(let member)?, _) = access.flow else { return false }
        let type = type(of: member)
        return !type.wrappers.contains(.collection) && !isGlobalService(type) && !isShownAndTakes(type)
    }

    /// Whether an object that is shown takes dependencies, whoever demands its other initializers.
    private func isShownAndTakes(_ type: ResolvedType) -> Bool {
        guard let shown = type.instance, index.types[shown.index].isReference else { return false }
        return !roles(of: shown).isDisjoint(with: [.view, .viewController]) && takesDependency(initializers(of: shown))
    }

    /// Whether a property makes what it gives whenever it is read: `var home: HomePath { .init("home") }`.
    private func isMadeAnew(_ member: MemberID?) -> Bool {
        guard case .property(let id)? = member, fact(id).accessors >= 0, fact(id).flags.contains(.isComputed) else {
            return false
        }
        let calls = uses[id.fileIndex].calls
        return calls[calls.range(of: fact(id).accessors, by: \.site.body)].contains { call in
            guard case .returned = call.flow, case .construction = call.callee else { return false }
            return true
        }
    }

    func type(ofMember member: MemberID) -> ResolvedType {
        switch member {
        case .property(let id): type(of: id)
        case .function(let id): index.resultType(of: id)
        }
    }

    /// A dependency, handles of logging libraries excepted.
    func isGlobalService(_ type: ResolvedType) -> Bool {
        guard classification.isDependency(type), !type.wrappers.contains(.collection) else { return false }
        switch type.head {
        case .external: return !index.linked.names.ends(NameID(type.id), withWordOf: Self.logWords)
        case .nominal:
            guard let id = type.nominalHead else { return true }
            return !index.linked.names.ends(index.types[id.index].name, withWordOf: Self.logWords)
        default: return true
        }
    }

    func isNamedLogger(_ id: PropertyID) -> Bool {
        index.linked.names.ends(fact(id).name, withWordOf: Self.loggerWords)
    }

    static let logWords: WordList = ["logger", "log", "logging"]
    private static let loggerWords: WordList = ["logger", "logging"]
    private static let formatterWords: WordList = ["formatter", "formatting"]

    /// Whether a global holds a formatter, be it behind a protocol: `let stamp: DateFormatterType = ISO8601DateFormatter()`.
    private func isFormatter(_ type: ResolvedType) -> Bool {
        guard let id = type.nominalHead, index.types[id.index].kind == .protocol else { return false }
        return index.linked.names.withBytes(of: index.types[id.index].name) {
            Self.formatterWords.lengthOfEnd(of: NameClosing.dropped(from: $0)) != nil
        }
    }

    /// A type that hands out dependencies or closures as properties, and is none of the services itself.
    private func isEnvironment(_ type: TypeID) -> Bool {
        guard roles(of: type).isDisjoint(with: [.compositionRoot, .serviceName]) else { return false }
        return index.members.all(of: type).contains { entry in
            guard case .property(let id) = entry.member, fact(id).access > .fileprivate,
                !fact(id).flags.contains(.isStatic)
            else { return false }
            let property = self.type(of: id)
            return property.wrappers.contains(.function) || classification.isDependency(property)
        }
    }
}
