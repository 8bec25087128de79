import SwiftFacts

/// What the code of all types constructs and shows, as `TypeShapes` asks for it, while calls are read.
struct GatheredCalls: Sendable {
    /// What is constructed as the value of a property.
    struct Value: Sendable {
        var property: PropertyID
        var type: TypeID
        /// Made anew at every read.
        var isComputed: Bool
    }

    private let index: ProjectIndex
    private let outside: OutsideTypes
    /// Types constructed in the bodies of properties, each with the number of the property's type: classes, actors, and the
    /// structs that a type named container keeps as protocols.
    private(set) var built: [(group: Int, row: TypeID)] = []
    /// What properties that others see are made of, each with the number of the property's type.
    private(set) var values: [(group: Int, row: Value)] = []
    /// What initializers set properties to that others see, each with the number of the type; of types named container it
    /// is among `values`.
    private(set) var initialized: [(group: Int, row: Value)] = []
    /// Methods that construct what they give back, each with its type's number.
    private(set) var making: [(group: Int, row: FunctionID)] = []
    /// Global functions that construct what they give back.
    private(set) var makingGlobals: [FunctionID] = []
    /// By type: whether code of another type constructs it.
    private(set) var isConstructed: [Bool]
    /// By type: whether its code makes or shows screens.
    private(set) var buildsScreens: [Bool]
    /// By type: whether it is named factory or assembly and its code makes screens.
    private(set) var assemblesScreens: [Bool]
    /// By type: whether it is named coordinator, router or the like and its code makes screens, or goes on to other flows:
    /// more than the stack that they are shown in.
    private(set) var leadsToScreens: [Bool]
    /// By type: whether its own initializers construct classes or actors of the project.
    private(set) var buildsInInitializer: [Bool]
    /// The methods of types named container that set properties to what they construct, or call one that does; static
    /// functions that make the one of their type that there is.
    private(set) var filling: Set<FunctionID> = []
    /// The methods of types named container that give out what a factory makes for them.
    private(set) var handingOut: Set<FunctionID> = []
    /// Which method of a type named container calls which other one.
    private var ownCalls: [(caller: FunctionID, callee: FunctionID)] = []

    /// What the calls of all files say, read side by side.
    static func gathered(
        index: ProjectIndex, uses: ProjectUses, outside: OutsideTypes, excluded: ExcludedCode, workers: WorkerPool
    ) -> GatheredCalls {
        // A few for each thread, so that none is left over for one alone.
        let runs = runs(of: uses.count, count: 4 * min(workers.count, maximumRuns))
        let parts = parallelMap(count: runs.count, workers: workers, block: 1) {
            GatheredCalls(index: index, uses: uses, of: runs[$0], outside: outside, excluded: excluded)
        }
        var all = parts[0]
        for part in parts.dropFirst() { all.add(part) }
        for call in all.ownCalls where all.filling.contains(call.callee) { all.filling.insert(call.caller) }
        return all
    }

    private init(
        index: ProjectIndex, uses: ProjectUses, of files: Range<Int>, outside: OutsideTypes, excluded: ExcludedCode
    ) {
        self.index = index
        self.outside = outside
        isConstructed = Array(repeating: false, count: index.types.count)
        buildsScreens = isConstructed
        assemblesScreens = isConstructed
        leadsToScreens = isConstructed
        buildsInInitializer = isConstructed
        for file in files where !excluded.contains(file: file) { gather(uses[file].calls) }
    }

    /// Adds what the files behind those that were read say.
    private mutating func add(_ rest: GatheredCalls) {
        built += rest.built
        values += rest.values
        initialized += rest.initialized
        making += rest.making
        makingGlobals += rest.makingGlobals
        ownCalls += rest.ownCalls
        filling.formUnion(rest.filling)
        handingOut.formUnion(rest.handingOut)
        for type in rest.isConstructed.indices {
            if rest.isConstructed[type] { isConstructed[type] = true }
            if rest.buildsScreens[type] { buildsScreens[type] = true }
            if rest.assemblesScreens[type] { assemblesScreens[type] = true }
            if rest.leadsToScreens[type] { leadsToScreens[type] = true }
            if rest.buildsInInitializer[type] { buildsInInitializer[type] = true }
        }
    }

    /// What code stands in, found once for all calls of a body: they stand body by body.
    private struct Surroundings {
        var body: Int32 = -1
        var function: FunctionID?
        var owner = TypeID.none
        var isNamedContainer = false
        var isNamedAssembly = false
        var isNamedFlow = false
        /// Of an initializer's code, the properties that a part of it may fill which gives something back to it; nil until
        /// that is asked.
        var open: [PropertyID]?
    }

    private func surroundings(of site: Site) -> Surroundings {
        let owner = index.enclosingType(of: site)
        return Surroundings(
            body: site.body, function: index.function(at: site), owner: owner,
            isNamedContainer: !owner.isNone && index.signs.containers.contains(index.types[owner.index].name),
            isNamedAssembly: !owner.isNone && isNamedAssembly(owner),
            isNamedFlow: !owner.isNone && index.signs.flows.contains(index.types[owner.index].name))
    }

    private mutating func gather(_ calls: UseRows<KeptCall>) {
        var around = Surroundings()
        for number in calls.indices {
            if calls[number].site.body != around.body { around = surroundings(of: calls[number].site) }
            let (function, owner) = (around.function, around.owner)
            if around.isNamedContainer, let function {
                if case .function(let callee) = calls[number].callee, index.owner(of: callee) == owner {
                    ownCalls.append((function, callee))
                }
                if isMadeByFactory(calls[number]) { handingOut.insert(function) }
            }
            if !owner.isNone, !buildsScreens[owner.index], showsScreen(calls[number]) {
                buildsScreens[owner.index] = true
            }
            if around.isNamedAssembly, !assemblesScreens[owner.index], makesScreen(calls[number]) {
                assemblesScreens[owner.index] = true
            }
            if around.isNamedFlow, !leadsToScreens[owner.index], leadsOn(calls[number], from: owner) {
                leadsToScreens[owner.index] = true
            }
            guard case .construction(let type, _) = calls[number].callee else { continue }
            let call = calls[number]
            if type != owner { isConstructed[type.index] = true }
            if let function {
                if type == owner, isFillingStatic(function) { filling.insert(function) }
                if let id = property(filledBy: call, type, &around) { gatherFilled(id, type, around) }
            }
            if let function, !owner.isNone, index.types[type.index].isReference,
                index.fact(function).kind == .initializer
            {
                buildsInInitializer[owner.index] = true
            }
            if let function, !call.site.isDeferred, gives(type, function) {
                if owner.isNone { makingGlobals.append(function) } else { making.append((owner.index, function)) }
            }
            guard !owner.isNone, let id = index.property(at: call.site) else { continue }
            let property = index.fact(id)
            guard !property.flags.contains(.isStatic), !call.site.isDeferred,
                index.types[type.index].isReference || around.isNamedContainer && isKept(type, asProtocolBy: id)
            else { continue }
            built.append((owner.index, type))
            if property.access > .fileprivate, isGivenOut(id), isValue(type, of: id, call) {
                let isComputed = property.flags.contains(.isComputed)
                values.append((owner.index, Value(property: id, type: type, isComputed: isComputed)))
            }
        }
    }

    /// `static func start() { shared = Self() }`
    private func isFillingStatic(_ function: FunctionID) -> Bool {
        index.fact(function).flags.contains(.isStatic) && index.fact(function).result.isNone
    }

    /// The property that code sets to what it constructs. What a local function of an initializer gives back, or a closure,
    /// goes into the first one that it fits, for initializers give back nothing themselves:
    ///
    ///     init(disk: Disk) {
    ///         func makeStore() -> any Storing { DiskStore(disk: disk) }
    ///         store = makeStore()
    ///     }
    private func property(filledBy call: Call, _ type: TypeID, _ around: inout Surroundings) -> PropertyID? {
        switch call.flow {
        case .stored(let id): return id
        case .returned:
            guard let function = around.function, !around.owner.isNone, index.fact(function).kind == .initializer else {
                return nil
            }
            var open = around.open ?? openProperties(of: around.owner)
            let place = open.firstIndex { id in
                index.type(of: id).instance.map { index.isKind(type, of: $0) } ?? false
            }
            let found = place.map { open.remove(at: $0) }
            around.open = open
            return found
        default: return nil
        }
    }

    /// The stored properties that others see and that an initializer has to fill.
    private func openProperties(of type: TypeID) -> [PropertyID] {
        index.members.all(of: type).lazy.compactMap { entry in
            guard case .property(let id) = entry.member, index.fact(id).access > .fileprivate,
                index.fact(id).flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy, .hasInitialValue])
            else { return nil }
            return id
        }.prefix(Self.mostOpen).map { $0 }
    }

    /// Far more than people fill that way; each that is made is compared with all.
    private static let mostOpen = 64

    /// What initializers fill others see: `init() { store = DiskStore() }`. A container's properties may be filled by its methods
    /// as well: `func bind() { store = DiskStore() }`.
    private mutating func gatherFilled(_ id: PropertyID, _ type: TypeID, _ around: Surroundings) {
        guard let function = around.function else { return }
        if around.isNamedContainer { filling.insert(function) }
        let property = index.fact(id)
        guard !around.owner.isNone, index.owner(of: id) == around.owner, property.access > .fileprivate,
            !property.flags.contains(.isStatic), isGivenOut(id),
            index.types[type.index].isReference || isKept(type, asProtocolBy: id)
        else { return }
        let value = Value(property: id, type: type, isComputed: false)
        if index.fact(function).kind == .initializer { initialized.append((around.owner.index, value)) }
        guard around.isNamedContainer else { return }
        built.append((around.owner.index, type))
        values.append((around.owner.index, value))
    }

    /// Whether a struct is the value of a property as a protocol of the project, behind which it may be anything that works:
    /// `let api: any API = LiveAPI()`.
    private func isKept(_ type: TypeID, asProtocolBy id: PropertyID) -> Bool {
        guard index.types[type.index].kind == .struct, let kept = index.type(of: id).instance else { return false }
        return index.types[kept.index].kind == .protocol && index.isKind(type, of: kept)
    }

    /// Whether a call gives back at once what it has a factory make: `return pierFactory.makeDetail(store: store)`.
    private func isMadeByFactory(_ call: Call) -> Bool {
        guard case .function(let callee) = call.callee, !call.site.isDeferred, index.hasCreatingName(callee),
            index.isNamedFactory(index.owner(of: callee)), case .returned = call.flow
        else { return false }
        return true
    }

    /// Whether a property can be what a container gives out: neither a list, nor the view of a value that can be set
    /// through it.
    private func isGivenOut(_ id: PropertyID) -> Bool {
        !index.fact(id).flags.isSuperset(of: [.isComputed, .isSettable])
            && !index.type(of: id).wrappers.contains(.collection)
    }

    /// Whether what is constructed is the value of the property: not something made on the way, or by a setter.
    private func isValue(_ type: TypeID, of id: PropertyID, _ call: Call) -> Bool {
        if case .returned = call.flow { return true }
        let declared = index.type(of: id)
        guard declared.head == .nominal, let head = declared.nominalHead else { return declared.head == .composition }
        return index.isKind(type, of: head)
    }

    /// Whether what is constructed in a method is what it gives back, as far as types tell.
    private func gives(_ type: TypeID, _ id: FunctionID) -> Bool {
        guard index.fact(id).kind == .method else { return false }
        let result = index.resultType(of: id)
        if let head = result.nominalHead, index.isKind(type, of: head) { return true }
        return result.head == .composition || isScreenLike(type) && isScreenLike(result)
    }

    // MARK: Screens

    /// Whether a call makes or shows a screen, or goes on to another flow.
    private func showsScreen(_ call: Call) -> Bool {
        switch call.callee {
        case .construction(let type, _):
            return isScreenLike(type) || index.signs.flows.contains(index.types[type.index].name)
        case .outsideConstruction(let name): return outside.viewControllers.contains(name)
        case .function(let id):
            return givesScreen(call, of: id) || index.signs.presenting.contains(index.fact(id).name)
        case .unresolved(let name): return index.signs.presenting.contains(name)
        case .delegation: return false
        }
    }

    private func isNamedAssembly(_ type: TypeID) -> Bool {
        let name = index.types[type.index].name
        return index.signs.assemblies.contains(name) || index.signs.factories.contains(name)
    }

    /// Whether a call makes a view controller, or has another one make a screen.
    private func makesScreen(_ call: Call) -> Bool {
        switch call.callee {
        case .construction(let type, _): isScreenLike(type)
        case .outsideConstruction(let name): outside.viewControllers.contains(name)
        case .function(let id): givesScreen(call, of: id)
        case .unresolved, .delegation: false
        }
    }

    /// Whether a call makes a screen, one that others are shown in aside, has another one make it, or begins another flow.
    private func leadsOn(_ call: Call, from owner: TypeID) -> Bool {
        switch call.callee {
        case .construction(let type, _):
            type != owner
                && (index.signs.flows.contains(index.types[type.index].name)
                    || isScreenLike(type) && outside.stacks.isDisjoint(with: index.outsideAncestors[type.index]))
        case .function(let id): givesScreen(call, of: id)
        case .outsideConstruction, .unresolved, .delegation: false
        }
    }

    /// Whether a function gives a screen, be it one of the type that it is called on:
    /// `static func instantiate() -> Self` of `protocol FromStoryboard`.
    private func givesScreen(_ call: Call, of id: FunctionID) -> Bool {
        isScreenLike(index.resultType(of: id)) || isScreenLike(call.result)
    }

    /// A screen, or a flow, or a protocol that stands for either.
    private func isScreenLike(_ type: ResolvedType) -> Bool {
        switch type.head {
        case .nominal, .external:
            if let name = index.outsideName(of: type),
                outside.viewControllers.contains(name) || outside.swiftUIViews.contains(name)
            {
                return true
            }
            guard let id = type.nominalHead else { return false }
            let name = index.types[id.index].name
            return isScreenLike(id) || index.signs.screens.contains(name) || index.signs.flows.contains(name)
        case .composition: return index.compositions[Int(type.id)].members.contains { isScreenLike($0) }
        case .unknown, .generic, .void, .tuple: return false
        }
    }

    /// A view controller, be it built upon a package's one (`KitViewController`), or a SwiftUI view.
    private func isScreenLike(_ type: TypeID) -> Bool {
        let ancestors = index.outsideAncestors[type.index]
        return !outside.viewControllers.isDisjoint(with: ancestors) || !outside.swiftUIViews.isDisjoint(with: ancestors)
            || index.types[type.index].kind == .class && !index.signs.viewControllers.isDisjoint(with: ancestors)
    }
}
