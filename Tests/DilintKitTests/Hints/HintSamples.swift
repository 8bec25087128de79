import DilintKit
import TestSupport

/// The hints of one rule's findings in a file, in the order of the report.
func hints(_ text: String, only rule: String) -> [String] {
    let builder = ProjectBuilder(files: [ProjectBuilder.File(path: "Sources/Shop/Shop.swift", text: text)])
    return builder.report().findings.filter { $0.rule == rule }.map(\.hint)
}
