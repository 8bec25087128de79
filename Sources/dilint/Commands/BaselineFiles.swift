import DilintKit

/// The baselines that a run reads and writes.
struct BaselineFiles {
    private let old: String?
    private let new: String?
    private let isQuiet: Bool
    private let scope: RunScope
    private let appliedRules: Set<String>
    private let knownRules: Set<String>

    init(_ arguments: ParsedArguments, _ settings: ReadingSettings, _ scope: RunScope) {
        old = arguments.value(of: .baseline) ?? settings.baseline
        new = arguments.value(of: .writeBaseline)
        isQuiet = settings.isQuiet
        self.scope = scope
        knownRules = Set(Option.ruleNames)
        appliedRules = knownRules.filter(settings.configuration.applies)
    }

    /// Takes known findings out of the report; all of them are written first.
    ///
    /// - Parameter earlier: What an earlier state of the sources had, which is put up with too.
    func apply(to report: inout Report, besides earlier: [Finding], in host: Host) throws(CommandFailure) {
        let today = report.findings
        var known = KnownFindings(earlier)
        if let old, !isStillToBeWritten(old, in: host) {
            let baseline = try read(old, in: host)
            let listed = KnownFindings(baseline)
            known.formUnion(listed)
            let isWhole = !scope.hasGaps && covers(baseline, of: old, in: host) == true
            report.summary.baseline = BaselineCounts(
                known: today.count - listed.new(in: today).count,
                stale: isWhole ? baseline.goneEntries(in: today, where: isSought) : nil)
        }
        report.findings = known.new(in: today)
        if let new { try write(today, to: new, in: host) }
    }

    private func write(_ today: [Finding], to new: String, in host: Host) throws(CommandFailure) {
        let kept = try keptEntries(of: new, in: host)
        let baseline = Baseline(of: today, keeping: kept, scope: scope.kept(in: folder(of: new, in: host)))
        try OutputFiles(fileSystem: host.files).write(baseline.text, to: new)
        // The report that follows does not say it: it lists what is new, measured by the old baseline.
        guard !isQuiet else { return }
        let others = kept.isEmpty ? "" : ", besides \(TerminalText.grouped(kept.count)) of rules that did not run"
        host.tell("\(new) lists \(TerminalText.counted(today.count, "finding")) now\(others)")
    }

    /// What the baseline that is replaced lists of rules that did not run.
    private func keptEntries(of new: String, in host: Host) throws(CommandFailure) -> [Baseline.Entry] {
        // A new file, a device, or what `mktemp` has made.
        guard let status = try? host.files.status(new), status.kind == .regular, status.size > 0 else { return [] }
        let replaced: Baseline
        do throws(CommandFailure) {
            replaced = try read(new, in: host)
        } catch {
            guard error == .baseline(BaselineError(file: new, reason: .noBaseline)) else { throw error }
            throw .usage(UsageError("'\(new)' is no baseline, and --write-baseline replaces nothing else"))
        }
        if covers(replaced, of: new, in: host) == false { throw .usage(narrower(replaced, new, in: host)) }
        return replaced.entries.filter { !isSought($0) }
    }

    private func read(_ path: String, in host: Host) throws(CommandFailure) -> Baseline {
        guard host.files.exists(path) else {
            throw .usage(
                UsageError(
                    "there is no baseline \(path) yet: 'dilint analyze --write-baseline \(path)' makes it"))
        }
        let bytes = try host.read(path, as: "baseline")
        do throws(BaselineError) {
            return try Baseline(reading: bytes, file: path)
        } catch {
            throw .baseline(error)
        }
    }

    /// Whether this run would find, if all rules ran, whatever a baseline lists; nil where it does not say what it was
    /// made of.
    private func covers(_ baseline: Baseline, of path: String, in host: Host) -> Bool? {
        baseline.scope.map { scope.covers(RunScope($0, of: folder(of: path, in: host))) }
    }

    /// This run reads less than the one that a baseline is from.
    private func narrower(_ baseline: Baseline, _ path: String, in host: Host) -> UsageError {
        let whole = baseline.scope.map { RunScope($0, of: folder(of: path, in: host)) }
        let arguments = whole?.arguments(in: host.files.workingDirectory) ?? ""
        return UsageError(
            "'\(path)' lists what 'dilint analyze \(arguments)' has found, which reads more than this run: "
                + "repeat that one, or delete the file first")
    }

    private func isSought(_ entry: Baseline.Entry) -> Bool { entry.isSought(by: appliedRules, of: knownRules) }

    private func folder(of path: String, in host: Host) -> String {
        let path = PathText.absolute(path, in: host.files.workingDirectory)
        return PathText.parent(of: path) ?? "/"
    }

    /// The first baseline may be written under the name that the configuration has for it already.
    private func isStillToBeWritten(_ path: String, in host: Host) -> Bool {
        guard let new, PathText.normalized(new) == PathText.normalized(path) else { return false }
        return !host.files.exists(path)
    }
}
