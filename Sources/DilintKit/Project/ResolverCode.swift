import SwiftFacts

/// Code that works with resolvers of the project's own making.
struct ResolverCode: Sendable {
    /// Global generic functions that ask a resolver.
    private(set) var asking: Set<FunctionID> = []
    /// Bodies that tell a resolver of several things: who fills it asks it for what they are made of.
    private(set) var filling: Set<BodyID> = []
    /// The types that those stand in.
    private(set) var fillers: Set<TypeID> = []

    /// - Complexity: O(calls)
    init(index: ProjectIndex, uses: [FileUses], classification: Classification) {
        var told: Set<BodyID> = []
        for file in index.files.indices {
            for call in uses[file].calls {
                if Self.tells(call, index, classification), !told.insert(call.site.bodyID).inserted {
                    filling.insert(call.site.bodyID)
                    let filler = index.enclosingType(of: call.site)
                    if !filler.isNone { fillers.insert(filler) }
                }
                let body = index.files[file].bodies[Int(call.site.body)]
                guard body.kind == .function, body.enclosingType < 0,
                    let base = call.base.instance ?? call.base.metatypeInstance,
                    classification.roles(of: base).contains(.resolver)
                else { continue }
                let id = FunctionID(file: file, row: Int(body.owner))
                if index.resultTypes[file][id.index].isGenericProduct { asking.insert(id) }
            }
        }
    }

    /// Whether a call registers something with a resolver.
    private static func tells(_ call: Call, _ index: ProjectIndex, _ classification: Classification) -> Bool {
        guard case .function(let id) = call.callee else { return false }
        let fact = index.files[id.fileIndex].functions[id.index]
        return classification.roles(of: index.table.type(file: id.fileIndex, row: fact.owner)).contains(.resolver)
            && index.linked.names.begins(fact.name, withWordOf: TypeShapes.registerWords)
            && !index.resultTypes[id.fileIndex][id.index].isGenericProduct
    }
}
