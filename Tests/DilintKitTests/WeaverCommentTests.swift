import Testing

@testable import DilintKit

/// Comments addressed to Weaver, taken apart.
@Suite struct WeaverCommentTests {
    @Test(arguments: [
        ("weaver: api = LiveAPI", "api", WeaverComment.Statement.registration(concrete: "LiveAPI", abstract: [])),
        ("weaver:api=A.B<C, D> <-E", "api", .registration(concrete: "A.B<C,D>", abstract: ["E"])),
        ("weaver: api = LiveAPI <- Z & any A", "api", .registration(concrete: "LiveAPI", abstract: ["A", "Z"])),
        ("weaver: log <- Logging", "log", .reference(["Logging"])),
        ("weaver: log <-B&A", "log", .reference(["A", "B"])),
        ("weaver: id <= Int?", "id", .parameter("Int?")),
        ("weaver: api.scope = .lazy", "api", .configuration("scope", ".lazy")),
        ("weaver: self.isIsolated=true", "self", .configuration("isIsolated", "true")),
        ("weaver: api.builder = { _ in a = b }", "api", .configuration("builder", "{ _ in a = b }")),
    ])
    func readsStatement(_ text: String, name: String, statement: WeaverComment.Statement) throws {
        let comment = try #require(WeaverComment(text))
        #expect(comment.name == name)
        #expect(comment.statement == statement)
    }

    @Test(arguments: [
        "", "weaver:", "weaver: ", "weaver: api", "weaver: import API", "weaver: api =", "weaver: = API",
        "weaver: api.scope",
        "dilint: api = API", "weaver: 🙂 = API",
    ])
    func otherTextIsNone(_ text: String) {
        #expect(WeaverComment(text)?.statement == nil)
    }
}
