import SwiftFacts

/// What a rule may see: the sources' facts, linked, and what follows from them; immutable.
///
/// A class: of a struct with so many tables each copy costs dozens of reference counts.
final class Project: Sendable {
    let index: ProjectIndex
    let idioms: IdiomTable
    /// By file: what its code mentions, calls and reaches.
    let uses: ProjectUses
    let classification: Classification
    /// Registrations and lookups of libraries for dependency injection.
    let wiring: ProjectWiring
    let bindings: Bindings
    let types: TypeGraph
    let lent: LentServices
    let providers: ProviderGraph
    /// By carrier: where it is mentioned.
    let mentions: MentionTable
    /// Names that may be read of what cannot be told.
    let unplaced: UnplacedNames
    let platform: PlatformServices
    let shared: SharedInstanceTable
    let outsideInstances: OutsideInstances
    let assemblies: AssemblyTypes
    let sharedAccesses: SharedAccessTable
    /// By type: the dependencies that its initializers take.
    let injectionTable: FrozenGroups<Injection>
    let assemblers: Assemblers
    let resolverCode: ResolverCode
    /// Initializers that call another one of their type.
    let delegating: RowSet<FunctionFact>
    let named: NamedFunctions
    let allowedSingletons: [Glob]
    let configuration: Configuration
    /// The files that say of themselves that a tool has made them: nobody mends anything there.
    let generatedPaths: Set<String>
    /// What rules that count occurrences leave out; filled when the other findings are known (see `Analyzer`).
    let suppressions: Suppressions

    /// Links the facts and derives roles, graphs and mentions.
    static func linking(
        _ batches: consuming [FactsBatch], layout: ModuleLayout, configuration: Configuration, workers: WorkerPool
    ) -> Project {
        Project(linking: batches, layout: layout, configuration: configuration, workers: workers)
            .completed(workers: workers)
    }

    private init(
        linking batches: consuming [FactsBatch], layout: ModuleLayout, configuration: Configuration, workers: WorkerPool
    ) {
        let linked = LinkedFacts(merging: batches, layout: layout, workers: workers)
        let (index, idioms) = ProjectIndex.linking(linked, workers: workers)
        let outside = OutsideNames(index: index, configuration: configuration, idioms: idioms, workers: workers)
        let platform = PlatformServices(index.linked.names, known: index.known, workers: workers)
        let telling = TellingNames(index: index, outside: outside, platform: platform)
        let uses = Self.uses(
            in: index, idioms: idioms, telling: telling, includesTests: configuration.includeTests, workers: workers)
        let classification = Classification.settled(
            index: index, uses: uses, outside: outside, configuration: configuration, idioms: idioms, workers: workers)
        let ((wiring, bindings), (resolvers, assemblies)) = concurrently(
            workers: workers,
            {
                (
                    ProjectWiring(index: index, uses: uses, excluded: classification.excluded, workers: workers),
                    Bindings(index: index, uses: uses, classification: classification, workers: workers)
                )
            },
            {
                let resolvers = ResolverCode(index: index, uses: uses, classification: classification)
                return (
                    resolvers,
                    AssemblyTypes(index: index, classification: classification, resolvers: resolvers)
                )
            })
        self.index = index
        self.idioms = idioms
        self.wiring = wiring
        self.uses = uses
        self.configuration = configuration
        generatedPaths = Set(index.files.lazy.filter(\.isGenerated).map(\.path))
        self.classification = classification
        self.bindings = bindings
        resolverCode = resolvers
        self.assemblies = assemblies
        self.platform = platform
        // The longest ones first, so that none is left over for one thread alone.
        (providers, (types, outsideInstances), mentions, shared, unplaced, (delegating, named)) = concurrently(
            workers: workers,
            {
                let asks = ProviderGraphBuilder(
                    index: index, uses: uses, classification: classification, bindings: bindings, wiring: wiring)
                return ProviderGraph(asks)
            },
            {
                let outside = OutsideInstances(index: index, uses: uses, platform: platform)
                let edges = TypeGraphBuilder(
                    index: index, uses: uses, classification: classification, bindings: bindings, outside: outside,
                    resolvers: resolvers)
                return (TypeGraph(edges), outside)
            },
            { MentionTable(index: index, uses: uses) },
            { SharedInstanceTable(index: index, uses: uses, classification: classification, workers: workers) },
            { UnplacedNames(index: index, uses: uses) },
            { (Self.delegatingInitializers(index, uses), NamedFunctions(index: index, uses: uses)) })
        lent = LentServices(index: index, classification: classification, bindings: bindings, types: types)
        allowedSingletons = (configuration.allowedSingletons + configuration.ambientSingletons).map(Glob.init)
        // What follows from all these tables is completed later; until then it is empty, whoever asks.
        sharedAccesses = SharedAccessTable(fileCount: index.files.count)
        injectionTable = FrozenGroups([], starts: Array(repeating: 0, count: index.types.count + 1))
        assemblers = Assemblers()
        suppressions = .none
    }

    private init(
        _ other: Project, sharedAccesses: SharedAccessTable, injections: FrozenGroups<Injection>,
        assemblers: Assemblers, suppressions: Suppressions
    ) {
        index = other.index
        idioms = other.idioms
        wiring = other.wiring
        uses = other.uses
        configuration = other.configuration
        generatedPaths = other.generatedPaths
        classification = other.classification
        bindings = other.bindings
        types = other.types
        lent = other.lent
        providers = other.providers
        mentions = other.mentions
        unplaced = other.unplaced
        platform = other.platform
        shared = other.shared
        allowedSingletons = other.allowedSingletons
        delegating = other.delegating
        named = other.named
        outsideInstances = other.outsideInstances
        resolverCode = other.resolverCode
        assemblies = other.assemblies
        self.sharedAccesses = sharedAccesses
        injectionTable = injections
        self.assemblers = assemblers
        self.suppressions = suppressions
    }

    /// The project with what follows from all else: what each access to a shared instance reaches, what initializers
    /// take, who assembles.
    private func completed(workers: WorkerPool) -> Project {
        // Who assembles depends on who is handed something.
        let taking = Project(
            self, sharedAccesses: SharedAccessTable(of: self, workers: workers),
            injections: gatheredInjections(workers: workers), assemblers: assemblers, suppressions: suppressions)
        return Project(
            taking, sharedAccesses: taking.sharedAccesses, injections: taking.injectionTable,
            assemblers: Assemblers(of: taking, workers: workers), suppressions: suppressions)
    }

    /// The project as rules see it that leave out what comments suppress.
    func leavingOut(_ suppressions: Suppressions) -> Project {
        Project(
            self, sharedAccesses: sharedAccesses, injections: injectionTable, assemblers: assemblers,
            suppressions: suppressions)
    }

    /// Resolves all bodies.
    private static func uses(
        in index: ProjectIndex, idioms: IdiomTable, telling: TellingNames, includesTests: Bool, workers: WorkerPool
    ) -> ProjectUses {
        ProjectUses(
            parallelMap(
                count: index.files.count, workers: workers,
                with: { file in
                    BodyResolver(
                        index: index, file: file, uppercase: index.uppercase, idioms: idioms, telling: telling)
                },
                { resolver, file in
                    let isProduct = includesTests || !index.modules.isTest[file]
                    return resolver.resolve(file: file, as: isProduct ? .everything : .tests)
                }))
    }

    private static func delegatingInitializers(_ index: ProjectIndex, _ uses: ProjectUses) -> RowSet<FunctionFact> {
        var found = RowSet<FunctionFact>(in: index)
        for uses in uses {
            for number in uses.delegationNumbers {
                if let initializer = index.function(at: uses.calls[Int(number)].site) { found.insert(initializer) }
            }
        }
        return found
    }

    /// Whether the code of a site is left out of findings.
    func isExcluded(_ site: Site) -> Bool {
        classification.excluded.contains(file: site.fileIndex, typeRow: index.body(at: site).enclosingType)
    }

    func roles(of type: TypeID) -> Roles { classification.roles(of: type) }

    @inline(__always)
    func fact(_ id: ParameterID) -> ParameterFact { index.fact(id) }
    @inline(__always)
    func fact(_ id: PropertyID) -> PropertyFact { index.fact(id) }
    @inline(__always)
    func fact(_ id: FunctionID) -> FunctionFact { index.fact(id) }

    func type(of id: ParameterID) -> ResolvedType { index.type(of: id) }
    func type(of id: PropertyID) -> ResolvedType { index.type(of: id) }

    /// The type a member belongs to; none for a global.
    func owner(of id: PropertyID) -> TypeID { index.owner(of: id) }
    func owner(of id: FunctionID) -> TypeID { index.owner(of: id) }

    /// The type whose member is reached; none for a global, and for what the sources do not declare.
    func owner(of target: AccessTarget) -> TypeID {
        switch target {
        case .property(let id): owner(of: id)
        case .function(let id): owner(of: id)
        case .outside: .none
        }
    }
}
