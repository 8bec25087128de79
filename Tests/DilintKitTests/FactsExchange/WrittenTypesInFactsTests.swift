import DilintKit
import TestSupport
import Testing

/// Types stand in a facts file as Swift writes them.
@Suite struct WrittenTypesInFactsTests {
    /// What a suffix stands behind as a whole is in parentheses where Swift demands them, and only there.
    @Test(arguments: [
        "(any Bell)?", "(() -> Bell)?", "(any Bell).Type", "(Bell & Clock)?", "(some Bell)?", "[any Bell]?", "Bell?",
        "Tower.Bell?", "Bell??", "[Int: Bell]?", "(Int, Bell)?", "() -> Bell?",
    ])
    func suffixes(type: String) {
        let file = ProjectBuilder.File(path: "Town.swift", text: "struct Town { var kept: \(type) }\n")
        #expect(ProjectBuilder(files: [file]).factsText.contains("\"type\":\"\(type)\""))
    }
}
