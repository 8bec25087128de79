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
        // What they stand in is named once for each of its types and files, not for each access.
        var accesses: [String: (count: Int, owners: Set<Owner>)] = [:]
        for (file, uses) in project.uses.enumerated() {
            for entry in project.sharedAccesses[file] {
                guard case .singleton(let name, isPlatform: false) = entry.reached,
                    case let access = uses.accesses[entry.number],
                    !isAllowed(name), !isExcused(access.site)
                else { continue }
                let type = project.index.enclosingType(of: access.site)
                let owner = Owner(type: type, file: type.isNone ? access.site.file : -1)
                Self.count(owner, in: &accesses[name, default: (0, [])])
            }
        }
        return accesses.map { name, uses in
            let types = Set(uses.owners.map { project.subject(of: $0.type, file: Int($0.file)) })
            return SharedInstanceUse(name: name, accesses: uses.count, types: types.count)
        }
        .sorted { ($1.accesses, $0.name) < ($0.accesses, $1.name) }
    }

    private static func count(_ owner: Owner, in uses: inout (count: Int, owners: Set<Owner>)) {
        uses.count += 1
        uses.owners.insert(owner)
    }

    /// The type that code stands in; the file where it is none.
    private struct Owner: Hashable {
        var type: TypeID
        var file: Int32
    }
}
