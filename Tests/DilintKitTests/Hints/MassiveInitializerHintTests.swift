import Testing

/// What a type that takes too much is to do, as whole sentences.
@Suite struct MassiveInitializerHintTests {
    /// A factory is split along what it makes where that is several things.
    @Test(arguments: [
        ("FeedModel", "func make() -> Feed { Feed() }", "Split FeedModel, or take a factory for what it only makes"),
        (
            "FeedFactory", "func makeFeed() -> Feed { Feed() } ; func makePost() -> Post { Post() }",
            "Split FeedFactory along what it makes"
        ),
        (
            "FeedFactory", "func makeFeed() -> Feed { Feed() } ; private func makePost() -> Post { Post() }",
            "Split what FeedFactory makes, or gather what always comes together in a parameter object"
        ),
        (
            "FeedFactory", "func makeFeed() -> Feed { Feed() } ; func makeFeed(of size: Int) -> Feed { Feed() }",
            "Split what FeedFactory makes, or gather what always comes together in a parameter object"
        ),
    ])
    func whatTakesTooMuchIsSplit(type: String, code: String, hint: String) {
        let services = ["Audio", "Video", "Mail", "Map", "Chat"]
        let declarations = services.map { "final class \($0)Service { func run() {} }\n" }.joined()
        let parameters = services.map { "\($0.lowercased()): \($0)Service" }.joined(separator: ", ")
        let calls = services.map { "\($0.lowercased()).run()" }.joined(separator: " ; ")
        let text =
            declarations + """
                final class Feed { func load() {} }
                final class Post { func load() {} }
                final class \(type) {
                    private let run: () -> Void
                    init(\(parameters)) { run = { \(calls) } }
                    \(code)
                    func start() { run() }
                }
                """
        #expect(hints(text, only: "massive-initializer") == [hint])
    }
}
