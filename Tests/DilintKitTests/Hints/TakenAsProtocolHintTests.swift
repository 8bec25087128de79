import Testing

/// As which protocol, or as which class, what is made on the spot is taken, as whole sentences.
@Suite struct TakenAsProtocolHintTests {
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
}
