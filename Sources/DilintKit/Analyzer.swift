package import SwiftFacts

/// The pipeline from facts to the report: read this first.
package struct Analyzer: Sendable {
    private let configuration: Configuration
    private let workers: WorkerPool

    /// - Parameter jobs: Number of threads the analysis may use.
    package init(configuration: Configuration, jobs: Int = 1) {
        self.configuration = configuration
        workers = WorkerPool(jobs)
    }

    /// What is wrong with the wiring of these files: facts → linked project → graphs → rules → report.
    package func analyze(_ batches: consuming [FactsBatch], modules: ModuleLayout) -> Report {
        report(on: linked(batches, modules))
    }

    /// The same with what has changed since an earlier state; the findings are still all of them.
    ///
    /// - Parameter revision: What the user calls that state.
    package func analyze(
        _ batches: consuming [FactsBatch], modules: ModuleLayout, since earlier: Snapshot, named revision: String
    ) -> Report {
        let project = linked(batches, modules)
        var report = report(on: project)
        let graph = GraphDocumentBuilder(project: project, findings: report.findings).document()
        report.change = Change(from: earlier, named: revision, to: report.findings, graph)
        return report
    }

    /// What is kept of a state of the sources that a later one is compared with.
    package func snapshot(_ batches: consuming [FactsBatch], modules: ModuleLayout) -> Snapshot {
        let project = linked(batches, modules)
        let findings = findings(in: project)
        let graph = GraphDocumentBuilder(project: project, findings: findings).document()
        return Snapshot(findings: findings, dependencies: Set(graph.dependencies.keys))
    }

    /// The dependency graph of these files, for pictures.
    package func graph(_ batches: consuming [FactsBatch], modules: ModuleLayout) -> GraphDocument {
        let project = linked(batches, modules)
        return GraphDocumentBuilder(project: project, findings: findings(in: project)).document()
    }

    /// The shortest chains of dependencies from one type to another.
    ///
    /// - Parameter limit: How many chains are wanted at most.
    package func chains(
        from start: String, to end: String, limit: Int, in batches: consuming [FactsBatch], modules: ModuleLayout
    ) throws(QueryError) -> DependencyChains {
        let project = linked(batches, modules)
        return try DependencyChains(from: start, to: end, limit: limit, in: project)
    }

    /// Who provides, constructs, carries and uses a type, for each that a name stands for.
    package func traces(
        of type: String, in batches: consuming [FactsBatch], modules: ModuleLayout
    ) throws(QueryError) -> [TypeTrace] {
        let project = linked(batches, modules)
        return try TypeTrace.traces(of: type, in: project)
    }

    private func linked(_ batches: consuming [FactsBatch], _ modules: ModuleLayout) -> Project {
        Project.linking(batches, layout: modules, configuration: configuration, workers: workers)
    }

    private func report(on project: Project) -> Report {
        let remaining = project.leavingOut(suppressions(in: project))
        let found = found(in: project, remaining)
        let (places, summary) = concurrently(
            workers: workers, { order(of: found, in: project) }, { Summary(of: remaining) })
        let findings = configured(found, in: places)
        var report = Report(
            findings: findings, summary: summary,
            problems: project.index.files.flatMap(\.problems).inOrder(),
            rules: RuleRegistry.all.map(\.info))
        if activeRules.isEmpty { report.summary.notes.append("every rule is off: nothing was looked for") }
        report.budgets = budgets(findings, in: project)
        report.evidence = project
        return report
    }

    private func findings(in project: Project) -> [Finding] {
        let found = found(in: project, project.leavingOut(suppressions(in: project)))
        return configured(found, in: order(of: found, in: project))
    }

    private func suppressions(in project: Project) -> Suppressions {
        Suppressions(
            in: project.commentedFiles, rules: RuleRegistry.all.map(\.info),
            activeRules: Set(activeRules.map(\.info.id)))
    }

    /// A list for each rule: what those that are not off find and no comment suppresses.
    ///
    /// - Parameter remaining: The project without what comments suppress.
    private func found(in project: Project, _ remaining: Project) -> [[Finding]] {
        let rules = activeRules.filter { type(of: $0).isLengthy } + activeRules.filter { !type(of: $0).isLengthy }
        let suppressions = remaining.suppressions
        let outcomes = parallelMap(count: rules.count, workers: workers, block: 1) { number -> Outcome in
            let rule = rules[number]
            let all = rule.findings(in: project)
            let uses = suppressions.uses(by: all)
            if uses.isEmpty { return Outcome(findings: all) }
            // Asked again, a rule that counts occurrences counts the remaining ones.
            return Outcome(findings: suppressions.filter(rule.findings(in: remaining)), uses: uses)
        }
        let uses = outcomes.reduce(into: Set()) { $0.formUnion($1.uses) }
        return outcomes.map(\.findings) + [suppressions.unused(besides: uses)]
    }

    /// The one order of the findings outside of generated files.
    private func order(of found: [[Finding]], in project: Project) -> [Place] {
        // Where they stand rather than findings, which are read in place: each copy of one counts the references of a
        // dozen texts.
        var places: [Place] = []
        for list in found.indices {
            for number in found[list].indices {
                let location = found[list][number].location
                places.append(Place(path: location.path, line: location.line, list: list, number: number))
            }
        }
        places.sort { one, other in
            let paths = one.path.orderInBytes(with: other.path)
            if paths != 0 { return paths < 0 }
            // Of most the lines tell.
            if one.line != other.line { return one.line < other.line }
            return Finding.precedes(found[one.list][one.number], found[other.list][other.number])
        }
        // Once for all of a file.
        var (path, isGenerated) = ("", false)
        return places.filter { place in
            if place.path.orderInBytes(with: path) != 0 {
                (path, isGenerated) = (place.path, project.generatedPaths.contains(place.path))
            }
            return !isGenerated
        }
    }

    /// The findings in an order, with the severities that the configuration gives them.
    private func configured(_ found: [[Finding]], in order: [Place]) -> [Finding] {
        parallelMap(count: order.count, workers: workers, block: 256) { number in
            var finding = found[order[number].list][order[number].number]
            if let severity = severity(of: finding) { finding.severity = severity }
            return finding
        }
    }

    /// Of a finding: where it is in the sources, its list, and where it stands there.
    private struct Place {
        var path: String
        var line: Int
        var list: Int
        var number: Int
    }

    private var activeRules: [any Rule] {
        RuleRegistry.all.filter { configuration.applies($0.info.id) }
    }

    private func budgets(_ findings: [Finding], in project: Project) -> [BudgetOutcome] {
        guard !configuration.budgets.isEmpty else { return [] }
        var modules: [String: String] = [:]
        for (file, module) in zip(project.index.files, project.index.modules.module) {
            modules[file.path] = project.index.modules.names[Int(module)]
        }
        return configuration.budgetOutcomes(of: findings, rules: Set(activeRules.map(\.info.id)), module: modules)
    }

    private struct Outcome: Sendable {
        var findings: [Finding]
        var uses: Set<Suppressions.Use> = []
    }

    /// The severity that the configuration gives a finding, if it does.
    private func severity(of finding: Finding) -> Severity? {
        guard !finding.hasOwnSeverity else { return nil }
        return configuration.rules[finding.rule]?.severity.flatMap { Severity(rawValue: $0.rawValue) }
    }
}

extension Project {
    /// The files whose comments may suppress findings: those that findings may stand in.
    fileprivate var commentedFiles: [Suppressions.File] {
        index.files.indices.compactMap { number in
            let file = index.files[number]
            guard !file.directives.isEmpty, !classification.excluded.contains(file: number) else { return nil }
            return Suppressions.File(path: file.path, lines: file.lines, directives: file.directives)
        }
    }
}
