import SwiftFacts

/// What can be told of each type from its own members, before anything is known of dependencies.
///
/// A class, and immutable: as a struct of two dozen tables it was copied for many of the questions it is asked.
final class TypeShapes: Sendable {
    let index: ProjectIndex
    let uses: ProjectUses
    let outside: OutsideTypes
    let excluded: ExcludedCode
    let backReferenceNames: NameSet
    /// By type.
    private let heldTypes: FrozenGroups<ResolvedType>
    private let takenTypes: FrozenGroups<ResolvedType>
    let methodIDs: FrozenGroups<FunctionID>
    let instanceProperties: FrozenGroups<PropertyID>
    let staticPropertyIDs: FrozenGroups<PropertyID>
    private let isTaken: [Bool]
    private let global: Set<TypeID>
    let nibs: NibTypes
    /// The classes of which somebody keeps what kind is to be made: `var banner: Banner.Type`.
    let keptAsTypes: Set<TypeID>
    /// The instance properties that are `unowned`, in the files' order.
    let unownedProperties: [PropertyID]
    let valueProtocols: ValueProtocols
    let streamProtocols: StreamProtocols
    let traitProtocols: TraitProtocols
    /// Protocols of the project that ask for what Swift's `Identifiable` asks for, and are called so.
    let ownIdentities: [TypeID]
    let calls: GatheredCalls
    /// Types whose code asks what app extension it runs in, and that no other type inherits from.
    let hosts: Set<TypeID>
    /// By type: types constructed in the bodies of its properties.
    private let built: FrozenGroups<TypeID>
    private let valued: FrozenGroups<GatheredCalls.Value>
    private let initialized: FrozenGroups<GatheredCalls.Value>
    private let making: FrozenGroups<FunctionID>
    private let makers: RowSet<FunctionFact>
    private let areOfClosures: [Bool]
    /// Classes that others inherit from which work.
    let areBasesOfWorkers: [Bool]
    /// Static accessors that make what they give anew.
    let fresh: FreshStatics

    init(
        index: ProjectIndex, uses: ProjectUses, outside: OutsideTypes, excluded: ExcludedCode, fresh: FreshStatics,
        workers: WorkerPool
    ) {
        self.index = index
        self.uses = uses
        self.outside = outside
        self.excluded = excluded
        self.fresh = fresh
        let backReferenceNames = NameSet(
            words: "delegate dataSource listener output moduleOutput parent", of: index.linked.names)
        self.backReferenceNames = backReferenceNames
        let (members, calls, valueProtocols) = concurrently(
            workers: workers,
            { GatheredMembers(index: index, excluded: excluded, backReferenceNames: backReferenceNames) },
            {
                GatheredCalls.gathered(
                    index: index, uses: uses, outside: outside, excluded: excluded, workers: workers)
            }, { ValueProtocols(index: index, excluded: excluded, models: outside.models, scalars: outside.scalars) })
        self.calls = calls
        self.valueProtocols = valueProtocols
        var hosts: Set<TypeID> = []
        for file in uses.indices where !excluded.contains(file: file) { hosts.formUnion(uses[file].hosts) }
        if !hosts.isEmpty { hosts.subtract(index.inheritance.lazy.compactMap(\.superclass)) }
        self.hosts = hosts
        let count = index.types.count
        (methodIDs, instanceProperties, staticPropertyIDs, heldTypes, takenTypes, built, valued, making) =
            concurrently(
                workers: workers, { FrozenGroups(members.methods, count: count) },
                { FrozenGroups(members.instanceProperties, count: count) },
                { FrozenGroups(members.staticProperties, count: count) },
                { FrozenGroups(members.held, count: count) }, { FrozenGroups(members.taken, count: count) },
                { FrozenGroups(calls.built, count: count) }, { FrozenGroups(calls.values, count: count) },
                { FrozenGroups(calls.making, count: count) })
        initialized = FrozenGroups(calls.initialized, count: count)
        let properties = instanceProperties
        streamProtocols = StreamProtocols(
            index: index, excluded: excluded, streams: outside.reports, properties: properties)
        ownIdentities = Self.ownIdentities(in: index)
        traitProtocols = TraitProtocols(index: index, excluded: excluded, workers: workers)
        areOfClosures = parallelMap(count: count, workers: workers, block: 512) { type in
            index.areClosures(properties[type])
                && !index.outsideAncestors[type].contains { outside.streams.contains($0) }
        }
        makers = calls.making.reduce(into: RowSet(in: index)) { $0.insert($1.row) }
        isTaken = members.isTaken
        global = members.global
        nibs = members.nibs
        keptAsTypes = members.keptAsTypes
        unownedProperties = members.unowned
        let methods = methodIDs
        areBasesOfWorkers = parallelMap(count: count, workers: workers, block: 512) {
            index.superclass(of: $0, working: methods[$0])
        }.reduce(into: Array(repeating: false, count: count)) { found, superclass in
            if let superclass { found[superclass.index] = true }
        }
    }

    // MARK: Questions

    /// The types of the stored properties.
    func held(by type: TypeID) -> UnsafeBufferPointer<ResolvedType> { heldTypes[type.index] }

    /// The types of the initializers' parameters; of an enum what its cases carry.
    func taken(by type: TypeID) -> UnsafeBufferPointer<ResolvedType> { takenTypes[type.index] }

    func methods(of type: TypeID) -> UnsafeBufferPointer<FunctionID> { methodIDs[type.index] }

    func builtTypes(by type: TypeID) -> UnsafeBufferPointer<TypeID> { built[type.index] }

    /// The methods that construct what they give back; one that does so in several places several times.
    func makingMethods(of type: TypeID) -> UnsafeBufferPointer<FunctionID> { making[type.index] }

    /// Whether a method is one of those.
    func isMaking(_ method: FunctionID) -> Bool { makers.contains(method) }

    /// Whether a method of what is named container gives out what a factory makes for it.
    func handsOut(_ method: FunctionID) -> Bool { calls.handingOut.contains(method) }

    /// The global functions that construct what they give back.
    var makingGlobals: [FunctionID] { calls.makingGlobals }

    /// Whether a type computes something that others see, and that is of no kind that is asked for.
    func computesForOthers(_ type: TypeID, except isExpected: (ResolvedType) -> Bool) -> Bool {
        instanceProperties[type.index].contains { id in
            let fact = index.fact(id)
            return fact.flags.contains(.isComputed) && fact.access > .fileprivate
                && !isExpected(index.type(of: id))
        }
    }

    /// What is constructed for a type's properties, seen from outside.
    func values(of type: TypeID) -> UnsafeBufferPointer<GatheredCalls.Value> { valued[type.index] }

    /// What a type's initializers construct for properties seen from outside.
    func initializedValues(of type: TypeID) -> UnsafeBufferPointer<GatheredCalls.Value> { initialized[type.index] }

    /// The stored properties that others can set and need not.
    func settableProperties(of type: TypeID) -> [PropertyID] {
        instanceProperties[type.index].filter { id in
            let fact = index.fact(id)
            return fact.flags.isSuperset(of: [.isSettable, .hasInitialValue])
                && fact.flags.isDisjoint(with: [.isComputed, .isLazy]) && fact.access > .fileprivate
        }
    }

    /// Whether a type takes nothing but its maker: `Captain(voyage: self)` shows a part of a voyage.
    func initializers(of type: TypeID, takeOnly maker: TypeID) -> Bool {
        !takenTypes[type.index].isEmpty && takenTypes[type.index].allSatisfy { $0.instance == maker }
    }

    /// Whether a type's code makes or shows screens.
    func buildsScreens(_ type: TypeID) -> Bool { calls.buildsScreens[type.index] }

    /// Whether a type is named factory or assembly and its code makes screens.
    func assemblesScreens(_ type: TypeID) -> Bool { calls.assemblesScreens[type.index] }

    /// Whether an initializer, or a creating method, of another type takes one.
    func isTakenByInitializer(_ type: TypeID) -> Bool { isTaken[type.index] }

    /// Whether everybody can reach one by the name of a global: `var Current: World`.
    func isGlobal(_ type: TypeID) -> Bool { global.contains(type) }

    /// Whether the code of another type constructs one.
    func isConstructed(_ type: TypeID) -> Bool { calls.isConstructed[type.index] }

    /// Whether a type has stored properties and no behaviour; it may compute something from them, and a static
    /// function may make one: `static func live(center: Center) -> Self`.
    ///
    /// - Parameter isHarmless: Which other methods are no behaviour.
    func hasOnlyProperties(_ type: TypeID, but isHarmless: (FunctionID) -> Bool = { _ in false }) -> Bool {
        methodIDs[type.index].allSatisfy { isNamedConstructor($0, of: type) || isHarmless($0) }
            && !instanceProperties[type.index].isEmpty
            && instanceProperties[type.index].allSatisfy { !index.fact($0).flags.contains(.isLazy) }
    }

    /// Whether a type has no properties of instances and takes nothing, and no superclass that might.
    func keepsNothing(_ type: TypeID) -> Bool {
        instanceProperties[type.index].isEmpty && heldTypes[type.index].isEmpty && takenTypes[type.index].isEmpty
            && index.inheritance[type.index].superclass == nil
            && index.outsideAncestors[type.index].isEmpty
    }

    /// Whether a struct does nothing at all, promises nothing and fetches nothing: `struct RowViewModel { let title: String }`.
    ///
    /// - Parameter conforming: Protocols of the project may ask for them.
    func isPlainValue(_ type: TypeID, conforming: Bool = false) -> Bool {
        index.types[type.index].kind == .struct && hasOnlyProperties(type)
            && (conforming || index.ancestors[type.index].isEmpty)
            && index.outsideAncestors[type.index].isEmpty
            && instanceProperties[type.index].allSatisfy {
                return !index.fact($0).flags.contains(.isComputed) && !index.isWrapped($0)
                    && !index.isClosure($0)
                    && !index.type(of: $0).wrappers.contains(.function)
            }
    }

    /// Whether a class is a struct in all but kind, as Objective-C asks for: stored `let`s, initializers and nothing else,
    /// neither inherited nor promised; what comes later is written `T!`.
    ///
    /// - Parameter conforming: Whether it may promise something all the same.
    func isRecord(_ type: TypeID, conforming: Bool = false) -> Bool {
        index.types[type.index].kind == .class
            && (conforming || index.ancestors[type.index].isEmpty)
            && index.inheritance[type.index].superclass == nil
            && index.outsideAncestors[type.index].allSatisfy { index.linked.names.text($0) == "NSObject" }
            && hasOnlyProperties(type) && !computesProperties(type)
            && instanceProperties[type.index].allSatisfy { isSetOnce($0) }
    }

    private func isSetOnce(_ id: PropertyID) -> Bool {
        let fact = index.fact(id)
        let isLater =
            !fact.type.isNone
            && index.files[id.fileIndex].typeNodes[Int(fact.type.rawValue)].kind == .implicitlyUnwrapped
        return (fact.flags.contains(.isLet) || isLater) && !fact.flags.contains(.hasInitialValue)
    }

    /// Whether a struct only holds together what it was made of, and promises nobody anything: what it keeps is there for
    /// whoever has it, be it to stay alive.
    func keepsForOthers(_ type: TypeID) -> Bool {
        index.types[type.index].kind == .struct && index.ancestors[type.index].isEmpty
            && hasOnlyProperties(type) && !computesProperties(type)
    }

    func computesProperties(_ type: TypeID) -> Bool {
        instanceProperties[type.index].contains { index.fact($0).flags.contains(.isComputed) }
    }

    /// Whether all that others have of a type is what it computes of what it was made of, in properties.
    func onlyComputes(_ type: TypeID) -> Bool {
        index.ancestors[type.index].isEmpty && index.outsideAncestors[type.index].isEmpty
            && !takenTypes[type.index].isEmpty && computesProperties(type)
            && methodIDs[type.index].allSatisfy { index.fact($0).access <= .fileprivate }
            && shownProperties(of: type).allSatisfy { !index.fact($0).flags.isDisjoint(with: [.isComputed, .isLet]) }
    }

    func hasInstanceMethods(_ type: TypeID) -> Bool {
        methodIDs[type.index].contains { id in
            let fact = index.fact(id)
            return fact.kind == .method && !fact.flags.contains(.isStatic)
                && index.linked.names.text(fact.name) != "hash"
        }
    }

    /// Whether all that a struct stores are closures, one of which answers: closures that only report back are data, and so is
    /// the one by which a stream gives its values.
    func isStructOfClosures(_ type: TypeID) -> Bool { areOfClosures[type.index] }

    /// Whether a type keeps a list of its own kind, as the nodes of a tree do: `var children: [Node]`.
    func holdsItsKind(_ type: TypeID) -> Bool {
        heldTypes[type.index].contains { $0.wrappers.contains(.collection) && $0.nominalHead == type }
    }

    /// Whether a type lists its instances itself, each made of values of its own, as an enum would:
    /// `static let all = [usd, Currency(code: "EUR"), Currency(code: "JPY")]`.
    func listsItself(_ type: TypeID) -> Bool {
        staticPropertyIDs[type.index].contains { id in
            let (kept, value) = (index.type(of: id), index.fact(id).initialValue)
            guard kept.nominalHead == type, kept.wrappers == .collection, value >= 0 else { return false }
            let calls = uses[id.fileIndex].calls
            return calls[calls.range(of: value, by: \.site.body)].count { call in
                guard case .construction(type, _) = call.callee else { return false }
                return call.argumentCount > 0
            } >= 2
        }
    }

    func isUsedOnlyStatically(_ type: TypeID) -> Bool {
        guard index.types[type.index].isDeclared, index.types[type.index].kind != .protocol,
            !calls.isConstructed[type.index], instanceProperties[type.index].isEmpty, heldTypes[type.index].isEmpty,
            takenTypes[type.index].isEmpty
        else { return false }
        let hasInstanceMembers = index.members.all(of: type).contains { entry in
            guard case .function(let id) = entry.member else { return false }
            let fact = index.fact(id)
            return fact.kind == .enumCase || fact.kind == .method && !fact.flags.contains(.isStatic)
        }
        return !hasInstanceMembers
    }

    func staticProperties(of type: TypeID) -> UnsafeBufferPointer<PropertyID> { staticPropertyIDs[type.index] }

    /// Whether a class is a value in all but kind: it is compared, and neither it nor a superclass stores anything but
    /// `let`s.
    func isValueObject(_ type: TypeID) -> Bool {
        guard index.types[type.index].kind == .class, refinesValue(type) || isCompared(type) else { return false }
        var stores = false
        for owner in index.upwards(from: type) {
            for id in instanceProperties[owner.index] {
                let flags = index.fact(id).flags
                if flags.contains(.isComputed) { continue }
                guard flags.contains(.isLet) else { return false }
                stores = true
            }
        }
        return stores
    }

    /// Whether a type stores a value of a kind that its user names, where others read it: `var value: Value`.
    func showsGenericValue(_ type: TypeID) -> Bool {
        instanceProperties[type.index].contains { id in
            let fact = index.fact(id)
            let type = index.type(of: id)
            return !fact.flags.contains(.isComputed) && fact.access > .fileprivate
                && (type.head == .generic || type.wrappers.contains(.genericBound))
                && type.wrappers.isSubset(of: [.optional, .genericBound])
        }
    }

    /// Whether a class says itself which of its objects are equal, as Objective-C's do: `override func isEqual(_:)`.
    private func isCompared(_ type: TypeID) -> Bool {
        methodIDs[type.index].contains { id in
            let fact = index.fact(id)
            return fact.flags.contains(.isOverride) && index.linked.names.text(fact.name) == "isEqual"
        }
    }

    /// Whether a type is a key under which values are registered.
    func isKey(_ type: TypeID) -> Bool {
        index.outsideAncestors[type.index].contains {
            index.linked.names.ends($0, withWordOf: Self.keyWords)
        }
    }

    private static let keyWords: WordList = ["key"]

    func isObservable(_ type: TypeID) -> Bool {
        index.outsideAncestors[type.index].contains { outside.observable.contains($0) }
    }

    /// Whether all that views could watch of a type is there for good: it is no model of anything.
    func publishesNothing(_ type: TypeID) -> Bool {
        !isNamedModel(type)
            && index.upwards(from: type).allSatisfy { owner in
                instanceProperties[owner.index].allSatisfy { id in
                    let fact = index.fact(id)
                    return !fact.flags.isDisjoint(with: [.isLet, .isComputed])
                        && fact.name != index.known.objectWillChange
                }
            }
    }

    /// The properties that a type fills itself: lazy, computed, with an initial value.
    func filledProperties(of type: TypeID) -> [PropertyID] {
        instanceProperties[type.index].filter { id in
            let flags = index.fact(id).flags
            return !flags.isDisjoint(with: [.isLazy, .hasInitialValue]) || flags.contains([.isComputed, .hasBody])
        }
    }

    /// The properties of instances that others see.
    func shownProperties(of type: TypeID) -> [PropertyID] {
        instanceProperties[type.index].filter { index.fact($0).access > .fileprivate }
    }

    /// Whether a type fills its stored properties with what its initializers, convenience ones too, construct.
    func fillsInInitializer(_ type: TypeID) -> Bool { calls.buildsInInitializer[type.index] }

    /// Whether other classes of the project inherit from a class, and work with what it keeps.
    func isBaseOfWorkers(_ type: TypeID) -> Bool { areBasesOfWorkers[type.index] }

    /// Whether a container's method sets properties to what it constructs.
    func fills(_ method: FunctionID) -> Bool { calls.filling.contains(method) }
}

extension ProjectIndex {
    /// The superclass of a class with methods that others call, and that make nothing by their names.
    fileprivate func superclass(of type: Int, working methods: UnsafeBufferPointer<FunctionID>) -> TypeID? {
        guard let superclass = inheritance[type].superclass else { return nil }
        let works = methods.contains { id in
            fact(id).kind == .method && fact(id).access > .fileprivate
                && fact(id).flags.isDisjoint(with: [.isStatic, .isOverride]) && !hasCreatingName(id)
        }
        return works ? superclass : nil
    }
}
