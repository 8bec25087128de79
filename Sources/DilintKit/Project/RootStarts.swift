import SwiftFacts

/// The types that composition roots construct, and nobody else.
struct RootStarts {
    private var madeByRoots: [Bool]
    private var madeByOthers: [Bool]

    /// O(calls)
    init(in project: Project) {
        madeByRoots = Array(repeating: false, count: project.index.types.count)
        madeByOthers = madeByRoots
        for uses in project.uses {
            for call in uses.constructions {
                guard case .construction(let type, _) = call.callee, !project.isExcluded(call.site) else { continue }
                if project.roles(of: project.index.enclosingType(of: call.site)).contains(.compositionRoot) {
                    madeByRoots[type.index] = true
                } else {
                    madeByOthers[type.index] = true
                }
            }
        }
    }

    func contains(_ type: TypeID) -> Bool { madeByRoots[type.index] && !madeByOthers[type.index] }
}
