import SwiftFacts

/// Collects the edges of the type graph.
struct TypeGraphBuilder {
    private let index: ProjectIndex
    private let classification: Classification
    private let bindings: Bindings
    private let outside: OutsideInstances
    private let asking: Set<FunctionID>
    private let ownMakers: OwnMakers
    private(set) var edges: [Edge<TypeEdge>] = []
    private(set) var outsideNames: [NameID] = []
    private(set) var outsideNodes: [NameID: Int] = [:]
    /// Properties that an initializer's parameter is stored in: their edge is the parameter's.
    private var injectedProperties: RowSet<PropertyFact>

    /// Collects all of them. O(declarations + uses)
    init(
        index: ProjectIndex, uses: ProjectUses, classification: Classification, bindings: Bindings,
        outside: OutsideInstances, resolvers: ResolverCode
    ) {
        self.index = index
        self.classification = classification
        self.bindings = bindings
        self.outside = outside
        asking = resolvers.asking
        ownMakers = OwnMakers(index: index, uses: uses)
        injectedProperties = RowSet(in: index)
        for file in index.files.indices { noteInjectedProperties(uses[file]) }
        let wrappers = LocatorWrappers(index: index, uses: uses, classification: classification, resolvers: resolvers)
        for file in index.files.indices where !classification.excluded.contains(file: file) {
            addDeclarations(file: file)
            addUses(uses[file], file: file)
            addLookups(uses[file].wiring.lookups, file: file)
            addWrapped(by: wrappers, file: file)
        }
        addInheritance()
    }

    var typeCount: Int { index.types.count }

    private mutating func add(_ source: TypeID, _ target: ResolvedType, _ edge: TypeEdge) {
        guard !source.isNone, !classification.excluded.contains(source) else { return }
        var edge = edge
        edge.boundsParameter = target.wrappers.contains(.genericBound) && index.isGeneric(source)
        switch target.head {
        case .nominal:
            guard let id = target.nominalHead else { return }
            // Extended here or not, it is one type from elsewhere.
            let type = index.types[id.index]
            edges.append(Edge(from: source.index, to: type.kind == .external ? node(of: type.name) : id.index, edge))
        case .external: edges.append(Edge(from: source.index, to: node(of: NameID(target.id)), edge))
        case .composition:
            // `Sendable` and `AnyObject` beside a protocol only say more of that.
            for member in index.compositions[Int(target.id)].members
            where member.head != .composition && (member.head != .external || classification.isDependency(member)) {
                add(source, member, edge)
            }
        case .unknown, .generic, .void, .tuple: return
        }
    }

    /// The node of a type from elsewhere.
    private mutating func node(of outside: NameID) -> Int {
        if let known = outsideNodes[outside] { return known }
        let node = index.types.count + outsideNames.count
        outsideNodes[outside] = node
        outsideNames.append(outside)
        return node
    }

    // MARK: Declarations

    private mutating func addDeclarations(file: Int) {
        let facts = index.files[file]
        let (functions, properties) = (facts.functions, facts.properties)
        for row in functions.indices {
            let owner = index.type(file: file, row: functions[row].owner)
            guard !owner.isNone, !classification.excluded.contains(owner) else { continue }
            if functions[row].kind == .initializer, !functions[row].flags.contains(.isRequirement) {
                addParameters(of: FunctionID(file: file, row: row), owner: owner)
            } else if classification.isCreatingMethod(FunctionID(file: file, row: row)) {
                add(
                    owner, index.resultTypes[file][row],
                    TypeEdge(
                        kind: .makes, isDeferred: true, isStrict: false, file: Int32(file),
                        offset: functions[row].nameOffset, condition: functions[row].condition))
            }
        }
        for row in properties.indices
        where properties[row].owner >= 0 && properties[row].flags.isDisjoint(with: [.isStatic, .isRequirement]) {
            addProperty(PropertyID(file: file, row: row))
        }
    }

    private mutating func addParameters(of id: FunctionID, owner: TypeID) {
        let condition = index.fact(id).condition
        for parameter in index.parameters(of: id) {
            let type = index.type(of: parameter)
            guard classification.isDependency(parameter: parameter) || isReferenceLike(type) else { continue }
            let fact = index.fact(parameter)
            if classification.isBackReferenceName(fact.name) { continue }
            let isDeferred = !type.wrappers.isDisjoint(with: [.function, .deferred, .autoclosure])
            let isOptional =
                !type.wrappers.isDisjoint(with: [.optional, .collection, .metatype])
                || fact.flags.contains(.hasDefault)
            var edge = TypeEdge(
                kind: .injects, isDeferred: isDeferred, isStrict: !isDeferred && !isOptional,
                file: id.file, offset: fact.nameOffset, condition: condition)
            edge.parameter = parameter
            add(owner, type, edge)
        }
    }

    private func isReferenceLike(_ type: ResolvedType) -> Bool {
        guard let id = type.instance else { return false }
        return index.types[id.index].isReference || index.types[id.index].kind == .protocol
    }

    private mutating func noteInjectedProperties(_ uses: FileUses) {
        for mention in uses.mentions where mention.flowKind == .stored || mention.flowKind == .argument {
            guard case .parameter(let parameter) = mention.carrier else { continue }
            switch mention.flow {
            case .stored(let property): injectedProperties.insert(property)
            case .argument(let place):
                if let property = propertyWrapping(place, uses), index.type(of: property) == index.type(of: parameter) {
                    injectedProperties.insert(property)
                }
            default: continue
            }
        }
    }

    /// The property whose wrapper is made of what stands there: `_mill = StateObject(wrappedValue: mill)`.
    private func propertyWrapping(_ place: ArgumentPlace, _ uses: FileUses) -> PropertyID? {
        guard place.call >= 0, case let call = uses.calls[Int(place.call)], case .stored(let property) = call.flow
        else {
            return nil
        }
        switch call.callee {
        case .outsideConstruction, .unresolved: return index.fact(property).attributes.isEmpty ? nil : property
        case .construction, .function, .delegation: return nil
        }
    }

    /// `injects` for what a synthesised memberwise initializer takes, `provides` in containers, else `holds`.
    private mutating func addProperty(_ id: PropertyID) {
        let owner = index.owner(of: id)
        guard !owner.isNone, classification.isDependency(property: id) || classification.holdsScreen(id) else {
            return
        }
        let fact = index.fact(id)
        // What a project adds to a library's container is what it provides.
        let isContainer =
            classification.roles(of: owner).contains(.container)
            || classification.outside.libraryContainers.contains(index.types[owner.index].name)
        if fact.flags.contains(.isComputed), !isContainer { return }
        if injectedProperties.contains(id), !isContainer { return }
        // What a generic function gives out is more than the bound says: `lazy var presenter = make(TeaPresenter.init)`.
        if fact.type.isNone, index.type(of: id).wrappers.contains(.genericBound) { return }
        let isMemberwise =
            !isContainer && index.hasMemberwiseInitializer(owner)
            && fact.flags.isDisjoint(with: [.isLazy, .hasInitialValue]) && index.isHandedIn(id)
        add(
            owner, index.type(of: id),
            TypeEdge(
                kind: isMemberwise ? .injects : isContainer ? .provides : .holds,
                isDeferred: isContainer || fact.flags.contains(.isLazy),
                isStrict: false, file: id.file, offset: fact.nameOffset, condition: fact.condition))
    }

    private mutating func addInheritance() {
        for type in index.types.indices where index.types[type].isDeclared {
            guard let part = index.parts(of: TypeID(type)).first else { continue }
            let fact = index.files[part.fileIndex].types[part.index]
            let edge = TypeEdge(
                kind: .implements, isDeferred: true, isStrict: false, file: part.file, offset: fact.nameOffset,
                condition: fact.condition)
            if let superclass = index.inheritance[type].superclass {
                add(TypeID(type), .nominal(superclass), edge)
                addInheritedInjections(of: TypeID(type), at: edge)
            }
            for conformed in index.inheritance[type].protocols { add(TypeID(type), .nominal(conformed), edge) }
        }
    }

    /// What an heir of a generic class is handed though it says so only where it inherits.
    private mutating func addInheritedInjections(of type: TypeID, at place: TypeEdge) {
        for taken in index.inheritedInjections(of: type)
        where classification.isDependency(taken) || isReferenceLike(taken) {
            add(
                type, taken,
                TypeEdge(
                    kind: .injects, isDeferred: !taken.wrappers.isDisjoint(with: [.function, .deferred]),
                    isStrict: false, file: place.file, offset: place.offset, condition: place.condition))
        }
    }

    // MARK: Code

    private mutating func addUses(_ uses: FileUses, file: Int) {
        // What code reaches comes first: most of it is no part of the graph, whoever reaches it.
        let calls = uses.calls
        for number in calls.indices {
            switch calls[number].callee {
            case .construction(let type, _) where isGraphType(type): addConstruction(of: type, calls[number], uses)
            case .outsideConstruction(let name):
                let type = ResolvedType(.external, id: name.rawValue)
                guard classification.isDependency(type) else { continue }
                add(
                    index.enclosingType(of: calls[number].site), type,
                    TypeEdge(
                        kind: .constructs, isDeferred: true, isStrict: false, file: Int32(file),
                        offset: calls[number].nameOffset, condition: calls[number].site.condition))
            case .function(let id)
            where index.resultType(of: id).isGenericProduct
                && classification.isAskingLocator(calls[number], among: asking):
                addLookup(calls[number], uses)
            case .function(let id) where isStaticMaker(id): addMaking(by: index.owner(of: id), calls[number])
            default: continue
            }
        }
        for named in uses.namedInitializers where isGraphType(named.type) {
            let site = Site(file: Int32(file), local: named.site)
            add(
                index.enclosingType(of: site), .nominal(named.type),
                TypeEdge(
                    kind: .constructs, isDeferred: site.isDeferred || !index.runsAtConstruction(site), isStrict: false,
                    file: Int32(file), offset: site.offset, condition: site.condition))
        }
        let accesses = uses.accesses
        // Who puts another one there need not have the one that is there.
        for number in accesses.indices where accesses[number].flowKind != .written {
            let delegate = accesses[number].delegate
            if let target = delegate.isNone ? located(by: accesses[number]) : .nominal(delegate) {
                addLocation(of: target, at: accesses[number].site)
            }
            if delegate.isNone, case .property(let id) = accesses[number].target, index.fact(id).condition != .none {
                for other in index.alternatives(to: id) {
                    if let target = located(as: other) { addLocation(of: target, at: accesses[number].site) }
                }
            }
        }
    }

    private mutating func addLocation(of target: ResolvedType, at site: Site) {
        let owner = index.enclosingType(of: site)
        guard !owner.isNone, target != .nominal(owner) else { return }
        var edge = TypeEdge(
            kind: .locates, isDeferred: site.isDeferred || !index.runsAtConstruction(site), isStrict: false,
            file: site.file, offset: site.offset, condition: site.condition)
        edge.isOfStatic = index.isStatic(site)
        add(owner, target, edge)
    }

    private mutating func addConstruction(of type: TypeID, _ call: Call, _ uses: FileUses) {
        let owner = index.enclosingType(of: call.site)
        guard !owner.isNone else { return }
        let isEager = index.runsAtConstruction(call.site) && !call.site.isDeferred
        var edge = TypeEdge(
            kind: .constructs, isDeferred: !isEager,
            isStrict: isEager && !uses.isConditional(call) && call.site.isCertain,
            file: call.site.file, offset: call.nameOffset, condition: call.site.condition)
        edge.handed = call.hasSelfArgument ? .maker : call.argumentCount == 0 ? .nothing : .others
        edge.isDefault =
            !call.site.isDeferred && !uses.isConditional(call) && isDefaultForNothing(call.site, of: owner)
        edge.initializer = index.function(at: call.site)
        add(owner, .nominal(type), edge)
    }

    /// What a call asks a locator of the project's own for.
    private mutating func addLookup(_ call: Call, _ uses: FileUses) {
        let isEager = index.runsAtConstruction(call.site) && !call.site.isDeferred
        let asked = call.asked
        let mayBeMissing = call.result.wrappers.contains(.optional) && !call.isForced
        let isPlain = call.argumentCount <= 1 && !mayBeMissing
        var edge = TypeEdge(
            kind: .locates, isDeferred: !isEager,
            isStrict: isEager && isPlain && !uses.isConditional(call) && call.site.isCertain,
            file: call.site.file, offset: call.site.offset, condition: call.site.condition)
        edge.initializer = index.function(at: call.site)
        add(index.enclosingType(of: call.site), asked.removing([.optional, .deferred, .genericBound]), edge)
    }

    /// Whether whoever wants what a function makes calls it on its type: `OrderModule.makeScreen(orders: orders)`.
    private func isStaticMaker(_ id: FunctionID) -> Bool {
        index.fact(id).flags.contains(.isStatic)
            && (classification.isCreatingMethod(id) || ownMakers.contains(id))
    }

    /// That code calls a type's own function which makes something.
    private mutating func addMaking(by maker: TypeID, _ call: Call) {
        let owner = index.enclosingType(of: call.site)
        guard !maker.isNone, !owner.isNone, owner != maker else { return }
        add(
            owner, .nominal(maker),
            TypeEdge(
                kind: .locates, isDeferred: call.site.isDeferred || !index.runsAtConstruction(call.site),
                isStrict: false, file: call.site.file, offset: call.nameOffset, condition: call.site.condition))
    }

    /// Whether code is a default argument that `T()` evaluates: one of the only initializer that can do without any.
    private func isDefaultForNothing(_ site: Site, of type: TypeID) -> Bool {
        let body = index.body(at: site)
        guard body.kind == .defaultArgument else { return false }
        let initializers = index.initializers(of: type).filter { id in
            let facts = index.files[id.fileIndex]
            return facts.functions[id.index].parameters.allSatisfy {
                facts.parameters[Int($0)].flags.contains(.hasDefault)
            }
        }
        guard initializers.count == 1, initializers[0].file == site.file else { return false }
        return index.fact(initializers[0]).parameters.contains(body.owner)
    }

    /// The shared instance that an access reaches: a dependency, or a service of the platform or a package.
    private func located(by access: StaticAccess) -> ResolvedType? {
        switch access.target {
        case .property(let id): return located(as: id)
        case .outside: return outside.type(reachedBy: access).map { ResolvedType(.external, id: $0.rawValue) }
        case .function(let id): return located(as: id)
        }
    }

    /// What a static function gives out that is there for all: `static func sharedInstance() -> Harbour { shared }`.
    private func located(as id: FunctionID) -> ResolvedType? {
        if let source = classification.fresh.source(of: id) { return located(as: source) }
        let owner = index.owner(of: id)
        guard !owner.isNone, index.types[owner.index].isReference, index.signs.sharing.contains(index.fact(id).name),
            !classification.fresh.contains(id), let given = index.resultType(of: id).instance,
            index.isKind(owner, of: given), classification.isDependencyType[owner.index]
        else { return nil }
        return .nominal(owner)
    }

    private func located(as id: PropertyID) -> ResolvedType? {
        guard let instance = SharedInstances.instance(id, in: index) else { return nil }
        return classification.isDependencyType[instance.index] ? .nominal(instance) : nil
    }

    /// What a type asks a library's container for; at construction time it cannot do without.
    private mutating func addLookups(_ lookups: [Lookup], file: Int) {
        for lookup in lookups
        where !lookup.isInProviderCode && !lookup.isOfProject && classification.isNoSetting(lookup) {
            let isEager = lookup.runsAtConstruction(in: index)
            var edge = TypeEdge(
                kind: .locates, isDeferred: !isEager, isStrict: isEager && lookup.site.isCertain,
                file: Int32(file), offset: lookup.site.offset, condition: lookup.site.condition)
            edge.initializer = lookup.site.body < 0 ? nil : index.function(at: lookup.site)
            add(
                index.type(file: file, row: lookup.typeRow), lookup.product.removing([.optional, .deferred]), edge)
        }
    }

    /// What wrappers of the project's own fetch for a type's properties from a locator: once an instance is made, or when it
    /// is read.
    private mutating func addWrapped(by wrappers: LocatorWrappers, file: Int) {
        guard !wrappers.isEmpty else { return }
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() where !fact.attributes.isEmpty && fact.owner >= 0 {
            guard let attribute = wrappers.attribute(of: PropertyID(file: file, row: row), in: index) else { continue }
            let type = index.propertyTypes[file][row]
            // What it is told besides may say which of several.
            let isPlain = attribute.fact.body < 0 && type.wrappers.isEmpty
            add(
                index.type(file: file, row: fact.owner), type.removing([.optional, .deferred]),
                TypeEdge(
                    kind: .locates, isDeferred: !attribute.isEager,
                    isStrict: attribute.isEager && isPlain && !fact.flags.contains(.isStatic),
                    file: Int32(file), offset: attribute.fact.offset, condition: fact.condition))
        }
    }

    private func isGraphType(_ type: TypeID) -> Bool { classification.isNode(type) }
}
