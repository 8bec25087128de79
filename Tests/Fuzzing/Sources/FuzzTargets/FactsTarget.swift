import DilintKit
import SwiftFacts

/// Facts from elsewhere are refused with one line, or can be analysed and written again as they are.
struct FactsTarget: FuzzTarget {
    let name = "facts"

    func violation(for input: [UInt8]) -> String? {
        let document: FactsDocument
        do throws(FactsError) {
            document = try FactsReader.read(input, file: "facts.json")
        } catch {
            return error.description.contains("\n") ? "an error of several lines: \(error.description)" : nil
        }
        let writer = FactsWriter(toolVersion: "0.0.0")
        let text = writer.text(of: document)
        guard let again = try? FactsReader.read(Array(text.utf8), file: "again.json") else {
            return "what is written cannot be read"
        }
        if writer.text(of: again) != text { return "what is read again is another document" }
        let modules = ModuleLayout(roots: document.roots, manifests: document.manifests)
        _ = Analyzer(configuration: Configuration(), jobs: 1).analyze(document.batches, modules: modules)
        return nil
    }
}
