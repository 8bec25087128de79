import SwiftFacts

/// Static properties that hold an instance which everybody shares.
enum SharedInstances {
    /// Whether a type has a shared instance of itself among its statics.
    static func has(
        _ type: TypeID, among statics: UnsafeBufferPointer<PropertyID>, fresh: FreshStatics, in index: ProjectIndex
    ) -> Bool {
        guard index.types[type.index].isReference else { return false }
        let own = statics.filter {
            instance($0, in: index) == type && !fresh.contains($0) && !isValue($0, of: type, in: index)
        }
        return !own.isEmpty && !isGlobalActor(type, index) && !areConstants(own, in: index)
    }

    /// The class or actor whose instance a static property or global holds: its type, or where that is a protocol
    /// the type that its initial value constructs, or where it is what came of making one of the own type that type.
    static func instance(_ id: PropertyID, in index: ProjectIndex) -> TypeID? {
        let type = index.type(of: id)
        let owner = index.owner(of: id)
        if let name = index.outsideName(of: type), index.known.outcomes.contains(name),
            index.isOutcome(id, ofMaking: owner)
        {
            return owner
        }
        guard let instance = type.instance else { return nil }
        // `static let shared: Signalling = Beacon()` in Beacon holds a Beacon.
        if index.types[instance.index].kind == .protocol, !owner.isNone,
            index.ancestors[owner.index].contains(instance)
        {
            return owner
        }
        return instance
    }

    /// Several statics of the own type, built with arguments or set up in ways that tell them apart, are constants. One
    /// for previews beside the shared one tells nothing.
    static func areConstants(_ statics: [PropertyID], in index: ProjectIndex) -> Bool {
        let real = statics.filter { !index.signs.doubles.contains(name($0, in: index)) }
        return areSeveral(real.filter { isToldApart($0, in: index) }, in: index) || areVariants(real, in: index)
    }

    private static func name(_ id: PropertyID, in index: ProjectIndex) -> NameID {
        index.fact(id).name
    }

    /// Whether there are two or more; what both branches of an `#if` declare is one.
    private static func areSeveral(
        _ statics: some Sequence<PropertyID>, in index: ProjectIndex, atLeast count: Int = 2
    ) -> Bool {
        var names: [NameID] = []
        for id in statics {
            let name = name(id, in: index)
            if !names.contains(name) { names.append(name) }
            if names.count >= count { return true }
        }
        return false
    }

    /// Whether there are several `static let`s, one at least told apart, and no name says that one is there for all:
    /// `full` and `short` of a formatter.
    private static func areVariants(_ statics: [PropertyID], in index: ProjectIndex) -> Bool {
        statics.count >= 2
            && statics.contains { isToldApart($0, in: index) || index.files[$0.fileIndex].isSetUpStatic($0.row) }
            && statics.allSatisfy {
                let fact = index.fact($0)
                return fact.flags.isSuperset(of: [.isLet, .hasInitialValue]) && !saysShared(index.text(fact.name))
            }
    }

    /// What several statics hold one of each: a type of the project, or one of elsewhere by its name.
    enum Held: Hashable {
        case instance(TypeID)
        case outside(NameID)

        /// Any order, to sort by.
        fileprivate var number: UInt64 {
            switch self {
            case .instance(let type): UInt64(type.index)
            case .outside(let name): 1 << 32 | UInt64(name.rawValue)
            }
        }
    }

    /// Statics of one type that are built with arguments that tell them apart.
    ///
    /// - Parameter threshold: How many there must be of a type; nil where they never are constants.
    static func constants(
        among statics: [PropertyID], in index: ProjectIndex, threshold: (Held) -> Int?
    ) -> [PropertyID] {
        var toldApart: [(type: Held, id: PropertyID)] = []
        for id in statics where isToldApart(id, in: index) {
            if let type = held(by: id, in: index), !index.signs.doubles.contains(name(id, in: index)) {
                toldApart.append((type, id))
            }
        }
        guard toldApart.count >= 2 else { return [] }
        // Those of a type one after the other: asked of every type, a dictionary took three times as long.
        toldApart.sort { $0.type.number < $1.type.number }
        var found: [PropertyID] = []
        var rest = toldApart[...]
        while let type = rest.first?.type {
            let group = rest.prefix { $0.type == type }
            rest = rest[group.endIndex...]
            guard group.count >= 2, let least = threshold(type),
                areSeveral(group.lazy.map(\.id), in: index, atLeast: least)
            else { continue }
            found += group.lazy.map(\.id)
        }
        return found
    }

    /// What an extension of a type from elsewhere adds of its own kind is held as the project's types are.
    fileprivate static func held(by id: PropertyID, in index: ProjectIndex) -> Held? {
        let type = index.type(of: id)
        if let name = index.outsideName(of: type), type.instance != index.owner(of: id) {
            return type.wrappers.isEmpty ? .outside(name) : nil
        }
        return type.instance.map { .instance($0) }
    }

    /// Entries of a table of constants that take no argument, since there is one of their kind: what most of the others
    /// conform to or derive from tells that they belong there.
    ///
    ///     static let sound = FlagSetting(key: "sound")
    ///     static let light = FlagSetting(key: "light")
    ///     static let mode = ModeSetting()
    static func odd(among statics: [PropertyID], in constants: [PropertyID], _ index: ProjectIndex) -> [PropertyID] {
        guard constants.count >= smallestTable, constants.count < statics.count else { return [] }
        func type(of id: PropertyID) -> TypeID? { index.type(of: id).instance }
        func kinds(of type: TypeID) -> some Sequence<TypeID> {
            index.ancestors[type.index].prefix(largestKind)
        }
        let types = constants.compactMap(type(of:))
        let known = Set(types)
        // Of a kind that is told apart, the one that is not is the one for all.
        let others = statics.filter { type(of: $0).map { !known.contains($0) } ?? false }
        if others.isEmpty { return [] }
        var counts: [TypeID: Int] = [:]
        for type in types { for kind in kinds(of: type) { counts[kind, default: 0] += 1 } }
        return others.filter { id in
            type(of: id).map { kinds(of: $0).contains { 2 * (counts[$0] ?? 0) > constants.count } } ?? false
        }
    }

    private static let smallestTable = 4
    /// Far above what any code base derives from; it keeps the time linear.
    private static let largestKind = 64

    /// Whether a stored static is built with arguments, or is another name of one: `static var bookmarks = .plus`.
    fileprivate static func isToldApart(_ id: PropertyID, in index: ProjectIndex) -> Bool {
        index.files[id.fileIndex].isDistinctStatic(id.row)
    }

    /// Whether a static is a constant of a class that is a value in all but kind: compared, or built with arguments, all
    /// stored properties `let` and plain, nothing inherited or promised that works (`static let zero = Count(of: 0)`). To have
    /// colours, as others have them, is no work: `protocol Palette { var ink: UIColor { get } }`.
    static func isValue(_ id: PropertyID, of type: TypeID, in index: ProjectIndex) -> Bool {
        let fact = index.fact(id)
        // Made of its raw value alone: the name of a value, as the case of an enum.
        if fact.flags.contains(.isLet), isToldApart(id, in: index),
            index.outsideAncestors[type.index].contains(where: index.known.rawValued.contains)
        {
            return true
        }
        guard index.types[type.index].kind == .class, promisesValuesAlone(type, in: index) else { return false }
        let isCompared =
            fact.flags.contains(.isLet)
            && index.outsideAncestors[type.index].contains(where: index.known.compared.contains)
        let isPalette = fact.flags.contains(.isLet) && isPalette(type, in: index)
        guard isCompared || isPalette || isToldApart(id, in: index) && !saysShared(index.text(fact.name)) else {
            return false
        }
        return keepsConstantsAlone(type, in: index)
    }

    /// Whether a class inherits from no class of the project, and the protocols that it conforms to ask for properties of plain
    /// values and do nothing with them.
    private static func promisesValuesAlone(_ type: TypeID, in index: ProjectIndex) -> Bool {
        let ancestors = index.ancestors[type.index]
        return ancestors.count <= mostPromises
            && ancestors.allSatisfy { promised in
                let members = index.members.all(of: promised)
                return index.types[promised.index].kind == .protocol && members.count <= largestPalette
                    && members.allSatisfy { entry in
                        guard case .property(let id) = entry.member else { return false }
                        guard let kept = index.type(of: id).nominalHead.map({ index.types[$0.index] }) else {
                            return !index.isClosure(id)
                        }
                        return !kept.isReference && kept.kind != .protocol
                    }
            }
    }

    /// Far more than people have a class of constants conform to; each of its statics asks for the members of all.
    private static let mostPromises = 8

    /// Whether all that a class stores are plain constants, and something is stored.
    static func keepsConstantsAlone(_ type: TypeID, in index: ProjectIndex) -> Bool {
        var stored = 0
        for entry in index.members.all(of: type) {
            guard case .property(let property) = entry.member else { continue }
            let fact = index.fact(property)
            guard fact.flags.isDisjoint(with: [.isStatic, .isComputed]) else { continue }
            let held = index.type(of: property).instance
            guard fact.flags.contains(.isLet), held.map({ !index.types[$0.index].isReference }) ?? true else {
                return false
            }
            stored += 1
        }
        return stored > 0
    }

    /// Whether a class is nothing but colours, fonts and the like, and the case that says which ones: the names of values, put
    /// together in an object.
    private static func isPalette(_ type: TypeID, in index: ProjectIndex) -> Bool {
        let members = index.members.all(of: type)
        guard members.count <= Self.largestPalette else { return false }
        var looks = 0
        for entry in members {
            switch entry.member {
            case .property(let id):
                guard index.fact(id).flags.isDisjoint(with: [.isStatic, .isComputed])
                else { continue }
                let kept = index.type(of: id)
                if let kind = kept.nominalHead, index.types[kind.index].kind == .enum { continue }
                guard let name = index.outsideName(of: kept), index.known.looks.contains(name) else { return false }
                looks += 1
            case .function(let id):
                if index.fact(id).kind == .method { return false }
            }
        }
        return looks > 0
    }

    /// Far above what any code base lists in one; each static of a class asks for all its members.
    private static let largestPalette = 1024

    /// Whether a stored static's name says that it is the one of its type for all, beside others.
    static func saysShared(_ name: String) -> Bool { name.hasPrefix("shared") || sharedNames.contains(name) }

    private static let sharedNames: Set<String> = [
        "default", "standard", "current", "main", "instance", "live", "global", "general", "root",
    ]

    static func isGlobalActor(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.hasAttribute(index.known.globalActor, type)
    }
}

/// Per type, what the rules ask again and again of its statics; computed once. A class, so that asking it copies nothing.
final class SharedInstanceTable: Sendable {
    /// By type: its statics of the own type are constants that differ in their arguments.
    private let areConstants: [Bool]
    private let isGlobalActor: [Bool]
    /// Statics of other types that are constants too, and those of a type which lists its instances.
    private let constants: RowSet<PropertyFact>
    /// Those and globals that hold a struct which is changed there.
    private let changed: RowSet<PropertyFact>
    private let anew: StaticsPutAnew

    init(index: ProjectIndex, uses: ProjectUses, classification: Classification, workers: WorkerPool) {
        let told = parallelMap(count: index.types.count, workers: workers, block: 512) { number in
            Told(of: TypeID(number), index, classification)
        }
        areConstants = told.map(\.areConstants)
        isGlobalActor = told.map(\.isGlobalActor)
        let tables = told.map { $0.constants }
        constants = (tables + [Self.alone(beside: tables, index, classification)]).reduce(into: RowSet(in: index)) {
            for id in $1 { $0.insert(id) }
        }
        changed = uses.indices.reduce(into: RowSet(in: index)) { changed, file in
            for id in uses[file].changedStructs { changed.insert(id) }
        }
        anew = StaticsPutAnew(index: index, uses: uses, classification: classification)
    }

    /// What several namespaces within one type hold of a kind.
    private struct Family: Hashable {
        var outermost: TypeID
        var held: SharedInstances.Held

        init?(_ id: PropertyID, of type: TypeID, in index: ProjectIndex) {
            let outermost = index.outwards(from: index.types[type.index].enclosing).reduce(TypeID.none) { $1 }
            guard !outermost.isNone, index.types[outermost.index].isDeclared,
                let held = SharedInstances.held(by: id, in: index)
            else { return nil }
            (self.outermost, self.held) = (outermost, held)
        }
    }

    /// Statics of which their namespace has but one, where another one within the same type has a table of the kind:
    ///
    ///     enum Settings {
    ///         enum Sound { static let volume = Setting(key: "volume") ; static let pitch = Setting(key: "pitch") }
    ///         enum Light { static let level = Setting(key: "level") }
    ///     }
    ///
    /// - Parameter tables: By type, its constants.
    /// - Complexity: O(types), and O(statics of nested types) where one of these has constants
    private static func alone(
        beside tables: [[PropertyID]], _ index: ProjectIndex, _ classification: Classification
    ) -> [PropertyID] {
        let families = tables.indices.reduce(into: Set<Family>()) { families, type in
            families.formUnion(tables[type].lazy.compactMap { Family($0, of: TypeID(type), in: index) })
        }
        if families.isEmpty { return [] }
        let nested = index.types.indices.lazy.filter { !index.types[$0].enclosing.isNone }.map { TypeID($0) }
        return nested.flatMap { type in
            classification.shapes.staticProperties(of: type).filter { id in
                SharedInstances.isToldApart(id, in: index) && !index.signs.doubles.contains(index.fact(id).name)
                    && Family(id, of: type, in: index).map { families.contains($0) } ?? false
            }
        }
    }

    /// What the statics of a type tell.
    private struct Told: Sendable {
        var areConstants = false
        var isGlobalActor = false
        var constants: [PropertyID] = []

        init(of type: TypeID, _ index: ProjectIndex, _ classification: Classification) {
            let statics = Array(classification.shapes.staticProperties(of: type))
            // One without statics has no instance that could be reached.
            isGlobalActor = !statics.isEmpty && SharedInstances.isGlobalActor(type, index)
            guard statics.count >= 2 else { return }
            let own = statics.filter { SharedInstances.instance($0, in: index) == type }
            areConstants = own.count >= 2 && SharedInstances.areConstants(own, in: index)
            if !own.isEmpty, !classification.roles(of: type).contains(.serviceName),
                classification.shapes.listsItself(type)
            {
                constants = own.filter { SharedInstances.isToldApart($0, in: index) }
            }
            if statics.count - own.count >= 2 {
                let others = classification.constants(among: statics)
                constants += others + SharedInstances.odd(among: statics, in: others, index)
            }
        }
    }

    func hasConstants(_ type: TypeID) -> Bool { areConstants[type.index] }

    func isConstant(_ id: PropertyID) -> Bool { constants.contains(id) }

    /// Whether the struct that a static or global holds is changed there: `Options.shared.isOn = true`.
    func isChanged(_ id: PropertyID) -> Bool { changed.contains(id) }

    /// Whether a static variable holds another instance every now and then.
    func isPutAnew(_ id: PropertyID) -> Bool { anew.contains(id) }

    func isGlobalActor(_ type: TypeID) -> Bool { isGlobalActor[type.index] }
}
