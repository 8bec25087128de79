import Testing

/// What a type that takes too much is to do, as whole sentences.
@Suite struct MassiveInitializerHintTests {
    /// What is made once and kept is nothing that a type only makes; where several go into one of those alone there is
    /// less to take.
    @Test(arguments: [
        ("private let log: TaggedLog", "log = TaggedLog(mail: mail)", "audio video map chat", false),
        ("private let log: TaggedLog", "log = TaggedLog(mail: mail)", "audio video map chat mail", false),
        ("private let kept: MailService", "kept = mail", "audio video map chat", true),
        ("private let log: LongLog", "log = LongLog(mail: mail, map: map)", "audio video chat", true),
        ("private let log: LongLog", "log = LongLog(mail: mail, map: map)", "audio video map chat", false),
        (
            "private let log: TaggedLog ; private let route: TaggedRoute",
            "log = TaggedLog(mail: mail) ; route = TaggedRoute(map: map)", "audio video chat", false
        ),
        (
            "private let model: LogViewModel ; private let note: Note",
            "model = LogViewModel.create(mail: mail, map: map) ; note = Note(text: \"a\")", "audio video chat", true
        ),
        // Who shows it hands it on.
        (
            "let shown: MailService ; private let note: Note", "shown = mail ; note = Note(text: \"a\")",
            "audio video map chat", false
        ),
    ])
    func whatIsMadeAndKeptIsNotOnlyMade(property: String, keeping: String, used: String, isOnlyMade: Bool) {
        let services = ["Audio", "Video", "Mail", "Map", "Chat"]
        let parameters = services.map { "\($0.lowercased()): \($0)Service" }.joined(separator: ", ")
        let calls = used.split(separator: " ").map { "\($0).run()" }.joined(separator: " ; ")
        let text =
            services.map { "final class \($0)Service { func run() {} }\n" }.joined() + """
                struct TaggedLog {
                    let mail: MailService
                    init(mail: MailService) { self.mail = mail }
                    func write() { mail.run() }
                }
                struct TaggedRoute {
                    let map: MapService
                    init(map: MapService) { self.map = map }
                    func go() { map.run() }
                }
                struct LongLog {
                    let mail: MailService
                    let map: MapService
                    init(mail: MailService, map: MapService) { self.mail = mail ; self.map = map }
                    func write() { mail.run() ; map.run() }
                }
                final class LogViewModel {
                    private let mail: MailService
                    private let map: MapService
                    init(mail: MailService, map: MapService) { self.mail = mail ; self.map = map }
                    static func create(mail: MailService, map: MapService) -> LogViewModel {
                        LogViewModel(mail: mail, map: map)
                    }
                    func write() { mail.run() ; map.run() }
                }
                final class Note { let text: String ; init(text: String) { self.text = text } }
                struct ReportView {
                    let report: SendReport
                    func show() { TaggedLog(mail: report.shown).write() }
                }
                final class SendReport {
                    private let run: () -> Void
                    \(property)
                    init(\(parameters)) { \(keeping) ; run = { \(calls) } }
                    func make() { \(property.contains("kept") ? "TaggedLog(mail: kept)" : "log").write() }
                }
                """
        let advice =
            isOnlyMade
            ? "take a factory for what it only makes" : "gather what always comes together in a parameter object"
        #expect(hints(text, only: "massive-initializer") == ["Split SendReport, or \(advice)"])
    }

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
        // What is called a builder makes nothing.
        (
            "FeedBuilder", "func warmUp() {}",
            "Split FeedBuilder, or gather what always comes together in a parameter object"
        ),
        (
            "FeedBuilder", "func build() -> Int { 1 }",
            "Split FeedBuilder, or gather what always comes together in a parameter object"
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

    /// What only makes things is a factory, whatever it is called.
    @Test(arguments: [
        ("", "Split DeckFacade along what it makes"),
        ("func swab() { audio.run() }", "Split DeckFacade, or take a factory for what it only makes"),
    ])
    func whatOnlyMakesThingsIsSplit(code: String, hint: String) {
        let services = ["Audio", "Video", "Mail", "Map", "Chat"]
        let parameters = services.map { "\($0.lowercased()): \($0)Service" }.joined(separator: ", ")
        let text =
            services.map { "final class \($0)Service { func run() {} }\n" }.joined() + """
                final class Deck {
                    let audio: AudioService ; let video: VideoService ; let mail: MailService
                    init(audio: AudioService, video: VideoService, mail: MailService) {
                        self.audio = audio ; self.video = video ; self.mail = mail
                    }
                    func clear() { audio.run() ; video.run() ; mail.run() }
                }
                final class Hold {
                    let map: MapService ; let chat: ChatService
                    init(map: MapService, chat: ChatService) { self.map = map ; self.chat = chat }
                    func load() { map.run() ; chat.run() }
                }
                final class DeckFacade {
                    \(services.map { "private let \($0.lowercased()): \($0)Service" }.joined(separator: " ; "))
                    init(\(parameters)) {
                        \(services.map { "self.\($0.lowercased()) = \($0.lowercased())" }.joined(separator: " ; "))
                    }
                    func createDeck() -> Deck { Deck(audio: audio, video: video, mail: mail) }
                    func createHold() -> Hold { Hold(map: map, chat: chat) }
                    \(code)
                }
                """
        #expect(hints(text, only: "massive-initializer") == [hint])
    }
}
