import DilintKit
import TestSupport
import Testing

/// Which edges of a drawn graph say that they are followed later.
@Suite struct GraphEdgeTests {
    private func graph(of text: String) -> GraphDocument {
        let builder = ProjectBuilder(files: [ProjectBuilder.File(path: "Sources/Town/Town.swift", text: text)])
        return Analyzer(configuration: Configuration()).graph(builder.batches, modules: builder.modules)
    }

    @Test func onlyNeedsAreMetLater() {
        let text = """
            protocol Bell { func ring() }
            final class BrassBell: Bell { func ring() {} }
            final class Tower {
                private let bell: () -> Bell
                init(bell: @escaping () -> Bell) { self.bell = bell }
                func toll() { bell().ring() }
            }
            final class TownFactory { func makeBell() -> Bell { BrassBell() } }
            """
        let graph = graph(of: text)
        let edges = graph.edges.map { "\($0.from) \($0.kind)\($0.isDeferred ? " later" : "") \($0.to)" }
        #expect(
            edges == [
                "Town.BrassBell implements Town.Bell",
                "Town.Tower injects later Town.Bell",
                "Town.TownFactory makes Town.Bell",
                "Town.TownFactory constructs later Town.BrassBell",
            ])
    }

    /// Whoever reaches a shared instance is drawn, a plain class too, and so is a service of the platform.
    @Test func sharedInstancesAreLocated() {
        let text = """
            final class Bell {
                static let shared = Bell()
                func ring() {}
            }
            final class Ringer {
                func ring() { Bell.shared.ring() }
                func fetch() { _ = URLSession.shared }
                func now() { _ = Locale.current }
            }
            final class Passer {
                func pass() { Ringer().ring() }
            }
            """
        let graph = graph(of: text)
        #expect(
            graph.edges.map { "\($0.from) \($0.kind) \($0.to)" } == [
                "Town.Ringer locates Town.Bell",
                "Town.Ringer locates external.URLSession",
            ])
        #expect(graph.nodes.map(\.id) == ["Town.Bell", "Town.Ringer", "external.URLSession"])
    }

    /// What the project adds to a type from elsewhere depends on things by that type's name, where somebody depends on it; a
    /// library's container provides what is added to it.
    @Test func whatIsAddedToATypeFromElsewhere() {
        let text = """
            import FactoryKit
            protocol Bell { func ring() }
            final class BrassBell: Bell { func ring() {} }
            extension Container { var bell: Factory<Bell> { self { BrassBell() }.singleton } }
            extension URLSession { func toll() { BrassBell().ring() } }
            extension Process { func toll() { BrassBell().ring() } }
            final class Ringer {
                func ring() {
                    Container.shared.bell().ring()
                    URLSession.shared.reset {}
                }
            }
            """
        let graph = graph(of: text)
        #expect(
            graph.edges.map { "\($0.from) \($0.kind) \($0.to)" } == [
                "Town.BrassBell implements Town.Bell",
                "Town.Ringer locates Town.Bell",
                "Town.Ringer locates external.Container",
                "Town.Ringer locates external.URLSession",
                "external.Container provides Town.Bell",
                "external.Container constructs Town.BrassBell",
                "external.URLSession constructs Town.BrassBell",
            ])
    }

    /// Who puts something into a static has no need of what is there.
    @Test(arguments: [
        ("Registry.bell = BrassBell()", ["constructs Town.BrassBell"]),
        ("Tower.shared = Tower()", ["constructs Town.Tower"]),
        ("Registry.bell.ring()", ["locates Town.Bell"]),
        ("Tower.shared.bell = BrassBell()", ["constructs Town.BrassBell", "locates Town.Tower"]),
    ])
    func whatIsPutIntoAStatic(code: String, edges: [String]) {
        let text = """
            protocol Bell { func ring() }
            final class BrassBell: Bell { func ring() {} }
            final class Tower { nonisolated(unsafe) static var shared = Tower() ; var bell: Bell? ; func toll() {} }
            enum Registry { nonisolated(unsafe) static var bell: Bell = BrassBell() }
            final class Boot { func start() { \(code) } }
            """
        #expect(
            graph(of: text).edges.filter { $0.from == "Town.Boot" }.map { "\($0.kind) \($0.to)" } == edges)
    }

    /// A type from elsewhere is one, whether the project extends it or not.
    @Test(arguments: ["", "extension URLSession { func pause() {} }"])
    func extendedTypesFromElsewhereAreDrawn(extension: String) {
        let text = """
            \(`extension`)
            final class Bell {
                private let session: URLSession
                init(session: URLSession) { self.session = session }
                func ring() { session.invalidateAndCancel() }
            }
            final class Tower {
                private let session = URLSession(configuration: .default)
                func toll() { URLSession.shared.reset {} }
            }
            """
        let graph = graph(of: text)
        #expect(
            graph.edges.map { "\($0.from) \($0.kind) \($0.to)" } == [
                "Town.Bell injects external.URLSession",
                "Town.Tower constructs external.URLSession",
                "Town.Tower holds external.URLSession",
                "Town.Tower locates external.URLSession",
            ])
        #expect(graph.nodes.map(\.id) == ["Town.Bell", "Town.Tower", "external.URLSession"])
    }

    /// What a wrapper fetches no initializer takes, be it the one that is made of a struct's properties; what a wrapper is
    /// made of it does.
    @Test func fetchedByWrappers() {
        let text = """
            import Factory
            import SwiftUI

            final class Tides: ObservableObject { func rise() {} }
            extension Container {
                var tides: Factory<Tides> { self { Tides() } }
            }
            @propertyWrapper struct Moored {
                let wrappedValue = Tides()
                init(at pier: Int) {}
            }
            @propertyWrapper struct Buoyed<Value> {
                var wrappedValue: Value
            }
            struct KeyedView: View {
                @Injected(\\.tides) private var tides
                var body: some View { Text("") }
            }
            struct ReadView: View {
                @EnvironmentObject var tides: Tides
                var body: some View { Text("") }
            }
            struct WrittenView: View {
                @EnvironmentObject var tides: Tides
                init() {}
                var body: some View { Text("") }
            }
            struct WatchingView: View {
                @ObservedObject var tides: Tides
                @MainActor var other: Tides
                var body: some View { Text("") }
            }
            struct OwnView: View {
                @Moored(at: 4) var tides: Tides
                @Buoyed var buoyed: Tides
                var body: some View { Text("") }
            }
            """
        let edges = graph(of: text).edges.filter { $0.from.hasSuffix("View") }
        #expect(
            edges.map { "\($0.from) \($0.kind)\($0.isDeferred ? " later" : "") \($0.to)" } == [
                "Town.KeyedView holds Town.Tides",
                "Town.KeyedView locates Town.Tides",
                "Town.OwnView holds Town.Tides",
                "Town.OwnView injects Town.Tides",
                "Town.ReadView holds Town.Tides",
                "Town.ReadView locates later Town.Tides",
                "Town.WatchingView injects Town.Tides",
                "Town.WatchingView injects Town.Tides",
                "Town.WrittenView holds Town.Tides",
                "Town.WrittenView locates later Town.Tides",
            ])
    }

    /// What views find in their environment under a key is drawn where it works for them; how wide they are is not.
    @Test func foundInTheEnvironment() {
        let text = """
            import SwiftUI

            struct Gauge { let read: () -> Double }
            struct Margins: OptionSet { let rawValue: Int }
            extension EnvironmentValues {
                @Entry var isDeep: Bool = false
                @Entry var inset: EdgeInsets = .init()
                @Entry var margins: Margins = []
                @Entry var refresh: () -> Void = {}
                @Entry var gauge: Gauge = Gauge { 0 }
            }
            struct QuayView: View {
                @Environment(\\.isDeep) private var isDeep
                @Environment(\\.inset) private var inset
                @Environment(\\.margins) private var margins
                @Environment(\\.refresh) private var refresh
                @Environment(\\.gauge) private var gauge
                var body: some View { Text("\\(isDeep) \\(gauge.read())") }
            }
            """
        let edges = graph(of: text).edges.filter { $0.kind == "locates" }
        #expect(
            edges.map { "\($0.from) \($0.to)" } == ["Town.QuayView Town.Gauge"])
    }

    /// What a registration makes by its initializer alone is of the type that is registered.
    @Test(arguments: [
        "Factory<Bell> { self { .init(weight: 3) }.cached }", "Factory<Bell> { Factory(self) { .init(weight: 3) } }",
        "ParameterFactory<Int, Bell> { self { .init(weight: $0) } }",
    ])
    func madeByTheInitializerAlone(registration: String) {
        let text = """
            import FactoryKit
            final class Belfry: SharedContainer {
                static let shared = Belfry()
                let manager = ContainerManager()
                var bell: \(registration)
            }
            final class Bell {
                private let weight: Int
                init(weight: Int) { self.weight = weight }
                func ring() { print(weight) }
            }
            """
        let edges = graph(of: text).edges.filter { $0.kind == "constructs" && $0.to == "Town.Bell" }
        #expect(edges.map(\.from) == ["Town.Belfry"])
    }

    /// A wrapper of the project's own asks a locator as soon as it is made, or when its value is read.
    @Test func fetchedByOwnWrappers() {
        let text = """
            final class Well {
                static let shared = Well()
                private var makers: [ObjectIdentifier: () -> Any] = [:]
                func register<T>(_ make: @escaping () -> T) { makers[ObjectIdentifier(T.self)] = make }
                func resolve<T>() -> T? { makers[ObjectIdentifier(T.self)]?() as? T }
            }
            @propertyWrapper final class Drawn<Part> {
                private var part: Part?
                init() {}
                var wrappedValue: Part? {
                    if part == nil {
                        let found: Part? = Well.shared.resolve()
                        part = found
                    }
                    return part
                }
            }
            @propertyWrapper struct Filled<Part> {
                let wrappedValue: Part?
                init() { wrappedValue = Well.shared.resolve() }
            }
            @propertyWrapper struct Kept<Part> {
                let wrappedValue: Part?
            }
            protocol Journal { func note(_ text: String) }
            final class Plain {
                @Drawn var journal: Journal?
            }
            final class Early {
                @Filled var journal: Journal?
            }
            final class Late {
                @Kept var journal: Journal?
            }
            """
        let edges = graph(of: text).edges.filter { $0.to == "Town.Journal" && $0.kind == "locates" }
        #expect(
            edges.map { "\($0.from)\($0.isDeferred ? " later" : "")" } == ["Town.Early", "Town.Plain later"])
    }

    /// Who calls a type's own function that makes something depends on that type, however it gets there.
    @Test func makersAreCalledOnTheirTypes() {
        let text = """
            import UIKit
            protocol API { func load() }
            final class Screen: UIViewController { let api: API ; init(api: API) { self.api = api } }
            enum ScreenModule {
                static func makeScreen(api: API) -> Screen { Screen(api: api) }
                static func makeBoth(api: API) -> [Screen] { [makeScreen(api: api), ScreenModule.makeScreen(api: api)] }
                static func makeTitle() -> String { "" }
            }
            final class Router {
                private let first: UIViewController
                init(api: API) { first = ScreenModule.makeScreen(api: api) }
                func open(api: API) { _ = ScreenModule.makeScreen(api: api) }
                func name() -> String { ScreenModule.makeTitle() }
            }
            final class Namer { func name() -> String { ScreenModule.makeTitle() } }
            """
        let graph = graph(of: text)
        let edges = graph.edges.filter { $0.kind == "locates" }
            .map { "\($0.from) \($0.kind)\($0.isDeferred ? " later" : "") \($0.to)" }
        #expect(edges == ["Town.Router locates Town.ScreenModule", "Town.Router locates later Town.ScreenModule"])
    }

    /// So does who calls a class's function that makes one of the class, whatever is done with that.
    @Test(arguments: [
        ("static func present(on host: Host)", "host.flow = TeaFlow(host: host)", true),
        ("static func begin(on host: Host) -> Int", "let flow = TeaFlow(host: host) ; return flow.pour()", true),
        ("static func begin(on host: Host) -> Any", "TeaFlow(host: host)", true),
        ("static func measure(on host: Host) -> Int", "host.width", false),
        ("static func pass(on host: Host)", "host.flow = Cup()", false),
    ])
    func whatMakesOneOfItsOwn(function: String, code: String, isDrawn: Bool) {
        let name = function.split(separator: " ")[2].prefix { $0 != "(" }
        let text = """
            final class Cup { var sugar = 0 }
            final class Host { var flow: Any? ; var width = 3 }
            final class TeaFlow {
                private let host: Host
                init(host: Host) { self.host = host }
                func pour() -> Int { host.width }
                \(function) { \(code) }
                static func again(on host: Host) { \(name)(on: host) }
            }
            final class HomeFlow { func open(host: Host) { TeaFlow.\(name)(on: host) } }
            """
        let edges = graph(of: text).edges.filter { $0.to == "Town.TeaFlow" }
            .map { "\($0.from) \($0.kind)\($0.isDeferred ? " later" : "") \($0.to)" }
        #expect(edges == (isDrawn ? ["Town.HomeFlow locates later Town.TeaFlow"] : []))
    }

    /// A shared instance that is one thing or another, as the program is built, is each of them.
    @Test func sharedInstancesOfBranches() {
        let text = """
            protocol Paying { func pay() }
            final class FreePurse: Paying { func pay() {} }
            final class Purse: Paying {
                #if FREE
                static let shared = FreePurse()
                static let spare = Purse()
                #else
                static let shared = Purse()
                #endif
                func pay() {}
            }
            final class Till { func sell() { Purse.shared.pay() } }
            final class Shelf { func sell() { Purse.spare.pay() } }
            """
        let edges = graph(of: text).edges.filter { $0.kind == "locates" }
        #expect(
            edges.map { "\($0.from) \($0.to)" } == [
                "Town.Shelf Town.Purse", "Town.Till Town.FreePurse", "Town.Till Town.Purse",
            ])
    }

    /// A screen is held as a service is; one that is somebody else's, and a screen from elsewhere, is none of it.
    @Test(arguments: [
        ("var page: Page?", true), ("private var page: Page!", true), ("let page = Page()", true),
        ("weak var page: Page?", false), ("unowned var page: Page", false), ("var page: UIViewController?", false),
        ("static var page: Page?", false), ("var page: Page { Page() }", false),
    ])
    func screensAreHeld(property: String, isHeld: Bool) {
        let text = """
            import UIKit
            final class Page: UIViewController { func turn() {} }
            final class Desk {
                \(property)
                func read() { print(self) }
            }
            """
        let edges = graph(of: text).edges.filter { $0.from == "Town.Desk" && $0.kind == "holds" }
        #expect(edges.map(\.to) == (isHeld ? ["Town.Page"] : []))
    }

    /// What a type is handed, holds, gives out and makes; data, statics, requirements and what only reads another member
    /// are none of it.
    @Test func membersAndCode() {
        let text = """
            import Cloud
            import SwiftUI

            protocol API { func load() }
            protocol Titled { var title: String { get } }
            protocol Loading { var api: any API { get } }
            final class LiveAPI: API { func load() {} }
            final class Note { var text = "" }
            final class Reader: Loading {
                static var last: (any API)?
                let api: any API
                var again: any API { api }
                private let own: any API = LiveAPI()
                init(api: any API, note: Note, header: any Titled) {
                    self.api = api
                    print(note.text, header.title)
                }
                func read() { again.load(); own.load() }
            }
            struct ReaderView: View {
                let api: any API
                var body: some View { Text("") }
            }
            final class AppContainer {
                let api: any API
                var spare: any API { LiveAPI() }
                lazy var mirror: any API = LiveAPI()
                init(api: any API) { self.api = api }
            }
            final class Fetcher {
                func fetch() {
                    _ = CloudClient()
                    _ = CloudRecord()
                    _ = ReaderView(api: LiveAPI())
                }
            }
            """
        let graph = graph(of: text)
        let edges = graph.edges.map { "\($0.from) \($0.kind)\($0.isDeferred ? " later" : "") \($0.to)" }
        #expect(
            edges == [
                "Town.AppContainer injects Town.API",
                "Town.AppContainer provides Town.API",
                "Town.AppContainer provides Town.API",
                "Town.AppContainer provides Town.API",
                "Town.AppContainer constructs later Town.LiveAPI",
                "Town.AppContainer constructs later Town.LiveAPI",
                "Town.Fetcher constructs later Town.LiveAPI",
                "Town.Fetcher constructs later Town.ReaderView",
                "Town.Fetcher constructs later external.CloudClient",
                "Town.LiveAPI implements Town.API",
                "Town.Reader holds Town.API",
                "Town.Reader injects Town.API",
                "Town.Reader constructs Town.LiveAPI",
                "Town.Reader implements Town.Loading",
                "Town.ReaderView injects Town.API",
            ])
    }

    /// What an initializer makes a property's wrapper of it injects; what the wrapper holds besides is the type's own.
    @Test(arguments: [
        ("_mill = StateObject(wrappedValue: mill)", ["injects"]),
        ("_mill = .init(wrappedValue: mill)", ["injects"]),
        ("self._mill = StateObject(wrappedValue: mill)", ["injects"]),
        ("self.mill = mill", ["injects"]),
        ("_mill = StateObject(wrappedValue: Mill()) ; mill.grind()", ["constructs", "holds", "injects"]),
    ])
    func whatWrappersAreMadeOf(filling: String, kinds: [String]) {
        let text = """
            final class Stones { func turn() {} }
            final class Mill: ObservableObject {
                private let stones: Stones
                init(stones: Stones = Stones()) { self.stones = stones }
                func grind() { stones.turn() }
            }
            struct Yard: View {
                @StateObject private var mill: Mill
                init(mill: Mill) { \(filling) }
                var body: some View { Button("") { mill.grind() } }
            }
            """
        let edges = graph(of: text).edges.filter { $0.from == "Town.Yard" && $0.to == "Town.Mill" }
        #expect(edges.map { "\($0.kind)" } == kinds)
    }

    @Test func namesakesOfOneFileAreTwoNodes() {
        let text = """
            protocol Bell { func ring() }
            #if TOWN
                private final class Ringer { init(bell: Bell) { bell.ring() } }
            #endif
            #if HARBOUR
                private final class Ringer { init(bell: Bell) { bell.ring() } }
            #endif
            """
        let graph = graph(of: text)
        #expect(
            graph.nodes.map { "\($0.id):\($0.location?.line ?? 0)" } == [
                "Town.Bell:1", "Town.Ringer@Sources/Town/Town.swift:3", "Town.Ringer@Sources/Town/Town.swift#2:6",
            ])
    }

    /// What a generic function gives out nobody knows; what is written is held, be it a generic parameter's bound.
    @Test func resultsOfGenericFunctionsAreUnknown() {
        let text = """
            final class BellService { func ring() {} }
            class BasePresenter { let bell: BellService; init(bell: BellService) { self.bell = bell } }
            final class TeaPresenter: BasePresenter {}
            func make<T>(_ maker: (BellService) -> T) -> T where T: BasePresenter { maker(BellService()) }
            final class TeaController {
                private lazy var presenter = make(TeaPresenter.init)
                func show() { presenter.bell.ring() }
            }
            final class CakeController<Presenter: BasePresenter> {
                private let presenter: Presenter
                init(presenter: Presenter) { self.presenter = presenter }
                func show() { presenter.bell.ring() }
            }
            """
        let edges = graph(of: text).edges.filter { $0.from.hasSuffix("Controller") }
            .map { "\($0.from) \($0.kind)\($0.isDeferred ? " later" : "") \($0.to)" }
        #expect(
            edges == [
                "Town.CakeController injects Town.BasePresenter",
                "Town.TeaController constructs later Town.TeaPresenter",
            ])
    }
}
