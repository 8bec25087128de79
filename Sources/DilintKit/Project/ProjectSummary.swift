import SwiftFacts

extension Summary {
    /// Sizes and totals of a project.
    ///
    /// - Parameter project: Without what comments suppress.
    init(of project: Project) {
        self.init()
        files = project.index.files.count
        lines = project.index.files.reduce(0) { $0 + $1.lineCount }
        types = project.index.types.count { $0.isDeclared }
        dependencies = project.types.graph.edges.count
        sharedInstances = project.configuration.applies(Self.singletonRule) ? Self.sharedInstances(in: project) : []
        notes = project.unreadLibraries
    }

    /// The ids of the rules that report what is listed below: where it is used, and where it is a default.
    private static let singletonRule = "singleton"
    private static let defaultRule = "singleton-default"

    /// The most used shared instances: those that nobody has allowed, reached outside of tests.
    private static func sharedInstances(in project: Project) -> [SharedInstanceUse] {
        let suppressions = project.suppressions
        func isExcused(_ site: Site) -> Bool {
            if suppressions.isEmpty { return false }
            let place = project.index.location(of: site)
            return [singletonRule, defaultRule].contains { suppressions.suppresses($0, at: place) }
        }
        var allowed: [String: Bool] = [:]
        func isAllowed(_ name: String) -> Bool {
            if let known = allowed[name] { return known }
            let isAllowed = project.isAllowedSingleton(name)
            allowed[name] = isAllowed
            return isAllowed
        }
        var accesses: [String: (count: Int, types: Set<String>)] = [:]
        for (file, uses) in project.uses.enumerated() {
            for entry in project.sharedAccesses[file] {
                guard case .singleton(let name, isPlatform: false) = entry.reached,
                    case let access = uses.accesses[entry.number],
                    !isAllowed(name), !isExcused(access.site)
                else { continue }
                accesses[name, default: (0, [])].count += 1
                accesses[name]?.types.insert(project.subject(of: access.site))
            }
        }
        return accesses.map { SharedInstanceUse(name: $0.key, accesses: $0.value.count, types: $0.value.types.count) }
            .sorted { ($1.accesses, $0.name) < ($0.accesses, $1.name) }
    }
}
