import DilintKit

/// The baselines that a run reads and writes.
struct BaselineFiles {
    private let old: String?
    private let new: String?
    private let isQuiet: Bool

    init(_ arguments: ParsedArguments, _ settings: ReadingSettings) {
        old = arguments.value(of: .baseline) ?? settings.baseline
        new = arguments.value(of: .writeBaseline)
        isQuiet = settings.isQuiet
    }

    /// Takes known findings out of the report; all of them are written first.
    ///
    /// - Parameter earlier: What an earlier state of the sources had, which is put up with too.
    func apply(to report: inout Report, besides earlier: [Finding], in host: Host) throws(CommandFailure) {
        let today = report.findings
        var known = KnownFindings(earlier)
        if let old, !isStillToBeWritten(old, in: host) {
            let bytes = try host.read(old, as: "baseline")
            do throws(BaselineError) {
                let baseline = try Baseline(reading: bytes, file: old)
                let listed = KnownFindings(baseline)
                report.summary.knownFindings = today.count - listed.new(in: today).count
                known.formUnion(listed)
                report.summary.goneBaselineEntries = baseline.goneEntries(in: today)
            } catch {
                throw .baseline(error)
            }
        }
        report.findings = known.new(in: today)
        guard let new else { return }
        try OutputFiles(fileSystem: host.files).write(Baseline(of: today).text, to: new)
        // The report that follows does not say it: it lists what is new, measured by the old baseline.
        if !isQuiet { host.tell("\(new) lists \(today.count == 1 ? "1 finding" : "\(today.count) findings") now") }
    }

    /// The first baseline may be written under the name that the configuration has for it already.
    private func isStillToBeWritten(_ path: String, in host: Host) -> Bool {
        guard let new, PathText.normalized(new) == PathText.normalized(path) else { return false }
        return !host.files.exists(path)
    }
}
