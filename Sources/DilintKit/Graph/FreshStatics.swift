import SwiftFacts

/// Static accessors and methods that make what they give at every call: `static var empty: Form { Form() }` shares
/// nothing.
struct FreshStatics: Sendable {
    private let properties: Set<PropertyID>
    private let functions: Set<FunctionID>

    private struct Body: Hashable {
        var file: Int
        var row: Int32
    }

    /// A static accessor or function, as its body and what declares it.
    private enum Source: Hashable {
        case property(PropertyID)
        case function(FunctionID)
    }

    init(index: ProjectIndex, uses: [FileUses]) {
        var made: [Source: Body] = [:]
        /// What only gives out what another function makes.
        var passedOn: [Source: (FunctionID, Body)] = [:]
        var kept: Set<Body> = []
        for file in index.files.indices {
            for call in uses[file].calls {
                guard let source = Self.source(at: call.site, index) else { continue }
                let body = Body(file: file, row: call.site.body)
                switch call.callee {
                case .construction(let type, _):
                    if Self.gives(Self.result(of: source, index), type, index) { made[source] = body }
                case .function(let id):
                    if case .returned = call.flow { passedOn[source] = (id, body) }
                case .unresolved(let name):
                    guard case .returned = call.flow, Self.result(of: source, index).instance != nil,
                        index.linked.names.begins(name, withWordOf: ["make", "create", "build"])
                    else { continue }
                    made[source] = body
                case .delegation, .outsideConstruction: continue
                }
            }
            for access in uses[file].accesses {
                guard case .function(let id) = access.target, case .returned = access.flow,
                    let source = Self.source(at: access.site, index)
                else { continue }
                passedOn[source] = (id, Body(file: file, row: access.site.body))
            }
            Self.noteKept(uses[file].accesses, file: file, index, &kept)
        }
        var fresh = Set(made.filter { !kept.contains($0.value) }.keys)
        for _ in 0..<4 {
            let more = passedOn.filter {
                !fresh.contains($0.key) && fresh.contains(.function($0.value.0)) && !kept.contains($0.value.1)
            }
            if more.isEmpty { break }
            fresh.formUnion(more.keys)
        }
        properties = Set(fresh.compactMap { if case .property(let id) = $0 { id } else { nil } })
        functions = Set(fresh.compactMap { if case .function(let id) = $0 { id } else { nil } })
    }

    /// The static (or global) accessor or static function in which code stands.
    private static func source(at site: Site, _ index: ProjectIndex) -> Source? {
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

    private static func result(of source: Source, _ index: ProjectIndex) -> ResolvedType {
        switch source {
        case .property(let id): index.propertyTypes[id.fileIndex][id.index]
        case .function(let id): index.resultTypes[id.fileIndex][id.index]
        }
    }

    /// What reads or fills a place of its own keeps what it makes: `_shared ?? make()`.
    private static func noteKept(
        _ accesses: [StaticAccess], file: Int, _ index: ProjectIndex, _ kept: inout Set<Body>
    ) {
        let facts = index.files[file]
        for access in accesses {
            guard case .property(let id) = access.target,
                let held = index.propertyTypes[id.fileIndex][id.index].instance
            else { continue }
            let body = facts.bodies[Int(access.site.body)]
            guard body.kind == .accessors || body.kind == .function else { continue }
            let type =
                body.kind == .accessors
                ? index.propertyTypes[file][Int(body.owner)] : index.resultTypes[file][Int(body.owner)]
            if gives(type, held, index) { kept.insert(Body(file: file, row: access.site.body)) }
        }
    }

    func contains(_ id: PropertyID) -> Bool { properties.contains(id) }

    func contains(_ id: FunctionID) -> Bool { functions.contains(id) }

    private static func gives(_ type: ResolvedType, _ made: TypeID, _ index: ProjectIndex) -> Bool {
        guard let declared = type.instance else { return false }
        return made == declared || index.inheritance[made.index].ancestors.contains(declared)
    }
}
