import SwiftFacts

/// Code that works with resolvers of the project's own making.
struct ResolverCode: Sendable {
    /// Generic functions that ask a resolver for what they are told: global ones, what extensions add to protocols, and
    /// static ones that ask a library's container. They may ask one another.
    private(set) var asking: Set<FunctionID> = []
    /// Bodies that tell a resolver, or a library's container, of several things: who fills it asks it for what they are made
    /// of.
    private(set) var filling: Set<BodyID> = []
    /// The types that those stand in.
    private(set) var fillers: Set<TypeID> = []
    /// Types named after dependencies that make others of that kind, which fill a resolver, over any number of steps.
    private(set) var leaders: Set<TypeID> = []
    /// The types whose code registers something with a container, a library's or the project's own, or has it registered.
    private(set) var registrars: Set<TypeID> = []
    /// By type: what its code, or that of a type nested in it, tells a resolver to give out.
    private var told: [TypeID: Set<ResolvedType>] = [:]
    /// By type: the resolvers that its code makes, or that of a type nested in it.
    private var made: [TypeID: Set<TypeID>] = [:]
    /// By file, ascending: numbers of the calls of functions that give out what they are told, one in a hundred. Whoever asks
    /// a locator of the project's own is among them.
    private(set) var genericCalls = FrozenGroups<Int32>([], starts: [0])
    /// By body that tells a resolver of one thing: what it is told to make that with.
    private var toldClosures: [BodyID: ToldClosure] = [:]

    /// The arguments of a call, of which one is a closure.
    private struct ToldClosure {
        var rows: Range<UInt32>
        /// The `closureDepth` of the call itself.
        var depth: UInt16
    }

    /// - Complexity: O(calls + registrations + lookups)
    init(index: ProjectIndex, uses: ProjectUses, classification: Classification) {
        var telling: Set<BodyID> = []
        /// By generic function: those that ask it for what they are told themselves.
        var callers: [FunctionID: [FunctionID]] = [:]
        /// By type that is named after dependencies: those of that kind that make it.
        var makers: [TypeID: [TypeID]] = [:]
        var generic: [Int32] = []
        var starts: [Int32] = [0]
        // What is asked of the function of each call stands in bits: the rows are far away.
        let giving = Self.functionsGivingWhatTheyAreTold(index)
        let ofResolvers = Self.functionsOfResolvers(index, classification)
        for file in index.files.indices {
            noteRegistrars(uses[file].wiring, in: file, index)
            // Calls stand body by body.
            var body: Int32 = -1
            var around: FunctionID?
            let calls = uses[file].calls
            for number in calls.indices {
                // What the call itself says comes first: what the function says is far away.
                switch calls[number].callee {
                case .function(let id) where giving.contains(id): generic.append(Int32(number))
                case .function(let id) where calls[number].argumentCount > 0:
                    // What it hands something to gives out nothing of the caller's choice: it registers something.
                    if ofResolvers.contains(id) || Self.isMadeOnResolver(calls[number], classification),
                        index.linked.names.begins(index.fact(id).name, withWordOf: RegistryWords.registering)
                    {
                        note(calls[number], &telling, index, calls)
                    }
                case .construction(let type, _):
                    note(making: type, at: calls[number].site, &makers, index, classification)
                case .function, .delegation, .outsideConstruction, .unresolved: break
                }
                if calls[number].site.body != body {
                    body = calls[number].site.body
                    around = Self.genericFunction(around: calls[number].site, index)
                }
                if let around { note(calls[number], in: around, &callers, index, classification) }
            }
            noteAsking(uses[file].wiring.lookups, index)
            starts.append(Int32(generic.count))
        }
        genericCalls = FrozenGroups(generic, starts: starts)
        spread(to: callers, index)
        noteLeaders(among: makers)
    }

    /// Who makes a resolver, or what is named after dependencies.
    private mutating func note(
        making type: TypeID, at site: Site, _ makers: inout [TypeID: [TypeID]], _ index: ProjectIndex,
        _ classification: Classification
    ) {
        if classification.roles(of: type).contains(.resolver) {
            for maker in index.outwards(from: index.enclosingType(of: site)) { made[maker, default: []].insert(type) }
        } else if classification.shapes.isNamedContainer(type) {
            let maker = index.enclosingType(of: site)
            if !maker.isNone, classification.shapes.isNamedContainer(maker) { makers[type, default: []].append(maker) }
        }
    }

    /// Whom a function that gives out what it is told asks for that: a resolver, or another such function.
    private mutating func note(
        _ call: Call, in function: FunctionID, _ callers: inout [FunctionID: [FunctionID]], _ index: ProjectIndex,
        _ classification: Classification
    ) {
        let isForAnybody = Self.isGlobalOrInProtocol(function, index)
        if isForAnybody, Self.isMadeOnResolver(call, classification) {
            asking.insert(function)
        } else if case .function(let asked) = call.callee, asked != function,
            isForAnybody || Self.isStatic(function, index), call.asked.isGenericProduct
        {
            callers[asked, default: []].append(function)
        }
    }

    /// Who registers something in a file, and what.
    private mutating func noteRegistrars(_ wiring: borrowing FileWiring, in file: Int, _ index: ProjectIndex) {
        for row in wiring.appendingTypes { registrars.insert(index.type(file: file, row: row)) }
        var telling: Set<BodyID> = []
        for registration in wiring.registrations where registration.site.body >= 0 {
            if !telling.insert(registration.site.bodyID).inserted { filling.insert(registration.site.bodyID) }
        }
        for registration in wiring.registrations where registration.typeRow >= 0 {
            let registrar = index.type(file: file, row: registration.typeRow)
            registrars.insert(registrar)
            if case .type(let key, _)? = registration.key { noteTold(key.type, by: registrar, index) }
        }
    }

    /// The functions for anybody that ask a library's container for what they are told.
    private mutating func noteAsking(_ lookups: [Lookup], _ index: ProjectIndex) {
        for lookup in lookups where lookup.product.isGenericProduct && lookup.site.body >= 0 {
            guard let id = Self.genericFunction(around: lookup.site, index),
                Self.isGlobalOrInProtocol(id, index) || Self.isStatic(id, index)
            else { continue }
            asking.insert(id)
        }
    }

    private mutating func noteTold(_ key: ResolvedType, by teller: TypeID, _ index: ProjectIndex) {
        for type in index.outwards(from: teller) { told[type, default: []].insert(key) }
    }

    private mutating func note(
        _ call: Call, _ telling: inout Set<BodyID>, _ index: ProjectIndex, _ calls: UseRows<KeptCall>
    ) {
        let teller = index.enclosingType(of: call.site)
        if !teller.isNone, !call.key.isUnknown { noteTold(call.key, by: teller, index) }
        guard telling.insert(call.site.bodyID).inserted else {
            filling.insert(call.site.bodyID)
            if !teller.isNone { fillers.insert(teller) }
            return
        }
        guard call.hasClosureArgument else { return }
        // The next call that is in no deeper closure stands behind the arguments, or among them: then less is taken.
        let next = calls[calls.range(of: call.site.body, by: \.site.body)].lazy.filter {
            $0.site.row > call.site.row && $0.site.closureDepth <= call.site.closureDepth
        }
        let end = next.map(\.site.row).min() ?? .max
        toldClosures[call.site.bodyID] = ToldClosure(rows: call.site.row..<end, depth: call.site.closureDepth)
    }

    /// Whether code fills a resolver, or stands in a closure that one is told to make something with: it may ask for what
    /// that is made of.
    func isFilling(_ site: Site) -> Bool {
        if filling.contains(site.bodyID) { return true }
        guard let closure = toldClosures[site.bodyID] else { return false }
        return site.closureDepth > closure.depth && closure.rows.contains(site.row)
    }

    /// Whether a type's code tells a resolver to give out what has that key.
    func isTold(_ key: ResolvedType, by type: TypeID) -> Bool { told[type]?.contains(key) ?? false }

    /// The resolvers that a type's code makes.
    func made(by type: TypeID) -> Set<TypeID> { made[type] ?? [] }

    /// Whether a type makes a resolver and tells it what to give out: it is the type's own, whatever is put in from outside.
    func isOwn(_ resolver: TypeID, of type: TypeID) -> Bool {
        told[type] != nil && made[type]?.contains(resolver) ?? false
    }

    /// Who asks a function that asks a resolver asks it as well, over any number of steps, and so does who asks what a
    /// protocol demands and meets by such a function itself. O(callers)
    private mutating func spread(to callers: consuming [FunctionID: [FunctionID]], _ index: ProjectIndex) {
        var reached = Array(asking)
        while let function = reached.popLast() {
            let further = (callers.removeValue(forKey: function) ?? []) + Self.requirements(metBy: function, index)
            for function in further where asking.insert(function).inserted { reached.append(function) }
        }
    }

    /// Who makes what fills a resolver has it filled, and so has who makes that one. O(constructions of such)
    ///
    ///     final class AppDependencies {
    ///         func register() { ClockDependencies(engine: engine).register() }
    ///     }
    private mutating func noteLeaders(among makers: consuming [TypeID: [TypeID]]) {
        var reached = makers.keys.filter { told[$0] != nil }
        while let filler = reached.popLast() {
            for maker in makers.removeValue(forKey: filler) ?? [] where leaders.insert(maker).inserted {
                reached.append(maker)
            }
        }
    }

    /// What a protocol demands that one of its own functions does, where a conformer does not:
    ///
    ///     protocol Asking { static func resolve<T>() -> T }
    ///     extension Asking { static func resolve<T>() -> T { Locator.resolve() } }
    private static func requirements(metBy id: FunctionID, _ index: ProjectIndex) -> [FunctionID] {
        let owner = index.owner(of: id)
        guard !owner.isNone, index.types[owner.index].kind == .protocol else { return [] }
        return index.members.named(index.fact(id).name, of: owner).prefix(Self.overloadsInView).compactMap { entry in
            guard case .function(let other) = entry.member, index.fact(other).flags.contains(.isRequirement),
                index.haveSameLabels(other, id)
            else { return nil }
            return other
        }
    }

    /// Far above what people write; each of them looks at all.
    private static let overloadsInView = 64

    /// The function in whose body a site stands, if what it gives out is what it is told.
    private static func genericFunction(around site: Site, _ index: ProjectIndex) -> FunctionID? {
        guard let function = index.function(at: site), index.resultType(of: function).isGenericProduct else {
            return nil
        }
        return function
    }

    /// Whether a function is global, or is there for whoever conforms to a protocol:
    /// `extension Injecting { func inject<T>() -> T { Locator.resolve() } }`.
    private static func isGlobalOrInProtocol(_ id: FunctionID, _ index: ProjectIndex) -> Bool {
        let owner = index.owner(of: id)
        return owner.isNone || index.types[owner.index].kind == .protocol
    }

    private static func isStatic(_ id: FunctionID, _ index: ProjectIndex) -> Bool {
        index.fact(id).flags.contains(.isStatic)
    }

    /// Whether a call is made on a resolver: one protocol may tell and another ask, and a third be both.
    static func isMadeOnResolver(_ call: Call, _ classification: Classification) -> Bool {
        let base = call.base
        return base.metatypeInstance.map { classification.roles(of: $0).contains(.resolver) }
            ?? (classification.resolver(base) != nil)
    }

    private static func functionsGivingWhatTheyAreTold(_ index: ProjectIndex) -> RowSet<FunctionFact> {
        var giving = RowSet<FunctionFact>(in: index)
        for file in index.files.indices {
            let results = index.resultTypes[file]
            for row in results.indices where results[row].isGenericProduct {
                giving.insert(FunctionID(file: file, row: row))
            }
        }
        return giving
    }

    private static func functionsOfResolvers(
        _ index: ProjectIndex, _ classification: Classification
    ) -> RowSet<FunctionFact> {
        var functions = RowSet<FunctionFact>(in: index)
        for type in index.types.indices where classification.roles(of: TypeID(type)).contains(.resolver) {
            for entry in index.members.all(of: TypeID(type)) {
                if case .function(let id) = entry.member { functions.insert(id) }
            }
        }
        return functions
    }
}
