import SwiftFacts

/// By file, by number of the access: what it reaches.
struct SharedAccessTable: Sendable {
    private var table: [[SharedAccess?]] = []

    /// The table is filled in parallel: three rules and the summary ask for every access.
    init() {}

    init(of project: Project, jobs: Int) {
        table = parallelMap(count: project.uses.count, jobs: jobs) { file in
            project.uses[file].accesses.enumerated().map { project.classify($1, number: $0) }
        }
    }

    func access(file: Int, number: Int) -> SharedAccess? { table[file][number] }
}

/// What an access to a static member or global reaches, as far as the rules care.
enum SharedAccess: Sendable {
    /// A shared instance: its name in reports; the types in which reaching it is nobody's business.
    case singleton(name: String, isPlatform: Bool)
    /// A locator: what is asked for.
    case locator(dependency: String)
}

extension Project {
    /// What an access reaches; nil where it is no shared instance, or where the code may.
    func sharedAccess(_ access: StaticAccess, number: Int) -> SharedAccess? {
        sharedAccesses.access(file: Int(access.site.file), number: number)
    }

    /// What the access of a file with that number reaches; nil where it is no shared instance, or where the code may.
    func classify(_ access: StaticAccess, number: Int) -> SharedAccess? {
        if case .written = access.flow { return nil }
        guard !isExcluded(access.site) else { return nil }
        switch access.target {
        case .property(let id): return sharedAccess(property: id, access, number: number)
        case .function(let id): return sharedAccess(function: id, access)
        case .outside(let type, let member):
            let name = index.text(type) + "." + index.text(member)
            if idioms.isContainer(type, in: Int(access.site.file)) {
                return isOwnLibraryCode(access) ? nil : libraryAsked(access, number: number, name: name)
            }
            if platform.isService(type: type, member: member) { return .singleton(name: name, isPlatform: true) }
            if platform.isThirdParty(type: type, member: member), importsOutsideModule(access.site) {
                return .singleton(name: name, isPlatform: false)
            }
            return nil
        }
    }

    /// What a library's global container, `name`, is asked for; nil where it is told something.
    private func libraryAsked(_ access: StaticAccess, number: Int, name: String) -> SharedAccess? {
        let lookups = uses[Int(access.site.file)].wiring.lookups
        if let lookup = lookups.first(where: { $0.baseAccess == Int32(number) }) {
            return lookup.product.isGenericProduct ? nil : .locator(dependency: self.name(of: lookup))
        }
        // The library's own functions are told something, or what they are asked is a lookup of its own.
        if access.isCalled { return nil }
        if case .member = access.flow { return nil }
        return .locator(dependency: name)
    }

    /// Registrations reach other registrations.
    private func isOwnLibraryCode(_ access: StaticAccess) -> Bool {
        uses[Int(access.site.file)].wiring.isProviderCode(access.site)
    }

    private func sharedAccess(property id: PropertyID, _ access: StaticAccess, number: Int) -> SharedAccess? {
        let owner = owner(of: id)
        let type = type(of: id)
        if owner.isNone { return globalAccess(id, access, number: number) }
        if let lookup = uses[Int(access.site.file)].wiring.lookups.first(where: { $0.baseAccess == Int32(number) }) {
            return lookup.isInProviderCode || lookup.product.isGenericProduct
                ? nil : .locator(dependency: self.name(of: lookup))
        }
        if wiring.isFactory(id) || isLibraryContainer(type, file: Int(access.site.file)) {
            return isOwnLibraryCode(access)
                ? nil
                : libraryAsked(
                    access, number: number, name: index.qualifiedName(of: owner) + "." + index.text(fact(id).name))
        }
        guard !isOwnBusiness(owner, access), !classification.excluded.contains(owner),
            !shared.isGlobalActor(owner)
        else { return nil }
        let name = index.qualifiedName(of: owner) + "." + index.text(fact(id).name)
        if isLocator(type) { return .locator(dependency: asked(access, number: number) ?? name) }
        if roles(of: owner).contains(.staticRegistry) {
            return classification.isDependency(type) ? .locator(dependency: name) : nil
        }
        guard let instance = SharedInstances.instance(id, in: index), !isOwnBusiness(instance, access) else {
            return nil
        }
        return isShared(id, instance: instance, owner: owner) ? .singleton(name: name, isPlatform: false) : nil
    }

    /// Whether a static property holds an instance that everybody shares.
    private func isShared(_ id: PropertyID, instance: TypeID, owner: TypeID) -> Bool {
        let kind = index.types[instance.index].kind
        if instance == owner || index.inheritance[owner.index].ancestors.contains(instance) {
            switch kind {
            case .class, .actor, .protocol: return !shared.hasConstants(owner)
            case .struct: return isSharedStruct(id, instance)
            case .enum, .external: return false
            }
        }
        guard kind == .class || kind == .actor || kind == .protocol else { return false }
        return classification.isDependency(.nominal(instance))
            && roles(of: instance).isDisjoint(with: [.viewController, .view, .swiftUIView])
    }

    private func isSharedStruct(_ id: PropertyID, _ type: TypeID) -> Bool {
        if classification.isDependency(.nominal(type)) { return true }
        guard fact(id).flags.isDisjoint(with: [.isLet, .isComputed]) else { return false }
        return index.members.all(of: type).contains { entry in
            guard case .function(let id) = entry.member else { return false }
            return fact(id).flags.contains(.isMutating)
        }
    }

    private func globalAccess(_ id: PropertyID, _ access: StaticAccess, number: Int) -> SharedAccess? {
        let fact = fact(id)
        let type = type(of: id)
        let name = index.text(fact.name)
        if isLocator(type) { return .locator(dependency: asked(access, number: number) ?? name) }
        guard let instance = type.instance, !isOwnBusiness(instance, access) else { return nil }
        let isReference = index.types[instance.index].isReference || index.types[instance.index].kind == .protocol
        guard isReference || !fact.flags.contains(.isLet) else { return nil }
        // `Current.api`: the member is the dependency.
        if case .member(.property(let member)?, _) = access.flow, isEnvironment(instance) {
            guard classification.isDependency(self.type(of: member)) else { return nil }
            return .singleton(name: name + "." + index.text(self.fact(member).name), isPlatform: false)
        }
        return classification.isDependency(type) ? .singleton(name: name, isPlatform: false) : nil
    }

    /// A type that hands out several dependencies or closures as properties.
    private func isEnvironment(_ type: TypeID) -> Bool {
        var count = 0
        for entry in index.members.all(of: type) {
            guard case .property(let id) = entry.member, !fact(id).flags.contains(.isStatic) else { continue }
            let property = self.type(of: id)
            if property.wrappers.contains(.function) || classification.isDependency(property) { count += 1 }
        }
        return count >= 2
    }

    private func sharedAccess(function id: FunctionID, _ access: StaticAccess) -> SharedAccess? {
        let owner = owner(of: id)
        guard !owner.isNone, !isOwnBusiness(owner, access), !classification.excluded.contains(owner),
            index.types[owner.index].isReference,
            index.linked.names.begins(fact(id).name, withWordOf: ["shared", "default", "instance", "current", "main"]),
            let result = index.resultTypes[id.fileIndex][id.index].instance,
            result == owner || index.inheritance[owner.index].ancestors.contains(result)
        else { return nil }
        return .singleton(
            name: index.qualifiedName(of: owner) + "." + index.text(fact(id).name), isPlatform: false)
    }

    // MARK: Locators

    /// Whether a type, as a file writes it, is a library's container.
    func isLibraryContainer(_ type: ResolvedType, file: Int) -> Bool {
        guard type.wrappers.isDisjoint(with: [.collection, .function, .metatype, .deferred]) else { return false }
        if type.head == .external { return idioms.isContainer(NameID(type.id), in: file) }
        guard let id = type.instance, !index.types[id.index].isDeclared else { return false }
        return idioms.isContainer(index.types[id.index].name)
    }

    /// A container or resolver that can be asked for anything.
    func isLocator(_ type: ResolvedType) -> Bool {
        guard let id = type.instance else { return false }
        return !roles(of: id).isDisjoint(with: [.container, .resolver])
            && roles(of: id).isDisjoint(with: .compositionRoot)
    }

    /// What a global container is asked for: the member's type, or a resolving call's key.
    private func asked(_ access: StaticAccess, number: Int) -> String? {
        guard case .member(let member, let name) = access.flow else { return nil }
        let uses = uses[Int(access.site.file)]
        if let call = uses.callOfAccess[Int32(number)], let product = product(of: uses.calls[Int(call)]) {
            return product
        }
        let product: ResolvedType
        switch member {
        case .property(let id)?: product = type(of: id)
        case .function(let id)?: product = index.resultTypes[id.fileIndex][id.index]
        case nil: product = .unknown
        }
        if product.nominalHead != nil || product.head == .composition || product.head == .external {
            return index.name(of: product)
        }
        let owner: String
        switch access.target {
        case .property(let id): owner = index.name(of: type(of: id))
        default: return nil
        }
        return owner + "." + index.text(name)
    }

    /// What a resolving call asks for.
    func product(of call: Call) -> String? {
        let type = call.key.isUnknown ? call.result : call.key
        let name = index.name(of: type)
        return name.isEmpty || type.isGenericProduct ? nil : name
    }

    // MARK: Context

    /// Whether the code stands in the type, or in one nested in it.
    func isOwnBusiness(_ type: TypeID, _ access: StaticAccess) -> Bool {
        var current = index.enclosingType(of: access.site)
        var steps = 0
        while !current.isNone, steps < 64 {
            if current == type { return true }
            current = index.types[current.index].enclosing
            steps += 1
        }
        return false
    }

    /// Whether a file imports anything that is neither Apple's nor of the tree: only then is an unknown type a package's.
    private func importsOutsideModule(_ site: Site) -> Bool {
        index.files[Int(site.file)].imports.contains { fact in
            index.modules.index(ofModule: fact.module) == nil && !AppleModules.contains(index.text(fact.module))
        }
    }
}
