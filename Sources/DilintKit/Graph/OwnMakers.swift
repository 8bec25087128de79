import SwiftFacts

/// Static functions that make one of their own class, whatever they are called and do with it: who calls one depends on the
/// class as who constructs it does.
///
///     static func present(on host: Screen) { let flow = DetailFlow(host: host) ; host.present(flow.screen) }
struct OwnMakers {
    private let functions: RowSet<FunctionFact>

    /// O(constructions)
    init(index: ProjectIndex, uses: ProjectUses) {
        var found = RowSet<FunctionFact>(in: index)
        for file in uses.indices {
            for call in uses[file].constructions {
                guard case .construction(let type, _) = call.callee, index.types[type.index].isReference,
                    index.enclosingType(of: call.site) == type, let function = index.function(at: call.site),
                    index.fact(function).flags.contains(.isStatic)
                else { continue }
                found.insert(function)
            }
        }
        functions = found
    }

    func contains(_ function: FunctionID) -> Bool { functions.contains(function) }
}
