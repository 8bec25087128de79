import SwiftFacts

/// What members mean: of values, types and modules.
extension BodyResolver {
    /// `base.name`.
    mutating func member(_ name: NameID, of base: Value, row: Int) -> Value {
        var base = base
        if case .module(let module) = base.origin {
            if let found = moduleMember(name, module: module, row: row) { return found }
            // A folder may bear the name of a type from elsewhere: `FileManager.default` in an app that is called so.
            let link = link(of: row)
            guard link >= 0, uppercase.contains(rows[link].name) else { return .unknown }
            base = Value(type: index.outsideType(rows[link].name).adding(.metatype), origin: .none)
        }
        if name == index.known.selfName { return base }
        if name == index.known.delegateName, case .access = base.origin, isOutside(base.type) {
            return Value(type: .unknown, origin: base.origin)
        }
        if name == index.known.initName { return initializerReference(base) }
        switch base.type.head {
        case .nominal: return nominalMember(name, of: base, row: row)
        case .composition:
            guard base.type.wrappers.isDisjoint(with: [.collection, .function, .deferred]) else { return .unknown }
            for part in index.compositions[Int(base.type.id)].members {
                guard let type = part.instance else { continue }
                if let found = memberValue(name, of: type, isStatic: false, base: base, row: row) { return found }
            }
            return .unknown
        case .external:
            if base.type.wrappers == .metatype { return staticMember(name, ofOutside: base.type, row: row) }
            return idioms.readingCode.isEmpty
                ? .unknown : idiomValue(ofMember: name, of: NameID(base.type.id), base: base, row: row)
        case .unknown, .generic, .void, .tuple:
            return .unknown
        }
    }

    /// Whether a type is known by nothing but its name and what the project adds to it.
    private func isOutside(_ type: ResolvedType) -> Bool {
        type.wrappers.isSubset(of: .optional) && index.outsideName(of: type) != nil
    }

    /// What no source declares of a type from elsewhere, or of a module: a type, be it extended, or a static member; or what
    /// one alone declares of those whose name does not say which is meant.
    private mutating func staticMember(_ name: NameID, ofOutside type: ResolvedType, row: Int) -> Value {
        guard let owner = index.outsideName(of: type) else { return .unknown }
        if uppercase.contains(name) {
            let type = index.outsideType(name, behind: owner, from: file)
            return Value(type: type.adding(.metatype), origin: .none)
        }
        if isOfTypeElsewhere(row, owner) { return .unknown }
        if let meant = index.onlyNamesake(owner, withStatic: name, seenFrom: file) {
            let base = Value(type: .nominal(meant).adding(.metatype), origin: .none)
            if let found = memberValue(name, of: meant, isStatic: true, base: base, row: row) { return found }
        }
        let access = recordAccess(.outside(type: owner, member: name), row: row)
        return Value(type: ResolvedType(type.head, id: type.id), origin: .access(access))
    }

    /// Whether a member is one of a type that is not known by its name alone: `Strings.Session.shared`.
    private func isOfTypeElsewhere(_ row: Int, _ owner: NameID) -> Bool {
        let base = link(of: row)
        guard base >= 0, rows[base].kind == .member, rows[base].name == owner, case let qualifier = link(of: base),
            qualifier >= 0, rows[qualifier].kind.hasName
        else { return false }
        return index.isElsewhere(owner, behind: rows[qualifier].name, from: file)
    }

    private mutating func nominalMember(_ name: NameID, of base: Value, row: Int) -> Value {
        if let type = base.type.metatypeInstance {
            if index.table.typeNames.contains(name), let entry = index.nestedEntry(named: name, in: type) {
                return Value(type: index.resolved(entry).adding(.metatype), origin: .none)
            }
            if let found = memberValue(name, of: type, isStatic: true, base: base, row: row) { return found }
            let outside = typeSharing(name, with: type) ?? namesake(ofProtocol: type, row: row) ?? base.type
            return staticMember(name, ofOutside: outside, row: row)
        }
        guard let type = base.type.instance else { return .unknown }
        if let found = memberValue(name, of: type, isStatic: false, base: base, row: row) { return found }
        if case .selfInstance = base.origin, let found = memberOfSelfBounds(name, base: base, row: row) {
            return found
        }
        if idioms.readingCode.isEmpty { return .unknown }
        return index.types[type.index].isDeclared
            ? idiomValue(ofInherited: name, of: type) ?? .unknown
            : idiomValue(ofMember: name, of: index.types[type.index].name, base: base, row: row)
    }

    /// The type from elsewhere whose shared instance a class of the project goes by, for others than itself:
    /// `PageController.shared`, where that is an `NSDocumentController`.
    private func typeSharing(_ name: NameID, with type: TypeID) -> ResolvedType? {
        guard let telling, telling.sharedMembers.contains(name), context.type != type,
            let sharing = index.outsideAncestors[type.index].first(where: telling.sharingTypes.contains)
        else { return nil }
        return index.outsideType(sharing).adding(.metatype)
    }

    /// The type from elsewhere that bears the name of a protocol of the project, where code reads a static by that name:
    /// a protocol has none that could be read of itself, so it is a package's type that is meant.
    private func namesake(ofProtocol type: TypeID, row: Int) -> ResolvedType? {
        guard index.types[type.index].kind == .protocol, case let base = link(of: row), base >= 0,
            rows[base].kind == .name, rows[base].name == index.types[type.index].name,
            !uppercase.contains(rows[row].name), index.importsPackage(file: file)
        else { return nil }
        return ResolvedType(.external, id: rows[base].name.rawValue, wrappers: .metatype)
    }

    private func initializerReference(_ base: Value) -> Value {
        switch base.origin {
        case .selfInstance where !context.isStatic: return Value(type: .unknown, origin: .delegation(isSuper: false))
        case .superInstance: return Value(type: base.type, origin: .delegation(isSuper: true))
        default: break
        }
        if let type = base.type.metatypeInstance { return Value(type: .unknown, origin: .initializer(type)) }
        if base.type.head == .external { return base }
        return .unknown
    }

    /// What a module declares under a name; nil for nothing.
    private mutating func moduleMember(_ name: NameID, module: Int32, row: Int) -> Value? {
        if let entry = index.table.topLevel.nearest(name, to: file, ofModule: Int(module), in: index.modules) {
            return Value(type: index.resolved(entry).adding(.metatype), origin: .none)
        }
        let global = index.members.nearestGlobal(name, to: file, ofModule: module, in: index)
        switch global {
        case .property(let id)?: return staticValue(id, row: row)
        // Calls go by the bare name, which may mean another one here.
        case .function(let id)? where global == index.members.nearestGlobal(name, to: file, in: index):
            return named(id, name, of: .none, row: row)
        case .function?: return .unknown
        case nil: return nil
        }
    }

    /// A member by name: a property before functions unless it is called and no closure, an instance's before static
    /// ones as the base demands.
    mutating func memberValue(_ name: NameID, of type: TypeID, isStatic: Bool, base: Value?, row: Int) -> Value? {
        guard index.isMemberName(name) else { return nil }
        var function: FunctionID?
        var property: PropertyID?
        /// A bare word finds an instance's property before a static one, in static code the other way round.
        var second: PropertyID?
        for owner in index.lookupChain(of: type) {
            members: for entry in index.members.named(name, of: owner) {
                switch entry.member {
                case .property(let id):
                    let fact = index.fact(id)
                    let isMeant = fact.flags.contains(.isStatic) == isStatic
                    guard isMeant || base == nil, index.isVisible(fact.access, in: id.fileIndex, from: file),
                        !isStatic || owner == type || !isHidden(id, byOwnOf: type)
                    else { continue }
                    if !isMeant {
                        second = second ?? id
                    } else if isCalled(row) && !canBeCalled(id) || base == nil && isOwnProperty(id) {
                        property = property ?? nearest(to: id, of: owner)
                    } else {
                        return propertyValue(nearest(to: id, of: owner), of: type, base: base, row: row)
                    }
                // Properties come before functions.
                case .function(let id):
                    // `Vote.open` is a vote.
                    if isStatic, index.fact(id).kind == .enumCase, index.fact(id).parameters.isEmpty {
                        return Value(type: .nominal(owner), origin: .none)
                    }
                    function = id
                    break members
                }
            }
            if function != nil { break }
        }
        if let function { return named(function, name, of: type, row: row) }
        guard let property = property ?? second else { return nil }
        if base == nil, isOwnProperty(property), let global = global(name, row: row) { return global }
        if isCalled(row), !canBeCalled(property), standsForUnseenFunction(property) { return nil }
        return propertyValue(property, of: type, base: base, row: row)
    }

    /// A function by its name: which of several is meant, its call says. One that nobody calls there is a value like others.
    mutating func named(_ function: FunctionID, _ name: NameID, of owner: TypeID, row: Int) -> Value {
        if tree[row].appliedBy < 0 { uses.namedFunctions.append(function) }
        return Value(type: .unknown, origin: .function(name, of: owner))
    }

    /// Whether a protocol has a static for the sake of a type from elsewhere, which has one of that name itself:
    /// `extension Naming where Self == UIDevice { static var current: Self { .current } }`.
    private func isHidden(_ id: PropertyID, byOwnOf type: TypeID) -> Bool {
        let fact = index.fact(id)
        return index.types[type.index].kind == .external && index.signs.sharing.contains(fact.name)
            && index.selfBounds(of: fact.owner, file: id.fileIndex).contains(type)
    }

    /// Of the properties that modules add to an outside type under one name the nearest. A type of the project may have
    /// several as well, one for each platform, but those are one.
    private func nearest(to id: PropertyID, of owner: TypeID) -> PropertyID {
        if index.types[owner.index].isDeclared { return id }
        let fact = index.fact(id)
        guard index.members.named(fact.name, of: owner).count > 1 else { return id }
        return index.nearestProperty(named: fact.name, of: owner, to: file) {
            $0.flags.contains(.isStatic) == fact.flags.contains(.isStatic) && $0.access > .fileprivate
        } ?? id
    }

    /// Whether a call of a property calls what it holds: a closure.
    private func canBeCalled(_ id: PropertyID) -> Bool {
        index.type(of: id).wrappers.contains(.function)
    }

    /// Whether a call by a property's name is one of a function that no source declares: nothing is made by calling what it is
    /// going to be, and what an extension adds to a type from elsewhere, of that type, is no closure.
    ///
    ///     extension Animation { static let soft: Animation = .soft(duration: 1) }
    private func standsForUnseenFunction(_ id: PropertyID) -> Bool {
        if isOwnProperty(id) { return true }
        let owner = index.owner(of: id)
        return !owner.isNone && !index.types[owner.index].isDeclared && index.type(of: id) == .nominal(owner)
    }

    private mutating func propertyValue(_ id: PropertyID, of type: TypeID, base: Value?, row: Int) -> Value {
        index.fact(id).flags.contains(.isStatic)
            ? staticValue(id, row: row) : instanceValue(id, of: type, base: base)
    }

    private func instanceValue(_ id: PropertyID, of owner: TypeID, base: Value?) -> Value {
        var type = index.type(of: id)
        if type.isGenericProduct, let inherited = index.inheritedType(of: id, in: owner) { type = inherited }
        var outer: Carrier?
        if let base, case .carrier(let carrier, _) = base.origin { outer = carrier }
        return Value(type: type, origin: .carrier(.property(id), base: outer))
    }

    mutating func staticValue(_ id: PropertyID, row: Int) -> Value {
        let access = recordAccess(.property(id), row: row)
        return Value(type: index.typeOfStatic(id, seenFrom: file), origin: .access(access))
    }

    /// Whether a static that the project adds to a type from elsewhere is the shared one that the type itself gives out:
    /// `extension Chart { static let shared = Chart.__sharedInstance() }`, where Objective-C declares both.
    func isShared(_ property: PropertyID, givenBy value: Int) -> Bool {
        guard context.isStatic, !context.type.isNone, index.types[context.type.index].kind == .external,
            rows[value].kind == .call, tree[value].firstPart < 0, case let callee = link(of: value), callee >= 0,
            index.signs.sharing.contains(index.fact(property).name)
        else { return false }
        return switch values[callee].origin {
        case .unresolved: true
        case .access(let access):
            if case .outside(index.types[context.type.index].name, _) = uses.accesses[Int(access)].target {
                true
            } else {
                false
            }
        default: false
        }
    }

    mutating func recordAccess(_ target: AccessTarget, row: Int) -> Int32 {
        record(
            KeptAccess(
                site: site(row).local, target: target, isImplicit: rows[row].kind == .implicitMember,
                among: &uses.otherRows))
    }

    /// `.name`: looked up in what the context demands.
    mutating func implicitMember(_ row: Int) -> Value {
        // What a generic parameter stands for is not known here, so neither are its static members.
        let expected = expectedType(row).removing(.optional)
        let name = rows[row].name
        guard expected.head == .nominal || expected.head == .external, expected.wrappers.isEmpty else {
            return .unknown
        }
        return member(name, of: Value(type: expected.adding(.metatype), origin: .none), row: row)
    }
}
