import Testing

/// What is taken instead of making a builder or factory, as whole sentences.
@Suite struct BuilderHintTests {
    /// A builder that gathers what it is told, or that is made of what only the moment knows, cannot be taken once and for
    /// all; one that only makes things can.
    @Test(arguments: [
        ("", "words: words", "PageBuilder, or a protocol of it, through its initializer"),
        ("private let size = 1", "words: words", "PageBuilder, or a protocol of it, through its initializer"),
        ("weak var host: Host?", "words: words", "PageBuilder, or a protocol of it, through its initializer"),
        ("var size = 1", "words: words", "PageBuilder, or a protocol of it, through its initializer"),
        ("lazy var copy = words", "words: words", "PageBuilder, or a protocol of it, through its initializer"),
        ("private var lines: [String] = []", "words: words", "a factory that makes PageBuilder"),
        ("var lines: [String] = []", "words: words", "a factory that makes PageBuilder"),
        ("private(set) var count = 0", "words: words", "a factory that makes PageBuilder"),
        ("", "words: words, number: number", "a factory that makes PageBuilder"),
        ("", "words: words, number: 1", "PageBuilder, or a protocol of it, through its initializer"),
    ])
    func whatIsUnderConstructionIsMadeByAFactory(member: String, arguments: String, object: String) {
        let text = """
            protocol Words { func text(_ key: String) -> String }
            final class Host {}
            final class Page { let words: Words ; init(words: Words) { self.words = words } ; func show() {} }
            final class PageBuilder {
                private let words: Words
                \(member)
                init(words: Words, number: Int = 0) { self.words = words ; print(words.text("\\(number)")) }
                func build() -> Page { Page(words: words) }
            }
            final class PagePresenter {
                private let words: Words
                private var number = 0
                init(words: Words) { self.words = words }
                func show() { number += 1 ; PageBuilder(\(arguments)).build().show() }
            }
            """
        #expect(hints(text, only: "inline-assembly") == ["Let PagePresenter take \(object)"])
    }

    /// What gathers things may be inherited; a factory that remembers what it made is one all the same.
    @Test(arguments: [
        ("PageBuilder", "a factory that makes PageBuilder"),
        ("PageFactory", "PageFactory, or a protocol of it, through its initializer"),
    ])
    func whatIsInheritedCounts(name: String, object: String) {
        let text = """
            protocol Words { func text(_ key: String) -> String }
            final class Page { let words: Words ; init(words: Words) { self.words = words } ; func show() {} }
            class Gathering { private var lines: [String] = [] ; func add(_ line: String) { lines.append(line) } }
            final class \(name): Gathering {
                private let words: Words
                init(words: Words) { self.words = words }
                func makePage() -> Page { Page(words: words) }
            }
            final class PagePresenter {
                private let words: Words
                init(words: Words) { self.words = words }
                func show() { print(words.text("")) ; \(name)(words: words).makePage().show() }
            }
            """
        #expect(hints(text, only: "inline-assembly") == ["Let PagePresenter take \(object)"])
    }

    /// A factory that has the moment's data serves for that alone; what its user was given when it was made, and keeps for good,
    /// who makes the user has as well.
    @Test(arguments: [
        ("func run(_ token: Token)", "token: token, log: log", false),
        ("func run(_ token: Token)", "token: token.next, log: log", false),
        ("func run(_ tokens: [Token])", "token: tokens[0], log: log", false),
        ("func run()", "token: last, log: log", false),
        ("func run()", "token: made(), log: log", false),
        ("func run(_ text: String)", "token: Token(text: text), log: log", false),
        ("private func run(_ token: Token)", "token: token, log: log", false),
        ("func run()", "token: token, log: log", true),
        ("func run()", "token: token.next, log: log", true),
        ("func run()", "token: Token(text: \"a\"), log: log", true),
        ("func run()", "token: Token.first, log: log", true),
        ("func run()", "token: .first, log: log", true),
    ])
    func aFactoryOfTheMomentIsMadeByAFactory(function: String, arguments: String, isTaken: Bool) {
        let code = "last = token ; self.log.note(last.text) ; TokenLinkFactory(\(arguments)).makeLink().open()"
        let text =
            Self.links + """
                final class LinkPresenter {
                    private let log: any Log
                    private let token: Token
                    private var last: Token
                    init(log: any Log, token: Token) { self.log = log ; self.token = token ; last = token }
                    private func made() -> Token { last.next }
                    \(function) { \(code) }
                }
                """
        let object =
            isTaken ? "the protocol LinkFactory through its initializer" : "a factory that makes TokenLinkFactory"
        #expect(hints(text, only: "inline-assembly") == ["Let LinkPresenter take \(object)"])
    }

    /// What is made with its maker is made of what the maker's maker has.
    @Test func aFactoryMadeInAnInitializer() {
        let text =
            Self.links + """
                final class LinkPresenter {
                    private let log: any Log
                    private let link: Link
                    init(log: any Log, token: Token) {
                        self.log = log
                        link = TokenLinkFactory(token: token, log: log).makeLink()
                    }
                    func run() { log.note("") ; link.open() }
                }
                """
        #expect(
            hints(text, only: "inline-assembly") == [
                "Let LinkPresenter take the protocol LinkFactory through its initializer"
            ])
    }

    private static let links = """
        protocol Log { func note(_ text: String) }
        struct Token {
            let text: String
            var next: Token { Token(text: text + "a") }
            static let first = Token(text: "b")
        }
        final class Link { let log: any Log ; init(log: any Log) { self.log = log } ; func open() { log.note("") } }
        protocol LinkFactory { func makeLink() -> Link }
        final class TokenLinkFactory: LinkFactory {
            private let token: Token
            private let log: any Log
            init(token: Token, log: any Log) { self.token = token ; self.log = log }
            func makeLink() -> Link { log.note(token.text) ; return Link(log: log) }
        }

        """
}
