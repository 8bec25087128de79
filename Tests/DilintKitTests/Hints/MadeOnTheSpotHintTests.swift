import Testing

/// What is taken instead of made or located on the spot, as whole sentences.
@Suite struct MadeOnTheSpotHintTests {
    @Test(arguments: [
        ("private let loader: Loading = Loader()", "the protocol Loading"),
        ("private let loader = Loader()", "the protocol Loading"),
        ("private let loader = Reloader()", "Reloader, or a protocol of it,"),
        ("private let loader: Reloading = Reloader()", "the protocol Reloading"),
    ])
    func whatIsKeptAsAProtocolIsTakenAsOne(code: String, taken: String) {
        let text = """
            protocol Loading { func load() }
            protocol Reloading { func load() }
            final class Reloader: Loading, Reloading { func load() {} }
            final class Loader: Loading { func load() {} }
            final class FeedViewModel { \(code) ; func refresh() { loader.load() } }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let FeedViewModel take \(taken) through an initializer"])
    }

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

    /// A mixin, what an observer is told, and whatever lacks what is called is no stand-in.
    @Test(arguments: [
        ("Warming", "private let stove = Stove()", "stove.warm()", "the protocol Warming"),
        ("Warming", "private let stove = Stove()", "stove.warm() ; stove.clean(1)", "Stove, or a protocol of it,"),
        ("Warming", "let stove = Stove()", "stove.warm() ; watch(stove)", "the protocol Warming"),
        ("Warming", "let stove = Stove()", "stove.warm() ; tend(stove)", "Stove, or a protocol of it,"),
        ("Logging", "private let stove = Stove()", "stove.warm()", "Stove, or a protocol of it,"),
    ])
    func aProtocolThatLacksWhatIsCalledIsNotTaken(adopted: String, property: String, code: String, taken: String) {
        let text = """
            protocol Warming: AnyObject { func warm() }
            protocol Logging { var log: [String] { get } ; func note() }
            final class Stove: \(adopted) {
                var log: [String] = []
                func note() {}
                func warm() {}
                func clean(_ depth: Int) {}
            }
            final class KitchenViewModel {
                \(property)
                init(guests: Int) {}
                func open() { \(code) }
                func watch(_ source: Warming) {}
                func tend(_ source: Stove) {}
            }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let KitchenViewModel take \(taken) through its initializer"])
    }

    /// As what others tell it, nobody can ask it for what it does, unless that is all that it is.
    @Test(arguments: [
        ("Parser", "VaultObserver", "Parser, or a protocol of it,"),
        ("Parser", "VaultDataSource", "Parser, or a protocol of it,"),
        ("Parser", "VaultObserver, Parsing", "the protocol Parsing"),
        ("FileVaultObserver", "VaultObserver", "the protocol VaultObserver"),
        ("Parser", "VaultChecking", "the protocol VaultChecking"),
    ])
    func whatTellsATypeThingsIsNoNameOfIt(type: String, adopted: String, taken: String) {
        let text = """
            protocol VaultObserver: AnyObject { func vaultDidChange() }
            protocol VaultDataSource: AnyObject { func vaultDidChange() }
            protocol VaultChecking: AnyObject { func vaultDidChange() }
            protocol Parsing { func parse() }
            final class Vault { static let shared = Vault() ; private(set) var count = 0 ; func open() { count += 1 } }
            final class \(type): \(adopted) {
                init() { Vault.shared.open() }
                func vaultDidChange() { Vault.shared.open() }
                func parse() {}
            }
            final class ShelfViewModel { lazy var parser = \(type)() ; init(depth: Int) {} }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let ShelfViewModel take \(taken) through its initializer"])
    }

    /// A method of another form is another one.
    @Test(arguments: [
        ("probe.isClear(1, at: 2)", "the protocol Probing"), ("probe.isClear(1)", "Probe, or a protocol of it,"),
        ("probe.isClear(1, of: 2)", "Probe, or a protocol of it,"),
    ])
    func aProtocolThatLacksTheFormOfAMethodIsNotTaken(code: String, taken: String) {
        let text = """
            protocol Probing { func isClear(_ depth: Int, at place: Int) -> Bool }
            final class Probe: Probing {
                func isClear(_ depth: Int, at place: Int) -> Bool { isClear(depth) }
                func isClear(_ depth: Int) -> Bool { depth > 0 }
                func isClear(_ depth: Int, of ship: Int) -> Bool { depth > ship }
            }
            final class HullViewModel {
                private let probe = Probe()
                init(guests: Int) {}
                func check() -> Bool { \(code) }
            }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let HullViewModel take \(taken) through its initializer"])
    }

    /// What the closure of a property sets up is set up as the class that it is.
    @Test(arguments: [
        ("let pump = Pump(store: store) ; pump.owner = self ; return pump", "Pump, or a protocol of it,"),
        ("let pump = Pump(store: store) ; pump.drain() ; return pump", "Pump, or a protocol of it,"),
        ("let pump = Pump(store: store) ; pump.pump() ; return pump", "the protocol Pumping"),
        ("let pump = Pump(store: store) ; pump.watcher = self ; return pump", "the protocol Pumping"),
        ("let pump = Pump(store: store) ; return pump", "the protocol Pumping"),
    ])
    func whatAClosureSetsUpIsTakenAsAClass(code: String, taken: String) {
        let text = """
            protocol Stores { func load() }
            protocol Pumping: AnyObject { var watcher: AnyObject? { get set } ; func pump() }
            final class Pump: Pumping {
                private let store: Stores
                weak var owner: AnyObject?
                weak var watcher: AnyObject?
                init(store: Stores) { self.store = store }
                func pump() { store.load() }
                func drain() {}
            }
            final class BilgeViewModel {
                private let store: Stores
                private lazy var pump: Pumping = { \(code) }()
                init(store: Stores) { self.store = store }
                func start() { pump.pump() ; store.load() }
            }
            """
        #expect(hints(text, only: "inline-assembly") == ["Let BilgeViewModel take \(taken) through its initializer"])
    }

    /// Nobody can make what is made of its maker, or of its maker's code, before there is one.
    @Test(arguments: [
        ("private lazy var wrap = Wrap(store: store, handler: self)", "a factory that makes Wrap"),
        ("private lazy var wrap = { Wrap(store: store, handler: self) }()", "a factory that makes Wrap"),
        ("private lazy var wrap = Wrap(store: store, then: { self.done() })", "a factory that makes Wrap"),
        ("private lazy var wrap = Wrap(store: store, kept: Bell(of: self))", "a factory that makes Wrap"),
        (
            "private lazy var wrap = Wrap(store: store, kept: Bell(of: nil))",
            "the protocol Wrapping through its initializer"
        ),
        ("private lazy var wrap = Wrap(store: store, kept: $kept)", "a factory that makes Wrap"),
        ("private lazy var wrap = Wrap(store: store)", "the protocol Wrapping through its initializer"),
    ])
    func whatIsMadeOfItsMakerIsMadeByAFactory(property: String, taken: String) {
        let text = """
            protocol Stores { func load() }
            protocol Handler: AnyObject { func done() }
            protocol Wrapping { func wrap() }
            final class Bell { weak var owner: AnyObject? ; init(of owner: AnyObject?) { self.owner = owner } }
            final class Wrap: Wrapping {
                private let store: Stores
                init(store: Stores, handler: Handler? = nil, kept: Any? = nil, then: () -> Void = {}) {
                    self.store = store
                }
                func wrap() { store.load() }
            }
            final class AdapterModel: Handler {
                private let store: Stores
                @Published var kept = 1
                \(property)
                init(store: Stores) { self.store = store }
                func start() { wrap.wrap() ; store.load() }
                func done() {}
            }
            """
        #expect(hints(text, only: "inline-assembly") == ["Let AdapterModel take \(taken)"])
    }

    /// Nobody can hand in what is made for each of many.
    @Test(arguments: [
        (
            "private lazy var rows: [Row] = { towns.map { TownRow(name: $0, store: store) } }()",
            "a factory that makes TownRow"
        ),
        (
            "private lazy var rows: [Row] = towns.map { TownRow(name: $0, store: store) }",
            "a factory that makes TownRow"
        ),
        (
            "private lazy var rows: Row = TownRow(name: \"a\", store: store)",
            "the protocol Row through its initializer"
        ),
    ])
    func whatAListHoldsIsMadeByAFactory(property: String, taken: String) {
        let text = """
            protocol Stores { func load() }
            protocol Row { func tap() }
            final class TownRow: Row {
                private let store: Stores
                init(name: String, store: Stores) { self.store = store }
                func tap() { store.load() }
            }
            final class LandViewModel {
                private let store: Stores
                private let towns: [String]
                \(property)
                init(store: Stores, towns: [String]) { self.store = store ; self.towns = towns }
                func start() { store.load() ; print(rows) }
            }
            """
        #expect(hints(text, only: "inline-assembly") == ["Let LandViewModel take \(taken)"])
    }

    /// What goes by its own name before it is kept as a protocol is asked, or handed on, as the class that it is.
    @Test(arguments: [
        ("let wallet = Wallet() ; self.wallet = wallet ; bind(wallet)", "Wallet, or a protocol of it,"),
        ("let wallet = Wallet() ; self.wallet = wallet ; wallet.onFill = {}", "Wallet, or a protocol of it,"),
        ("let wallet = Wallet() ; self.wallet = wallet", "the protocol Filling"),
    ])
    func whatIsUsedAsAClassIsTakenAsOne(code: String, taken: String) {
        let text = """
            protocol Filling { func fill() }
            final class Wallet: Filling { var onFill: (() -> Void)? ; func fill() { onFill?() } }
            final class HomeViewModel {
                private let wallet: Filling
                init(guests: Int) { \(code) }
                private func bind(_ wallet: Wallet) { wallet.onFill = {} }
                func refresh() { wallet.fill() }
            }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let HomeViewModel take \(taken) through its initializer"])
    }

    /// What is set up before it is kept has more than a protocol that says little.
    @Test(arguments: [
        ("{ let help = Help(log: log) ; help.onEnd = { print(1) } ; return help }()", "Help, or a protocol of it,"),
        ("{ let help = Help(log: log) ; return help }()", "the protocol Coordinating"),
        ("Help(log: log)", "the protocol Coordinating"),
    ])
    func whatIsSetUpFirstIsTakenAsItself(value: String, taken: String) {
        let text = """
            protocol Coordinating: AnyObject { var children: [any Coordinating] { get set } ; func stop() }
            protocol Logging { func log() }
            final class Help: Coordinating {
                var children: [any Coordinating] = []
                var onEnd: (() -> Void)?
                private let log: any Logging
                init(log: any Logging) { self.log = log }
                func stop() { log.log() ; onEnd?() }
            }
            final class MainPresenter {
                var children: [any Coordinating] = []
                private let log: any Logging
                private lazy var help: Help = \(value)
                init(log: any Logging) { self.log = log }
                func open() { log.log() ; children.append(help) }
            }
            """
        #expect(
            hints(text, only: "inline-assembly") == ["Let MainPresenter take \(taken) through its initializer"])
    }

    /// A closure can keep a class weakly, and a protocol of classes.
    @Test(arguments: [
        ("", "[weak clock] in clock?.stop()", "Clock, or a protocol of it,"),
        (": AnyObject", "[weak clock] in clock?.stop()", "the protocol Clocking"),
        ("", "self.clock.stop()", "the protocol Clocking"),
    ])
    func whatIsKeptWeaklyIsTakenAsAClass(bound: String, code: String, taken: String) {
        let text = """
            protocol Clocking\(bound) { func start() ; func stop() }
            protocol Ticking { func tick() }
            final class Ticker: Ticking { func tick() {} }
            final class Clock: Clocking {
                private let ticker: any Ticking
                init(ticker: any Ticking) { self.ticker = ticker }
                func start() { ticker.tick() }
                func stop() {}
            }
            final class BalanceFetcher {
                private let clock: Clock
                private var stop: (() -> Void)?
                init() { clock = Clock(ticker: Ticker()) }
                func start() { clock.start() ; stop = { \(code) } }
            }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let BalanceFetcher take \(taken) through its initializer"])
    }

    /// Of a protocol with associated types there are no values that all could be taken as.
    @Test(arguments: [
        ("associatedtype Answer ;", "GetNames, or a protocol of it,"), ("", "the protocol Asking"),
    ])
    func aProtocolThatLeavesTypesOpenIsNotTaken(requirement: String, taken: String) {
        let text = """
            protocol Asking { \(requirement) func ask() }
            final class GetNames: Asking { typealias Answer = Int ; func ask() {} }
            final class NameViewModel {
                private let names: GetNames
                init(count: Int) { names = GetNames() }
                func load() { names.ask() }
            }
            """
        #expect(
            hints(text, only: "self-made-dependency") == ["Let NameViewModel take \(taken) through its initializer"])
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

    /// What is made when it is needed, of what has been learnt until then, nobody has beforehand.
    @Test(arguments: [
        ("var address: String?", "a factory that makes Line"),
        ("let address: String? = nil", "the protocol Going through its initializer"),
    ])
    func whatIsMadeOfStateIsMadeByAFactory(property: String, taken: String) {
        let text = """
            protocol Stores { func load() }
            protocol Going { func go() }
            final class Line: Going {
                private let address: String?
                init(address: String?) { self.address = address }
                func go() { Wires.shared.run() }
            }
            final class Wires { static let shared = Wires() ; var runs = 0 ; func run() { runs += 1 } }
            final class WireService {
                \(property)
                private lazy var line = Line(address: address)
                private let stores: Stores
                init(stores: Stores) { self.stores = stores }
                func open() { stores.load() ; line.go() }
            }
            """
        #expect(hints(text, only: "self-made-dependency") == ["Let WireService take \(taken)"])
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

    /// Nobody can make beforehand what is made of that which comes after the initializer.
    @Test(arguments: [
        ("var stack: Stacking!", "", "a factory that makes CoinStorage"),
        ("var stack: Stacking!", "self.stack = stack", "CoinStorage, or a protocol of it, through its initializer"),
        ("let stack: Stacking", "self.stack = stack", "CoinStorage, or a protocol of it, through its initializer"),
    ])
    func whatComesAfterTheInitializer(property: String, code: String, taken: String) {
        let text = """
            protocol Stacking { func load() }
            final class CoinStorage {
                private let stack: Stacking
                init(stack: Stacking) { self.stack = stack }
                func all() { stack.load() }
            }
            final class WalletService {
                \(property)
                private lazy var coins = CoinStorage(stack: stack)
                init(stack: Stacking) { \(code.isEmpty ? "stack.load()" : code) }
                func show() { coins.all() ; stack.load() }
            }
            """
        #expect(hints(text, only: "inline-assembly") == ["Let WalletService take \(taken)"])
    }

    /// Who makes another one later, too, would go on doing so, were the first handed in.
    @Test(arguments: [
        ("func regroup() { search = SearchViewModel(store: store) }", "a factory that makes SearchViewModel"),
        ("func regroup() { SearchViewModel(store: store).find() }", "a factory that makes SearchViewModel"),
        (
            "lazy var again: () -> SearchViewModel = { [store] in SearchViewModel(store: store) }",
            "a factory that makes SearchViewModel"
        ),
        ("", "SearchViewModel, or a protocol of it, through its initializer"),
        (
            "convenience init(depth: Int, store: Stores) { self.init(store: store) }",
            "SearchViewModel, or a protocol of it, through its initializer"
        ),
        (
            "private lazy var other = SearchViewModel(store: store)",
            "SearchViewModel, or a protocol of it, through its initializer"
        ),
    ])
    func whatIsMadeAgainLaterIsMadeByAFactory(code: String, taken: String) {
        let text = """
            protocol Stores { func load() }
            final class SearchViewModel {
                private let store: Stores
                init(store: Stores) { self.store = store }
                func find() { store.load() }
            }
            final class ShelfViewModel {
                private let store: Stores
                private var search: SearchViewModel
                init(store: Stores) { self.store = store ; search = SearchViewModel(store: store) }
                func open() { search.find() ; store.load() }
                \(code)
            }
            """
        #expect(hints(text, only: "inline-assembly") == ["Let ShelfViewModel take \(taken)"])
    }

    /// Of what one place is filled with, one or the other, whoever hands it in need not say which.
    @Test(arguments: [
        (
            "if isTube { player = TubeService(ticker: ticker) } else { player = FileService(ticker: ticker) }",
            ["PlayService", "PlayService"]
        ),
        (
            "player = isTube ? TubeService(ticker: ticker) : FileService(ticker: ticker)",
            ["PlayService", "PlayService"]
        ),
        (
            "if isTube { player = TubeService(ticker: ticker) } else { player = PlayService(ticker: ticker) }",
            ["PlayService", "PlayService"]
        ),
        ("player = TubeService(ticker: ticker)", ["TubeService"]),
        ("player = TubeService(ticker: ticker) ; file = FileService(ticker: ticker)", ["TubeService", "FileService"]),
        // One of them is wanted for more.
        (
            "if isTube { let tube = TubeService(ticker: ticker) ; tube.play() ; player = tube } "
                + "else { player = FileService(ticker: ticker) }", ["TubeService", "FileService"]
        ),
    ])
    func ofAlternativesTheirKindIsTaken(code: String, taken: [String]) {
        let text = """
            protocol Ticker { func tick() }
            class PlayService {
                let ticker: Ticker
                init(ticker: Ticker) { self.ticker = ticker }
                func play() { ticker.tick() }
            }
            final class TubeService: PlayService {}
            final class FileService: PlayService {}
            final class ClipViewModel {
                private let ticker: Ticker
                private var player: PlayService
                private var file: PlayService?
                init(ticker: Ticker, isTube: Bool) { self.ticker = ticker ; \(code) }
                func open() { player.play() ; file?.play() ; ticker.tick() }
            }
            """
        #expect(
            hints(text, only: "inline-assembly")
                == taken.map { "Let ClipViewModel take \($0), or a protocol of it, through its initializer" })
    }

    /// The same of what a method gives back.
    @Test(arguments: [
        (
            "switch depth { case 0: return TubeReader(ticker: ticker) ; default: return FileReader(ticker: ticker) }",
            ["Reading", "Reading"]
        ),
        ("return depth > 0 ? TubeReader(ticker: ticker) : FileReader(ticker: ticker)", ["Reading", "Reading"]),
        ("return TubeReader(ticker: ticker)", ["TubeReader"]),
        (
            "FileReader(ticker: ticker).read() ; return TubeReader(ticker: ticker)", ["FileReader", "TubeReader"]
        ),
        // Another function makes some for something else.
        (
            "return depth > 0 ? TubeReader(ticker: ticker) : FileReader(ticker: ticker) } ; "
                + "private func spare() -> any Reading { FileReader(ticker: ticker)", ["TubeReader", "FileReader"]
        ),
    ])
    func aFactoryMakesOneOfAlternatives(code: String, made: [String]) {
        let text = """
            protocol Ticker { func tick() }
            protocol Reading { func read() }
            final class TubeReader: Reading {
                private let ticker: Ticker
                init(ticker: Ticker) { self.ticker = ticker }
                func read() { ticker.tick() }
            }
            final class FileReader: Reading {
                private let ticker: Ticker
                init(ticker: Ticker) { self.ticker = ticker }
                func read() { ticker.tick() ; ticker.tick() }
            }
            final class ClipViewModel {
                private let ticker: Ticker
                init(ticker: Ticker) { self.ticker = ticker }
                func open() { ticker.tick() ; reader(at: 1).read() }
                private func reader(at depth: Int) -> any Reading { \(code) }
            }
            """
        #expect(
            hints(text, only: "inline-assembly") == made.map { "Let ClipViewModel take a factory that makes \($0)" })
    }

    /// A factory of a factory helps nobody, unless that is made with who makes it.
    @Test(arguments: [
        ("DialogFactory(pixels: pixels)", "the protocol DialogMaking through its initializer"),
        ("DialogFactory(pixels: pixels, then: { print(1) })", "a factory that makes DialogFactory"),
        ("DialogFactory(pixels: pixels, owner: self)", "a factory that makes DialogFactory"),
    ])
    func whatIsAFactoryItself(made: String, taken: String) {
        let text = """
            protocol Pixels { func fire() }
            protocol DialogMaking { func makeDialog() -> DialogViewModel }
            final class DialogFactory: DialogMaking {
                private let pixels: Pixels
                init(pixels: Pixels, owner: AnyObject? = nil, then: () -> Void = {}) { self.pixels = pixels }
                func makeDialog() -> DialogViewModel { DialogViewModel(pixels: pixels) }
            }
            final class DialogViewModel {
                private let pixels: Pixels
                init(pixels: Pixels) { self.pixels = pixels }
                func show() { pixels.fire() }
            }
            final class TabViewModel {
                private let dialogs: DialogMaking
                init(dialogs: DialogMaking) { self.dialogs = dialogs }
                func open() { dialogs.makeDialog().show() }
            }
            final class HomeViewModel {
                private let pixels: Pixels
                init(pixels: Pixels) { self.pixels = pixels }
                func open() { pixels.fire() ; TabViewModel(dialogs: \(made)).open() }
            }
            """
        #expect(hints(text, only: "inline-assembly").first == "Let HomeViewModel take \(taken)")
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
