import DilintKit
import TestSupport
import Testing

/// A place is one row of a journey.
@Suite("Rows of a journey")
struct TraceRowTests {
    private func trace(_ name: String, _ text: String) throws -> TypeTrace {
        let builder = ProjectBuilder(files: [ProjectBuilder.File(path: "App/A.swift", text: text)])
        let traces = try Analyzer(configuration: Configuration())
            .traces(of: name, in: builder.batches, modules: builder.modules)
        return try #require(traces.first)
    }

    private func rows(_ stops: [TypeTrace.Stop]) -> [String] {
        stops.map { "\($0.text) \($0.location.line):\($0.location.column)" }
    }

    @Test("A property that asks a container by a key path is told where it asks, and nowhere else")
    func askedByKeyPath() throws {
        let found = try trace(
            "TideStoring",
            #"""
            import Factory
            protocol TideStoring { func save() }
            final class TideStore: TideStoring { func save() {} }
            final class QuayContainer: SharedContainer {
                static let shared = QuayContainer()
                let manager = ContainerManager()
            }
            extension QuayContainer {
                var tideStore: Factory<any TideStoring> { self { TideStore() } }
            }
            final class PierModel {
                private let store = resolve(\QuayContainer.tideStore)
                func save() { store.save() }
            }
            final class DockModel {
                @LazyInjected(\QuayContainer.tideStore) private var store
                func save() { store.save() }
            }
            final class BuoyModel {
                private var store: (any TideStoring)?
                func fill() { store = resolve(\QuayContainer.tideStore) }
            }
            final class MoleModel {
                private let container: QuayContainer
                init(container: QuayContainer) { self.container = container }
                func show() { print(container.tideStore) }
            }
            """#)
        #expect(
            rows(found.users) == [
                "PierModel reaches it 12:25", "DockModel reaches it 16:5", "BuoyModel holds it 20:17",
                "BuoyModel reaches it 21:27", "MoleModel uses it through QuayContainer 26:25",
            ])
    }

    @Test("What a package's type or the platform shares is reached by its name, or by its variable")
    func reachedOutside() throws {
        let text = """
            import AppKit
            import Pictures
            final class PierModel {
                func open() { PictureCache.shared.load() ; NSApp.activate() }
                func close(_ kind: PictureKind) { if kind == .shared { NSApplication.shared.hide(nil) } }
            }
            """
        #expect(rows(try trace("PictureCache", text).users) == ["PierModel reaches it 4:19"])
        #expect(
            rows(try trace("NSApplication", text).users) == ["PierModel reaches it 4:48", "PierModel reaches it 5:60"])
        #expect(throws: QueryError.self) { try trace("PictureKind", text) }
    }

    @Test("A wrapper asks once, be it a property's or a function's variable's")
    func askedByWrapper() throws {
        let text = #"""
            import Dependencies
            import SwiftUI
            @Observable final class Guest { var name = ""; func leave() { name = "" } }
            final class Ledger: ObservableObject { @Published var lines: [String] = []; func add() { lines.append("") } }
            private enum GuestKey: DependencyKey { static let liveValue = Guest() }
            extension DependencyValues {
                var guest: Guest {
                    get { self[GuestKey.self] }
                    set { self[GuestKey.self] = newValue }
                }
            }
            final class Porter {
                @Dependency(\.guest) private var guest
                func close() { guest.leave() }
            }
            final class Doorman {
                func close() {
                    @Dependency(\.guest) var guest
                    guest.leave()
                }
            }
            func closeAll() {
                @Dependency(\.guest) var guest
                guest.leave()
            }
            struct HallView: View {
                @Environment(Guest.self) private var guest
                @EnvironmentObject private var ledger: Ledger
                var body: some View { Button(guest.name) { ledger.add() } }
            }
            struct LobbyView: View {
                @StateObject private var ledger = Ledger()
                var body: some View { Button("") { ledger.add() } }
            }
            """#
        #expect(
            rows(try trace("Guest", text).users) == [
                "Porter reaches it 13:5", "Doorman reaches it 18:9", "A.swift uses it through DependencyValues 23:17",
                "HallView reaches it 27:5",
            ])
        #expect(rows(try trace("Ledger", text).users) == ["HallView reaches it 28:5", "LobbyView holds it 32:30"])
    }

    @Test("A shared instance that a property begins with is reached, and one that is set is held")
    func shared() throws {
        let found = try trace(
            "Lamp",
            """
            final class Lamp {
                static let shared = Lamp()
                func light() {}
            }
            final class Tower {
                private let lamp = Lamp.shared
                func open() { lamp.light() }
            }
            final class Mast {
                var lamp: Lamp?
                func open() { lamp?.light() }
            }
            """)
        #expect(rows(found.users) == ["Tower reaches it 6:24", "Mast holds it 10:9"])
    }

    @Test("Who hands it on, and who uses it, is the class whose code does, not each of its subclasses")
    func subclasses() throws {
        let found = try trace(
            "DepotService",
            """
            final class DepotService { func load() {} }
            class FormModel {
                let depot: DepotService
                init(depot: DepotService) { self.depot = depot }
                func reload() { depot.load() }
                func edit() { _ = EditModel(depot: depot) }
            }
            final class EditModel {
                private let depot: DepotService
                init(depot: DepotService) { self.depot = depot }
                func show() { depot.load() }
            }
            final class FoodModel: FormModel {
                func more() { _ = EditModel(depot: depot) }
            }
            final class SongModel: FormModel {
                init(songs: DepotService) { super.init(depot: songs) }
            }
            """)
        #expect(
            rows(found.carriers) == ["FormModel hands it to EditModel 6:40", "FoodModel hands it to EditModel 14:40"])
        #expect(
            rows(found.users) == ["FormModel takes it and uses it 5:21", "EditModel takes it and uses it 11:19"])
    }

    @Test("What a factory of the library makes of arguments, it provides")
    func providedOfArguments() throws {
        let found = try trace(
            "TillModel",
            """
            import Factory
            final class TillModel { init(name: String) {} }
            extension Container {
                var tillModel: ParameterFactory<String, TillModel> { self { TillModel(name: $0) } }
            }
            """)
        #expect(rows(found.providers) == ["Container.tillModel 4:9"])
        #expect(rows(found.constructions) == ["Container 4:65"])
    }

    @Test("A package's type is followed from who takes it to who uses it")
    func typesOfPackages() throws {
        let found = try trace(
            "CloudProvider",
            """
            import CloudAccess
            final class Shelf {
                private let cloud: CloudProvider
                init(cloud: CloudProvider) { self.cloud = cloud }
                func show() { Page(cloud: cloud).load() }
            }
            final class Page {
                private let cloud: CloudProvider
                init(cloud: CloudProvider) { self.cloud = cloud }
                func load() { cloud.fetch() }
            }
            final class Cover {
                private let cloud: CloudProvider
                init(cloud: CloudProvider) { self.cloud = cloud }
            }
            """)
        #expect(rows(found.carriers) == ["Shelf hands it to Page 5:31"])
        #expect(rows(found.users) == ["Page takes it and uses it 10:19"])
        #expect(rows(found.idle) == ["Cover 14:10"])
    }

    @Test("What Needle's generator writes to pass on is no row")
    func passedOnByGeneratedCode() throws {
        let text = """
            import NeedleFoundation
            protocol Tide { func level() -> Int }
            final class LiveTide: Tide { func level() -> Int { 1 } }
            final class RootComponent: BootstrapComponent {
                var tide: any Tide { shared { LiveTide() } }
                var pier: PierComponent { PierComponent(parent: self) }
            }
            protocol PierDependency: Dependency { var tide: any Tide { get } }
            final class PierComponent: Component<PierDependency> {
                var model: PierModel { PierModel(tide: dependency.tide) }
            }
            final class PierModel {
                private let tide: any Tide
                init(tide: any Tide) { self.tide = tide }
                func read() -> Int { tide.level() }
            }
            private class PierDependency3f08c1a9d2e47b65f0a1Provider: PierDependency {
                var tide: any Tide { return rootComponent.tide }
                private let rootComponent: RootComponent
                init(rootComponent: RootComponent) { self.rootComponent = rootComponent }
            }
            """
        let found = try trace("Tide", text)
        #expect(rows(found.providers) == ["RootComponent.tide 5:9"])
        #expect(rows(found.users) == ["PierModel takes it and uses it 15:26"])
        #expect(try trace("RootComponent", text).users.isEmpty)
    }

    @Test("What a superclass takes it uses itself; what is read of a keeper is used, kept or handed on by the reader")
    func readersOfAKeeper() throws {
        let trace = AnswerTexts([
            ProjectBuilder.File(
                path: "App/A.swift",
                text: """
                    final class FeedService { func load() {} }
                    class BasePage {
                        let feed: FeedService
                        init(feed: FeedService) { self.feed = feed }
                        func show() { feed.load() }
                    }
                    final class HomePage: BasePage {
                        override init(feed: FeedService) { super.init(feed: feed) }
                    }
                    final class ShopContainer {
                        let feed = FeedService()
                        lazy var home = HomePage(feed: feed)
                    }
                    final class Keeper {
                        private let feed: FeedService
                        init(parts: ShopContainer) { feed = parts.feed }
                    }
                    final class Hander {
                        private let feed: FeedService
                        init(parts: ShopContainer) { feed = parts.feed }
                        func page() -> HomePage { HomePage(feed: feed) }
                    }
                    final class Looker {
                        private let parts: ShopContainer
                        init(parts: ShopContainer) { self.parts = parts }
                        func look() { _ = parts.feed }
                    }
                    final class Passer {
                        private let parts: ShopContainer
                        init(parts: ShopContainer) { self.parts = parts }
                        func page() -> HomePage { HomePage(feed: parts.feed) }
                    }
                    """)
        ])
        #expect(
            try trace.trace("FeedService") == """
                FeedService  class  App/A.swift:1:13

                Provided by
                  ShopContainer.feed                    App/A.swift:11:9

                Constructed by
                  ShopContainer                         App/A.swift:11:16

                Carried by
                  Hander hands it to HomePage           App/A.swift:21:46
                  Passer hands it to HomePage           App/A.swift:31:46

                Used by
                  BasePage takes it and uses it         App/A.swift:5:19
                  HomePage takes it                     App/A.swift:8:19
                  Looker uses it through ShopContainer  App/A.swift:26:23

                Taken but not used by
                  Keeper through ShopContainer          App/A.swift:16:41

                """)
    }
}
