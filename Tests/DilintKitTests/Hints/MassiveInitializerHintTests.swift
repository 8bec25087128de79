import Testing

/// What a type that takes too much is to do, as whole sentences.
@Suite struct MassiveInitializerHintTests {
    /// A factory is split along what it makes where that is several things.
    @Test(arguments: [
        (
            "FeedModel", "func make() -> MailLoader { MailLoader(mail: kept) }",
            "Split FeedModel, or take a factory for what it only makes"
        ),
        (
            "FeedModel", "func make() -> FeedLoader { FeedLoader() }",
            "Split FeedModel, or gather what always comes together in a parameter object"
        ),
        (
            "FeedModel", "func make() -> Int { 1 }",
            "Split FeedModel, or gather what always comes together in a parameter object"
        ),
        (
            "FeedFactory",
            "func makeFeed() -> FeedLoader { FeedLoader() } ; func makePost() -> PostLoader { PostLoader() }",
            "Split FeedFactory along what it makes"
        ),
        (
            "FeedFactory",
            "func makeFeed() -> FeedLoader { FeedLoader() } ; private func makePost() -> PostLoader { PostLoader() }",
            "Split what FeedFactory makes, or gather what always comes together in a parameter object"
        ),
        (
            "FeedFactory",
            "func makeFeed() -> FeedLoader { FeedLoader() } ; func makeFeed(of size: Int) -> FeedLoader { FeedLoader() }",
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
                final class FeedLoader { func load() {} }
                final class PostLoader { func load() {} }
                final class MailLoader {
                    private let mail: MailService
                    init(mail: MailService) { self.mail = mail }
                    func load() { mail.run() }
                }
                final class \(type) {
                    private let run: () -> Void
                    private let kept: MailService
                    init(\(parameters)) { kept = mail ; run = { \(calls) } }
                    \(code)
                    func start() { run() }
                }
                """
        #expect(hints(text, only: "massive-initializer") == [hint])
    }
}
