import Testing

/// What is made on the spot and nobody can hand in, as whole sentences.
@Suite struct MadeByAFactoryHintTests {
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
}
