import SwiftFacts

/// Static accessors and methods that make what they give at every call: `static var empty: Form { Form() }` shares
/// nothing.
struct FreshStatics: Sendable {
    private let members: Set<MemberID>
    /// What gives out another static or a global.
    private let aliases: Set<MemberID>

    /// What the code of one file, or of several, says of statics.
    fileprivate struct Gathered: Sendable {
        var made: Set<MemberID> = []
        /// What only gives out what another function makes.
        var passedOn: [MemberID: FunctionID] = [:]
        var kept: Set<MemberID> = []
        var aliases: Set<MemberID> = []

        mutating func formUnion(_ other: Gathered) {
            made.formUnion(other.made)
            passedOn.merge(other.passedOn) { $1 }
            kept.formUnion(other.kept)
            aliases.formUnion(other.aliases)
        }
    }

    init(index: ProjectIndex, uses: [FileUses], jobs: Int) {
        let gathered = parallelMap(count: index.files.count, jobs: jobs) { Self.gathered(index, uses[$0]) }
            .reduce(into: Gathered()) { all, file in if let file { all.formUnion(file) } }
        var fresh = gathered.made.subtracting(gathered.kept)
        for _ in 0..<4 {
            let more = gathered.passedOn.filter {
                !fresh.contains($0.key) && fresh.contains(.function($0.value)) && !gathered.kept.contains($0.key)
            }
            if more.isEmpty { break }
            fresh.formUnion(more.keys)
        }
        members = fresh
        aliases = gathered.aliases
    }

    /// What the code of a file says; nil where it says nothing, as in most.
    private static func gathered(_ index: ProjectIndex, _ uses: FileUses) -> Gathered? {
        var found = Gathered()
        var isAny = false
        for call in uses.calls {
            guard let source = source(at: call.site, index) else { continue }
            isAny = true
            found.note(call, source, index)
        }
        for access in uses.accesses {
            guard let source = source(at: access.site, index) else { continue }
            isAny = true
            found.note(access, source, index)
        }
        return isAny ? found : nil
    }

    fileprivate static let makingWords: WordList = ["make", "create", "build"]

    /// The static (or global) accessor or static function in which code stands.
    private static func source(at site: Site, _ index: ProjectIndex) -> MemberID? {
        let facts = index.files[Int(site.file)]
        let body = facts.bodies[Int(site.body)]
        switch body.kind {
        case .accessors:
            let property = facts.properties[Int(body.owner)]
            guard property.flags.contains(.isStatic) || property.owner < 0 else { return nil }
            return .property(PropertyID(file: Int(site.file), row: Int(body.owner)))
        case .function:
            guard facts.functions[Int(body.owner)].flags.contains(.isStatic) else { return nil }
            return .function(FunctionID(file: Int(site.file), row: Int(body.owner)))
        default: return nil
        }
    }

    fileprivate static func result(of source: MemberID, _ index: ProjectIndex) -> ResolvedType {
        switch source {
        case .property(let id): index.propertyTypes[id.fileIndex][id.index]
        case .function(let id): index.resultTypes[id.fileIndex][id.index]
        }
    }

    /// Whether what reads or fills a place keeps there what it makes: `_shared ?? make()`, `all["main"] ?? make()`.
    fileprivate static func keeps(_ place: PropertyID, _ source: MemberID, _ index: ProjectIndex) -> Bool {
        let type = index.propertyTypes[place.fileIndex][place.index]
        guard let held = type.wrappers.contains(.collection) ? type.nominalHead : type.instance else { return false }
        return gives(result(of: source, index), held, index)
    }

    func contains(_ id: PropertyID) -> Bool { members.contains(.property(id)) }

    /// Whether a static accessor gives out what another static or a global holds.
    func isAlias(_ id: PropertyID) -> Bool { aliases.contains(.property(id)) }

    func contains(_ id: FunctionID) -> Bool { members.contains(.function(id)) }

    fileprivate static func gives(_ type: ResolvedType, _ made: TypeID, _ index: ProjectIndex) -> Bool {
        guard let declared = type.instance else { return false }
        return index.isKind(made, of: declared)
    }
}

extension FreshStatics.Gathered {
    fileprivate mutating func note(_ call: Call, _ source: MemberID, _ index: ProjectIndex) {
        switch call.callee {
        case .construction(let type, _):
            if FreshStatics.gives(FreshStatics.result(of: source, index), type, index) { made.insert(source) }
        case .function(let id):
            if case .returned = call.flow { passedOn[source] = id }
        case .unresolved(let name):
            guard case .returned = call.flow, FreshStatics.result(of: source, index).instance != nil,
                index.linked.names.begins(name, withWordOf: FreshStatics.makingWords)
            else { return }
            made.insert(source)
        case .outsideConstruction(let name):
            let result = FreshStatics.result(of: source, index)
            if result.head == .external, NameID(result.id) == name { made.insert(source) }
        case .delegation: return
        }
    }

    fileprivate mutating func note(_ access: StaticAccess, _ source: MemberID, _ index: ProjectIndex) {
        switch (access.target, access.flow) {
        case (.function(let id), .returned): passedOn[source] = id
        case (.property(let id), let flow):
            if FreshStatics.keeps(id, source, index) { kept.insert(source) }
            if case .returned = flow { aliases.insert(source) }
        default: return
        }
    }
}
