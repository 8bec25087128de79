import DilintKit
import SwiftFacts

/// Reads facts files in place of sources.
struct FactsFiles {
    let host: Host
    let jobs: Int
    /// Whether the code of tests is wanted.
    let includesTests: Bool

    /// - Parameter files: As typed, `-` for standard input; at least one.
    func read(_ files: [String]) throws(CommandFailure) -> Sources {
        guard !files.isEmpty else { throw .usage(UsageError("--facts needs files that 'dilint facts' made")) }
        let started = host.clock()
        var documents: [(file: String, document: FactsDocument)] = []
        for file in files {
            let bytes = try file == "-" ? readStandardInput() : host.read(file, as: "facts file")
            do throws(FactsError) {
                documents.append((file, try FactsReader.read(bytes, file: file)))
            } catch {
                throw .facts(error)
            }
        }
        let merged: FactsDocument
        do throws(FactsError) {
            merged = try FactsReader.merged(documents, includesTests: includesTests)
        } catch {
            throw .facts(error)
        }
        let modules = ModuleLayout(
            roots: merged.roots, manifests: merged.manifests, workingDirectory: host.files.workingDirectory)
        let fileCount = merged.batches.reduce(0) { $0 + $1.files.count }
        return Sources(
            batches: merged.batches, modules: modules, roots: merged.roots, manifests: merged.manifests,
            problems: merged.problems.inOrder(), fileCount: fileCount, standardInput: nil,
            workers: fileCount < SourceReader.parallelFileCount ? 1 : jobs,
            timings: Sources.Timings(finding: 0, reading: host.clock() - started))
    }

    private func readStandardInput() throws(CommandFailure) -> [UInt8] {
        do {
            return try host.standardInput()
        } catch {
            throw .usage(UsageError("cannot read standard input: \(error.message)"))
        }
    }
}
