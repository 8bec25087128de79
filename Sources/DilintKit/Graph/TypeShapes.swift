import SwiftFacts

/// What can be told of each type from its own members, before anything is known of dependencies.
struct TypeShapes: Sendable {
    let index: ProjectIndex
    let outside: OutsideTypes
    private let excluded: ExcludedCode
    let backReferenceNames: NameSet
    /// By type.
    private let heldTypes: FrozenGroups<ResolvedType>
    private let takenTypes: FrozenGroups<ResolvedType>
    let methodIDs: FrozenGroups<FunctionID>
    private let instanceProperties: FrozenGroups<PropertyID>
    let staticPropertyIDs: FrozenGroups<PropertyID>
    private var isTaken: [Bool]
    private var isConstructed: [Bool]
    private(set) var buildsScreens: [Bool]
    /// By type: types constructed in the bodies of its properties.
    private var built: [[TypeID]]
    private var building: [[PropertyID: TypeID]]
    /// By type: whether its own initializers construct classes or actors of the project.
    private var buildsInInitializer: [Bool]
    /// Static accessors that make what they give anew.
    let fresh: FreshStatics

    init(
        index: ProjectIndex, uses: [FileUses], outside: OutsideTypes, excluded: ExcludedCode, fresh: FreshStatics
    ) {
        self.index = index
        self.outside = outside
        self.excluded = excluded
        self.fresh = fresh
        backReferenceNames = NameSet(words: "delegate dataSource listener output parent", of: index.linked.names)
        let count = index.types.count
        let members = GatheredMembers(index: index, excluded: excluded, backReferenceNames: backReferenceNames)
        heldTypes = FrozenGroups(members.held, count: count)
        takenTypes = FrozenGroups(members.taken, count: count)
        methodIDs = FrozenGroups(members.methods, count: count)
        instanceProperties = FrozenGroups(members.instanceProperties, count: count)
        staticPropertyIDs = FrozenGroups(members.staticProperties, count: count)
        isTaken = members.isTaken
        isConstructed = Array(repeating: false, count: count)
        buildsScreens = Array(repeating: false, count: count)
        built = Array(repeating: [], count: count)
        building = Array(repeating: [:], count: count)
        buildsInInitializer = Array(repeating: false, count: count)
        var presenting = NameMemo(count: index.linked.names.count)
        for file in index.files.indices where !excluded.contains(file: file) {
            gatherCalls(uses[file].calls, file: file, &presenting)
        }
    }

    // MARK: Gathering

    private mutating func gatherCalls(_ calls: [Call], file: Int, _ presenting: inout NameMemo) {
        let facts = index.files[file]
        for call in calls {
            let body = facts.bodies[Int(call.site.body)]
            let owner = index.table.type(file: file, row: body.enclosingType)
            if !owner.isNone, !buildsScreens[owner.index], showsScreen(call, &presenting) {
                buildsScreens[owner.index] = true
            }
            guard case .construction(let type, _) = call.callee else { continue }
            if type != owner { isConstructed[type.index] = true }
            if !owner.isNone, body.kind == .function, index.types[type.index].isReference,
                facts.functions[Int(body.owner)].kind == .initializer
            {
                buildsInInitializer[owner.index] = true
            }
            guard !owner.isNone, body.kind == .initialValue || body.kind == .accessors else { continue }
            let property = facts.properties[Int(body.owner)]
            guard !property.flags.contains(.isStatic), index.types[type.index].isReference, !call.site.isDeferred else {
                continue
            }
            built[owner.index].append(type)
            let id = PropertyID(file: file, row: Int(body.owner))
            if property.access > .fileprivate, isGivenOut(id), isValue(type, of: id, call) {
                building[owner.index][id] = type
            }
        }
    }

    /// Whether a property can be what a container gives out: neither a list, nor the view of a value that can be set
    /// through it.
    private func isGivenOut(_ id: PropertyID) -> Bool {
        !index.files[id.fileIndex].properties[id.index].flags.isSuperset(of: [.isComputed, .isSettable])
            && !index.propertyTypes[id.fileIndex][id.index].wrappers.contains(.collection)
    }

    /// Whether what is constructed is the value of the property: not something made on the way, or by a setter.
    private func isValue(_ type: TypeID, of id: PropertyID, _ call: Call) -> Bool {
        if case .returned = call.flow { return true }
        let declared = index.propertyTypes[id.fileIndex][id.index]
        guard declared.head == .nominal, let head = declared.nominalHead else { return declared.head == .composition }
        return head == type || index.inheritance[type.index].ancestors.contains(head)
    }

    /// Whether a call makes or shows a screen, or goes on to another flow.
    private func showsScreen(_ call: Call, _ presenting: inout NameMemo) -> Bool {
        switch call.callee {
        case .construction(let type, _):
            return isScreenLike(type)
                || index.linked.names.ends(index.types[type.index].name, withWordOf: Self.flowWords)
        case .outsideConstruction(let name): return outside.viewControllers.contains(name)
        case .function(let id):
            return isScreenLike(index.resultTypes[id.fileIndex][id.index])
                || isPresenting(index.files[id.fileIndex].functions[id.index].name, &presenting)
        case .unresolved(let name): return isPresenting(name, &presenting)
        case .delegation: return false
        }
    }

    private func isPresenting(_ name: NameID, _ known: inout NameMemo) -> Bool {
        known.value(of: name) { index.linked.names.begins(name, withWordOf: Self.presentingWords) }
    }

    /// The names of functions that show screens.
    static func presentingNames(among names: NameTable) -> NameSet {
        NameSet(
            (0..<UInt32(names.count)).lazy.map { NameID($0) }.filter {
                names.begins($0, withWordOf: presentingWords)
            }, count: names.count)
    }

    private static let presentingWords: [StaticString] = [
        "push", "present", "show", "pop", "dismiss", "navigate", "route", "setRoot", "setViewControllers",
        "setRootViewController", "setFullScreenCover", "setSheet", "embed",
    ]

    /// A screen, or a flow, or a protocol that stands for either.
    private func isScreenLike(_ type: ResolvedType) -> Bool {
        switch type.head {
        case .nominal:
            guard let id = type.nominalHead else { return false }
            return isScreenLike(id) || index.linked.names.ends(index.types[id.index].name, withWordOf: Self.screenWords)
                || index.linked.names.ends(index.types[id.index].name, withWordOf: Self.flowWords)
        case .external:
            return outside.viewControllers.contains(NameID(type.id)) || outside.swiftUIViews.contains(NameID(type.id))
        case .composition: return index.compositions[Int(type.id)].members.contains { isScreenLike($0) }
        case .unknown, .generic, .void, .tuple: return false
        }
    }

    private static let screenWords = lowercaseBytes(
        "view", "viewcontroller", "screen", "module", "presentable", "scene")

    private func isScreenLike(_ type: TypeID) -> Bool {
        !outside.viewControllers.isDisjoint(with: index.inheritance[type.index].outsideAncestors)
            || !outside.swiftUIViews.isDisjoint(with: index.inheritance[type.index].outsideAncestors)
    }

    static let flowWords = lowercaseBytes(
        "coordinator", "router", "flow", "flowcontroller", "navigator", "wireframe", "coordinatorimpl",
        "coordinatorimp", "coordinatorimplementation", "routerimpl", "routerimp", "routerimplementation")
    static let factoryWords = lowercaseBytes(
        "factory", "builder", "factoryimpl", "factoryprotocol", "factoryimp")
    static let containerWords = lowercaseBytes(
        "container", "dependencies", "dependency", "assembly", "environment", "services", "containerimpl")

    static let assemblyWords = lowercaseBytes("container", "containerimpl", "assembly", "assembler")

    // MARK: Questions

    /// The types of the stored properties.
    func held(by type: TypeID) -> UnsafeBufferPointer<ResolvedType> { heldTypes[type.index] }

    /// The types of the initializers' parameters.
    func taken(by type: TypeID) -> UnsafeBufferPointer<ResolvedType> { takenTypes[type.index] }

    func methods(of type: TypeID) -> UnsafeBufferPointer<FunctionID> { methodIDs[type.index] }

    func builtTypes(by type: TypeID) -> [TypeID] { built[type.index] }

    /// Whether a class or actor of the project is constructed for two or more properties, seen from outside. Many of
    /// one type are a table of constants, unless the name says otherwise.
    func buildsSeveral(_ type: TypeID) -> Bool {
        building[type.index].count >= 2
            && (isNamedContainer(type) || Set(building[type.index].values).count >= 2)
    }

    /// Whether an initializer, or a creating method, of another type takes one.
    func isTakenByInitializer(_ type: TypeID) -> Bool { isTaken[type.index] }

    /// Whether a type has stored properties and no behaviour; it may compute something from them.
    func hasOnlyProperties(_ type: TypeID) -> Bool {
        methodIDs[type.index].isEmpty && !instanceProperties[type.index].isEmpty
            && instanceProperties[type.index].allSatisfy {
                !index.files[$0.fileIndex].properties[$0.index].flags.contains(.isLazy)
            }
    }

    /// Whether a class is a struct in all but kind, as Objective-C asks for: stored `let`s, initializers and nothing else,
    /// neither inherited nor promised.
    func isRecord(_ type: TypeID) -> Bool {
        index.types[type.index].kind == .class && index.inheritance[type.index].ancestors.isEmpty
            && index.inheritance[type.index].outsideAncestors.allSatisfy { index.linked.names.text($0) == "NSObject" }
            && hasOnlyProperties(type) && !computesProperties(type)
            && instanceProperties[type.index].allSatisfy {
                index.files[$0.fileIndex].properties[$0.index].flags.contains(.isLet)
                    && !index.files[$0.fileIndex].properties[$0.index].flags.contains(.hasInitialValue)
            }
    }

    func computesProperties(_ type: TypeID) -> Bool {
        instanceProperties[type.index].contains {
            index.files[$0.fileIndex].properties[$0.index].flags.contains(.isComputed)
        }
    }

    func hasInstanceMethods(_ type: TypeID) -> Bool {
        methodIDs[type.index].contains { id in
            let fact = index.files[id.fileIndex].functions[id.index]
            return fact.kind == .method && !fact.flags.contains(.isStatic)
                && index.linked.names.text(fact.name) != "hash"
        }
    }

    /// Whether all that a struct stores are closures, one of which answers: closures that only report back are data.
    func isStructOfClosures(_ type: TypeID) -> Bool {
        let closures = instanceProperties[type.index].filter {
            !index.files[$0.fileIndex].properties[$0.index].flags.contains(.isComputed)
        }.map { closure(index.files[$0.fileIndex].properties[$0.index], file: $0.fileIndex) }
        return closures.allSatisfy { $0 != nil } && closures.contains { $0?.answers ?? false }
    }

    private struct Closure {
        /// Returns something, or is waited for.
        var answers: Bool
    }

    /// What a property of a closure type promises; nil for one of another type.
    private func closure(_ fact: PropertyFact, file: Int) -> Closure? {
        guard !fact.type.isNone else { return nil }
        let nodes = index.files[file].typeNodes
        var node = nodes[Int(fact.type.rawValue)]
        while [.optional, .implicitlyUnwrapped].contains(node.kind), !node.firstChild.isNone {
            node = nodes[Int(node.firstChild.rawValue)]
        }
        guard node.kind == .function, !node.firstChild.isNone else { return nil }
        let result = nodes[Int(node.firstChild.rawValue)]
        let isVoid =
            result.kind == .tuple && result.firstChild.isNone
            || result.kind == .named && index.linked.names.text(result.name) == "Void"
        return Closure(answers: !isVoid || node.flags.contains(.asyncFunction))
    }

    func isUsedOnlyStatically(_ type: TypeID) -> Bool {
        guard index.types[type.index].isDeclared, index.types[type.index].kind != .protocol,
            !isConstructed[type.index], instanceProperties[type.index].isEmpty, heldTypes[type.index].isEmpty,
            takenTypes[type.index].isEmpty
        else { return false }
        let hasInstanceMembers = index.members.all(of: type).contains { entry in
            guard case .function(let id) = entry.member else { return false }
            let fact = index.files[id.fileIndex].functions[id.index]
            return fact.kind == .enumCase || fact.kind == .method && !fact.flags.contains(.isStatic)
        }
        return !hasInstanceMembers
    }

    func staticProperties(of type: TypeID) -> UnsafeBufferPointer<PropertyID> { staticPropertyIDs[type.index] }

    func requiredMethods(of type: TypeID) -> [FunctionID] {
        methodIDs[type.index].filter {
            index.files[$0.fileIndex].functions[$0.index].flags.contains(.isRequirement)
        }
    }

    func requiredProperties(of type: TypeID) -> [ResolvedType] {
        instanceProperties[type.index].compactMap { id in
            index.files[id.fileIndex].properties[id.index].flags.contains(.isRequirement)
                ? index.propertyTypes[id.fileIndex][id.index] : nil
        }
    }

    /// Whether a protocol or one that it refines has method requirements.
    func asksForMethods(_ type: TypeID) -> Bool {
        index.lookupChain(of: type).contains { !requiredMethods(of: $0).isEmpty }
    }

    /// Whether a protocol or one that it refines asks anything of an instance: `static func decode(_:) -> Self` does not.
    func asksInstancesForMethods(_ type: TypeID) -> Bool {
        index.lookupChain(of: type).contains { owner in
            requiredMethods(of: owner).contains {
                !index.files[$0.fileIndex].functions[$0.index].flags.contains(.isStatic)
            }
        }
    }

    /// Whether a protocol refines Equatable, Hashable, Identifiable or the like.
    func refinesValue(_ type: TypeID) -> Bool {
        index.inheritance[type.index].outsideAncestors.contains { outside.values.contains($0) }
    }

    /// Whether a type is a key under which values are registered: `DependencyKey` and kin.
    func isKey(_ type: TypeID) -> Bool {
        index.inheritance[type.index].outsideAncestors.contains {
            index.linked.names.ends($0, withWordOf: Self.keyWords)
        }
    }

    private static let keyWords = lowercaseBytes("key")

    func isObservable(_ type: TypeID) -> Bool {
        index.inheritance[type.index].outsideAncestors.contains { outside.observable.contains($0) }
    }

    func isLibraryContainer(_ type: TypeID) -> Bool {
        index.inheritance[type.index].outsideAncestors.contains { outside.libraryContainers.contains($0) }
    }

    /// The properties that a type fills itself: lazy, computed, with an initial value.
    func filledProperties(of type: TypeID) -> [PropertyID] {
        instanceProperties[type.index].filter { id in
            let flags = index.files[id.fileIndex].properties[id.index].flags
            return !flags.isDisjoint(with: [.isLazy, .hasInitialValue]) || flags.contains([.isComputed, .hasBody])
        }
    }

    /// Whether a type fills its stored properties with what its initializers, convenience ones too, construct.
    func fillsInInitializer(_ type: TypeID) -> Bool { buildsInInitializer[type.index] }

    /// The properties that a type declares itself because one of those protocols asks for them.
    func demandedProperties(of type: TypeID, by protocols: [TypeID]) -> [PropertyID] {
        instanceProperties[type.index].filter { id in
            let name = index.files[id.fileIndex].properties[id.index].name
            return protocols.contains { demanding in
                index.members.named(name, of: demanding).contains { entry in
                    guard case .property(let required) = entry.member else { return false }
                    return index.files[required.fileIndex].properties[required.index].flags.contains(.isRequirement)
                }
            }
        }
    }

    /// Whether a protocol asks for properties that can be set.
    func asksForSettableProperties(_ type: TypeID) -> Bool {
        instanceProperties[type.index].contains { id in
            index.files[id.fileIndex].properties[id.index].flags.isSuperset(of: [.isRequirement, .isSettable])
        }
    }
}
