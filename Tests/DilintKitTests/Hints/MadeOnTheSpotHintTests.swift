import Testing

/// What is taken instead of made or located on the spot, as whole sentences.
@Suite struct MadeOnTheSpotHintTests {
    @Test func whatHasAnInitializerTakesItThere() {
        let text = """
            protocol Loading { func load() }
            final class Loader: Loading { func load() {} }
            final class FeedViewModel {
                private let loader: Loading
                init() { loader = Loader() }
                func refresh() { loader.load() }
            }
            """
        #expect(
            hints(text, only: "self-made-dependency") == [
                "Let FeedViewModel take the protocol Loading through its initializer"
            ])
    }

    /// Whatever order they are found in.
    @Test(arguments: [
        ("private let spare = Loader() ; private let loader: Loading = Loader()", "Loader, or a protocol of it,"),
        ("private let loader: Loading = Loader() ; private let spare = Loader()", "the protocol Loading"),
    ])
    func theFirstOfSeveralPlacesIsAdvised(code: String, taken: String) {
        let text = """
            protocol Loading { func load() }
            protocol Spared { func spare() }
            final class Loader: Loading, Spared { func load() {} ; func spare() {} }
            final class FeedViewModel { \(code) ; func refresh() { loader.load() ; spare.load() } }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let FeedViewModel take \(taken) through an initializer"])
    }

    /// Who may be made anywhere cannot ask everybody for what the module keeps to itself.
    @Test(arguments: [
        ("public", "public", "its initializer"), ("internal", "public", "a further, internal initializer"),
        ("internal", "internal", "its initializer"),
    ])
    func whatTheModuleKeepsToItselfIsTakenWithinIt(made: String, taker: String, initializer: String) {
        let text = """
            public protocol Ledger { func rows() -> [Int] }
            \(made) final class Accounts {
                private let ledger: Ledger
                \(made) init(ledger: Ledger) { self.ledger = ledger }
                func load() -> [Int] { ledger.rows() }
            }
            public final class AccountsService {
                private let accounts: Accounts
                \(taker) init(ledger: Ledger) { accounts = Accounts(ledger: ledger) }
                func fetch() -> [Int] { accounts.load() }
            }
            """
        #expect(
            hints(text, only: "self-made-dependency") + hints(text, only: "inline-assembly") == [
                "Let AccountsService take Accounts, or a protocol of it, through \(initializer)"
            ])
    }

    /// It is filled once a nib has made it, with this as with a shared instance.
    @Test(arguments: [("Tracking", "Tracking"), ("Tracker", "Tracker, or a protocol of it,")])
    func whatANibMakesIsHandedItAsAProperty(type: String, taken: String) {
        let text = """
            import UIKit
            protocol Tracking { func track() }
            final class Tracker: Tracking { func track() {} ; func stop() {} }
            final class MainController: UIViewController {
                @IBOutlet private var label: UILabel!
                private let tracker: \(type) = Tracker()
                func run() { tracker.track() \(type == "Tracker" ? "; tracker.stop()" : "") }
            }
            """
        #expect(
            hints(text, only: "self-made-dependency") == [
                "Let whoever fills MainController hand over \(taken) as a property"
            ])
    }

    @Test func aWholeLocatorIsNotHandedIn() {
        let text = """
            final class Depot {
                static let shared = Depot()
                private var parts: [Any] = []
                func register<T>(_ part: T) { parts.append(part) }
                func resolve<T>() -> T { parts.first { $0 is T } as! T }
            }
            final class MailModel { init(cart: Int) {} ; func load() { send(Depot.shared) } }
            """
        #expect(hints(text, only: "service-locator") == ["Hand MailModel what it needs of Depot.shared"])
    }

    @Test func aGlobalContainerBelongsIntoTheRoot() {
        let text = """
            final class MailAPI { func send() {} }
            final class MailStore { func keep() {} }
            final class AppContainer {
                lazy var api = MailAPI()
                lazy var store = MailStore()
            }
            let environment = AppContainer()
            """
        #expect(
            hints(text, only: "container-outside-root") == [
                "Construct AppContainer in the composition root and hand those who reach `environment` what they need of it"
            ])
    }

    /// What the superclass takes is no object of a protocol that its class implements for others.
    @Test(arguments: [("Player", "Recorder, or a protocol of it,"), ("any Playing", "the protocol Playing")])
    func whatIsHandedOnSufficesThere(taken: String, object: String) {
        let text = """
            protocol Playing: AnyObject { func play() }
            class Player: Playing { func play() {} }
            final class Recorder: Player {
                private let defaults: UserDefaults
                init(defaults: UserDefaults = .standard) { self.defaults = defaults }
                override func play() { defaults.set(1, forKey: "a") }
            }
            class ClipViewModel {
                private let player: \(taken)
                init(player: \(taken)) { self.player = player }
                func start() { player.play() }
            }
            final class PinViewModel: ClipViewModel { init() { super.init(player: Recorder()) } }
            """
        #expect(
            hints("import Foundation\n" + text, only: "self-made-dependency") == [
                "Let PinViewModel take \(object) through its initializer"
            ])
    }

    /// What the superclass is handed is there from the beginning, and could be handed in.
    @Test(arguments: [
        ("super.init(fetcher: PageFetcher(api: api))", "PageFetcher, or a protocol of it, through its initializer"),
        (
            "let fetcher = PageFetcher(api: api) ; super.init(fetcher: fetcher)",
            "PageFetcher, or a protocol of it, through its initializer"
        ),
        ("super.init(fetcher: PageFetcher(api: api, then: { print(1) }))", "a factory that makes PageFetcher"),
        ("super.init(fetchers: [PageFetcher(api: api)])", "a factory that makes PageFetcher"),
        (
            "let fetcher = PageFetcher(api: api) ; super.init(fetchers: [fetcher])",
            "a factory that makes PageFetcher"
        ),
        ("super.init(fetcher: Fetcher(api: nil)) ; PageFetcher(api: api).load()", "a factory that makes PageFetcher"),
    ])
    func whatASuperclassIsHanded(code: String, taken: String) {
        let text = """
            protocol Calling { func call() }
            class Fetcher {
                let api: Calling?
                init(api: Calling?, then: () -> Void = {}) { self.api = api }
                func load() { api?.call() }
            }
            final class PageFetcher: Fetcher {}
            class FeedViewModel {
                let fetcher: Fetcher
                init(fetcher: Fetcher) { self.fetcher = fetcher }
                init(fetchers: [Fetcher]) { fetcher = fetchers[0] }
                func refresh() { fetcher.load() }
            }
            final class PageViewModel: FeedViewModel { init(api: Calling) { \(code) } }
            """
        #expect(hints(text, only: "inline-assembly") == ["Let PageViewModel take \(taken)"])
    }

    /// Who is given a service needs nothing to make it of; what else is made of it, and what other code reaches, is taken.
    @Test(arguments: [
        (
            "private let client = WireClient(session: .shared)",
            "Let FeedService take WireClient, or a protocol of it, through an initializer"
        ),
        (
            "private let client: WireClient ; init() { client = WireClient(session: URLSession.shared) }",
            "Let FeedService take WireClient, or a protocol of it, through its initializer"
        ),
        (
            """
            private let client = WireClient(session: URLSession.shared)
            func flush() { URLSession.shared.flush {} }
            """, "Let FeedService take it through an initializer: `init(urlSession:)`"
        ),
        (
            """
            private let client: WireClient
            init() { client = WireClient(session: URLSession.shared) ; URLSession.shared.flush {} }
            """, "Let FeedService take it through its initializer: `init()` becomes `init(urlSession:)`"
        ),
        (
            "private let name = Name(session: URLSession.shared) ; let client: WireClient",
            "Let FeedService take it through an initializer: `init(urlSession:)`"
        ),
        (
            """
            private let client: WireClient
            init(session: URLSession) { client = WireClient(session: URLSession.shared) }
            """, "Let FeedService use the `session` that its `init(session:)` takes"
        ),
    ])
    func whoIsGivenTheWholeNeedsNoPart(code: String, hint: String) {
        let text = """
            import Foundation
            final class WireClient {
                private let session: URLSession
                init(session: URLSession) { self.session = session }
                func get() { session.flush {} }
            }
            struct Name { init(session: URLSession) {} }
            final class FeedService { \(code) ; func load() { client.get() } }
            """
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// One that is taken would be the same for all the properties that one each is made for.
    @Test(arguments: [
        ("near = TideViewModel(api: api, isNear: true) ; far = TideViewModel(api: api, isNear: false)", false),
        ("near = TideViewModel(api: api, isNear: true) ; far = near", true),
        ("if isNear { near = TideViewModel(api: api, isNear: true) } else { near = TideViewModel(api: api) }", true),
        ("near = TideViewModel(api: api) ; far = TideViewModel(api: api)", true),
        ("near = TideViewModel(api: api) ; ebb = EbbViewModel(api: api)", true),
    ])
    func whatIsMadeForSeveralProperties(code: String, isTaken: Bool) {
        let text = """
            protocol Calling { func call() }
            final class TideViewModel {
                private let api: Calling
                init(api: Calling, isNear: Bool = true) { self.api = api }
                func rise() { api.call() }
            }
            final class EbbViewModel {
                private let api: Calling
                init(api: Calling) { self.api = api }
                func fall() { api.call() }
            }
            final class HarbourViewModel {
                private var near: TideViewModel?
                private var far: TideViewModel?
                private var ebb: EbbViewModel?
                private let api: Calling
                init(api: Calling, isNear: Bool) { self.api = api ; \(code) ; api.call() }
                func start() { near?.rise() ; far?.rise() ; ebb?.fall() }
            }
            """
        let hint =
            isTaken
            ? "Let HarbourViewModel take TideViewModel, or a protocol of it, through its initializer"
            : "Let HarbourViewModel take a factory that makes TideViewModel"
        #expect(hints(text, only: "inline-assembly").first == hint)
    }

    /// What an initializer makes once for what it keeps could be handed in as well as made.
    @Test(arguments: [
        ("let lens = LensService(api: api) ; lamp = Lamp(lens: lens)", true),
        ("let lens = LensService(api: api) ; lamp = .make(lens)", true),
        ("lamp = Lamp.make(LensService(api: api))", true),
        ("let lens = LensService(api: api) ; lamp = Lamp(lenses: [lens])", false),
        ("lamp = Lamp.make(LensService(api: api, then: { print(1) }))", false),
        ("lamps.append(Lamp.make(LensService(api: api))) ; lamp = Lamp(lenses: [])", false),
        ("let lens = LensService(api: api) ; Lamp.make(lens).light() ; lamp = Lamp(lenses: [])", false),
    ])
    func whatIsMadeForWhatIsKept(code: String, isTaken: Bool) {
        let text = """
            protocol Calling { func call() }
            final class LensService {
                let api: Calling
                init(api: Calling, then: () -> Void = {}) { self.api = api }
                func shine() { api.call() }
            }
            final class Lamp {
                private let lenses: [LensService]
                init(lens: LensService) { lenses = [lens] }
                init(lenses: [LensService]) { self.lenses = lenses }
                static func make(_ lens: LensService) -> Lamp { Lamp(lens: lens) }
                func light() { lenses.first?.shine() }
            }
            final class PageViewModel {
                private let lamp: Lamp
                private var lamps: [Lamp] = []
                private let api: Calling
                init(api: Calling) { self.api = api ; \(code) }
                func start() { lamp.light() ; api.call() ; lamps.first?.light() }
            }
            """
        #expect(
            hints(text, only: "inline-assembly") == [
                isTaken
                    ? "Let PageViewModel take LensService, or a protocol of it, through its initializer"
                    : "Let PageViewModel take a factory that makes LensService"
            ])
    }
}
