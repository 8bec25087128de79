import SwiftFacts

/// A place that produces an instance.
enum Provider: Hashable, Sendable {
    /// A container's property, anyone's `lazy` one, a static or a global one.
    case property(PropertyID)
    /// A creating method, or a global function that makes something.
    case function(FunctionID)
    /// What a library's container is told.
    case registration(RegistrationID)
}

/// That producing one instance asks for another: where.
struct Ask: Sendable {
    var site: Site
    /// The number of the library whose generated code makes it, or hands it down; -1 where the project does.
    var library: Int32 = -1
    /// It is a call of a creating method that is handed something.
    var passesArguments = false
    /// All that it is handed is what the asking method was handed itself, or what its type keeps.
    var passesOnlyOn = false
    /// The type of the asked method has no other one of its name.
    var isOnlyOfItsName = false
    /// It asks in some cases only.
    var isConditional = false
    /// Something that is made asks, while it is made.
    var isOfMaking = false
    /// By way of a member that an initializer calls or reads: what its own state decides may be decided by it.
    var isByOwnMember = false
}

/// The places that produce instances, and which of them producing asks for.
struct ProviderGraph: Sendable {
    let providers: [Provider]
    let graph: Digraph<Ask>
    /// What is asked in any case.
    private let certain: Digraph<Ask>
    /// What is asked in any case, whatever the state of an object that is being made.
    private let unchosen: Digraph<Ask>
    /// The numbers of the providers that are properties and ask for something.
    private let asking: [PropertyID: Int]

    /// - Parameter found: The providers and asks of the whole project.
    init(_ found: ProviderGraphBuilder) {
        providers = found.providers
        graph = Digraph(nodeCount: found.providers.count, edges: found.edges).withoutRecursiveCreation()
        certain = graph.filter { !$0.label.isConditional }
        unchosen = certain.filter { !$0.label.isByOwnMember }
        var asking: [PropertyID: Int] = [:]
        for (number, provider) in providers.enumerated() where !graph.edges(from: number).isEmpty {
            if case .property(let id) = provider { asking[id] = number }
        }
        self.asking = asking
    }

    /// The properties that producing what one gives asks for, by way of others or not, itself not among them.
    ///
    /// - Parameter limit: Beyond how many no further ones are looked for.
    /// - Complexity: O(asks on the way)
    func propertiesAsked(producing property: PropertyID, limit: Int) -> [PropertyID] {
        guard let first = asking[property] else { return [] }
        var (waiting, seen): ([Int], Set<Int>) = ([first], [first])
        var found: [PropertyID] = []
        while let current = waiting.popLast(), seen.count <= limit {
            for edge in graph.edges(from: current) where seen.insert(edge.target).inserted {
                waiting.append(edge.target)
                if case .property(let id) = providers[edge.target] { found.append(id) }
            }
        }
        return found
    }

    /// The shortest ring within a strongly connected component that one step of at the most is conditional of: whoever takes
    /// that branch has no way out. Two conditions may exclude one another: each of two asks for the other one in another
    /// environment.
    ///
    /// - Parameter precedes: A strict total order of the component's nodes.
    func ring(in component: [Int], by precedes: (Int, Int) -> Bool) -> [Edge<Ask>]? {
        if let ring = certain.shortestRing(in: component, by: precedes) { return ring }
        var best: [Edge<Ask>]?
        var left = Self.conditionsInView
        for node in component.sorted(by: precedes) {
            for edge in graph.edges(from: node) where edge.label.isConditional && left > 0 {
                // The object that is asked may decide that by what it has.
                if edge.label.isByOwnMember { continue }
                left -= 1
                var paths = FirstPaths<Ask>(from: edge.target)
                guard let path = paths.path(to: node, in: unchosen), path.count + 1 < best?.count ?? .max else {
                    continue
                }
                best = [edge] + path
            }
        }
        guard let best, let start = best.indices.min(by: { precedes(best[$0].source, best[$1].source) }) else {
            return nil
        }
        return Array(best[start...] + best[..<start])
    }

    /// Far above how many conditions a ring of providers has; each looks through the whole component.
    private static let conditionsInView = 64
}

/// Collects the providers and asks of the provider graph.
struct ProviderGraphBuilder {
    let index: ProjectIndex
    let uses: ProjectUses
    let classification: Classification
    let bindings: Bindings
    let wiring: ProjectWiring
    private(set) var providers: [Provider] = []
    var edges: [Edge<Ask>] = []
    private(set) var numbers: ProviderNumbers
    /// What an initializer asks of the factories and containers that it is handed, by the initializer's type.
    var initializerAsks: [TypeID: [InitializerAsk]] = [:]
    /// What methods and computed properties of instances ask of statics in any case.
    var memberAsks: [MemberID: [InitializerAsk]] = [:]

    var initializerParts = InitializerParts()
    /// By body: where it keeps what it produces.
    var settled: [BodyID: UInt32] = [:]
    /// The bodies of a file that keep what they produce, as far as that was asked for.
    var caches: (file: Int, bodies: [BodyID: LocalSite.Doubts])?
    let constructionLookups: ConstructionLookups
    let making: MakingMethods
    let families: ContainerFamilies
    /// By provider: it produces something for its own type, and only what that asks itself for counts.
    private(set) var isOwn: [Bool] = []
    /// By file.
    private let registersSomething: [Bool]
    /// By file: whether some of its code produces for a provider. What that of the others uses is not read.
    private(set) var produces: [Bool]

    init(
        index: ProjectIndex, uses: ProjectUses, classification: Classification, bindings: Bindings,
        wiring: ProjectWiring
    ) {
        self.wiring = wiring
        var registersSomething = Array(repeating: false, count: uses.count)
        for file in uses.wired { registersSomething[file] = !uses[file].wiring.registrations.isEmpty }
        self.registersSomething = registersSomething
        produces = registersSomething
        constructionLookups = ConstructionLookups(
            index: index, uses: uses, excluded: classification.excluded, bindings: bindings)
        making = MakingMethods(index: index, classification: classification)
        families = ContainerFamilies(index: index, uses: uses, excluded: classification.excluded)
        self.index = index
        self.uses = uses
        self.classification = classification
        self.bindings = bindings
        numbers = ProviderNumbers(index)
        gatherProviders()
        gatherAsks()
    }

    private mutating func gatherProviders() {
        for file in index.files.indices where !classification.excluded.contains(file: file) {
            let facts = index.files[file]
            // The variables of a main file get their values one after the other.
            let hasGlobals = !facts.isMain
            let (properties, functions) = (facts.properties, facts.functions)
            for row in properties.indices where properties[row].initialValue >= 0 || properties[row].accessors >= 0 {
                guard properties[row].owner >= 0 || hasGlobals else { continue }
                let id = PropertyID(file: file, row: row)
                let isOwn =
                    making.computes(id) && wiring.registration(ofMember: id) == nil
                    && !isExcluded(file, properties[row].owner)
                let givesOut = !isOwn && givesOut(id)
                guard isOwn || givesOut || isProvider(id, in: properties) else { continue }
                if hasOthersOfItsName(id) || isOverridden(properties[row].name, index.owner(of: id)) { continue }
                add(.property(id), isOwn: isOwn)
                noteBody(properties[row].initialValue, file: file)
                // Observers of a stored property produce nothing.
                if properties[row].flags.contains(.isComputed) { noteBody(properties[row].accessors, file: file) }
            }
            for row in functions.indices where functions[row].body >= 0 {
                let id = FunctionID(file: file, row: row)
                let isCreating = classification.isCreatingMethod(id)
                let isForOwn = making.contains(id) && functions[row].owner >= 0 && isForOwnType(id)
                let isMaking = isCreating || making.contains(id) && !isForOwn
                let givesOut = !isMaking && givesOut(id)
                guard isMaking || isForOwn || givesOut, !isExcluded(file, functions[row].owner),
                    !isOverridden(functions[row].name, index.owner(of: id))
                else { continue }
                add(.function(id), isOwn: isForOwn && !isMaking && !givesOut)
                noteBody(functions[row].body, file: file)
            }
            gatherRegistrations(file: file)
        }
    }

    /// Whether a method that is handed nothing gives out what is kept or made.
    private func givesOut(_ id: FunctionID) -> Bool { making.givesOut(id) }

    private func isOverridden(_ name: NameID, _ owner: TypeID) -> Bool {
        bindings.isOverridden(name, owner, in: index)
    }

    /// Whether a static property has others of its name beside it, of which constraints tell which is meant:
    /// `extension Key where Value == Api { static var main: Api { … } }`.
    private func hasOthersOfItsName(_ id: PropertyID) -> Bool {
        let owner = index.owner(of: id)
        guard index.fact(id).flags.contains(.isStatic), !owner.isNone else { return false }
        let others = index.members.named(index.fact(id).name, of: owner).filter {
            if case .property(let other) = $0.member { other != id } else { false }
        }
        return !others.isEmpty && others.count > index.alternatives(to: id).count
    }

    private func givesOut(_ id: PropertyID) -> Bool {
        making.givesOut(id) && !wiring.isAskedByName(id) && !isExcluded(id.fileIndex, index.fact(id).owner)
    }

    /// Whether a method makes something for its type alone, which neither makes things for others nor, in a static function,
    /// itself: `static func live() -> Self`.
    private func isForOwnType(_ id: FunctionID) -> Bool {
        let owner = index.owner(of: id)
        return !making.isMaker(owner) && !classification.shapes.isNamedConstructor(id, of: owner)
    }

    private mutating func gatherRegistrations(file: Int) {
        guard registersSomething[file] else { return }
        for row in uses[file].wiring.registrations.indices {
            let id = RegistrationID(file: file, row: row)
            guard wiring.contains(id) else { continue }
            let provider = wiring.provider(id)
            if numbers[provider] == nil { add(provider) }
        }
    }

    /// The provider whose producing code a site directly stands in.
    // Inlined: nearly all code is asked, and the builder is not to be copied for that.
    @inline(__always)
    func asker(at site: Site) -> Int? {
        if registersSomething[site.fileIndex], uses[site.fileIndex].wiring.isProviderCode(site) {
            guard let row = uses[site.fileIndex].wiring.registration(producing: site) else { return nil }
            let id = RegistrationID(file: site.fileIndex, row: row)
            return self.wiring.contains(id) ? numbers[self.wiring.provider(id)] : nil
        }
        return site.isDeferred ? nil : numbers.provider(ofBody: site.bodyID)
    }

    private func isExcluded(_ file: Int, _ owner: Int32) -> Bool {
        classification.excluded.contains(file: file, typeRow: owner)
    }

    /// - Parameter properties: Of the file.
    private func isProvider(_ id: PropertyID, in properties: RowView<PropertyFact>) -> Bool {
        let (owner, flags) = (properties[id.index].owner, properties[id.index].flags)
        guard !isExcluded(id.fileIndex, owner) else { return false }
        if flags.contains(.isStatic) || owner < 0 {
            return flags.contains(.isComputed) ? wiring.isAskedByName(id) : properties[id.index].initialValue >= 0
        }
        if flags.contains(.isLazy) { return true }
        return classification.roles(of: index.type(file: id.fileIndex, row: owner)).contains(.container)
            && !flags.contains(.isObserved)
    }

    /// Whether an ask counts: of a provider that produces for its own type only what that asks itself for, and not under
    /// its own name, which another method is most likely to bear.
    func counts(from asking: Int, to target: Int, isOfOwn: Bool) -> Bool {
        !isOwn[asking] && !isOwn[target] || isOfOwn && asking != target
    }

    private mutating func add(_ provider: Provider, isOwn: Bool = false) {
        self.isOwn.append(isOwn)
        numbers.insert(provider, providers.count)
        providers.append(provider)
    }

    /// Notes that a body of a file, if there is one, produces for the last provider.
    private mutating func noteBody(_ body: Int32, file: Int) {
        guard body >= 0 else { return }
        numbers.note(body: BodyID(file: Int32(file), row: body), of: providers.count - 1)
        produces[file] = true
    }
}
