import SwiftFacts

/// Static accessors and methods that make what they give at every call: `static var empty: Form { Form() }` shares
/// nothing.
struct FreshStatics: Sendable {
    private let members: Set<MemberID>
    /// What gives out another static or a global.
    private let aliases: Set<MemberID>

    init(index: ProjectIndex, uses: [FileUses]) {
        var made: Set<MemberID> = []
        /// What only gives out what another function makes.
        var passedOn: [MemberID: FunctionID] = [:]
        var kept: Set<MemberID> = []
        var aliases: Set<MemberID> = []
        for file in index.files.indices {
            for call in uses[file].calls {
                guard let source = Self.source(at: call.site, index) else { continue }
                switch call.callee {
                case .construction(let type, _):
                    if Self.gives(Self.result(of: source, index), type, index) { made.insert(source) }
                case .function(let id):
                    if case .returned = call.flow { passedOn[source] = id }
                case .unresolved(let name):
                    guard case .returned = call.flow, Self.result(of: source, index).instance != nil,
                        index.linked.names.begins(name, withWordOf: Self.makingWords)
                    else { continue }
                    made.insert(source)
                case .outsideConstruction(let name):
                    let result = Self.result(of: source, index)
                    if result.head == .external, NameID(result.id) == name { made.insert(source) }
                case .delegation: continue
                }
            }
            for access in uses[file].accesses {
                let source = Self.source(at: access.site, index)
                switch (access.target, access.flow) {
                case (.function(let id), .returned):
                    if let source { passedOn[source] = id }
                case (.property(let id), let flow):
                    guard let source else { continue }
                    if Self.keeps(id, source, index) { kept.insert(source) }
                    if case .returned = flow { aliases.insert(source) }
                default: continue
                }
            }
        }
        var fresh = made.subtracting(kept)
        for _ in 0..<4 {
            let more = passedOn.filter {
                !fresh.contains($0.key) && fresh.contains(.function($0.value)) && !kept.contains($0.key)
            }
            if more.isEmpty { break }
            fresh.formUnion(more.keys)
        }
        members = fresh
        self.aliases = aliases
    }

    private static let makingWords: WordList = ["make", "create", "build"]

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

    private static func result(of source: MemberID, _ index: ProjectIndex) -> ResolvedType {
        switch source {
        case .property(let id): index.propertyTypes[id.fileIndex][id.index]
        case .function(let id): index.resultTypes[id.fileIndex][id.index]
        }
    }

    /// Whether what reads or fills a place keeps there what it makes: `_shared ?? make()`, `all["main"] ?? make()`.
    private static func keeps(_ place: PropertyID, _ source: MemberID, _ index: ProjectIndex) -> Bool {
        let type = index.propertyTypes[place.fileIndex][place.index]
        guard let held = type.wrappers.contains(.collection) ? type.nominalHead : type.instance else { return false }
        return gives(result(of: source, index), held, index)
    }

    func contains(_ id: PropertyID) -> Bool { members.contains(.property(id)) }

    /// Whether a static accessor gives out what another static or a global holds.
    func isAlias(_ id: PropertyID) -> Bool { aliases.contains(.property(id)) }

    func contains(_ id: FunctionID) -> Bool { members.contains(.function(id)) }

    private static func gives(_ type: ResolvedType, _ made: TypeID, _ index: ProjectIndex) -> Bool {
        guard let declared = type.instance else { return false }
        return index.isKind(made, of: declared)
    }
}
