import SwiftFacts

/// A component creates a service that it could have been given.
struct SelfMadeDependency: Rule {
    let info = RuleInfo(
        id: "self-made-dependency", severity: .note,
        settings: [.dependencies, .roles],
        summary: "A component creates a service that it could have been given.",
        why: """
            Nobody outside sees the dependency, no test can replace it, and the component decides on its own which \
            implementation it gets and how many of them there are.
            """,
        fix: "Take the service, or its protocol, through the initializer.",
        bad: """
            protocol ForecastLoading {
                func load()
            }
            final class ForecastLoader: ForecastLoading {
                func load() {}
            }
            final class ForecastViewModel {
                private let loader: ForecastLoading = ForecastLoader()
                //                                    ^ note: [self-made-dependency]
                func refresh() { loader.load() }
            }
            """,
        good: """
            protocol ForecastLoading {
                func load()
            }
            final class ForecastLoader: ForecastLoading {
                func load() {}
            }
            final class ForecastViewModel {
                private let loader: ForecastLoading
                init(loader: ForecastLoading) { self.loader = loader }
                func refresh() { loader.load() }
            }
            """)

    static let isLengthy = true

    func findings(in project: Project) -> [Finding] {
        var needs = Needs(in: project)
        var occurrences = Occurrences(of: self, in: project)
        for (file, uses) in project.uses.enumerated() {
            let candidates = uses.constructionNumbers.map(Int.init)
                .filter { isSelfMade(uses.calls[$0], &needs, project) && !project.isMadeOfMaker($0, in: file) }
            if candidates.isEmpty { continue }
            // A type made several times, by differing arguments and for different properties, is no single service.
            let often = madeOften(candidates, uses.calls, project)
            let made = candidates.filter { Pair(uses.calls[$0], project).map { !often.contains($0) } ?? true }
            guard !made.isEmpty else { continue }
            let inline = InlineAssemblies(file: file, in: project).calls
            let outer = inline.union(candidates)
            let madeAgain = project.madeAgain(in: file)
            for number in made where !inline.contains(number) {
                let call = uses.calls[number]
                guard case .construction(let type, _) = call.callee,
                    !project.assemblers.types.contains(project.index.enclosingType(of: call.site)),
                    !project.isContainerOutsideRoot(call),
                    !isPart(call, of: outer, uses, project), !isPutIntoMade(call, uses)
                else { continue }
                let subject = project.subject(of: call.site)
                let service = project.index.qualifiedName(of: type)
                occurrences.add(
                    subject: subject, of: project.owner(of: call.site), dependency: service, severity: info.severity,
                    hint: hint(for: number, making: type, madeAgain: madeAgain, in: uses, of: project),
                    at: project.index.location(file: file, offset: call.nameOffset))
            }
        }
        return occurrences.findings(of: self, message: Message.creates, again: Message.createsAgain)
    }

    /// - Parameter madeAgain: The properties of the file that what is constructed fills later as well.
    private func hint(
        for number: Int, making type: TypeID, madeAgain: Set<PropertyID>, in uses: FileUses, of project: Project
    ) -> Hint {
        let call = uses.calls[number]
        let subject = project.subject(of: call.site)
        if let property = project.propertyFilled(by: call),
            madeAgain.contains(property) || project.isMadeOfState(number, in: call.site.fileIndex, for: property)
        {
            return project.takingFactory(of: type, madeBy: number, in: call.site.fileIndex, subject)
        }
        return Hint(project.takingInstead(of: type, madeBy: call, subject))
    }

    /// Of nested constructions only the outer one is reported, if that: who may hand in the whole need hand in no part, unless
    /// the maker keeps that as well, and works with the same one.
    ///
    ///     let pool = ConnectionPool(address: address)
    ///     self.pool = pool
    ///     sender = Sender(pool: pool)
    private func isPart(_ call: Call, of reported: Set<Int>, _ uses: FileUses, _ project: Project) -> Bool {
        var isKept: Bool { if case .stored = call.flow { true } else { false } }
        return uses.outwards(from: call.outer).contains {
            reported.contains($0) && !isKept || project.isContainerOutsideRoot(uses.calls[$0])
                || project.isTakenInstead(uses.calls[$0])
        }
    }

    /// Whether something is put into what the same code has just made: `field.validator = LengthValidator()`. Who is given
    /// the whole needs no part of it.
    private func isPutIntoMade(_ call: Call, _ uses: FileUses) -> Bool {
        guard case .assigned(_, of: nil) = call.flow else { return false }
        let calls = uses.calls
        return calls[calls.range(of: call.site.body, by: \.site.body)].contains { other in
            guard case .bound = other.flow, other.nameOffset < call.nameOffset else { return false }
            switch other.callee {
            case .construction, .outsideConstruction: return true
            case .function, .delegation, .unresolved: return false
            }
        }
    }

    /// Whether something is made for a tool for anything alone, which is a part of whoever makes it:
    /// `Cache<String, Card>(expiry: Expiry())`.
    private func isForTool(_ call: Call, _ project: Project) -> Bool {
        guard case .argument(let place) = call.flow, place.call >= 0,
            case .construction(let tool, _) = project.uses[call.site.fileIndex].calls[Int(place.call)].callee
        else { return false }
        return project.index.isGeneric(tool)
    }

    /// Whether something is made for a view of the project to be made with, and says how that looks:
    /// `CodeView(facade: CodeFacade(style: .dark))`.
    private func isLookOfView(_ call: Call, _ type: TypeID, _ project: Project) -> Bool {
        guard case .argument(let place) = call.flow, place.call >= 0,
            case .construction(let view, _) = project.uses[call.site.fileIndex].calls[Int(place.call)].callee
        else { return false }
        return project.roles(of: view).contains(.view) && project.classification.saysHowViewsLook(type)
    }

    private func isSelfMade(_ call: Call, _ needs: inout Needs, _ project: Project) -> Bool {
        guard case .construction(let type, let initializer) = call.callee,
            project.classification.isDependencyType[type.index], project.index.types[type.index].isReference,
            project.isAtConstruction(call.site), !project.classification.excluded.contains(type),
            !project.isExcluded(call.site), !project.isAssembly(call.site)
        else { return false }
        let subject = project.index.enclosingType(of: call.site)
        guard project.index.types[subject.index].isReference, project.roles(of: subject).contains(.component),
            !project.index.isNamedFactory(subject), !project.classification.isContainerByName(subject),
            !project.isPutTogether(subject), project.canBeGiven(type, to: subject), !project.takes(subject, type),
            project.canTakeMore(subject),
            // What the maker hands itself, a closure or its changes nobody else can make.
            !call.hasSelfArgument, !call.hasClosureArgument, !isOneOfMany(call, project),
            !isMessage(call, type, project), !isForTool(call, project),
            !project.resolverCode.isOwn(type, of: subject), !isForFilling(call, project), !isDefault(call, project),
            !project.isMadeOfRows(initializer), !project.isTakenPartByPart(call, by: subject),
            !project.isNullObject(type)
        else { return false }
        // Models and flows are made of what is known at run time only, and by the flow that shows them.
        let roles = project.roles(of: type)
        if roles.contains(.coordinator) { return false }
        // What is watched and called a service, and no flow, is one that views watch.
        let isModel =
            roles.contains(.viewModel)
            && (!roles.contains(.serviceName) || project.classification.shapes.isNamedModel(type)
                || project.index.signs.flows.contains(project.index.types[type.index].name))
        if isModel, call.argumentCount > 0 || project.roles(of: subject).contains(.coordinator) { return false }
        if project.classification.onlyMakesViews(type) || isLookOfView(call, type, project) { return false }
        if !project.roles(of: subject).isDisjoint(with: [.viewController, .view]), project.laysOutList(type) {
            return false
        }
        return project.implementsDependency(type)
            || project.needsDependency(call, type, initializer)
            || needs.contains(type)
    }

    /// Whether what is made is no service by its name and what a method of the project is told first of all: a request, a
    /// command, an item, `store.load(Orders())`, which says what the other one is to do. What stands under a label is handed
    /// in.
    private func isMessage(_ call: Call, _ type: TypeID, _ project: Project) -> Bool {
        guard !project.roles(of: type).contains(.serviceName), let told = told(call, project),
            case .function(let method) = project.uses[call.site.fileIndex].calls[Int(told.call)].callee
        else { return false }
        return project.fact(method).kind == .method && !project.fact(method).flags.contains(.isStatic)
            && project.index.parameters(of: method).contains { parameter in
                project.fact(parameter).label == .none && told.target.map { $0 == .parameter(parameter) } ?? true
            }
    }

    /// The call that what is made is an argument of, be it by a local name that goes nowhere else; then it is not known which
    /// one.
    private func told(_ call: Call, _ project: Project) -> ArgumentPlace? {
        switch call.flow {
        case .argument(let place) where place.target != nil: place
        case .bound where call.outer >= 0 && !call.isAsked: ArgumentPlace(call: call.outer, target: nil)
        default: nil
        }
    }

    /// Whether something is made where a registry is filled, is told to do something there and kept by nobody:
    /// `Defaults(registry: registry).fill()`. The registry is no older, so nobody could hand it in.
    private func isForFilling(_ call: Call, _ project: Project) -> Bool {
        call.isAsked && !call.isKept && !call.isPassedOn && project.resolverCode.isFilling(call.site)
    }

    /// Whether what is made is there for those who set no other one, as a default argument is, or is where a state begins
    /// that something which the type works with has the next one of: `row = maker.row(at: 1)`.
    private func isDefault(_ call: Call, _ project: Project) -> Bool {
        guard let property = project.propertyFilled(by: call), !project.fact(property).flags.contains(.isLazy) else {
            return false
        }
        let isFirst =
            project.index.function(at: call.site).map { project.fact($0).kind == .initializer }
            ?? (project.index.body(at: call.site).kind == .initialValue)
        return isFirst
            && (project.isSetFromOutside(property) || project.isFilledAnew(property, in: call.site.fileIndex)
                || project.isIdleState(property, madeBy: call))
    }

    /// The types that one type makes several of, each for another property: by arguments that tell them apart, or with a
    /// state each that views watch.
    private func madeOften(_ made: [Int], _ calls: UseRows<KeptCall>, _ project: Project) -> Set<Pair> {
        var keepers: [Pair: Set<PropertyID>] = [:]
        for number in made {
            guard let pair = Pair(calls[number], project), let keeper = project.propertyFilled(by: calls[number]),
                calls[number].argumentCount > 0 || project.classification.shapes.isWatched(pair.type)
            else { continue }
            keepers[pair, default: []].insert(keeper)
        }
        return Set(keepers.filter { $0.value.count > 1 }.keys)
    }

    /// Who makes, and what is made.
    private struct Pair: Hashable {
        var maker: TypeID
        var type: TypeID

        init?(_ call: Call, _ project: Project) {
            guard case .construction(let type, _) = call.callee else { return nil }
            maker = project.index.enclosingType(of: call.site)
            self.type = type
        }
    }

    /// Whether a construction is an element of a list, be it by a local name, or what a closure makes of one: in an
    /// initializer only a closure returns anything.
    private func isOneOfMany(_ call: Call, _ project: Project) -> Bool {
        switch call.flow {
        case .used: true
        case .returned: project.index.function(at: call.site) != nil
        case .argument(let place):
            isPutIntoList(place, of: call, project) || isPartOfOneOfMany(call, project)
        case .bound: call.isListed && !call.isAsked || isPartOfOneOfMany(call, project)
        default: false
        }
    }

    /// Whether it goes into what a closure makes of an element, be it by a local name: there are as many as elements.
    ///
    ///     slots = kinds.map { Slot(kind: $0, runner: Runner(kind: $0)) }
    private func isPartOfOneOfMany(_ call: Call, _ project: Project) -> Bool {
        guard project.index.function(at: call.site) != nil else { return false }
        let uses = project.uses[call.site.fileIndex]
        return uses.outwards(from: call.outer).contains { number in
            guard uses.calls[number].isConstruction, case .returned = uses.calls[number].flow else { return false }
            return true
        }
    }

    /// Whether something is put into a list with others: `options.append(Option())`.
    private func isPutIntoList(_ place: ArgumentPlace, of call: Call, _ project: Project) -> Bool {
        guard place.call >= 0,
            case .unresolved(let method) = project.uses[call.site.fileIndex].calls[Int(place.call)].callee
        else { return false }
        return project.index.known.collecting.contains(method)
    }
}

/// The types that need something which no initializer of theirs shows: they read shared instances, ask locators, or have
/// wrappers fetch something.
private struct Needs {
    private let project: Project
    private var readers: Set<TypeID> = []
    /// Asked of the few types of which nothing else tells, and not read before.
    private lazy var wrappers = InjectionWrappers(in: project)

    init(in project: Project) {
        self.project = project
        for (file, uses) in project.uses.enumerated() {
            for entry in project.sharedAccesses[file] {
                let site = uses.accesses[entry.number].site
                let reader = project.index.enclosingType(of: site)
                // How everybody gets at the type is no need of it.
                if !reader.isNone, !project.index.isStatic(site) { readers.insert(reader) }
            }
            for lookup in uses.wiring.lookups where lookup.property != nil && !lookup.isInProviderCode {
                readers.insert(project.index.type(file: file, row: lookup.typeRow))
            }
        }
    }

    mutating func contains(_ type: TypeID) -> Bool {
        readers.contains(type) || wrappers.fetchDependency(for: type, in: project)
    }
}

extension Project {
    /// Whether an initializer of a type takes something that a value of `made` can be passed as.
    fileprivate func takes(_ type: TypeID, _ made: TypeID) -> Bool {
        initializers(of: type).contains { initializer in
            index.parameters(of: initializer).contains { accepts(self.type(of: $0), made) }
        }
    }

    /// Whether what an initializer makes another one takes, or it itself from those who have one: nobody who has one is bound
    /// to what it is made of.
    ///
    ///     init(store: Storing) { self.store = store }
    ///     init(folder: String) { store = FileStore(files: Files(folder)) }
    fileprivate func isTakenInstead(_ call: Call) -> Bool {
        guard case .construction(let made, _) = call.callee, case let subject = index.enclosingType(of: call.site),
            !subject.isNone
        else { return false }
        return isTaken(besides: index.function(at: call.site), by: subject) { accepts($0, made) }
    }

    /// Whether code that runs later sets a property to what a method of something else gives. O(calls of the file), of those
    /// in view
    fileprivate func isFilledAnew(_ id: PropertyID, in file: Int) -> Bool {
        guard fact(id).flags.contains(.isSettable) else { return false }
        return uses[file].calls.prefix(Self.callsInView).contains { call in
            guard case .stored(id) = call.flow, case .function(let method) = call.callee, call.baseCarrier != nil else {
                return false
            }
            return !fact(method).flags.contains(.isStatic) && !index.runsAtConstruction(call.site)
                && owner(of: method) != owner(of: id)
        }
    }

    /// Whether what a property begins with keeps nothing, and is made again whenever there is nothing better to put there: a
    /// state of its owner.
    ///
    ///     private var session: any Session = ClosedSession()
    ///     func close() { session = ClosedSession() }
    fileprivate func isIdleState(_ id: PropertyID, madeBy call: Call) -> Bool {
        guard case .construction(let made, _) = call.callee, call.argumentCount == 0,
            classification.shapes.keepsNothing(made), let kept = type(of: id).instance,
            index.types[kept.index].kind == .protocol
        else { return false }
        return uses[id.fileIndex].calls.prefix(Self.callsInView).contains { other in
            guard case .stored(id) = other.flow, case .construction(made, _) = other.callee else { return false }
            return !index.runsAtConstruction(other.site)
        }
    }

    /// Whether what is made takes that which feeds a list with its rows, as what lays them out does, `OrdersLayout(rows: rows)`:
    /// that is made of the list, and nobody has one before there is the screen.
    fileprivate func isMadeOfRows(_ initializer: FunctionID?) -> Bool {
        guard let initializer else { return false }
        return index.parameters(of: initializer).contains { type(of: $0).instance.map(feedsViews) ?? false }
    }

    /// Whether what is made takes a dependency. A list that begins empty where nothing is handed in is none that it needs:
    /// `Orders()` of an `init(shown: [Order] = [])`. Nor is one who is kept weak.
    fileprivate func needsDependency(_ call: Call, _ type: TypeID, _ initializer: FunctionID?) -> Bool {
        guard let initializer else { return takesDependency(initializers(of: type)) }
        let parameters = index.parameters(of: initializer)
        let hasOnlyDefaults = call.leavesDefaults(of: initializer, in: index)
        return parameters.contains {
            classification.isDependency(parameter: $0) && !(hasOnlyDefaults && beginsEmpty($0)) && !isWayBack($0)
        }
    }

    private func accepts(_ type: ResolvedType, _ made: TypeID) -> Bool {
        if type.head == .composition {
            return index.compositions[Int(type.id)].members.contains { accepts($0, made) }
        }
        guard let demanded = type.nominalHead else { return false }
        return demanded == made || index.ancestors[made.index].contains(demanded)
    }
}

extension Message {
    fileprivate static func creates(_ subject: String, _ service: String, _ count: Int) -> Message {
        count == 1
            ? "\(subject) creates \(service), which it could be given"
            : "\(subject) creates \(service), which it could be given, in \(count) places"
    }

    fileprivate static func createsAgain(_ service: String) -> Message { "also creates \(service) here" }
}
