import SwiftFacts

extension Summary {
    /// Sizes and totals of a project.
    init(of project: Project) {
        self.init()
        files = project.index.files.count
        lines = project.index.files.reduce(0) { $0 + $1.lineCount }
        types = project.index.types.count { $0.isDeclared }
        dependencies = project.types.graph.edges.count
        sharedInstances = Self.sharedInstances(in: project)
        notes = project.unreadLibraries
    }

    /// The most used shared instances: accesses outside of tests and assembly code.
    private static func sharedInstances(in project: Project) -> [SharedInstanceUse] {
        var accesses: [String: (count: Int, types: Set<String>)] = [:]
        for uses in project.uses {
            for (number, access) in uses.accesses.enumerated() {
                guard case .singleton(let name, isPlatform: false)? = project.sharedAccess(access, number: number)
                else {
                    continue
                }
                accesses[name, default: (0, [])].count += 1
                accesses[name]?.types.insert(project.subject(of: access.site))
            }
        }
        return accesses.map { SharedInstanceUse(name: $0.key, accesses: $0.value.count, types: $0.value.types.count) }
            .sorted { ($1.accesses, $0.name) < ($0.accesses, $1.name) }
    }
}
