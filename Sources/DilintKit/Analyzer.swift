package import SwiftFacts

/// The pipeline from facts to the report: read this first.
package struct Analyzer: Sendable {
    private let configuration: Configuration
    private let jobs: Int

    /// - Parameter jobs: Number of threads the analysis may use.
    package init(configuration: Configuration, jobs: Int = 1) {
        self.configuration = configuration
        self.jobs = jobs
    }

    /// What is wrong with the wiring of these files: facts → linked project → graphs → rules → report.
    package func analyze(_ batches: consuming [FactsBatch], modules: ModuleLayout) -> Report {
        let project = Project(linking: batches, layout: modules, configuration: configuration, jobs: jobs)
        let findings = findings(in: project)
        return Report(
            findings: findings, summary: Summary(of: project),
            problems: project.index.files.flatMap(\.problems).sorted(by: Problem.precedes),
            rules: RuleRegistry.all.map(\.info))
    }

    /// The dependency graph of these files, for pictures.
    package func graph(_ batches: consuming [FactsBatch], modules: ModuleLayout) -> GraphDocument {
        let project = Project(linking: batches, layout: modules, configuration: configuration, jobs: jobs)
        return GraphDocument(of: project, findings: findings(in: project))
    }

    /// All rules that are not off, with the severities that the configuration gives them, sorted.
    private func findings(in project: Project) -> [Finding] {
        let rules = RuleRegistry.all.filter { configuration.rules[$0.info.id]?.severity != .off }
        let found = parallelMap(count: rules.count, jobs: jobs, block: 1) { number -> [Finding] in
            let rule = rules[number]
            let severity = configuration.rules[rule.info.id]?.severity.flatMap { Severity(rawValue: $0.rawValue) }
            return rule.findings(in: project).map { finding in
                var finding = finding
                if let severity { finding.severity = severity }
                return finding
            }
        }
        return found.flatMap(\.self).sorted(by: Finding.precedes)
    }
}

extension Problem {
    static func precedes(_ left: Problem, _ right: Problem) -> Bool {
        left.path == right.path
            ? left.message < right.message : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
}

extension Summary {
    /// Sizes and totals of a project.
    init(of project: Project) {
        self.init()
        files = project.index.files.count
        lines = project.index.files.reduce(0) { $0 + $1.lines.count }
        types = project.index.types.count { $0.isDeclared }
        dependencies = project.types.graph.edges.count
        sharedInstances = Self.sharedInstances(in: project)
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
