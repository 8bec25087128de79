import Foundation
import Testing

/// Files that hold whole outputs. `DILINT_BLESS=1` rewrites them; without it they are compared.
enum ReporterGolden {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Reports")

    static func compare(
        _ actual: String, with name: String, at place: SourceLocation = #_sourceLocation
    ) throws {
        let file = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["DILINT_BLESS"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(actual.utf8).write(to: file)
            return
        }
        let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        guard !actual.utf8.elementsEqual(expected.utf8) else { return }
        Issue.record(
            "\(name) differs: \(firstDifference(actual, expected)); run DILINT_BLESS=1 swift test and review the diff",
            sourceLocation: place)
    }

    private static func firstDifference(_ actual: String, _ expected: String) -> String {
        let actual = actual.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let expected = expected.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let index = zip(actual, expected).prefix { $0.elementsEqual($1) }.count
        let got = index < actual.count ? String(decoding: actual[index], as: UTF8.self) : "(nothing)"
        let wanted = index < expected.count ? String(decoding: expected[index], as: UTF8.self) : "(nothing)"
        return "line \(index + 1) is \(got.debugDescription), not \(wanted.debugDescription)"
    }
}
