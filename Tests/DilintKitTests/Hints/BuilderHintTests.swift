import Testing

/// What is taken instead of making a builder, as whole sentences.
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
}
