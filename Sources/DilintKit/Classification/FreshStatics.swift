import SwiftFacts

/// Static accessors and methods that make what they give at every call: `static var empty: Form { Form() }` shares
/// nothing.
struct FreshStatics: Sendable {
    private var properties: RowSet<PropertyFact>
    private var functions: RowSet<FunctionFact>
    /// What gives out another static or a global.
    private var aliases: RowSet<PropertyFact>

    /// What the code of a static says of what it gives.
    fileprivate struct Evidence: Sendable {
        /// It constructs one.
        var makes = false
        /// It gives out what another static of the kind holds, or what a method of it makes of that.
        var forwards = false
        /// It gives out another static or a global.
        var isAlias = false
        /// The functions whose results it gives out.
        var functions: Set<FunctionID> = []
        /// The statics of the kind that it reads or fills: stored ones keep what it makes.
        var places: Set<PropertyID> = []

        /// Whether it can make a static neither fresh nor an alias.
        var saysNothing: Bool { !makes && !forwards && !isAlias && functions.isEmpty }

        mutating func formUnion(_ other: Evidence) {
            makes = makes || other.makes
            forwards = forwards || other.forwards
            isAlias = isAlias || other.isAlias
            functions.formUnion(other.functions)
            places.formUnion(other.places)
        }

        /// Whether a new one is given each time, as far as those are fresh that are known to be.
        func isFresh(knowing fresh: FreshStatics) -> Bool {
            guard places.allSatisfy({ fresh.contains($0) }) else { return false }
            if makes { return true }
            return (forwards || !functions.isEmpty) && functions.allSatisfy { fresh.contains($0) }
        }
    }

    init(index: ProjectIndex, uses: [FileUses], workers: WorkerPool) {
        let gathered = parallelMap(count: index.files.count, workers: workers) {
            index.files[$0].hasStaticCode ? Self.gathered(index, uses[$0]) : []
        }
        .flatMap { $0 }
        properties = RowSet(in: index)
        functions = RowSet(in: index)
        aliases = RowSet(in: index)
        for _ in 0..<Self.maximumSteps {
            let more = gathered.filter { !contains($0.source) && $0.evidence.isFresh(knowing: self) }
            if more.isEmpty { break }
            for member in more { insert(member.source) }
        }
        for case (.property(let id), let evidence) in gathered where evidence.isAlias { aliases.insert(id) }
    }

    /// From how far what is made is given on.
    private static let maximumSteps = 5

    /// What the code of a file says of the statics that may be fresh or aliases; all the code of a static is in one file.
    private static func gathered(
        _ index: ProjectIndex, _ uses: FileUses
    ) -> [(source: MemberID, evidence: Evidence)] {
        var found = FoundEvidence()
        let (calls, accesses) = (uses.calls, uses.accesses)
        for number in calls.indices {
            guard let source = found.source(at: calls[number].site, index) else { continue }
            found.said.note(calls[number], source, index)
        }
        for number in accesses.indices {
            guard let source = found.source(at: accesses[number].site, index) else { continue }
            found.said.note(accesses[number], source, index)
        }
        found.endBody()
        if found.all.isEmpty { return [] }
        return found.all.compactMap { $0.value.saysNothing ? nil : (source: $0.key, evidence: $0.value) }
    }

    /// What the code of a file says, by source.
    private struct FoundEvidence {
        private(set) var all: [MemberID: Evidence] = [:]
        /// What the body that is being read says: of most it is nothing.
        var said = Evidence()
        private var body: Int32 = -1
        private var source: MemberID?

        /// The source whose code a site is, if it is one's. Calls and accesses stand body by body, and of what a body is is
        /// asked once for all in it.
        mutating func source(at site: Site, _ index: ProjectIndex) -> MemberID? {
            if site.body != body {
                endBody()
                body = site.body
                source = FreshStatics.source(at: site, index)
            }
            return source
        }

        /// Keeps what the body has said: a function has others beside its own, and calls are read before accesses.
        mutating func endBody() {
            guard let source, !said.saysNothing || !said.places.isEmpty else { return }
            all[source, default: Evidence()].formUnion(said)
            said = Evidence()
        }
    }

    /// The static (or global) accessor or static function in which code stands.
    private static func source(at site: Site, _ index: ProjectIndex) -> MemberID? {
        if let function = index.function(at: site) {
            return index.fact(function).flags.contains(.isStatic) ? .function(function) : nil
        }
        guard index.body(at: site).kind == .accessors, let property = index.property(at: site) else { return nil }
        let fact = index.fact(property)
        return fact.flags.contains(.isStatic) || fact.owner < 0 ? .property(property) : nil
    }

    fileprivate static func result(of source: MemberID, _ index: ProjectIndex) -> ResolvedType {
        switch source {
        case .property(let id): index.type(of: id)
        case .function(let id): index.resultType(of: id)
        }
    }

    /// Whether what reads or fills a place may keep there what it makes, or have it from there: `_shared ?? make()`,
    /// `all["main"] ?? make()`.
    fileprivate static func mayHold(_ place: PropertyID, _ source: MemberID, _ index: ProjectIndex) -> Bool {
        let type = index.type(of: place)
        guard let held = type.wrappers.contains(.collection) ? type.nominalHead : type.instance else { return false }
        return gives(result(of: source, index), held, index)
    }

    /// Whether a value of the kind is given out as it is, or what a method of it makes of that: `.plain.labelled("x")`.
    fileprivate static func isForwarded(_ flow: Flow, by source: MemberID, _ index: ProjectIndex) -> Bool {
        switch flow {
        case .returned: return true
        case .member(.function(let method)?, _): return isLink(method, to: source, index)
        default: return false
        }
    }

    /// Whether a method of what a static gives out gives the same again.
    fileprivate static func isLink(_ method: FunctionID, to source: MemberID, _ index: ProjectIndex) -> Bool {
        guard !index.fact(method).flags.contains(.isStatic), let made = index.resultType(of: method).instance else {
            return false
        }
        return index.owner(of: method) == made && gives(result(of: source, index), made, index)
    }

    /// Whether a function makes a screen of its storyboard, as its name says, however it goes about it.
    fileprivate static func isLoading(_ function: NameID, _ index: ProjectIndex) -> Bool {
        index.signs.loading.contains(function)
    }

    private func contains(_ member: MemberID) -> Bool {
        switch member {
        case .property(let id): properties.contains(id)
        case .function(let id): functions.contains(id)
        }
    }

    private mutating func insert(_ member: MemberID) {
        switch member {
        case .property(let id): properties.insert(id)
        case .function(let id): functions.insert(id)
        }
    }

    // Inlined: whoever asks for a bit is not to copy the three sets.
    @inline(__always)
    func contains(_ id: PropertyID) -> Bool { properties.contains(id) }

    /// Whether a static accessor gives out what another static or a global holds.
    func isAlias(_ id: PropertyID) -> Bool { aliases.contains(id) }

    @inline(__always)
    func contains(_ id: FunctionID) -> Bool { functions.contains(id) }

    fileprivate static func gives(_ type: ResolvedType, _ made: TypeID, _ index: ProjectIndex) -> Bool {
        guard let declared = type.instance else { return false }
        return index.isKind(made, of: declared)
    }
}

extension FreshStatics.Evidence {
    fileprivate mutating func note(_ call: Call, _ source: MemberID, _ index: ProjectIndex) {
        switch call.callee {
        case .construction(let type, _):
            if FreshStatics.gives(FreshStatics.result(of: source, index), type, index) { makes = true }
        case .function(let id):
            guard case .returned = call.flow, !FreshStatics.isLink(id, to: source, index) else { return }
            noteReturned(by: id, index)
        case .outsideConstruction(let name):
            let result = FreshStatics.result(of: source, index)
            if result.head == .external, NameID(result.id) == name { makes = true }
        case .unresolved(let name):
            if case .returned = call.flow, FreshStatics.isLoading(name, index) { makes = true }
        case .delegation: return
        }
    }

    private mutating func noteReturned(by id: FunctionID, _ index: ProjectIndex) {
        let name = index.fact(id).name
        if FreshStatics.isLoading(name, index) { makes = true } else { functions.insert(id) }
    }

    fileprivate mutating func note(_ access: StaticAccess, _ source: MemberID, _ index: ProjectIndex) {
        switch (access.target, access.flow) {
        case (.function(let id), .returned): noteReturned(by: id, index)
        case (.property(let id), let flow):
            if case .returned = flow { isAlias = true }
            guard FreshStatics.mayHold(id, source, index) else { return }
            places.insert(id)
            if FreshStatics.isForwarded(flow, by: source, index) { forwards = true }
        default: return
        }
    }
}
