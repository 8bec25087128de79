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

    init(index: ProjectIndex, uses: [FileUses]) {
        var properties: [PropertyID: Body] = [:]
        var functions: [FunctionID: Body] = [:]
        var kept: Set<Body> = []
        for file in index.files.indices {
            let facts = index.files[file]
            for call in uses[file].calls {
                guard case .construction(let made, _) = call.callee else { continue }
                let fact = facts.bodies[Int(call.site.body)]
                let body = Body(file: file, row: call.site.body)
                switch fact.kind {
                case .accessors:
                    let property = facts.properties[Int(fact.owner)]
                    let type = index.propertyTypes[file][Int(fact.owner)]
                    guard property.flags.contains(.isStatic) || property.owner < 0, Self.gives(type, made, index)
                    else { continue }
                    properties[PropertyID(file: file, row: Int(fact.owner))] = body
                case .function:
                    let type = index.resultTypes[file][Int(fact.owner)]
                    guard facts.functions[Int(fact.owner)].flags.contains(.isStatic), Self.gives(type, made, index)
                    else { continue }
                    functions[FunctionID(file: file, row: Int(fact.owner))] = body
                default: continue
                }
            }
            // What reads or fills a place of its own keeps what it makes: `_shared ?? make()`.
            for access in uses[file].accesses {
                guard case .property(let id) = access.target,
                    index.propertyTypes[id.fileIndex][id.index].instance != nil
                else { continue }
                let fact = facts.bodies[Int(access.site.body)]
                guard fact.kind == .accessors || fact.kind == .function else { continue }
                let type =
                    fact.kind == .accessors
                    ? index.propertyTypes[file][Int(fact.owner)] : index.resultTypes[file][Int(fact.owner)]
                guard let held = index.propertyTypes[id.fileIndex][id.index].instance, Self.gives(type, held, index)
                else { continue }
                kept.insert(Body(file: file, row: access.site.body))
            }
        }
        self.properties = Set(properties.filter { !kept.contains($0.value) }.keys)
        self.functions = Set(functions.filter { !kept.contains($0.value) }.keys)
    }

    func contains(_ id: PropertyID) -> Bool { properties.contains(id) }

    func contains(_ id: FunctionID) -> Bool { functions.contains(id) }

    private static func gives(_ type: ResolvedType, _ made: TypeID, _ index: ProjectIndex) -> Bool {
        guard let declared = type.instance else { return false }
        return made == declared || index.inheritance[made.index].ancestors.contains(declared)
    }
}
