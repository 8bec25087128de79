import Testing

/// What is another one whenever it is asked for, as whole sentences.
@Suite struct ChangingHintTests {
    /// Who keeps it would go on with the old one.
    @Test(arguments: [
        (
            "static func reopen() { current = Base() } ; static func close() { current = nil }",
            "func load() { Base.current.count() }", "a closure that gives it"
        ),
        ("static func reopen() { current = Base() }", "func load() { Base.current.count() }", "it"),
        (
            "static func open() { current = Base() } ; static func open(at row: Int) { current = Base() }",
            "func load() { Base.current.count() }", "it"
        ),
        (
            "static func reopen() { current = Base() } ; static func close() { current = nil }",
            "private let count = Base.current.count()", "it"
        ),
    ])
    func whatIsPutAnewIsGivenByAClosure(code: String, use: String, object: String) {
        let text = """
            final class Base {
                private(set) static var current: Base! = Base()
                \(code)
                var rows = 1
                func count() -> Int { rows }
            }
            final class Loader { \(use) }
            """
        #expect(hints(text, only: "singleton") == ["Let Loader take \(object) through an initializer: `init(base:)`"])
    }

    /// What a static gives out as things stand is another one when it is asked again; what is another name of one is not.
    @Test(arguments: [
        (
            "final class Tune { init(name: String) {} ; func play() { Deck.active.resume() } }",
            "Let Tune take a closure that gives it through its initializer: `init(name:)` becomes `init(name:activeDeck:)`"
        ),
        (
            "final class Bar: UIView { @IBOutlet private var title: UILabel! ; func play() { Deck.active.resume() } }",
            "Let whoever fills Bar hand over a closure that gives it, as a property or as the argument `activeDeck:`"
        ),
        (
            "final class Tune { init(name: String) { Deck.active.resume() } }",
            "Let Tune take it through its initializer: `init(name:)` becomes `init(name:activeDeck:)`"
        ),
        (
            "enum Remote { static func setup(_ run: (@escaping () -> Void) -> Void) { run { Deck.last.resume() } } }",
            "Hand a closure that gives it to `setup` as the argument `lastDeck:`"
        ),
        (
            "enum Remote { static func setup() { Deck.last.resume() } }",
            "Hand it to `setup` as the argument `lastDeck:`"
        ),
        (
            "final class Tune { init(name: String) {} ; func play() { Deck.sole.resume() } }",
            "Let Tune take it through its initializer: `init(name:)` becomes `init(name:deck:)`"
        ),
        (
            "final class Tune { init(name: String) {} ; func play() { Deck.chosen.resume() } }",
            "Let Tune take it through its initializer: `init(name:)` becomes `init(name:deck:)`"
        ),
    ])
    func whatChangesIsGivenByAClosure(code: String, hint: String) {
        let text = """
            import UIKit
            final class Deck {
                static let first: Deck = make()
                private static weak var pane: Pane?
                private static weak var latest: Deck?
                static var last: Deck { get { latest ?? active } set { latest = newValue } }
                static var active: Deck { if let pane = pane { return pane.deck } else { return first } }
                static var sole: Deck { first }
                private static let spare: Deck = make()
                static var chosen: Deck { isTested ? spare : first }
                private static func make() -> Deck { Deck() }
                var isOn = false
                func resume() { isOn = true }
            }
            final class Pane { var deck: Deck ; init(deck: Deck) { self.deck = deck } }
            let isTested = true
            \(code)
            """
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// The store's country, the controller that somebody plays with: who kept it would go on with the old one.
    @Test(arguments: [
        (
            "func load() async { print(await Storefront.current) }",
            "take a closure that gives it through its initializer: `init(name:)` becomes `init(name:storefront:)`"
        ),
        (
            "func load() { print(GCController.current) }",
            "take a closure that gives it through its initializer: `init(name:)` becomes `init(name:controller:)`"
        ),
        (
            "func load() { print(UNUserNotificationCenter.current()) }",
            "take it through its initializer: `init(name:)` becomes `init(name:userNotificationCenter:)`"
        ),
    ])
    func whatThePlatformHasAtTheMoment(code: String, hint: String) {
        let text = """
            import GameController
            import StoreKit
            import UserNotifications
            final class Offers { init(name: String) {} ; \(code) }
            """
        #expect(hints(text, only: "singleton") == ["Let Offers \(hint)"])
    }
}
