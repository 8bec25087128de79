import SwiftFacts

/// Static accessors and methods that make what they give at every call: `static var empty: Form { Form() }` shares
/// nothing.
struct FreshStatics: Sendable {
    private var properties: RowSet<PropertyFact>
    private var functions: RowSet<FunctionFact>
    /// What gives out another static or a global.
    private var aliases: RowSet<PropertyFact>
    /// What gives out one static or global, and nothing else, with what that is.
    private var sources: [MemberID: PropertyID] = [:]

    /// A static, and one of the things that its code says of what it gives.
    private struct Statement: BitwiseCopyable, Sendable {
        var source: MemberID
        var evidence: Evidence
    }

    private enum Evidence: BitwiseCopyable, Sendable {
        /// It constructs one.
        case makes
        /// It gives out what another static of the kind holds, or what a method of it makes of that.
        case forwards
        /// It gives out another static or a global.
        case isAlias(PropertyID)
        /// It gives out what a function does.
        case gives(FunctionID)
        /// It reads or fills a static of the kind: stored ones keep what it makes.
        case uses(PropertyID)
    }

    init(index: ProjectIndex, uses: ProjectUses, workers: WorkerPool) {
        let files = index.files.indices.filter { index.files[$0].hasStaticCode }
        let said = Array(
            parallelMap(count: files.count, workers: workers) { Self.gathered(index, uses, file: files[$0]) }
                .joined())
        properties = RowSet(in: index)
        functions = RowSet(in: index)
        aliases = RowSet(in: index)
        /// What stands of each: all the code of a static is in one file.
        var statics: [Range<Int>] = []
        for (number, statement) in said.enumerated() {
            if case .property(let id) = statement.source, case .isAlias = statement.evidence { aliases.insert(id) }
            if number > 0, said[number - 1].source == statement.source {
                statics[statics.count - 1] = statics[statics.count - 1].lowerBound..<number + 1
            } else {
                statics.append(number..<number + 1)
            }
        }
        for _ in 0..<Self.maximumSteps {
            let more = statics.filter { !contains(said[$0.lowerBound].source) && isFresh(said[$0]) }
            if more.isEmpty { break }
            for statements in more { insert(said[statements.lowerBound].source) }
        }
        for statements in statics {
            let member = said[statements.lowerBound].source
            if !contains(member) { sources[member] = Self.source(said[statements]) }
        }
    }

    /// From how far what is made is given on.
    private static let maximumSteps = 5

    /// Whether a new one is given each time, as far as those are fresh that are known to be.
    ///
    /// - Parameter statements: All of one static.
    private func isFresh(_ statements: ArraySlice<Statement>) -> Bool {
        var (makes, gives, givesAny) = (false, true, false)
        for statement in statements {
            switch statement.evidence {
            case .makes: makes = true
            case .forwards: givesAny = true
            case .gives(let function): (gives, givesAny) = (gives && contains(function), true)
            case .uses(let place): if !contains(place) { return false }
            case .isAlias: break
            }
        }
        return makes || gives && givesAny
    }

    /// What one static gives out that another one holds; nil where there are several, or where it may give something else.
    private static func source(_ statements: ArraySlice<Statement>) -> PropertyID? {
        var source: PropertyID?
        for statement in statements {
            switch statement.evidence {
            case .isAlias(let place): if place != source ?? place { return nil } else { source = place }
            case .gives, .makes: return nil
            case .forwards, .uses: break
            }
        }
        return source
    }

    /// What the code of a file says of its statics, one static after the other.
    private static func gathered(_ index: ProjectIndex, _ all: ProjectUses, file: Int) -> [Statement] {
        var said: [Statement] = []
        var body = StaticBody()
        let (uses, makers) = (all[file], NewMakers(index: index, uses: all))
        let (calls, accesses) = (uses.calls, uses.accesses)
        for number in calls.indices {
            guard let source = body.source(of: calls[number].site.bodyID, index) else { continue }
            if makers.make(number, among: calls) {
                said.append(Statement(source: source, evidence: .makes))
                continue
            }
            read(calls[number], source, index) { said.append(Statement(source: source, evidence: $0)) }
        }
        for number in accesses.indices {
            guard let source = body.source(of: accesses[number].site.bodyID, index) else { continue }
            read(accesses[number], source, index) { said.append(Statement(source: source, evidence: $0)) }
        }
        for handed in uses.handedMakers {
            guard let source = body.source(of: BodyID(file: file, row: Int(handed.body)), index) else { continue }
            read(handed.maker, source, index) { said.append(Statement(source: source, evidence: $0)) }
        }
        said.sort { row(of: $0.source) < row(of: $1.source) }
        return said
    }

    /// Different for all statics of a file.
    private static func row(of source: MemberID) -> Int {
        switch source {
        case .property(let id): 2 * id.index
        case .function(let id): 2 * id.index + 1
        }
    }

    /// Whose code a body is. Calls and accesses stand body by body, and that is asked once for all in it.
    private struct StaticBody {
        private var body: Int32 = -1
        private var source: MemberID?

        /// The source whose code a body is, if it is one's.
        mutating func source(of id: BodyID, _ index: ProjectIndex) -> MemberID? {
            if Int32(id.index) != body {
                body = Int32(id.index)
                source = FreshStatics.source(of: id, index)
            }
            return source
        }
    }

    /// The static (or global) accessor or function whose code a body is.
    private static func source(of id: BodyID, _ index: ProjectIndex) -> MemberID? {
        let body = index.files[id.fileIndex].bodies[id.index]
        switch body.kind {
        case .function:
            let function = FunctionID(file: id.fileIndex, row: Int(body.owner))
            let fact = index.fact(function)
            return fact.flags.contains(.isStatic) || fact.kind == .method && fact.owner < 0 ? .function(function) : nil
        case .accessors:
            let property = PropertyID(file: id.fileIndex, row: Int(body.owner))
            let fact = index.fact(property)
            return fact.flags.contains(.isStatic) || fact.owner < 0 ? .property(property) : nil
        case .initialValue, .defaultArgument, .attribute, .topLevel: return nil
        }
    }

    private static func result(of source: MemberID, _ index: ProjectIndex) -> ResolvedType {
        switch source {
        case .property(let id): index.type(of: id)
        case .function(let id): index.resultType(of: id)
        }
    }

    /// Whether what reads or fills a place may keep there what it makes, or have it from there: `_shared ?? make()`,
    /// `all["main"] ?? make()`.
    private static func mayHold(_ place: PropertyID, _ source: MemberID, _ index: ProjectIndex) -> Bool {
        let type = index.type(of: place)
        guard let held = type.wrappers.contains(.collection) ? type.nominalHead : type.instance else { return false }
        return gives(result(of: source, index), held, index)
    }

    /// Whether a value of the kind is given out as it is, or what a method of it makes of that: `.plain.labelled("x")`.
    private static func isForwarded(_ flow: Flow, by source: MemberID, _ index: ProjectIndex) -> Bool {
        switch flow {
        case .returned: return true
        case .member(.function(let method)?, _): return isLink(method, to: source, index)
        default: return false
        }
    }

    /// Whether a method of what a static gives out gives the same again.
    private static func isLink(_ method: FunctionID, to source: MemberID, _ index: ProjectIndex) -> Bool {
        guard !index.fact(method).flags.contains(.isStatic), let made = index.resultType(of: method).instance else {
            return false
        }
        return index.owner(of: method) == made && gives(result(of: source, index), made, index)
    }

    /// Whether a function makes a screen of its storyboard, as its name says, however it goes about it.
    private static func isLoading(_ function: NameID, _ index: ProjectIndex) -> Bool {
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

    // Inlined: whoever asks for a bit is not to copy what they stand in.
    @inline(__always)
    func contains(_ id: PropertyID) -> Bool { properties.contains(id) }

    /// Whether a static accessor gives out what another static or a global holds.
    func isAlias(_ id: PropertyID) -> Bool { aliases.contains(id) }

    /// The static or global that is all a function gives out: `static func flagship() -> Boat { Boat.shared }`.
    func source(of id: FunctionID) -> PropertyID? { sources[.function(id)] }

    /// The same of a static accessor: `static var flagship: Boat { Boat.shared }`.
    func source(of id: PropertyID) -> PropertyID? { sources[.property(id)] }

    @inline(__always)
    func contains(_ id: FunctionID) -> Bool { functions.contains(id) }

    private static func gives(_ type: ResolvedType, _ made: TypeID, _ index: ProjectIndex) -> Bool {
        guard let declared = type.instance else { return false }
        return index.isKind(made, of: declared)
    }
}

/// What code says of the static that it stands in.
extension FreshStatics {
    private static func read(
        _ call: Call, _ source: MemberID, _ index: ProjectIndex, says: (Evidence) -> Void
    ) {
        switch call.callee {
        case .construction(let type, _):
            // Nobody makes the application's delegate: one stands in where there is none.
            if gives(result(of: source, index), type, index), !isDelegate(type, index) { says(.makes) }
        case .function(let id):
            guard case .returned = call.flow, !isLink(id, to: source, index) else { return }
            says(returned(by: id, index))
        case .outsideConstruction(let name):
            if index.outsideName(of: result(of: source, index)) == name { says(.makes) }
        case .unresolved(let name):
            if case .returned = call.flow, isLoading(name, index) { says(.makes) }
        case .delegation: return
        }
    }

    /// Whether a type is the delegate of the application, as its name says: `delegate as? AppDelegate ?? AppDelegate()`.
    private static func isDelegate(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.signs.roots.contains(index.types[type.index].name)
    }

    /// `entry.map(Parcel.init)` is `entry.map { Parcel($0) }`.
    private static func read(
        _ maker: HandedMaker.Maker, _ source: MemberID, _ index: ProjectIndex, says: (Evidence) -> Void
    ) {
        switch maker {
        case .initializer(let type): if gives(result(of: source, index), type, index) { says(.makes) }
        case .function(let id):
            guard let made = index.resultType(of: id).instance, gives(result(of: source, index), made, index) else {
                return
            }
            says(returned(by: id, index))
        }
    }

    private static func returned(by id: FunctionID, _ index: ProjectIndex) -> Evidence {
        isLoading(index.fact(id).name, index) ? .makes : .gives(id)
    }

    private static func read(
        _ access: StaticAccess, _ source: MemberID, _ index: ProjectIndex, says: (Evidence) -> Void
    ) {
        switch (access.target, access.flow) {
        case (.function(let id), .returned): says(returned(by: id, index))
        case (.property(let id), let flow):
            if case .returned = flow { says(.isAlias(id)) }
            guard mayHold(id, source, index) else { return }
            says(.uses(id))
            if isForwarded(flow, by: source, index) { says(.forwards) }
        default: return
        }
    }
}
