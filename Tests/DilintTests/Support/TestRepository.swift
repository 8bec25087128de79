import Foundation
import Testing

@testable import dilint

/// A git repository in a folder of a test, with a history of the test's own making.
struct TestRepository {
    let folder: TemporaryFolder
    /// Below the folder.
    var path = ""

    /// Makes the repository.
    init(in folder: TemporaryFolder, at path: String = "") throws {
        self.folder = folder
        self.path = path
        if !path.isEmpty { try folder.makeFolder(path) }
        try git("init", "--quiet", "--initial-branch=main")
    }

    /// Runs git, without the settings of whoever runs the tests.
    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let settings = [
            "user.name=Test", "user.email=test@example.org", "commit.gpgsign=false", "protocol.file.allow=always",
            "core.hooksPath=/dev/null",
        ]
        let outcome = try System.run(
            ["git", "-C", folder.path + "/" + path] + settings.flatMap { ["-c", $0] } + arguments, input: [])
        #expect(outcome.status == 0, "git \(arguments): \(outcome.complaint)")
        return String(decoding: outcome.output, as: UTF8.self)
    }

    func commit(_ message: String = "Work") throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message", message)
    }
}
